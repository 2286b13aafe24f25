import type { Executor, Tx } from '../../../db/connection.ts';
import { clearStars } from '../../provider/stars/service.ts';
import { blankAuthor, deleteAbout, readAnsweredBy, readWrittenBy } from './store.ts';

/** What the person wrote about experts, and answered as one. */
export async function exportReviews(db: Executor, userId: string) {
  const written = await readWrittenBy(db, userId);
  const answered = await readAnsweredBy(db, userId);
  return {
    written: written.map((row) => ({
      expert: `${row.name} ${row.last_name}`.trim(),
      stars: row.stars,
      text: row.text,
      writtenAt: row.created_at.toString(),
      changedAt: row.changed_at?.toString() ?? null,
      answer: row.answer,
      hiddenBecause: row.hidden_reason,
    })),
    answers: answered.map((row) => ({
      text: row.answer,
      answeredAt: row.answered_at?.toString() ?? null,
    })),
  };
}

/**
 * What the person wrote stays without a name, as others decided by it; what was said of them as an
 * expert goes with their profile.
 */
export async function forgetReviews(tx: Tx, userId: string): Promise<void> {
  await blankAuthor(tx, userId);
  await deleteAbout(tx, userId);
  await clearStars(tx, userId);
}
