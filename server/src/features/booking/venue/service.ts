import type { createQuote } from '@puente/contract/booking';
import type { Venue } from '@puente/contract/venue';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import { findArea } from '../../../lib/regions.ts';
import type { FindTrips, Trip } from '../../availability/service.ts';
import {
  checkAddress,
  type CheckedAddress,
  findPlacesOf,
  findPlacesOfAll,
  isInAreas,
  type PlacesOf,
} from '../../place/service.ts';
import { homesEndedBefore, type MeetingPlace, nearestAreas, online, tripOf } from './rules.ts';
import { eraseHomes } from './store.ts';

export { eraseHomesOf, updateHome } from './store.ts';

/** How a client wants to meet, as the quote's body says it. */
export type PlaceChoice = Pick<z.output<typeof createQuote.body>, 'mode' | 'officeId' | 'address'>;

/** Looking an address up again asks the gazetteer. */
export type PlaceDeps = Pick<Context, 'db'> & Parameters<typeof checkAddress>[0];

/**
 * Where a meeting would take place, and how far the expert travels to it, as both are now.
 * @throws `mode-not-offered`, `office-gone`, `address-not-found`, or `address-not-in-area` with the
 * nearest areas
 */
export async function placeOf(
  context: PlaceDeps,
  providerId: string,
  { mode = 'virtual', officeId, address }: PlaceChoice,
): Promise<MeetingPlace> {
  if (mode === 'virtual') return online;
  const places = await findPlacesOf(context.db, providerId);
  const travel = { mode, travel_minutes: places.travelMinutes };
  if (mode === 'office') return { ...travel, ...officeOf(places, officeId) };
  return { ...travel, office_id: null, venue: await homeOf(context, places, address) };
}

/**
 * The expert's way to meetings of that kind, before an address is known.
 * @throws `mode-not-offered`, `office-gone`
 */
export async function tripTo(
  db: Executor,
  providerId: string,
  { mode = 'virtual', officeId }: Pick<PlaceChoice, 'mode' | 'officeId'>,
): Promise<Trip> {
  if (mode === 'virtual') return tripOf(online);
  const places = await findPlacesOf(db, providerId);
  const travel = { mode, travel_minutes: places.travelMinutes };
  if (mode === 'office') return tripOf({ ...travel, ...officeOf(places, officeId) });
  if ((places.home?.areaIds.length ?? 0) === 0) throw new AppError('mode-not-offered');
  return tripOf({ ...travel, office_id: null });
}

function officeOf(
  { offices }: PlacesOf,
  officeId: string | undefined,
): Pick<MeetingPlace, 'office_id' | 'venue'> {
  if (offices.length === 0) throw new AppError('mode-not-offered');
  const office = offices.find(({ id }) => id === officeId);
  const found = office && findArea(office.areaId);
  if (!office || !found) throw new AppError('office-gone');
  return { office_id: office.id, venue: venueIn(found, office) };
}

async function homeOf(
  context: PlaceDeps,
  places: PlacesOf,
  address: PlaceChoice['address'],
): Promise<Venue> {
  const offered = places.public.home?.areas ?? [];
  if (offered.length === 0) throw new AppError('mode-not-offered');
  // The contract lets nothing else through.
  if (!address) throw new AppError('invalid-input');
  const checked = await lookUp(context, address, offered);
  const found = findArea(checked.areaId);
  if (!found || !isInAreas(checked.areaId, places.home?.areaIds ?? []))
    throw notInArea(address.areaId, offered);
  return venueIn(found, { name: null, address: checked.line });
}

type NamedArea = { id: string; name: string };

/** The address as it is on the map; a refusal names the areas that are served. */
async function lookUp(
  context: PlaceDeps,
  address: NonNullable<PlaceChoice['address']>,
  offered: readonly NamedArea[],
): Promise<CheckedAddress> {
  try {
    return await checkAddress(context, address, 'address.line');
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'address-not-in-area') throw error;
    throw notInArea(address.areaId, offered);
  }
}

function notInArea(areaId: string, offered: readonly NamedArea[]): AppError {
  return new AppError('address-not-in-area', {
    fields: [{ path: 'address.line', message: 'Not in an area the expert comes to' }],
    areas: nearestAreas(areaId, offered, (id) => findArea(id)?.area.neighbours ?? []),
  });
}

function venueIn(
  { area, region }: NonNullable<ReturnType<typeof findArea>>,
  { name, address }: Pick<Venue, 'name' | 'address'>,
): Venue {
  return { name, address, area: area.name, region: region.name, timezone: region.timeZone };
}

/** How experts get to meetings of one kind; those who don't offer it are left out (venue-1). */
export function findTripsIn({ db }: Pick<Context, 'db'>): FindTrips {
  return async (providerIds, { mode, officeId }) => {
    const placesOf = await findPlacesOfAll(db, providerIds);
    const offers = (places: PlacesOf): boolean => {
      if (mode === 'home') return (places.home?.areaIds.length ?? 0) > 0;
      return places.offices.some(({ id }) => officeId === null || id === officeId);
    };
    return new Map(
      providerIds
        .map((id) => ({ id, places: placesOf(id) }))
        .filter(({ places }) => offers(places))
        .map(({ id, places }) => [id, { mode, travelMinutes: places.travelMinutes, officeId }]),
    );
  };
}

/** Can the two still meet where a quote or a hold says? An office may be gone by now. */
export async function doesPlaceStand(
  db: Executor,
  { mode, office_id: officeId, provider_id: providerId }: Placed,
): Promise<boolean> {
  if (mode !== 'office') return true;
  const { offices } = await findPlacesOf(db, providerId);
  return offices.some(({ id }) => id === officeId);
}

type Placed = Pick<MeetingPlace, 'mode' | 'office_id'> & { provider_id: string };

/** @throws `office-gone` */
export async function assertPlaceStands(db: Executor, placed: Placed): Promise<void> {
  if (!(await doesPlaceStand(db, placed))) throw new AppError('office-gone');
}

/**
 * Forgets homes 30 days after the meeting would have ended, and those that were only quoted as soon
 * as the quote is over: its booking has its own (venue-5).
 */
export async function eraseOldHomes({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await eraseHomes(db, { endedBy: homesEndedBefore(now), quotesOverBy: now });
}
