import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import { newId } from '../../../lib/ids.ts';
import type { ApplicationStatus, Place } from './rules.ts';

const live: ApplicationStatus[] = ['waiting', 'more-asked', 'approved'];
const open: ApplicationStatus[] = ['waiting', 'more-asked'];
const decided: ApplicationStatus[] = ['approved', 'refused', 'withdrawn'];

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof readApplication>>>;

function applications(db: Executor) {
  return db
    .selectFrom('partner_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('providers as p', 'p.id', 'a.user_id')
    .select([
      'a.id',
      'a.partner_id',
      'a.user_id',
      'a.status',
      'a.asked_at',
      'a.changed_at',
      'u.name',
      'u.last_name',
      'u.picture',
      'p.expertise',
    ]);
}

/** One text for any number of ids, so that the statement is prepared once. */
function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}

/** An application to one of the partners; null when none of theirs has that id. */
export async function readApplication(db: Executor, partnerIds: readonly string[], id: string) {
  const row = await applications(db)
    .where('a.id', '=', id)
    .where('a.partner_id', '=', anyOf(partnerIds))
    .executeTakeFirst();
  return row ?? null;
}

/** At most `limit` applications to the partners, in the order of their list, behind a place in it. */
export function readPage(
  db: Executor,
  partnerIds: readonly string[],
  which: 'open' | 'decided',
  { limit, after }: { limit: number; after: Place | null },
) {
  const listed = applications(db)
    .where('a.partner_id', '=', anyOf(partnerIds))
    .where('a.status', 'in', which === 'open' ? open : decided)
    .limit(limit);
  if (which === 'decided')
    return listed
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(a.changed_at, a.id) < (${after?.at}, ${after?.id}::uuid)`),
      )
      .orderBy('a.changed_at', 'desc')
      .orderBy('a.id', 'desc')
      .execute();
  // Those who wait for an answer before those who were asked something.
  const isBehind = sql<boolean>`a.status <> 'waiting'`;
  return listed
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${isBehind}, a.asked_at, a.id) > (${after?.isBehind}, ${after?.at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(isBehind)
    .orderBy('a.asked_at')
    .orderBy('a.id')
    .execute();
}

/** How many applications a list has. */
export async function countAll(
  db: Executor,
  partnerIds: readonly string[],
  which: 'open' | 'decided',
): Promise<number> {
  const { total } = await db
    .selectFrom('partner_applications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('partner_id', '=', anyOf(partnerIds))
    .where('status', 'in', which === 'open' ? open : decided)
    .executeTakeFirstOrThrow();
  return total;
}

/** How many wait for an answer, by partner. */
export async function countWaiting(
  db: Executor,
  partnerIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('partner_applications')
    .select((eb) => ['partner_id', eb.fn.countAll<number>().as('waiting')])
    .where('partner_id', '=', anyOf(partnerIds))
    .where('status', '=', 'waiting')
    .groupBy('partner_id')
    .execute();
  return new Map(rows.map((row) => [row.partner_id, row.waiting]));
}

/**
 * Whether one of the partners may read what a person sent at an instant: while the application is open or
 * approved, and of whom they refused what lay before them then (upload-4).
 */
export async function mayReadDocument(
  db: Executor,
  partnerIds: readonly string[],
  { userId, sentAt }: { userId: string; sentAt: Temporal.Instant },
): Promise<boolean> {
  const row = await db
    .selectFrom('partner_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('partner_id', '=', anyOf(partnerIds))
    .where((eb) =>
      eb.or([
        eb('status', 'in', live),
        eb.and([eb('status', '=', 'refused'), eb('changed_at', '>=', sentAt)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export type LiveRow = { id: string; partnerId: string; status: ApplicationStatus };

/** The application of a person that is open or approved, locked until the transaction ends. */
export async function lockLive(tx: Tx, userId: string): Promise<LiveRow | null> {
  const row = await tx
    .selectFrom('partner_applications')
    .select(['id', 'partner_id', 'status'])
    .where('user_id', '=', userId)
    .where('status', 'in', live)
    .forUpdate()
    .executeTakeFirst();
  return row ? { id: row.id, partnerId: row.partner_id, status: row.status } : null;
}

/** The latest application of a person, with its partner. */
export async function readLatest(db: Executor, userId: string) {
  const row = await db
    .selectFrom('partner_applications as a')
    .innerJoin('partners as p', 'p.id', 'a.partner_id')
    .select(['a.id', 'a.partner_id', 'a.status', 'a.asked_at', 'a.changed_at', 'p.slug', 'p.name'])
    .where('a.user_id', '=', userId)
    .orderBy('a.asked_at', 'desc')
    .orderBy('a.changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** All applications of a person, the first one first. */
export function readAllOf(db: Executor, userId: string) {
  return db
    .selectFrom('partner_applications as a')
    .innerJoin('partners as p', 'p.id', 'a.partner_id')
    .select(['a.id', 'p.name'])
    .where('a.user_id', '=', userId)
    .orderBy('a.asked_at')
    .execute();
}

export type Step = {
  status: ApplicationStatus;
  side: 'expert' | 'partner';
  message: string;
  at: Temporal.Instant;
};

/** False where the person has a live application already. */
export async function insertApplication(
  tx: Tx,
  { userId, partnerId }: { userId: string; partnerId: string },
  step: Step,
): Promise<boolean> {
  const id = newId();
  const inserted = await tx
    .insertInto('partner_applications')
    .values({
      id,
      partner_id: partnerId,
      user_id: userId,
      status: step.status,
      asked_at: step.at,
      changed_at: step.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  await insertStep(tx, id, step);
  return true;
}

/** Brings a locked application to a state; returns the line of its history. */
export async function saveStep(tx: Tx, id: string, step: Step): Promise<number> {
  await tx
    .updateTable('partner_applications')
    .set({
      status: step.status,
      changed_at: step.at,
      ...(step.status === 'waiting' ? { asked_at: step.at } : {}),
    })
    .where('id', '=', id)
    .execute();
  return insertStep(tx, id, step);
}

/** Adds to the history what leaves the application where it is. */
export async function insertStep(tx: Tx, id: string, step: Step): Promise<number> {
  const { line } = await tx
    .insertInto('partner_application_steps')
    .values((eb) => ({
      application_id: id,
      line: eb
        .selectFrom('partner_application_steps')
        .select((of) => of(of.fn.coalesce(of.fn.max('line'), of.val(0)), '+', 1).as('line'))
        .where('application_id', '=', id),
      status: step.status,
      side: step.side,
      message: step.message,
      happened_at: step.at,
    }))
    .returning('line')
    .executeTakeFirstOrThrow();
  return line;
}

export type StepRow = Awaited<ReturnType<typeof readSteps>>[number];

export function readSteps(db: Executor, id: string) {
  return db
    .selectFrom('partner_application_steps')
    .select(['line', 'status', 'side', 'message', 'happened_at'])
    .where('application_id', '=', id)
    .orderBy('line')
    .execute();
}

export async function deleteAllOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('partner_applications').where('user_id', '=', userId).execute();
}
