import type { Executor, Tx } from '../../../db/connection.ts';
import { presentBlock, presentSchedule } from '../present.ts';
import { findBlocks, findSchedules, lockSchedules } from '../store.ts';
import { deleteCalendar } from './store.ts';

/** Earlier than any block. */
const beginning = Temporal.Instant.from('1970-01-01T00:00:00Z');

/** The expert's hours, rules and blocks, past ones too; null for people without a calendar. */
export async function exportCalendar(db: Executor, userId: string) {
  const row = (await findSchedules(db, [userId])).get(userId);
  if (!row) return null;
  const blocks = await findBlocks(db, userId, beginning);
  return { ...presentSchedule(row), blocks: blocks.map(presentBlock) };
}

/** Locks the calendar, if there is one, so that nobody takes a slot of it meanwhile. */
export async function lockOwnCalendar(tx: Tx, userId: string): Promise<void> {
  await lockSchedules(tx, [userId]);
}

export function forgetCalendar(tx: Tx, userId: string): Promise<void> {
  return deleteCalendar(tx, userId);
}
