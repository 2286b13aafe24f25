import type { ServiceMode } from '@puente/contract/place';

/**
 * The expert's way to a meeting: how they meet, minutes before and after it, and at which of their
 * offices (venue-1). Null where it is at none, so that it is at no other meeting's place.
 */
export type Trip = { mode: ServiceMode; travelMinutes: number; officeId: string | null };

/** A meeting online. */
export const noTrip: Trip = { mode: 'virtual', travelMinutes: 0, officeId: null };

type Leg = Pick<Trip, 'travelMinutes' | 'officeId'>;

/**
 * Minutes between two meetings of one expert for the way from one to the other: back from the one
 * and out to the other, none within one office (`travel_between` in SQL).
 */
export function travelBetween(one: Leg, other: Leg): number {
  const isSamePlace = one.officeId !== null && one.officeId === other.officeId;
  return isSamePlace ? 0 : one.travelMinutes + other.travelMinutes;
}

/** Which kind of meeting is asked about; no office where any would do, or there is none. */
export type Way = Pick<Trip, 'mode' | 'officeId'>;

/** The same as calls name it: online when absent. */
export type AskedWay = { mode?: ServiceMode | undefined; officeId?: string | undefined };

export function wayOf({ mode = 'virtual', officeId }: AskedWay): Way {
  return { mode, officeId: mode === 'office' ? (officeId ?? null) : null };
}
