import type { Executor, Tx } from '../../../db/connection.ts';

export function readWrittenBy(db: Executor, userId: string) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('users as u', 'u.id', 'r.provider_id')
    .selectAll('r')
    .select(['u.name', 'u.last_name'])
    .where('r.client_id', '=', userId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
}

export function readAnsweredBy(db: Executor, userId: string) {
  return db
    .selectFrom('reviews')
    .select(['answer', 'answered_at'])
    .where('provider_id', '=', userId)
    .where('answer', 'is not', null)
    .orderBy('answered_at')
    .orderBy('id')
    .execute();
}

export async function blankAuthor(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ client_id: null })
    .where('client_id', '=', userId)
    .execute();
}

export async function deleteAbout(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('reviews').where('provider_id', '=', userId).execute();
}
