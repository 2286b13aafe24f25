import type { Booking } from './queries.ts';

type PartOf = NonNullable<Booking['partOf']>;

/** Meetings in the order of a list; those of one package or plan stand together. */
export type Gathered = { partOf: PartOf | null; bookings: Booking[] };

/** Gathers what was bought together where its first meeting stands; no meeting comes twice. */
export function gather(bookings: readonly Booking[]): Gathered[] {
  const gathered: Gathered[] = [];
  const known = new Map<string, Gathered>();
  const shown = new Set<string>();
  for (const booking of bookings) {
    // One that was moved meanwhile may stand on two pages.
    if (shown.has(booking.id)) continue;
    shown.add(booking.id);
    const { partOf = null } = booking;
    const before = partOf ? known.get(partOf.id) : undefined;
    if (before) {
      before.bookings.push(booking);
      continue;
    }
    const next = { partOf, bookings: [booking] };
    gathered.push(next);
    if (partOf) known.set(partOf.id, next);
  }
  return gathered;
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
