import type { Tx } from '../../../db/connection.ts';

/** Two answers at once are kept one after the other, and the index is that of the later one. */
export async function lockProvider(tx: Tx, providerId: string): Promise<void> {
  await tx
    .selectFrom('providers')
    .select('id')
    .where('id', '=', providerId)
    .forNoKeyUpdate()
    .execute();
}

/** Replaces all answers of an expert. */
export async function saveAnswers(
  tx: Tx,
  providerId: string,
  answers: readonly { concept: string; isRight: boolean }[],
  now: Temporal.Instant,
): Promise<void> {
  await deleteAnswers(tx, providerId);
  if (answers.length === 0) return;
  await tx
    .insertInto('understood_answers')
    .values(
      answers.map(({ concept, isRight }) => ({
        ...{ provider_id: providerId, concept, is_right: isRight, answered_at: now },
      })),
    )
    .execute();
}

export async function deleteAnswers(tx: Tx, providerId: string): Promise<void> {
  await tx.deleteFrom('understood_answers').where('provider_id', '=', providerId).execute();
}
