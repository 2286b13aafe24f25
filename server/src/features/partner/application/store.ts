import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import { newId } from '../../../lib/ids.ts';
import type { ApplicationStatus } from './rules.ts';

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

/** A page of applications to the partners, with how many there are. */
export async function readPage(
  db: Executor,
  partnerIds: readonly string[],
  which: 'open' | 'decided',
  { limit, offset }: { limit: number; offset: number },
) {
  const statuses = which === 'open' ? open : decided;
  const rows = await applications(db)
    .where('a.partner_id', '=', anyOf(partnerIds))
    .where('a.status', 'in', statuses)
    // Of the open ones, those who wait for an answer before those who were asked something.
    .$if(which === 'open', (query) =>
      query.orderBy((eb) => eb('a.status', '=', 'waiting'), 'desc').orderBy('a.asked_at'),
    )
    .$if(which === 'decided', (query) => query.orderBy('a.changed_at', 'desc'))
    .orderBy('a.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('partner_applications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('partner_id', '=', anyOf(partnerIds))
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return { rows, total };
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

/** Whether the person has an open application, or is in the group, of one of the partners. */
export async function isKnown(
  db: Executor,
  partnerIds: readonly string[],
  userId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('partner_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('partner_id', '=', anyOf(partnerIds))
    .where('status', 'in', live)
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
