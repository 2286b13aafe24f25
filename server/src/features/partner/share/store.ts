import type { Executor, Tx } from '../../../db/connection.ts';

export type NextShare = {
  id: string;
  basisPoints: number;
  announcedAt: Temporal.Instant;
  countsFrom: Temporal.Instant;
};

/** What a partner keeps now, in basis points. */
export async function readShare(db: Executor, partnerId: string): Promise<number> {
  const row = await db
    .selectFrom('partners')
    .select('fee_basis_points')
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  return row.fee_basis_points;
}

/** The share that is announced and doesn't count yet. */
export async function readNext(db: Executor, partnerId: string): Promise<NextShare | null> {
  const row = await db
    .selectFrom('partner_share_changes')
    .select(['id', 'basis_points', 'announced_at', 'counts_from'])
    .where('partner_id', '=', partnerId)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    basisPoints: row.basis_points,
    announcedAt: row.announced_at,
    countsFrom: row.counts_from,
  };
}

export async function withdrawNext(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('partner_share_changes')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .execute();
}

export async function insertNext(
  tx: Tx,
  partnerId: string,
  { id, basisPoints, announcedAt, countsFrom }: NextShare,
): Promise<void> {
  await tx
    .insertInto('partner_share_changes')
    .values({
      id,
      partner_id: partnerId,
      basis_points: basisPoints,
      announced_at: announcedAt,
      counts_from: countsFrom,
    })
    .execute();
}

/** The partners with an announced share whose day has come. */
export async function readDue(db: Executor, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_share_changes')
    .select('partner_id')
    .where('counts_from', '<=', now)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map((row) => row.partner_id);
}

/** Makes the announced share of a locked partner count, if its day has come. */
export async function applyDue(tx: Tx, partnerId: string, now: Temporal.Instant): Promise<void> {
  const due = await tx
    .updateTable('partner_share_changes')
    .set({ applied_at: now })
    .where('partner_id', '=', partnerId)
    .where('counts_from', '<=', now)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('basis_points')
    .executeTakeFirst();
  if (!due) return;
  await tx
    .updateTable('partners')
    .set({ fee_basis_points: due.basis_points })
    .where('id', '=', partnerId)
    .execute();
}

function changeFor(db: Executor, changeId: string, userId: string) {
  return db
    .selectFrom('partner_share_changes as c')
    .innerJoin('partners as p', 'p.id', 'c.partner_id')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .select([
      'c.basis_points',
      'c.counts_from',
      'p.name as partner',
      'p.fee_basis_points as present',
      'u.name',
      'u.email',
      'u.language',
      'u.region',
      'u.timezone',
    ])
    .where('c.id', '=', changeId)
    .where('c.applied_at', 'is', null)
    .where('u.deleted_at', 'is', null);
}

/** What a mail about an announced share says; null when it was withdrawn, or the account is gone. */
export async function readTold(db: Executor, changeId: string, userId: string) {
  const row = await changeFor(db, changeId, userId)
    .where('c.withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** What a mail about a withdrawn share says; null when another one was announced since. */
export async function readKept(db: Executor, changeId: string, userId: string) {
  const row = await changeFor(db, changeId, userId)
    .where('c.withdrawn_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('partner_share_changes as later')
            .select('later.id')
            .whereRef('later.partner_id', '=', 'c.partner_id')
            .whereRef('later.announced_at', '>=', 'c.withdrawn_at'),
        ),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}
export type Told = NonNullable<Awaited<ReturnType<typeof readTold>>>;
