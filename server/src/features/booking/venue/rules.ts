import { type Venue, venue } from '@puente/contract/venue';
import { policy } from '@puente/contract/policy';
import type { Trip } from '../../availability/service.ts';

/** How and where the two meet, as quotes and bookings keep it; no venue online. */
export type MeetingPlace = {
  mode: Trip['mode'];
  travel_minutes: number;
  office_id: string | null;
  venue: Venue | null;
};

export const online: MeetingPlace = {
  mode: 'virtual',
  travel_minutes: 0,
  office_id: null,
  venue: null,
};

/** A place as its row says it, before the venue is parsed. */
type PlaceRow = Omit<MeetingPlace, 'venue'> & { venue: unknown };

export function venueOf(row: Pick<PlaceRow, 'venue'>): Venue | null {
  return row.venue === null ? null : venue.parse(row.venue);
}

/** Is the address still kept where they meet at a home? It is erased some time after. */
export function isPlaceKnown(row: Pick<PlaceRow, 'mode' | 'venue'>): boolean {
  return row.mode !== 'home' || (venueOf(row)?.address ?? null) !== null;
}

/** The expert's way to the meeting. */
export function tripOf(row: Omit<PlaceRow, 'venue'>): Trip {
  return { mode: row.mode, travelMinutes: row.travel_minutes, officeId: row.office_id };
}

/** A venue on one line, without what is forgotten: `Av. Providencia 1234, Providencia, Santiago`. */
export function lineOf({ name, address, area, region }: Venue): string {
  const parts = [name, address, area, region].filter((part) => part !== null);
  // An address may end with its area, and an area may be called like its region.
  const isNew = (part: string, at: number) =>
    !parts.slice(0, at).some((earlier) => earlier.toLowerCase().endsWith(part.toLowerCase()));
  return parts.filter(isNew).join(', ');
}

/** Until when an address of a home is kept: meetings that ended at or before this are forgotten. */
export function homesEndedBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 * policy.place.homeAddressKeptDays });
}

/**
 * The areas an expert comes to that are nearest to one they don't, by how many borders lie between,
 * in the order in which they are offered where equally near. Where there is no way over land, the
 * first ones offered.
 */
export function nearestAreas<Area extends { id: string }>(
  from: string,
  offered: readonly Area[],
  neighboursOf: (areaId: string) => readonly string[],
): Area[] {
  const steps = new Map([[from, 0]]);
  for (const [id, step] of steps)
    for (const next of neighboursOf(id)) if (!steps.has(next)) steps.set(next, step + 1);
  const stepsTo = ({ id }: Area) => steps.get(id) ?? Number.POSITIVE_INFINITY;
  return offered
    .toSorted((a, b) => (stepsTo(a) === stepsTo(b) ? 0 : stepsTo(a) - stepsTo(b)))
    .slice(0, policy.booking.nearestAreas);
}
