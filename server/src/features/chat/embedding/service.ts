import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { EmbeddingsGateway } from '../../../gateways/embeddings/port.ts';
import { takeTurn } from '../../../jobs/daily.ts';
import { enqueue } from '../../../jobs/job.ts';
import { documentOf, hashOf } from './rules.ts';
import {
  addVectorType,
  deleteOf,
  deleteOthers,
  findDue,
  keepAsRead,
  keepVector,
  lockWords,
  markOutdated,
  readDimensions,
  readModels,
} from './store.ts';

/** Reads profiles that changed, or that the model hasn't read yet. */
export const embedProfilesJob = { name: 'chat.embed-profiles', payload: z.object({}) };

/** What changed in a profile is read again, in the transaction that saved it. */
export async function planEmbedding(tx: Tx, providerId: string): Promise<void> {
  await markOutdated(tx, providerId);
  await enqueue(tx, embedProfilesJob, {}, `${embedProfilesJob.name}:${providerId}`);
}

/** Forgets what models read of an expert. */
export function forgetEmbeddings(tx: Tx, providerId: string): Promise<void> {
  return deleteOf(tx, providerId);
}

/** By which models an expert's public profile was read, and when (ISO). */
export async function exportEmbeddings({ db }: Pick<Context, 'db'>, providerId: string) {
  return (await readModels(db, providerId)).map(({ model, embeddedAt }) => ({
    ...{ model, embeddedAt: embeddedAt.toString() },
  }));
}

/** Profiles in one call of the model, and how long it may take. */
const batch = 32;
const batchMs = 60_000;

/**
 * Has the model read all profiles that it hasn't read as they are now; then what other models read
 * is deleted. Throws when the model doesn't answer: the queue tries again later.
 */
export async function embedProfiles(
  context: Pick<Context, 'db' | 'clock' | 'embeddings' | 'alarms' | 'log'>,
): Promise<void> {
  const { db, embeddings: gateway, log } = context;
  if (!gateway) return;
  await addVectorType(db).catch((error: unknown) =>
    log.info({ err: error }, 'pgvector is there and may not be used; vectors are compared here'),
  );
  for (;;) {
    const due = await findDue(db, gateway.name, batch);
    if (due.length === 0) break;
    const documents = due.map((words) => ({ words, text: documentOf(words) }));
    const unread = documents.filter(({ words, text }) => words.textHash !== hashOf(text));
    const vectors = await read(
      context,
      gateway,
      unread.map(({ text }) => text),
    );
    const byExpert = new Map(unread.map(({ words }, at) => [words.providerId, vectors[at]]));
    for (const { words, text } of documents)
      await keep(context, gateway.name, {
        ...{ providerId: words.providerId, textHash: hashOf(text) },
        vector: byExpert.get(words.providerId),
      });
  }
  await deleteOthers(db, gateway.name);
}

async function read(
  { db, alarms }: Pick<Context, 'db' | 'alarms'>,
  gateway: EmbeddingsGateway,
  texts: readonly string[],
): Promise<Float32Array[]> {
  if (texts.length === 0) return [];
  alarms.spent('embedding-call', 'profiles');
  const vectors = await gateway.embed(texts, batchMs);
  const dimensions = await readDimensions(db, gateway.name);
  const said = vectors[0]?.length;
  if (dimensions !== null && dimensions !== said)
    throw new Error(
      `vectors of ${gateway.name} had ${dimensions} numbers and now have ${said}: ` +
        'another EMBEDDINGS_VERSION reads all profiles anew',
    );
  return vectors;
}

/** Keeps what was read, unless the profile has changed again: then it is still due. */
async function keep(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  model: string,
  made: { providerId: string; textHash: string; vector: Float32Array | undefined },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const words = await lockWords(tx, model, made.providerId);
    if (!words || hashOf(documentOf(words)) !== made.textHash) return;
    if (made.vector)
      await keepVector(tx, { ...made, vector: made.vector, model, now: clock.now() });
    else if (words.textHash === made.textHash) await keepAsRead(tx, model, made.providerId);
  });
}

/**
 * Once an hour, and at once for a model that is new here: has read what wasn't read yet. Without a
 * model nothing that one read is kept.
 */
export async function sweepEmbeddings({
  db,
  clock,
  embeddings,
}: Pick<Context, 'db' | 'clock' | 'embeddings'>): Promise<void> {
  const now = clock.now();
  const name = `chat.embeddings:${embeddings?.name ?? ''}`;
  await db.transaction().execute(async (tx) => {
    if (!(await takeTurn(tx, name, { now, nextAt: now.add({ hours: 1 }) }))) return;
    if (embeddings) await enqueue(tx, embedProfilesJob, {}, embedProfilesJob.name);
    else await deleteOthers(tx, null);
  });
}
