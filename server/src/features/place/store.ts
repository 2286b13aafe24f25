import { type Insertable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { ProviderOffices, ProviderPlaces } from '../../db/schema.ts';

const columns = [
  'user_id',
  'is_home_enabled',
  'home_area_ids',
  'is_office_enabled',
  'travel_minutes',
  'is_in_person',
  'version',
] as const;

const officeColumns = [
  'id',
  'user_id',
  'name',
  'address',
  'region_id',
  'area_id',
  'lat',
  'lon',
] as const;

/** Where these people meet others in person; those who never said are left out. */
export function readPlaces(db: Executor, userIds: readonly string[]) {
  return db
    .selectFrom('provider_places')
    .select(columns)
    .where('user_id', '=', anyOf(userIds))
    .execute();
}

/** Their offices, each person's in their order. */
export function readOffices(db: Executor, userIds: readonly string[]) {
  return db
    .selectFrom('provider_offices')
    .select(officeColumns)
    .where('user_id', '=', anyOf(userIds))
    .orderBy('position')
    .execute();
}

export type PlacesRow = Awaited<ReturnType<typeof readPlaces>>[number];
export type OfficeRow = Awaited<ReturnType<typeof readOffices>>[number];

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}

/** Locks a person's places until the transaction ends; makes an empty row where there is none. */
export async function lockPlaces(
  tx: Tx,
  userId: string,
  now: Temporal.Instant,
): Promise<PlacesRow> {
  await tx
    .insertInto('provider_places')
    .values({ user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return tx
    .selectFrom('provider_places')
    .select(columns)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type PlacesValues = Pick<
  Insertable<ProviderPlaces>,
  'is_home_enabled' | 'home_area_ids' | 'is_office_enabled' | 'travel_minutes' | 'is_in_person'
>;

export type OfficeValues = Pick<
  Insertable<ProviderOffices>,
  'id' | 'name' | 'address' | 'region_id' | 'area_id' | 'lat' | 'lon'
>;

/** Replaces the places of a locked row and raises its version. */
export async function savePlaces(
  tx: Tx,
  userId: string,
  { places, offices }: { places: PlacesValues; offices: readonly OfficeValues[] },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('provider_places')
    .set((eb) => ({ ...places, version: eb('version', '+', 1), updated_at: now }))
    .where('user_id', '=', userId)
    .execute();
  await tx.deleteFrom('provider_offices').where('user_id', '=', userId).execute();
  if (offices.length === 0) return;
  await tx
    .insertInto('provider_offices')
    .values(offices.map((office, at) => ({ ...office, user_id: userId, position: at + 1 })))
    .execute();
}
