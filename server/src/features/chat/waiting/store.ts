import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Users, WaitingGoals } from '../../../db/schema.ts';

export type GoalRow = Pick<
  Selectable<WaitingGoals>,
  'id' | 'goal' | 'language' | 'created_at' | 'expires_at' | 'expert_id'
> & { expert_name: string | null; expert_last_name: string | null };

function goalRows(db: Executor) {
  return db
    .selectFrom('waiting_goals as w')
    .leftJoin('users as e', 'e.id', 'w.expert_id')
    .select(['w.id', 'w.goal', 'w.language', 'w.created_at', 'w.expires_at', 'w.expert_id'])
    .select(['e.name as expert_name', 'e.last_name as expert_last_name']);
}

export function readGoals(db: Executor, userId: string, now: Temporal.Instant): Promise<GoalRow[]> {
  return goalRows(db)
    .where('w.user_id', '=', userId)
    .where('w.expires_at', '>', now)
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id')
    .execute();
}

export function readGoal(db: Executor, userId: string, id: string): Promise<GoalRow> {
  return goalRows(db)
    .where('w.user_id', '=', userId)
    .where('w.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Locks the account under which goals are counted; false when it is deleted. */
export async function lockAccount(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type NewGoal = Pick<
  Selectable<WaitingGoals>,
  'id' | 'user_id' | 'goal' | 'goal_key' | 'language' | 'partner_id' | 'created_at' | 'expires_at'
>;

/** The same goal of the person that waits already. */
export async function findSame(tx: Tx, goal: NewGoal): Promise<string | null> {
  const row = await tx
    .selectFrom('waiting_goals')
    .select('id')
    .where('user_id', '=', goal.user_id)
    .where('goal_key', '=', goal.goal_key)
    .where('language', '=', goal.language)
    .where('partner_id', 'is not distinct from', goal.partner_id)
    .where('expert_id', 'is', null)
    .where('expires_at', '>', goal.created_at)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function countWaiting(
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<number> {
  const { count } = await db
    .selectFrom('waiting_goals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expert_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertGoal(tx: Tx, goal: NewGoal): Promise<void> {
  // One that ran out and wasn't swept yet makes room for the same goal told again.
  await tx
    .deleteFrom('waiting_goals')
    .where('user_id', '=', goal.user_id)
    .where('expires_at', '<=', goal.created_at)
    .execute();
  await tx.insertInto('waiting_goals').values(goal).execute();
}

/** False when the person has no such goal. */
export async function deleteGoal(db: Executor, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('waiting_goals')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all that waits for the person; returns how many goals there were. */
export async function deleteWaiting(
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('waiting_goals')
    .where('user_id', '=', userId)
    .where('expert_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export type Open = Pick<Selectable<WaitingGoals>, 'id' | 'goal' | 'language' | 'partner_id'>;

/** Goals that wait, in the order of their ids; not the expert's own. */
export function readOpen(
  db: Executor,
  search: { after: string | null; expertId: string; now: Temporal.Instant; limit: number },
): Promise<Open[]> {
  const { after, expertId, now, limit } = search;
  return db
    .selectFrom('waiting_goals')
    .select(['id', 'goal', 'language', 'partner_id'])
    .where('expert_id', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', '<>', expertId)
    .where((eb) =>
      eb.or([
        eb('partner_id', 'is', null),
        eb(
          'partner_id',
          '=',
          eb.selectFrom('providers as p').select('p.partner_id').where('p.id', '=', expertId),
        ),
      ]),
    )
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The goal, while it waits. */
export function findOpen(
  db: Executor,
  id: string,
): Promise<(Open & { user_id: string }) | undefined> {
  return db
    .selectFrom('waiting_goals')
    .select(['id', 'goal', 'language', 'partner_id', 'user_id'])
    .where('id', '=', id)
    .where('expert_id', 'is', null)
    .executeTakeFirst();
}

/** Ends the waiting of a goal; false when it doesn't wait any more. */
export async function keepFound(
  tx: Tx,
  found: { id: string; expertId: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('waiting_goals')
    .set({ expert_id: found.expertId, found_at: now })
    .where('id', '=', found.id)
    .where('expert_id', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Lets a goal wait again whose expert is gone before the mail went; where the person told the same
 * goal again meanwhile, that one waits.
 */
export async function waitAgain(tx: Tx, id: string, expertId: string): Promise<void> {
  await sql`update waiting_goals w set expert_id = null, found_at = null
    where id = ${id} and expert_id = ${expertId} and not exists (
      select 1 from waiting_goals o where o.user_id = w.user_id and o.goal_key = w.goal_key
        and o.language = w.language and o.partner_id is not distinct from w.partner_id
        and o.expert_id is null)`.execute(tx);
  await tx
    .deleteFrom('waiting_goals')
    .where('id', '=', id)
    .where('expert_id', '=', expertId)
    .execute();
}

export type Told = Open &
  Pick<Selectable<Users>, 'email' | 'name'> & {
    userId: string;
    expertId: string;
    readerLanguage: Selectable<Users>['language'];
    expertName: string;
    expertLastName: string;
    expertPicture: string | null;
    expertise: string;
  };

/** A goal for which an expert came, with whom to tell and of whom. */
export function findTold(db: Executor, id: string): Promise<Told | undefined> {
  return db
    .selectFrom('waiting_goals as w')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .innerJoin('users as e', 'e.id', 'w.expert_id')
    .innerJoin('providers as p', 'p.id', 'w.expert_id')
    .select(['w.id', 'w.goal', 'w.language', 'w.partner_id'])
    .select(['u.id as userId', 'u.email', 'u.name', 'u.language as readerLanguage'])
    .select(['e.id as expertId', 'e.name as expertName', 'e.last_name as expertLastName'])
    .select(['e.picture as expertPicture', 'p.expertise'])
    .where('w.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function insertLink(
  db: Executor,
  link: { tokenHash: Buffer; userId: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('waiting_links')
    .values({ token_hash: link.tokenHash, user_id: link.userId, expires_at: link.expiresAt })
    .execute();
}

/** To whom the mail with this link was sent. */
export async function findReader(
  db: Executor,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await db
    .selectFrom('waiting_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function deleteExpired(db: Executor, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('waiting_goals').where('expires_at', '<=', now).execute();
  await db.deleteFrom('waiting_links').where('expires_at', '<=', now).execute();
}
/** Deletes the person's goals and links, and what others were told of them as an expert. */
export async function deleteOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('waiting_goals').where('user_id', '=', userId).execute();
  await tx.deleteFrom('waiting_goals').where('expert_id', '=', userId).execute();
  await tx.deleteFrom('waiting_links').where('user_id', '=', userId).execute();
}
