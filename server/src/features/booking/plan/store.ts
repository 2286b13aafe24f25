import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { PlanEvents, Plans } from '../../../db/schema.ts';
import { newId } from '../../../lib/ids.ts';
import { type PriceTerms, withTerms } from '../../order/rules.ts';
import type { BookingRow } from '../store.ts';
import { planStates, type StoredPlanStatus } from './rules.ts';

export type PlanRow = Selectable<Plans>;

export type PlanEvent = Selectable<PlanEvents>;

/** A plan with what was bought: its price as it was quoted, for each month the same. */
export type PlanView = PlanRow & {
  currency: BookingRow['currency'];
  amount: number;
  terms: PriceTerms;
  provider_timezone: string;
};

function planViews(db: Executor) {
  return db
    .selectFrom('plans as p')
    .innerJoin('quotes as q', 'q.id', 'p.quote_id')
    .innerJoin('users as pu', 'pu.id', 'p.provider_id')
    .leftJoin('schedules as s', 's.provider_id', 'p.provider_id')
    .selectAll('p')
    .select(['q.currency', 'q.amount', 'q.terms'])
    .select((row) => row.fn.coalesce('s.timezone', 'pu.timezone').as('provider_timezone'));
}

/** Whose plans; an expert learns of one when it is paid. */
export type PlansAsked = {
  userId: string;
  role?: 'client' | 'provider' | undefined;
  planId?: string | undefined;
};

export async function findOwnPlans(
  db: Executor,
  { userId, role, planId }: PlansAsked,
): Promise<PlanView[]> {
  const rows = await planViews(db)
    .where((row) => {
      const asClient = row('p.client_id', '=', userId);
      const asProvider = row.and([
        row('p.provider_id', '=', userId),
        row('p.status', '<>', 'reserved'),
      ]);
      if (role === undefined) return row.or([asClient, asProvider]);
      return role === 'client' ? asClient : asProvider;
    })
    .$if(planId !== undefined, (query) => query.where('p.id', '=', planId ?? ''))
    .orderBy((row) => row('p.status', '=', 'ended'))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id')
    .execute();
  return rows.map(withTerms);
}

/** For the system itself: not limited to a person. */
export async function findPlan(db: Executor, planId: string): Promise<PlanView | null> {
  const row = await planViews(db).where('p.id', '=', planId).executeTakeFirst();
  return row ? withTerms(row) : null;
}

/** Locks the row; the calendars and people of the two must be locked before. */
export async function lockPlanRow(tx: Tx, planId: string): Promise<void> {
  await tx.selectFrom('plans').select('id').where('id', '=', planId).forUpdate().execute();
}

export async function insertPlan(tx: Tx, row: PlanRow): Promise<void> {
  await tx.insertInto('plans').values(row).execute();
}

/** Changes a plan whose row is locked; a change of state happens only where it may. */
export async function updatePlan(
  tx: Tx,
  planId: string,
  change: Partial<Omit<PlanRow, 'id' | 'status'>> & { status?: StoredPlanStatus },
): Promise<void> {
  const { status } = change;
  await tx
    .updateTable('plans')
    .set(change)
    .where('id', '=', planId)
    .$if(status !== undefined, (query) =>
      query.where(
        'status',
        'in',
        status === undefined ? [] : [status, ...planStates.sourcesOf(status)],
      ),
    )
    .execute();
}

export async function insertEvent(
  tx: Tx,
  event: Pick<PlanEvent, 'plan_id' | 'kind' | 'period' | 'at'> & { amount?: number },
): Promise<void> {
  await tx
    .insertInto('plan_events')
    .values({ id: newId(), amount: null, ...event })
    .execute();
}

export async function findEvents(
  db: Executor,
  planIds: readonly string[],
): Promise<Map<string, PlanEvent[]>> {
  const found = new Map<string, PlanEvent[]>(planIds.map((id) => [id, []]));
  if (planIds.length === 0) return found;
  const rows = await db
    .selectFrom('plan_events')
    .selectAll()
    .where('plan_id', 'in', planIds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const row of rows) found.get(row.plan_id)?.push(row);
  return found;
}

