import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { EmbeddingsGateway } from './port.ts';

/** Ollama's default address; it has OpenAI's API under /v1. */
const ollamaUrl = 'http://127.0.0.1:11434/v1';

const mostDimensions = 8192;

const vector = z.array(z.number()).min(2).max(mostDimensions);

/** A model by the AI SDK: OpenAI-compatible, or local by Ollama. Null without one. */
export function createEmbeddings(
  config: Config['gateways']['embeddings'],
): EmbeddingsGateway | null {
  if (!config) return null;
  const model = createOpenAICompatible({
    name: config.kind,
    baseURL: config.url ?? ollamaUrl,
    ...(config.key ? { apiKey: config.key } : {}),
  }).embeddingModel(config.model);
  return {
    name: `${config.model}@${config.version}`,
    leastSimilarity: config.leastSimilarity,
    patienceMs: config.patienceMs,
    embed: async (texts, withinMs) => {
      // One that fails is answered for by the caller, or asked again by the queue.
      const { embeddings } = await embedMany({
        model,
        values: [...texts],
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(withinMs),
      });
      return checked(embeddings, texts.length);
    },
  };
}

function checked(said: unknown, count: number): Float32Array[] {
  const vectors = z.array(vector).length(count).parse(said);
  const dimensions = vectors[0]?.length;
  if (vectors.some(({ length }) => length !== dimensions))
    throw new Error('the model answered vectors of different dimensions');
  return vectors.map(toLengthOne);
}

function toLengthOne(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers);
  // `z.number()` is finite; their squares may not be.
  if (!(length > 0 && Number.isFinite(length)))
    throw new Error('the model answered a vector without a direction');
  return Float32Array.from(numbers, (one) => one / length);
}
