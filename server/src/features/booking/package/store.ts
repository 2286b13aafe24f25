import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Packages, PackageSessions } from '../../../db/schema.ts';
import { type PriceTerms, withTerms } from '../../order/rules.ts';
import type { BookingRow } from '../store.ts';
import { creditStates, packageStates, type StoredCredit } from './rules.ts';

export type PackageRow = Selectable<Packages>;

export type UnitRow = Selectable<PackageSessions>;

/** A session with the times of the meeting that has it. */
export type UnitView = UnitRow & {
  starts_at: Temporal.Instant | null;
  ends_at: Temporal.Instant | null;
  /** The start that a refund is counted from, where it isn't the meeting's own. */
  counts_from: Temporal.Instant | null;
  booking_status: BookingRow['status'] | null;
};

export type PackageView = PackageRow & {
  quote_id: string;
  currency: BookingRow['currency'];
  amount: number;
  terms: PriceTerms;
  order_status: 'open' | 'paid' | 'lapsed';
  provider_name: string;
  provider_last_name: string;
  provider_picture: string | null;
  client_name: string;
  client_last_name: string;
  client_picture: string | null;
};

function packageViews(db: Executor) {
  return db
    .selectFrom('packages as k')
    .innerJoin('orders as bought', 'bought.id', 'k.order_id')
    .innerJoin('users as pu', 'pu.id', 'k.provider_id')
    .innerJoin('users as cu', 'cu.id', 'k.client_id')
    .selectAll('k')
    .select(['bought.quote_id', 'bought.currency', 'bought.amount', 'bought.terms'])
    .select('bought.status as order_status')
    .select(['pu.name as provider_name', 'pu.last_name as provider_last_name'])
    .select(['pu.picture as provider_picture', 'cu.picture as client_picture'])
    .select([
      // As its client gave it, which is what the expert sees of them elsewhere.
      sql<string>`coalesce((select b.name from bookings b where b.package_id = k.id
        order by b.created_at, b.starts_at limit 1), '')`.as('client_name'),
      sql<string>`coalesce((select b.last_name from bookings b where b.package_id = k.id
        order by b.created_at, b.starts_at limit 1), '')`.as('client_last_name'),
    ]);
}

/** Whose packages: as client, or as expert, who learns of one when it is paid. */
export type PackagesAsked = {
  userId: string;
  role?: 'client' | 'provider' | undefined;
  withId?: string | undefined;
  packageId?: string | undefined;
};

export async function findOwnPackages(
  db: Executor,
  { userId, role, withId, packageId }: PackagesAsked,
): Promise<PackageView[]> {
  const rows = await packageViews(db)
    .where((row) => {
      const asClient = row.and([
        row('k.client_id', '=', userId),
        ...(withId === undefined ? [] : [row('k.provider_id', '=', withId)]),
      ]);
      const asProvider = row.and([
        row('k.provider_id', '=', userId),
        row('k.status', '<>', 'reserved'),
        ...(withId === undefined ? [] : [row('k.client_id', '=', withId)]),
      ]);
      if (role === undefined) return row.or([asClient, asProvider]);
      return role === 'client' ? asClient : asProvider;
    })
    // The months of a plan are told with it.
    .$if(packageId === undefined, (query) => query.where('k.plan_id', 'is', null))
    .$if(packageId !== undefined, (query) => query.where('k.id', '=', packageId ?? ''))
    .orderBy('k.valid_until')
    .orderBy('k.id')
    .execute();
  return rows.map(withTerms);
}

/** For the system itself: not limited to a person. */
export async function findPackage(db: Executor, packageId: string): Promise<PackageView | null> {
  const row = await packageViews(db).where('k.id', '=', packageId).executeTakeFirst();
  return row ? withTerms(row) : null;
}

/** The same for several, in no order. */
export async function findPackages(db: Executor, ids: readonly string[]): Promise<PackageView[]> {
  if (ids.length === 0) return [];
  const rows = await packageViews(db).where('k.id', 'in', ids).execute();
  return rows.map(withTerms);
}

