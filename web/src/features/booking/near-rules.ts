import type { NearMeeting } from '../../shell/near-meeting.ts';
import { otherParty } from './groups.ts';
import type { Booking } from './queries.ts';

/** The meeting that is going on or begins next. */
export function nearestOf(bookings: readonly Booking[], atMs: number): NearMeeting | null {
  const [next] = bookings
    .filter(({ status, end }) => isAhead(status) && Date.parse(end) > atMs)
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  if (!next) return null;
  const { id: bookingId, start, end, roomOpensAt, meetingLink } = next;
  const { id, profilePicture } = otherParty(next, '');
  const { name } = next.role === 'client' ? next.provider : next.client;
  // In person the booking is what leads there.
  const link = next.mode === 'virtual' ? meetingLink : null;
  const roomId = link?.replace(/^\//, '') ?? null;
  return { bookingId, person: { id, name, profilePicture }, start, end, roomOpensAt, roomId };
}

function isAhead(status: Booking['status']): boolean {
  return status === 'confirmed' || status === 'in-progress';
}
