import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { now, nowMs } from '../../lib/clock.ts';
import { queryClient } from '../../lib/query-client.ts';
import { nearMeeting } from '../../shell/near-meeting.ts';
import { currentSession, onSession } from '../../shell/session/session.ts';
import { nearestOf } from './near-rules.ts';
import { bookingsKey, nearHours } from './queries.ts';

/** Another device may book or cancel. */
const lookAgainMs = 5 * 60_000;
/** More bookings than a person has around a day, expired and cancelled ones included. */
const bookingsAround = 30;

const nearQuery = queryOptions({
  queryKey: [...bookingsKey, 'near'],
  queryFn: async ({ signal }) => {
    const before = now().add({ hours: nearHours }).toString();
    const query = { limit: bookingsAround, before };
    const { bookings } = await api('GET /api/bookings', { query, signal });
    return nearestOf(bookings, nowMs());
  },
  refetchInterval: lookAgainMs,
});

let unwatch: (() => void) | null = null;

/** Keeps the near meeting of whoever is signed in; visitors have none. */
export function watchNearMeeting(): void {
  onSession(follow);
  follow();
}

function follow(): void {
  const isSignedIn = currentSession().status === 'signed-in';
  if (isSignedIn === (unwatch !== null)) return;
  unwatch?.();
  unwatch = null;
  if (!isSignedIn) {
    nearMeeting.set(null);
    return;
  }
  const observer = new QueryObserver(queryClient, nearQuery);
  unwatch = observer.subscribe(({ data }) => nearMeeting.set(data ?? null));
}
