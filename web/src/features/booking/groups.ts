import type { Booking } from './queries.ts';

/** How the history is laid out, in this order. */
export const bookingGroups = ['now', 'held', 'upcoming', 'completed', 'cancelled'] as const;
export type BookingGroup = (typeof bookingGroups)[number];

/** Holds that ran out were never meetings: they are not shown. */
const groupOf: Record<Booking['status'], BookingGroup | null> = {
  'in-progress': 'now',
  held: 'held',
  confirmed: 'upcoming',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: null,
};

const bySoonest = (a: Booking, b: Booking): number => Date.parse(a.start) - Date.parse(b.start);

/** Meetings by what they mean to the person now; those ahead with the soonest first. */
export function groupBookings(bookings: readonly Booking[]): Record<BookingGroup, Booking[]> {
  const groups: Record<BookingGroup, Booking[]> = {
    now: [],
    held: [],
    upcoming: [],
    completed: [],
    cancelled: [],
  };
  for (const booking of bookings) {
    const group = groupOf[booking.status];
    if (group) groups[group].push(booking);
  }
  return {
    ...groups,
    held: groups.held.toSorted(bySoonest),
    upcoming: groups.upcoming.toSorted(bySoonest),
  };
}

/** The own booking at this very time with this expert: what is taken there is taken by oneself. */
export const bookingAt = (
  bookings: readonly Booking[],
  providerId: string,
  start: string,
): Booking | undefined =>
  bookings.find(
    (booking) =>
      booking.provider.id === providerId &&
      Date.parse(booking.start) === Date.parse(start) &&
      ['held', 'confirmed', 'in-progress'].includes(booking.status),
  );

type Person = { id: string; name: string; profilePicture: string | null };

/** The other one of the two; `gone` names somebody whose account was deleted. */
export function otherParty({ role, provider, client }: Booking, gone: string): Person {
  const other = role === 'client' ? provider : client;
  return { ...other, name: `${other.name} ${other.lastName}`.trim() || gone };
}
