import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body, type Reply } from '../../lib/api.ts';

export type Plan = Reply<'GET /api/booking/plan/:id'>;
export type PlanPeriod = Plan['periods'][number];
export type PlanSession = PlanPeriod['sessions'][number];
export type PlanDates = Reply<'POST /api/booking/plan-dates'>;

export const plansKey = ['plans'] as const;

/** How often a plan is looked at again while a payment of it may come. */
const payingMs = 3000;

export function planQuery(id: string) {
  return queryOptions({
    queryKey: [...plansKey, 'one', id],
    queryFn: ({ signal }) => api('GET /api/booking/plan/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.payableId ? payingMs : false),
  });
}

export const ownPlansQuery = queryOptions({
  queryKey: [...plansKey, 'own'],
  queryFn: ({ signal }) => api('GET /api/booking/plans', { query: {}, signal }),
});

/** What a pattern gives in the first month; prices and free times are good for a moment only. */
export function planDatesQuery(choice: Body<'POST /api/booking/plan-dates'>) {
  return queryOptions({
    queryKey: [...plansKey, 'dates', choice],
    queryFn: ({ signal }) => api('POST /api/booking/plan-dates', { body: choice, signal }),
    staleTime: 30_000,
    retry: false,
  });
}

/** Free times of a session's length on one day. */
export function planSlotsQuery(of: {
  providerId: string;
  date: string;
  timezone: string;
  durationMinutes: Plan['durationMinutes'];
}) {
  const { providerId: id, ...query } = of;
  return queryOptions({
    queryKey: ['free-time', 'plan', of],
    queryFn: ({ signal }) =>
      api('GET /api/availability/slots/:id', {
        params: { id },
        query: { ...query, ownLength: 'true' },
        signal,
      }),
  });
}

function useChange<Input>(id: string, change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['bookings'] });
      void client.invalidateQueries({ queryKey: ['free-time'] });
      return client.invalidateQueries({ queryKey: [...plansKey, 'one', id] });
    },
  });
}

export function useStopPlan(id: string) {
  return useChange(id, (body: Omit<Body<'POST /api/booking/stop-plan'>, 'planId'>) =>
    api('POST /api/booking/stop-plan', { body: { ...body, planId: id } }),
  );
}

export function useResumePlan(id: string) {
  return useChange(id, () => api('POST /api/booking/resume-plan', { body: { planId: id } }));
}

/** A time for a session of the reserved month, or for one that is paid and has none. */
export function useChooseTime(id: string) {
  return useChange(
    id,
    ({ period, number, start }: { period: PlanPeriod; number: number; start: string }) =>
      period.status === 'reserved'
        ? api('POST /api/booking/plan-time', { body: { planId: id, number, start } })
        : api('POST /api/booking/book', {
            body: { packageId: period.packageId, sessions: [{ start }] },
          }),
  );
}

/** Buys a plan: its first times are held until it is paid. */
export function useBuyPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      idempotencyKey,
      ...body
    }: Body<'POST /api/booking/book'> & { idempotencyKey: string }) =>
      api('POST /api/booking/book', { body, idempotencyKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: plansKey });
      void client.invalidateQueries({ queryKey: ['free-time'] });
    },
  });
}
