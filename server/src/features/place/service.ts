import type { Call } from '@puente/contract/endpoint';
import type {
  getServiceRegions as regionsEndpoint,
  ProviderPlaces,
  PublicPlaces,
  putOwnPlaces,
} from '@puente/contract/place';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { findArea, serviceRegions } from '../../lib/regions.ts';
import { checkAddress, type Gazetteer } from './address/service.ts';
import { presentOwn, presentPublic } from './present.ts';
import { isInPerson } from './rules.ts';
import {
  lockPlaces,
  type OfficeRow,
  type OfficeValues,
  readOffices,
  readPlaces,
  savePlaces,
} from './store.ts';

export { type CheckedAddress, checkAddress } from './address/service.ts';
export { isInAreas } from './rules.ts';

type Deps = Pick<Context, 'db' | 'clock'> & Gazetteer;

/** What follows a change of somebody's places elsewhere; runs inside the same transaction. */
export type OnPlacesChanged = (tx: Tx, userId: string) => Promise<void>;

/** The regions with everything that people may see of them. */
export async function getServiceRegions(): Promise<Call<typeof regionsEndpoint>['reply']> {
  // The reply's schema leaves out what addresses are read by.
  return { regions: [...serviceRegions()] };
}

/** The person's own places, also while no profile is public. */
export async function getOwnPlaces(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<Client, 'userId'>,
): Promise<ProviderPlaces> {
  const [row] = await readPlaces(db, [userId]);
  return presentOwn(row, await readOffices(db, [userId]));
}

type Input = Call<typeof putOwnPlaces>['body'] & { travelMinutes: number };

/**
 * Replaces the person's own places. New and changed addresses are looked up again before anything is
 * locked (place-4). Refuses with `places-changed` when another tab saved others since `version`.
 */
export async function saveOwnPlaces(
  context: Deps,
  actor: Pick<Client, 'userId'>,
  input: Input,
  onChanged: OnPlacesChanged,
): Promise<ProviderPlaces> {
  const { userId } = actor;
  const homeAreaIds = [...new Set(input.home.areaIds)];
  if (!homeAreaIds.every((id) => findArea(id)))
    throw invalidField('home.areaIds', 'There is no such area');
  if (input.office.offices.length > policy.place.maxOffices) throw new AppError('too-many-offices');
  const offices = await checkOffices(context, userId, input.office.offices);
  const offered = {
    ...{ isHomeEnabled: input.home.enabled, homeAreaIds },
    ...{ isOfficeEnabled: input.office.enabled, offices },
  };
  const places = {
    is_home_enabled: input.home.enabled,
    home_area_ids: homeAreaIds,
    is_office_enabled: input.office.enabled,
    travel_minutes: input.travelMinutes,
    is_in_person: isInPerson(offered),
  };
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    const { version } = await lockPlaces(tx, userId, now);
    if (version !== input.version) throw new AppError('places-changed');
    await savePlaces(tx, userId, { places, offices }, now);
    await onChanged(tx, userId);
  });
  return getOwnPlaces(context, actor);
}

type SentOffice = Input['office']['offices'][number];

/** The offices as rows: those that are there and unchanged as they are, the others looked up. */
async function checkOffices(
  context: Deps,
  userId: string,
  sent: readonly SentOffice[],
): Promise<OfficeValues[]> {
  const own = new Map((await readOffices(context.db, [userId])).map((row) => [row.id, row]));
  const named = new Set<string>();
  const checked: OfficeValues[] = [];
  for (const [at, office] of sent.entries()) {
    const id = office.id?.toLowerCase();
    const before = id === undefined ? undefined : own.get(id);
    if (id !== undefined && (!before || named.has(id)))
      throw invalidField(`office.offices.${at}.id`, 'Not one of your offices, or named twice');
    if (id !== undefined) named.add(id);
    // One after the other: a gazetteer gets one question of a person at a time.
    // oxlint-disable-next-line no-await-in-loop
    checked.push(await checkOffice(context, office, before, `office.offices.${at}.address`));
  }
  return checked;
}

async function checkOffice(
  context: Deps,
  { name, address, areaId }: SentOffice,
  before: OfficeRow | undefined,
  path: string,
): Promise<OfficeValues> {
  if (before?.address === address && before.area_id === areaId) {
    const { id, region_id, area_id, lat, lon } = before;
    return { id, name, address, region_id, area_id, lat, lon };
  }
  const regionId = findArea(areaId)?.region.id ?? '';
  const found = await checkAddress(context, { regionId, line: address, areaId }, path);
  return {
    id: before?.id ?? newId(),
    name,
    address: found.line,
    region_id: found.regionId,
    area_id: found.areaId,
    lat: found.lat,
    lon: found.lon,
  };
}

/** Where an expert can be met, as bookings and public pages need it. */
export type PlacesOf = {
  /** Whether the expert said anything at all; without it they meet people online alone. */
  isSet: boolean;
  isInPerson: boolean;
  /** Null where they visit nobody. */
  home: { areaIds: string[] } | null;
  offices: { id: string; name: string; address: string; areaId: string; regionId: string }[];
  /** Kept free before and after each meeting in person. */
  travelMinutes: number;
  public: PublicPlaces;
};

/** What is on offer of one expert's places: what is switched off is left out. */
export async function findPlacesOf(db: Executor, providerId: string): Promise<PlacesOf> {
  const all = await findPlacesOfAll(db, [providerId]);
  return all(providerId);
}

/** The same for many; the answer is asked by the expert's id. */
export async function findPlacesOfAll(
  db: Executor,
  providerIds: readonly string[],
): Promise<(providerId: string) => PlacesOf> {
  const rows = new Map((await readPlaces(db, providerIds)).map((row) => [row.user_id, row]));
  const all = rows.size > 0 ? await readOffices(db, providerIds) : [];
  return (providerId) => {
    const row = rows.get(providerId);
    const offices = all.filter(({ user_id }) => user_id === providerId);
    const shown = presentPublic(row, offices);
    return {
      isSet: row !== undefined,
      isInPerson: row?.is_in_person ?? false,
      home: shown.home && { areaIds: shown.home.areas.map(({ id }) => id) },
      offices: (row?.is_office_enabled ? offices : []).map((office) => ({
        id: office.id,
        name: office.name,
        address: office.address,
        areaId: office.area_id,
        regionId: office.region_id,
      })),
      travelMinutes: row?.travel_minutes ?? policy.place.travelMinutes.default,
      public: shown,
    };
  };
}
