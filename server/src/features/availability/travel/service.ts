import { type AskedWay, noTrip, type Trip, type Way, wayOf } from './rules.ts';

/**
 * How experts would get to meetings in person of that kind; those who don't offer it are left out.
 * Filled in above: who offers what is another feature's.
 */
export type FindTrips = (
  providerIds: readonly string[],
  way: Way,
) => Promise<ReadonlyMap<string, Trip>>;

export type TripDeps = { findTrips: FindTrips };

/** The same for any kind; null online, where nobody travels. */
export async function findAskedTrips(
  { findTrips }: TripDeps,
  providerIds: readonly string[],
  way: Way,
): Promise<ReadonlyMap<string, Trip> | null> {
  return way.mode === 'virtual' ? null : findTrips(providerIds, way);
}

/** How one expert would get there; null where they don't meet in that way. */
export async function findOwnTrip(
  deps: TripDeps,
  providerId: string,
  asked: AskedWay,
): Promise<Trip | null> {
  const trips = await findAskedTrips(deps, [providerId], wayOf(asked));
  return trips ? (trips.get(providerId) ?? null) : noTrip;
}
