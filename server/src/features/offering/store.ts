import { type Insertable, sql, type Updateable } from 'kysely';
import type { OfferingData } from '@puente/contract/offering';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Offerings } from '../../db/schema.ts';

export type OfferingRow = Awaited<ReturnType<typeof readOwnOfferings>>[number];

const columns = [
  'id',
  'provider_id',
  'type',
  'name',
  'description',
  'category',
  'sessions',
  'duration_minutes',
  'currency',
  'price',
  'discounted_price',
  'scheduling',
  'is_enabled',
  'version',
  'updated_at',
] as const;

function offerings(db: Executor) {
  return db
    .selectFrom('offerings')
    .select(columns)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .$narrowType<{ duration_minutes: OfferingData['durationMinutes'] }>();
}

/** All offerings of an expert in their order. */
export function readOwnOfferings(db: Executor, providerId: string) {
  return offerings(db).where('provider_id', '=', providerId).execute();
}

/** The enabled offerings of these experts, each expert's in their order. */
export function readEnabledOfferings(
  db: Executor,
  providerIds: readonly string[],
): Promise<OfferingRow[]> {
  return offerings(db)
    .where('provider_id', '=', sql<string>`any(${[...providerIds]}::uuid[])`)
    .where('is_enabled', '=', true)
    .execute();
}

/** One offering that people may buy. */
export function readEnabledOffering(db: Executor, id: string): Promise<OfferingRow | undefined> {
  return offerings(db).where('id', '=', id).where('is_enabled', '=', true).executeTakeFirst();
}

/**
 * Changes of one expert's offerings wait for each other, so that the limit and the versions hold.
 * The row is the one that saving a profile locks, too.
 */
export async function lockProvider(tx: Tx, providerId: string): Promise<void> {
  await tx
    .selectFrom('providers')
    .select('id')
    .where('id', '=', providerId)
    .forNoKeyUpdate()
    .execute();
}

export type OfferingTexts = Pick<
  Insertable<Offerings>,
  | 'type'
  | 'name'
  | 'description'
  | 'category'
  | 'sessions'
  | 'duration_minutes'
  | 'currency'
  | 'price'
  | 'discounted_price'
  | 'scheduling'
  | 'is_enabled'
>;

/** Adds an offering behind the others of its expert; @returns false where the id is taken. */
export async function insertOffering(
  tx: Tx,
  own: { id: string; providerId: string },
  texts: OfferingTexts & { version?: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('offerings')
    .values((eb) => ({
      id: own.id,
      provider_id: own.providerId,
      ...texts,
      position: eb
        .selectFrom('offerings')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
        .where('provider_id', '=', own.providerId),
      created_at: now,
      updated_at: now,
    }))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return (count ?? 0n) > 0n;
}

/** Changes one offering of the expert and raises its version. */
export async function updateOffering(
  tx: Tx,
  own: { id: string; providerId: string },
  changes: Updateable<OfferingTexts>,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('offerings')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', own.id)
    .where('provider_id', '=', own.providerId)
    .execute();
}

/** Sorts the offerings of an expert like the ids. */
export async function saveOrder(tx: Tx, providerId: string, ids: readonly string[]): Promise<void> {
  await sql`update offerings o set position = wished.position
    from unnest(${[...ids]}::uuid[]) with ordinality as wished (id, position)
    where o.id = wished.id and o.provider_id = ${providerId}`.execute(tx);
}

export async function removeOffering(
  tx: Tx,
  own: { id: string; providerId: string },
): Promise<void> {
  await tx
    .deleteFrom('offerings')
    .where('id', '=', own.id)
    .where('provider_id', '=', own.providerId)
    .execute();
}
