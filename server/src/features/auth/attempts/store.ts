import type { Executor, Tx } from '../../../db/connection.ts';
import type { RecentAttempts, AttemptKind } from './rules.ts';

/** Most rows that a limit counts. */
const mostCounted = 100;

export async function readRecentAttempts(
  tx: Tx,
  window: Window,
  by: { kind: AttemptKind; subject: string | null; address: string },
): Promise<RecentAttempts> {
  return {
    subject:
      by.subject === null ? [] : await attemptTimes(tx, window, by.kind, ['subject', by.subject]),
    address: await attemptTimes(tx, window, by.kind, ['address', by.address]),
  };
}

type Window = { since: Temporal.Instant; until: Temporal.Instant };

async function attemptTimes(
  tx: Tx,
  { since, until }: Window,
  kind: AttemptKind,
  [column, value]: ['subject' | 'address', string],
): Promise<Temporal.Instant[]> {
  const rows = await tx
    .selectFrom('attempts')
    .select('attempted_at')
    .where('kind', '=', kind)
    .where(column, '=', value)
    .where('attempted_at', '>', since)
    .where('attempted_at', '<=', until)
    .orderBy('attempted_at', 'desc')
    .limit(mostCounted)
    .execute();
  return rows.map((row) => row.attempted_at);
}

export async function insertAttempt(
  tx: Tx,
  one: {
    id: string;
    kind: AttemptKind;
    subject: string | null;
    address: string;
    attempted_at: Temporal.Instant;
  },
): Promise<void> {
  await tx.insertInto('attempts').values(one).execute();
}

export async function deleteAttempt(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('attempts').where('id', '=', id).execute();
}

export async function deleteAttemptsAt(
  db: Executor,
  kind: AttemptKind,
  subject: string,
): Promise<void> {
  await db.deleteFrom('attempts').where('kind', '=', kind).where('subject', '=', subject).execute();
}

export async function deleteAttemptsBefore(db: Executor, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('attempts').where('attempted_at', '<=', before).execute();
}
