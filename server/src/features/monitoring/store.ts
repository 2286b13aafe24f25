import type { CrashReport } from '@puente/contract/monitoring';
import type { Db, Tx } from '../../db/connection.ts';

/** Keeps a crash that is new, counts one that is known; the first report of it stays. */
export const countReport = async (
  tx: Tx,
  fingerprint: Buffer,
  report: CrashReport,
  now: Temporal.Instant,
): Promise<void> => {
  await tx
    .insertInto('crash_reports')
    .values({
      fingerprint,
      report: JSON.stringify(report),
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((row) => ({
        count: row('crash_reports.count', '+', 1),
        last_seen_at: now,
      })),
    )
    .execute();
};

export const findReport = async (
  db: Db,
  fingerprint: Buffer,
): Promise<{ report: CrashReport; count: number } | null> => {
  const row = await db
    .selectFrom('crash_reports')
    .select(['report', 'count'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row ? { report: row.report as CrashReport, count: row.count } : null;
};

export const deleteReportsBefore = async (db: Db, before: Temporal.Instant): Promise<void> => {
  await db.deleteFrom('crash_reports').where('last_seen_at', '<', before).execute();
};

/** Leaves the newest, so that a flood of made-up crashes fills no disk. */
export const deleteReportsBeyond = async (db: Db, most: number): Promise<void> => {
  await db
    .deleteFrom('crash_reports')
    .where('fingerprint', 'in', (query) =>
      query
        .selectFrom('crash_reports')
        .select('fingerprint')
        .orderBy('last_seen_at', 'desc')
        .offset(most),
    )
    .execute();
};
