import type { UnderstoodTopic } from '@puente/contract/provider';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { indexProfile, readProfile } from '../matching/service.ts';
import { topicsOf } from './rules.ts';
import { deleteAnswers, lockProvider, saveAnswers } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'lexicon'>;

/** What was understood of the caller's profile, with what they answered (chat-17). */
export async function getUnderstood(
  context: Pick<Context, 'db' | 'lexicon'>,
  actor: Client,
): Promise<{ topics: UnderstoodTopic[] }> {
  return { topics: await understood(context, context.db, actor.userId) };
}

/**
 * Keeps which of it is right; the rest of the list is wrong, and nobody finds the expert by it from
 * the end of this transaction on. Ids that aren't on the list are left out.
 */
export async function answerUnderstood(
  context: Deps,
  actor: Client,
  { right }: { right: readonly string[] },
): Promise<{ topics: UnderstoodTopic[] }> {
  const id = actor.userId;
  const topics = await context.db.transaction().execute(async (tx) => {
    await lockProvider(tx, id);
    const asked = await understood(context, tx, id);
    const answers = asked.map((topic) => ({
      concept: topic.id,
      isRight: right.includes(topic.id),
    }));
    await saveAnswers(tx, id, answers, context.clock.now());
    await indexProfile(context, tx, id);
    return understood(context, tx, id);
  });
  return { topics };
}

async function understood(
  context: Pick<Context, 'lexicon'>,
  db: Executor,
  providerId: string,
): Promise<UnderstoodTopic[]> {
  const profile = await readProfile(context, db, providerId);
  if (!profile) throw new AppError('not-found');
  return topicsOf(context.lexicon(), profile.read, profile.answers);
}

export async function forgetUnderstood(tx: Tx, providerId: string): Promise<void> {
  await deleteAnswers(tx, providerId);
}
