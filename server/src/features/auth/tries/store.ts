import type { Executor, Tx } from '../../../db/connection.ts';
import type { RecentTries, TryKind } from './rules.ts';

/** Most rows that a limit looks at. */
const mostCounted = 100;

type Window = { since: Temporal.Instant; until: Temporal.Instant };

const tryTimes = async (
  tx: Tx,
  kind: TryKind,
  { since, until }: Window,
  column: 'subject' | 'address',
  value: string,
): Promise<Temporal.Instant[]> => {
  const rows = await tx
    .selectFrom('tries')
    .select('tried_at')
    .where('kind', '=', kind)
    .where(column, '=', value)
    .where('tried_at', '>', since)
    .where('tried_at', '<=', until)
    .orderBy('tried_at', 'desc')
    .limit(mostCounted)
    .execute();
  return rows.map((row) => row.tried_at);
};

export const readRecentTries = async (
  tx: Tx,
  window: Window,
  by: { kind: TryKind; subject: string | null; address: string },
): Promise<RecentTries> => ({
  subject: by.subject === null ? [] : await tryTimes(tx, by.kind, window, 'subject', by.subject),
  address: await tryTimes(tx, by.kind, window, 'address', by.address),
});

export const insertTry = async (
  tx: Tx,
  one: {
    id: string;
    kind: TryKind;
    subject: string | null;
    address: string;
    tried_at: Temporal.Instant;
  },
): Promise<void> => {
  await tx.insertInto('tries').values(one).execute();
};

export const deleteTry = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom('tries').where('id', '=', id).execute();
};

export const deleteTriesAt = async (
  db: Executor,
  kind: TryKind,
  subject: string,
): Promise<void> => {
  await db.deleteFrom('tries').where('kind', '=', kind).where('subject', '=', subject).execute();
};

export const deleteTriesBefore = async (db: Executor, before: Temporal.Instant): Promise<void> => {
  await db.deleteFrom('tries').where('tried_at', '<=', before).execute();
};
