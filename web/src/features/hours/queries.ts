import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body, type Reply } from '../../lib/api.ts';

export type Hours = Reply<'GET /api/availability/schedule'>;
export type HoursChanges = Omit<Body<'POST /api/availability/preview'>, 'at' | 'durationMinutes'>;

/** The signed-in expert's hours, rules and blocks. */
export const hoursQuery = queryOptions({
  queryKey: ['hours'],
  queryFn: ({ signal }) => api('GET /api/availability/schedule', { signal }),
});

/** A year of public holidays of the country of the hours. */
export function holidaysQuery(language: 'en' | 'es') {
  return queryOptions({
    queryKey: ['hours', 'holidays', language],
    queryFn: ({ signal }) => api('GET /api/availability/holidays', { query: { language }, signal }),
  });
}

/** The pause in typing after which the preview follows. */
const previewPauseMs = 400;

type Length = Body<'POST /api/availability/preview'>['durationMinutes'];

/** What clients would see with these hours, in the next days. */
export function previewQuery(changes: HoursChanges, durationMinutes: Length) {
  return queryOptions({
    queryKey: ['hours', 'preview', changes, durationMinutes ?? null],
    queryFn: async ({ signal }) => {
      // The next letter makes another query, and aborts this one.
      await pause(previewPauseMs, signal);
      const body = { ...changes, ...(durationMinutes ? { durationMinutes } : {}) };
      return api('POST /api/availability/preview', { body, signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** Why a wall time of the expert's zone isn't offered with these hours. */
export function whyQuery(changes: HoursChanges, durationMinutes: Length, at: string) {
  return queryOptions({
    queryKey: ['hours', 'why', changes, durationMinutes ?? null, at],
    queryFn: async ({ signal }) => {
      const body = { ...changes, at, ...(durationMinutes ? { durationMinutes } : {}) };
      return (await api('POST /api/availability/preview', { body, signal })).explanation;
    },
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Saves hours; refused with `hours-changed` when another tab saved others meanwhile. */
export function useSaveHours() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'POST /api/availability/set'>) =>
      api('POST /api/availability/set', { body }),
    onSuccess: (saved) => {
      client.setQueryData(hoursQuery.queryKey, (before) => before && { ...before, ...saved });
      return client.invalidateQueries({ queryKey: ['hours'] });
    },
  });
}

export function useBlock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'POST /api/availability/block'>) =>
      api('POST /api/availability/block', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['hours'] }),
  });
}

export function useUnblock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/availability/block/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['hours'] }),
  });
}
