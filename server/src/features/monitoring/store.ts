import type { CrashReport } from '@puente/contract/monitoring';
import type { Db, Tx } from '../../db/connection.ts';

/** Stores a new crash or counts a known one, whose first report stays. */
export async function countReport(
  tx: Tx,
  fingerprint: Buffer,
  report: CrashReport,
  now: Temporal.Instant,
): Promise<void> {
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
}

export async function findReport(
  db: Db,
  fingerprint: Buffer,
): Promise<{ report: CrashReport; count: number } | null> {
  const row = await db
    .selectFrom('crash_reports')
    .select(['report', 'count'])
    .where('fingerprint', '=', fingerprint)
    .$narrowType<{ report: CrashReport }>()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteReportsBefore(db: Db, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('crash_reports').where('last_seen_at', '<', before).execute();
}

/** Keeps the newest, so that a flood of fake crashes can't fill the disk. */
export async function deleteReportsBeyond(db: Db, most: number): Promise<void> {
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
}
