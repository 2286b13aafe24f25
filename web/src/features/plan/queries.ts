import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, type Body, type Reply } from '../../lib/api.ts';
import type { Money } from '../../lib/money.ts';

export type Plan = Reply<'GET /api/booking/plan/:id'>;
export type PlanPeriod = Plan['periods'][number];
export type PlanSession = PlanPeriod['sessions'][number];
export type PlanDates = Reply<'POST /api/booking/plan-dates'>;
export type PlanTimes = Reply<'POST /api/booking/plan-times'>;

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

/** The times of day that a first month can have on some days of the week. */
export function planTimesQuery(choice: Body<'POST /api/booking/plan-times'>) {
  return queryOptions({
    queryKey: [...plansKey, 'times', choice],
    queryFn: ({ signal }) => api('POST /api/booking/plan-times', { body: choice, signal }),
    staleTime: 30_000,
    retry: false,
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

/** Younger than this, a quote is asked for no second time: it is valid for 15 minutes. */
const quoteFreshMs = 12 * 60_000;

/** It isn't what was agreed to any more, so nothing was bought. */
export class OfferChanged extends Error {
  /** Each month, as it is now. */
  readonly offer: { price: Money; sessions: number; minutes: number };
  constructor(offer: OfferChanged['offer']) {
    super('offer changed');
    this.offer = offer;
  }
}

export type PlanPurchase = {
  choice: Body<'POST /api/booking/quote'>;
  /** What the person agreed to, each month; the length of a session in minutes. */
  agreed: { price: Money; minutes: number };
  person: { name: string; lastName: string; email: string };
  /** Of a request; the same for one that is repeated. */
  keyFor: (content: unknown) => string;
};

/**
 * Buys a plan, whose card is charged each month, as it was agreed to, or throws `OfferChanged`: its
 * first times are held until it is paid.
 */
export function useBuyPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ choice, agreed, person, keyFor }: PlanPurchase) => {
      const queryKey = ['quote', 'plan', choice];
      const quote = await client.fetchQuery({
        queryKey,
        queryFn: () => api('POST /api/booking/quote', { body: choice }),
        staleTime: quoteFreshMs,
        retry: false,
      });
      const { price, package: sold, durationMinutes: minutes } = quote;
      const isSame =
        price.amount === agreed.price.amount &&
        price.currency === agreed.price.currency &&
        minutes === agreed.minutes;
      if (!isSame) {
        client.removeQueries({ queryKey });
        throw new OfferChanged({ price, minutes, sessions: sold?.sessionsTotal ?? 0 });
      }
      const { timezone, acceptOverlap } = choice;
      const body = { quoteId: quote.id, timezone, acceptOverlap, ...person, consent: true };
      try {
        return await api('POST /api/booking/book', { body, idempotencyKey: keyFor(body) });
      } catch (error) {
        if (error instanceof ApiError && error.status > 0 && error.status < 500)
          client.removeQueries({ queryKey });
        throw error;
      }
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: plansKey });
      void client.invalidateQueries({ queryKey: ['free-time'] });
    },
  });
}
