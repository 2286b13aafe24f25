import type { Executor, Tx } from '../../../db/connection.ts';
import type { Unsettled } from '../../../feature.ts';
import { isUnsettled } from '../rules.ts';
import { blankTexts, listProblemsOf } from './store.ts';

/** What was reported of the person's meetings by either side, which both read anyway. */
export async function exportProblems(db: Executor, userId: string) {
  return (await listProblemsOf(db, userId)).map((row) => ({
    id: row.id,
    bookingId: row.booking_id,
    isOwn: row.reported_by === row.party,
    kind: row.kind,
    text: row.text,
    isConfirmed: row.is_confirmed,
    state: row.status,
    at: row.created_at.toString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toString() ?? null,
    decision: row.decision,
    endedAt: row.ended_at?.toString() ?? null,
    refundAmount: row.refund_amount,
  }));
}

/** Reports that somebody still has to answer or decide. */
export async function openProblems(db: Executor, userId: string): Promise<Unsettled[]> {
  return (await listProblemsOf(db, userId)).some(isUnsettled)
    ? [{ path: 'problems', message: 'Reported problems that are not settled' }]
    : [];
}

export function forgetInProblems(tx: Tx, userId: string): Promise<void> {
  return blankTexts(tx, userId);
}
