import type { Booking } from './queries.ts';

/** The groups of the list, in this order. */
export const bookingGroups = ['now', 'held', 'upcoming', 'completed', 'cancelled'] as const;
export type BookingGroup = (typeof bookingGroups)[number];

/** Expired holds were never meetings: they are not shown. */
const groupOf: Record<Booking['status'], BookingGroup | null> = {
  'in-progress': 'now',
  held: 'held',
  confirmed: 'upcoming',
  completed: 'completed',
  cancelled: 'cancelled',
  expired: null,
};

/** Groups meetings by what they mean to the person now; upcoming ones with the soonest first. */
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

function bySoonest(a: Booking, b: Booking): number {
  return Date.parse(a.start) - Date.parse(b.start);
}

/** The person's own booking at this time with this expert: then it is they who took the slot. */
export function bookingAt(
  bookings: readonly Booking[],
  providerId: string,
  start: string,
): Booking | undefined {
  return bookings.find(
    (booking) =>
      booking.provider.id === providerId &&
      Date.parse(booking.start) === Date.parse(start) &&
      ['held', 'confirmed', 'in-progress'].includes(booking.status),
  );
}

type Person = { id: string; name: string; profilePicture: string | null };

/** The other person; `gone` is their name when the account was deleted. */
export function otherParty({ role, provider, client }: Booking, gone: string): Person {
  const other = role === 'client' ? provider : client;
  return { ...other, name: `${other.name} ${other.lastName}`.trim() || gone };
}
