import type { Venue } from '@puente/contract/venue';
import { useQuery } from '@tanstack/react-query';
import { online, type Way } from '../../features/availability/way.ts';
import { bookingQuery } from '../../features/booking/queries.ts';
import type { Plan } from '../../features/plan/queries.ts';

/** How and where the sessions of a plan take place: as its latest one that has a time (plan-11). */
export function usePlanPlace({ periods }: Plan): { way: Way; venue: Venue | null } {
  const bookingId = periods
    .flatMap(({ sessions }) => sessions)
    .find((session) => session.bookingId !== null)?.bookingId;
  const { data } = useQuery({ ...bookingQuery(bookingId ?? ''), enabled: bookingId !== undefined });
  if (!data) return { way: online, venue: null };
  const { mode, officeId, venue } = data;
  if (mode === 'office' && officeId) return { way: { mode, officeId }, venue };
  return { way: mode === 'home' ? { mode } : online, venue };
}