export async function findPackageIdOf(db: Executor, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('packages')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findOrderOfPackage(db: Executor, packageId: string): Promise<string | null> {
  const row = await db
    .selectFrom('packages')
    .select('order_id')
    .where('id', '=', packageId)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

export function findParties(db: Executor, packageId: string) {
  return db
    .selectFrom('packages')
    .select(['provider_id as providerId', 'client_id as clientId'])
    .where('id', '=', packageId)
    .executeTakeFirst();
}

/** Locks the row; the calendars and people of the two must be locked before. */
export async function lockPackageRow(tx: Tx, packageId: string): Promise<void> {
  await tx.selectFrom('packages').select('id').where('id', '=', packageId).forUpdate().execute();
}

/** The sessions of each package by number. */
export async function findUnits(
  db: Executor,
  packageIds: readonly string[],
): Promise<Map<string, UnitView[]>> {
  const found = new Map<string, UnitView[]>(packageIds.map((id) => [id, []]));
  if (packageIds.length === 0) return found;
  const rows = await db
    .selectFrom('package_sessions as s')
    .leftJoin('bookings as b', 'b.id', 's.booking_id')
    .selectAll('s')
    .select(['b.starts_at', 'b.ends_at', 'b.refund_starts_at as counts_from'])
    .select('b.status as booking_status')
    .where('s.package_id', 'in', packageIds)
    .orderBy('s.number')
    .execute();
  for (const row of rows) found.get(row.package_id)?.push(row);
  return found;
}

/** The meetings of a package that are held or to come, by start. */
export async function findSessionBookings(
  db: Executor,
  packageId: string,
  status: 'held' | 'confirmed' | 'any',
): Promise<BookingRow[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('package_id', '=', packageId)
    .$if(status !== 'any', (query) =>
      query.where('status', '=', status === 'any' ? 'held' : status),
    )
    .orderBy('starts_at')
    .execute();
}

export async function insertPackage(
  tx: Tx,
  row: PackageRow,
  units: readonly UnitRow[],
): Promise<void> {
  await tx.insertInto('packages').values(row).execute();
  await tx
    .insertInto('package_sessions')
    .values([...units])
    .execute();
}

/** Gives a session to a meeting. */
export async function placeUnit(
  tx: Tx,
  { packageId, number, bookingId }: { packageId: string; number: number; bookingId: string },
): Promise<void> {
  await tx
    .updateTable('package_sessions')
    .set({ status: 'placed', booking_id: bookingId })
    .where('package_id', '=', packageId)
    .where('number', '=', number)
    .where('status', 'in', ['free', 'placed'])
    .execute();
}

/** Ends the hold of a session on its meeting: its credit comes back, or is spent. */
export async function endUnit(
  tx: Tx,
  { packageId, number }: { packageId: string; number: number },
  to: Extract<StoredCredit, 'free' | 'spent'>,
): Promise<void> {
  await tx
    .updateTable('package_sessions')
    .set({ status: to, ...(to === 'free' ? { booking_id: null } : {}) })
    .where('package_id', '=', packageId)
    .where('number', '=', number)
    .where('status', 'in', creditStates.sourcesOf(to))
    .execute();
}

export async function refundUnit(
  tx: Tx,
  { packageId, number }: { packageId: string; number: number },
  amount: number,
): Promise<void> {
  await tx
    .updateTable('package_sessions')
    .set({ status: 'refunded', refund_amount: amount })
    .where('package_id', '=', packageId)
    .where('number', '=', number)
    .where('status', 'in', creditStates.sourcesOf('refunded'))
    .execute();
}

/** What a report led to goes back of the share of the session that a meeting has; of others nothing is noted. */
export async function addSessionRefund(tx: Tx, bookingId: string, amount: number): Promise<void> {
  await tx
    .updateTable('package_sessions')
    .set((row) => ({ refund_amount: sql`${row.ref('refund_amount')} + ${amount}::bigint` }))
    .where('booking_id', '=', bookingId)
    .execute();
}

export async function markPackageActive(tx: Tx, packageId: string): Promise<void> {
  await tx
    .updateTable('packages')
    .set({ status: 'active' })
    .where('id', '=', packageId)
    .where('status', 'in', packageStates.sourcesOf('active'))
    .execute();
}

export async function markPackageCancelled(
  tx: Tx,
  packageId: string,
  { by, reason, now }: { by: 'client' | 'provider'; reason: string; now: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('packages')
    .set({ status: 'cancelled', cancelled_at: now, cancelled_by: by, cancel_reason: reason })
    .where('id', '=', packageId)
    .where('status', 'in', packageStates.sourcesOf('cancelled'))
    .execute();
}

/** Active packages that end by then and have sessions to place, kept from other processes. */
export function takeEndingPackages(
  tx: Tx,
  { now, until, days }: { now: Temporal.Instant; until: Temporal.Instant; days: number },
): Promise<Pick<PackageRow, 'id' | 'valid_until' | 'noticed_days'>[]> {
  return tx
    .selectFrom('packages as k')
    .select(['k.id', 'k.valid_until', 'k.noticed_days'])
    .where('k.status', '=', 'active')
    .where('k.valid_until', '>', now)
    .where('k.valid_until', '<=', until)
    .where((row) => row.or([row('k.noticed_days', 'is', null), row('k.noticed_days', '>', days)]))
    .where((row) =>
      row.exists(
        row
          .selectFrom('package_sessions as s')
          .select('s.number')
          .whereRef('s.package_id', '=', 'k.id')
          .where('s.status', '=', 'free'),
      ),
    )
    .orderBy('k.valid_until')
    .limit(100)
    .forUpdate('k')
    .skipLocked()
    .execute();
}

export async function saveNoticed(tx: Tx, packageId: string, days: number): Promise<void> {
  await tx
    .updateTable('packages')
    .set({ noticed_days: days })
    .where('id', '=', packageId)
    .execute();
}

/** Has the person a package, bought or sold, with sessions that can still be placed? */
export async function hasOpenPackages(
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const open = await db
    .selectFrom('packages as k')
    .innerJoin('package_sessions as s', 's.package_id', 'k.id')
    .select('k.id')
    .where((row) => row.or([row('k.client_id', '=', userId), row('k.provider_id', '=', userId)]))
    .where('k.status', '=', 'active')
    .where('k.valid_until', '>', now)
    .where('s.status', '=', 'free')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Takes what the person wrote out of their packages. */
export async function blankReasons(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('packages')
    .set({ cancel_reason: null })
    .where((row) =>
      row.or([
        row.and([row('client_id', '=', userId), row('cancelled_by', '=', 'client')]),
        row.and([row('provider_id', '=', userId), row('cancelled_by', '=', 'provider')]),
      ]),
    )
    .execute();
}
