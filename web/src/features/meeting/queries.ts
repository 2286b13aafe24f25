import { queryOptions } from '@tanstack/react-query';
import type { Room } from '@puente/contract/meeting';
import { ApiError, api } from '../../lib/api.ts';

export type { Room };

/** A meeting can be cancelled while somebody waits for it; noticed after at most this long. */
const lookAgainMs = 20_000;

/** A meeting begins at its time: a room that didn't load is asked for again by itself. */
const tryAgainMs = 5000;

function isLost(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

/**
 * The end of a meeting: the time left is counted down, so that nobody is cut off by surprise, and
 * who leaves is asked how it was.
 */
export const lastSeconds = 600;

/** What this person may see of a room. Keyed by person: roles differ. */
export function roomQuery(roomId: string, userId: string | null) {
  return queryOptions({
    queryKey: ['room', roomId, userId],
    queryFn: ({ signal }) => api('GET /api/meeting/:roomId', { params: { roomId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.state === 'early' || state.data?.state === 'open'
        ? lookAgainMs
        : isLost(state.error) && tryAgainMs,
    retry: (count, error) => !(error instanceof ApiError && error.status === 404) && count < 2,
  });
}