/** The months of each plan, the newest first. */
export async function findPeriodIds(
  db: Executor,
  planIds: readonly string[],
): Promise<{ planId: string; packageId: string }[]> {
  if (planIds.length === 0) return [];
  return db
    .selectFrom('packages')
    .select(['plan_id as planId', 'id as packageId'])
    .where('plan_id', 'in', planIds)
    .orderBy('period', 'desc')
    .orderBy('created_at', 'desc')
    .$narrowType<{ planId: string }>()
    .execute();
}

/** The month of a plan that waits for its payment. */
export async function findReservedPeriod(
  db: Executor,
  planId: string,
  period: number,
): Promise<{ packageId: string; orderId: string } | null> {
  const row = await db
    .selectFrom('packages as k')
    .innerJoin('orders as o', 'o.id', 'k.order_id')
    .select(['k.id as packageId', 'o.id as orderId'])
    .where('k.plan_id', '=', planId)
    .where('k.period', '=', period)
    .where('k.status', '=', 'reserved')
    .where('o.status', '=', 'open')
    .executeTakeFirst();
  return row ?? null;
}

/** The month with which a plan began. */
export async function findFirstPeriod(db: Executor, planId: string): Promise<string> {
  const { id } = await db
    .selectFrom('packages')
    .select('id')
    .where('plan_id', '=', planId)
    .where('period', '=', 0)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The meeting by which others of a plan are made: the first, as it was bought. The address of a home
 * is that of the latest, which is erased last (venue-5).
 */
export async function findModelMeeting(db: Executor, planId: string): Promise<BookingRow> {
  const meetings = db
    .selectFrom('bookings as b')
    .innerJoin('packages as k', 'k.id', 'b.package_id')
    .where('k.plan_id', '=', planId)
    // Without those placed from credits, which may say another place.
    .where('b.hold_expires_at', 'is not', null);
  const first = await meetings
    .selectAll('b')
    .orderBy('b.created_at')
    .orderBy('b.starts_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (first.mode !== 'home') return first;
  const latest = await meetings
    .select('b.venue')
    .where(sql<boolean>`b.venue ->> 'address' is not null`)
    .orderBy('b.starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest ? { ...first, venue: latest.venue } : first;
}

/** The months of a plan that are paid, by number. */
export async function findActivePeriods(db: Executor, planId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('packages')
    .select('id')
    .where('plan_id', '=', planId)
    .where('status', '=', 'active')
    .orderBy('period')
    .execute();
  return rows.map(({ id }) => id);
}

/** Plans of which the next month is to be reserved. */
export async function findToReserve(db: Executor, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .select('id')
    .where('status', '=', 'active')
    .where('reserve_at', '<=', now)
    .orderBy('reserve_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Plans that are to be charged, kept from other processes; the next look at each is then. */
export async function takeToCharge(
  tx: Tx,
  { now, nextAt, limit }: { now: Temporal.Instant; nextAt: Temporal.Instant; limit: number },
): Promise<Pick<PlanRow, 'id' | 'period' | 'attempts'>[]> {
  return tx
    .updateTable('plans')
    .set({ charge_at: nextAt })
    .where('id', 'in', (plans) =>
      plans
        .selectFrom('plans')
        .select('id')
        .where('status', 'in', ['active', 'past-due'])
        .where('charge_at', '<=', now)
        // A month is charged when its times are reserved.
        .where('reserve_at', 'is', null)
        .orderBy('charge_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'period', 'attempts'])
    .execute();
}

/** Stopped plans whose paid month is over. */
export async function findOver(db: Executor, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .select('id')
    .where('status', '=', 'ending')
    .where('renews_at', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lets go of the time that is reserved for a month. */
export async function expireReserved(tx: Tx, packageId: string): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ status: 'expired' })
    .where('package_id', '=', packageId)
    .where('status', '=', 'held')
    .execute();
}

/** Has the person a plan, bought or sold, that goes on? */
export async function hasOpenPlans(db: Executor, userId: string): Promise<boolean> {
  const open = await db
    .selectFrom('plans')
    .select('id')
    .where((row) => row.or([row('client_id', '=', userId), row('provider_id', '=', userId)]))
    .where('status', 'in', ['active', 'past-due', 'ending'])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** Takes what the person wrote out of their plans. */
export async function blankStopReasons(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('plans')
    .set({ stop_reason: null })
    .where((row) =>
      row.or([
        row.and([row('client_id', '=', userId), row('stopped_by', '=', 'client')]),
        row.and([row('provider_id', '=', userId), row('stopped_by', '=', 'provider')]),
      ]),
    )
    .execute();
}
