import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import { refuse } from './config-values.ts';

const { leastSimilarityBasisPoints, patienceMilliseconds } = policy.embedding;

/** The variables of a model that turns texts into vectors, so that goals are found by meaning. */
export const embeddingsVariables = {
  EMBEDDINGS_KIND: z.enum(['openai-compatible', 'ollama']).optional(),
  EMBEDDINGS_URL: z.url().optional(),
  EMBEDDINGS_KEY: z.string().optional(),
  EMBEDDINGS_MODEL: z.string().max(100).optional(),
  /** Change it when the model changed but kept its name: all profiles are embedded again. */
  EMBEDDINGS_VERSION: z.string().max(40).default('1'),
  /** Least cosine similarity that counts as a match; it depends on the model. */
  EMBEDDINGS_LEAST_SIMILARITY: z.coerce
    .number()
    .gt(0)
    .lt(1)
    .default(leastSimilarityBasisPoints / 10_000),
  EMBEDDINGS_PATIENCE_MS: z.coerce.number().int().min(10).max(60_000).default(patienceMilliseconds),
};

type Variables = z.infer<z.ZodObject<typeof embeddingsVariables>> & {
  SANDBOX_URL?: string | undefined;
};

/** Null finds by words alone. Refuses half a configuration, and a live key beside the sandbox. */
export function readEmbeddings(env: Variables) {
  if (env.EMBEDDINGS_KIND === undefined) return null;
  const model = env.EMBEDDINGS_MODEL ?? refuse('embeddings need EMBEDDINGS_MODEL as well');
  const url = env.EMBEDDINGS_URL ?? null;
  if (env.EMBEDDINGS_KIND === 'openai-compatible' && url === null)
    refuse('embeddings need EMBEDDINGS_URL as well');
  // Made-up people don't belong in a paid service.
  const isSandbox = env.SANDBOX_URL !== undefined && url?.startsWith(`${env.SANDBOX_URL}/`);
  if (env.SANDBOX_URL && env.EMBEDDINGS_KEY && !isSandbox)
    refuse('the sandbox cannot run beside a live EMBEDDINGS_KEY');
  return {
    kind: env.EMBEDDINGS_KIND,
    url,
    key: env.EMBEDDINGS_KEY ?? null,
    model,
    version: env.EMBEDDINGS_VERSION,
    leastSimilarity: env.EMBEDDINGS_LEAST_SIMILARITY,
    patienceMs: env.EMBEDDINGS_PATIENCE_MS,
  };
}

/**
 * The same for a command that needs nothing else. Null for the sandbox's model, too: its vectors say
 * nothing of a real one.
 */
export function readEmbeddingsAlone(variables: Record<string, string | undefined>) {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const env = z.object(embeddingsVariables).parse(Object.fromEntries(given));
  return env.EMBEDDINGS_MODEL?.startsWith('sandbox') ? null : readEmbeddings(env);
}
