import type { Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Problems } from '../../db/schema.ts';
import { problemStates, type ProblemStatus } from './rules.ts';

export type ProblemRow = Selectable<Problems>;

/** All of a booking, the first one first. */
export function listProblems(db: Executor, bookingIds: readonly string[]): Promise<ProblemRow[]> {
  return db
    .selectFrom('problems')
    .selectAll()
    .where('booking_id', 'in', [...bookingIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findProblem(db: Executor, id: string): Promise<ProblemRow | undefined> {
  return db.selectFrom('problems').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a report; its booking must be locked. */
export async function insertProblem(
  tx: Tx,
  report: Pick<
    ProblemRow,
    'id' | 'booking_id' | 'reported_by' | 'kind' | 'text' | 'is_confirmed' | 'created_at' | 'due_at'
  >,
): Promise<void> {
  await tx
    .insertInto('problems')
    .values({ ...report, status: 'open' })
    .execute();
}

type Change = Partial<
  Pick<
    ProblemRow,
    'answer' | 'answered_at' | 'decision' | 'passed_on_at' | 'ended_at' | 'refund_amount'
  >
>;

/** Brings a report into another state; its booking must be locked. */
export async function moveProblem(
  tx: Tx,
  id: string,
  status: Exclude<ProblemStatus, 'open'>,
  change: Change,
): Promise<void> {
  await tx
    .updateTable('problems')
    .set({ ...change, status, due_at: null })
    .where('id', '=', id)
    .where('status', 'in', problemStates.sourcesOf(status))
    .execute();
}
