import { type DraftFields, draftFields } from '@puente/contract/draft';
import type { Executor, Tx } from '../../../db/connection.ts';

export type DraftRow = { fields: DraftFields; version: number; isTourSeen: boolean };

const columns = ['fields', 'version', 'tour_seen_at'] as const;

/** Nothing written yet. */
const blank: DraftRow = { fields: {}, version: 0, isTourSeen: false };

/** What a person has written and not published. */
export async function readDraft(db: Executor, userId: string): Promise<DraftRow> {
  const row = await db
    .selectFrom('profile_drafts')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? asDraft(row) : blank;
}

function asDraft(row: { fields: unknown; version: number; tour_seen_at: unknown }): DraftRow {
  return {
    fields: draftFields.parse(row.fields),
    version: row.version,
    isTourSeen: row.tour_seen_at !== null,
  };
}

/** The same, locked until the transaction ends; makes an empty one where there is none. */
export async function lockDraft(tx: Tx, userId: string, now: Temporal.Instant): Promise<DraftRow> {
  await tx
    .insertInto('profile_drafts')
    .values({ user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return asDraft(
    await tx
      .selectFrom('profile_drafts')
      .select(columns)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow(),
  );
}

/** Locks the draft, if there is one. */
export async function lockDraftIfAny(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('profile_drafts')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
}

/** Replaces the fields of a locked draft and raises its version. */
export async function saveDraft(
  tx: Tx,
  userId: string,
  fields: DraftFields,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('profile_drafts')
    .set((eb) => ({
      fields: JSON.stringify(fields),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('user_id', '=', userId)
    .execute();
}

/** Remembers that the introduction was seen; the first time stays. */
export async function saveTourSeen(
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('profile_drafts')
    .values({ user_id: userId, updated_at: now, tour_seen_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        tour_seen_at: eb.fn.coalesce(
          eb.ref('profile_drafts.tour_seen_at'),
          eb.ref('excluded.tour_seen_at'),
        ),
      })),
    )
    .execute();
}

export async function deleteDraft(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('profile_drafts').where('user_id', '=', userId).execute();
}

export type NamedPartner = { id: string; slug: string; name: string; basisPoints: number };

/** A partner by id, with its share of fees. */
export async function readNamedPartner(db: Executor, id: string): Promise<NamedPartner | null> {
  const row = await db
    .selectFrom('partners')
    .select(['id', 'slug', 'name', 'fee_basis_points as basisPoints'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
