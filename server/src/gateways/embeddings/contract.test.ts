import { startSandbox } from '@puente/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmbeddings } from './create.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret: 'whsec_x', quiet: true });
});
afterAll(() => sandbox.stop());

async function behave(mode: string): Promise<void> {
  const reply = await fetch(`${sandbox.url}/sandbox/embeddings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  expect(reply.status).toBe(200);
}

function gateway() {
  const made = createEmbeddings({
    kind: 'openai-compatible',
    url: `${sandbox.url}/openai/v1`,
    key: 'sk_x',
    model: 'sandbox-vectors',
    version: '1',
    leastSimilarity: 0.5,
    patienceMs: 350,
  });
  if (!made) throw new Error('no gateway');
  return made;
}

/** Long enough for any machine: nothing here waits for it. */
const patientMs = 60_000;

function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  return (one ?? new Float32Array()).reduce(
    (sum, value, at) => sum + value * (other?.[at] ?? 0),
    0,
  );
}

describe('a model for meaning by the OpenAI wire', () => {
  test('has one vector of length 1 a text, alike for what means the same', async () => {
    await behave('helpful');
    const texts = [
      'I want to make barrels',
      'quiero aprender tonelería',
      'a sundial for my garden',
    ];
    const vectors = await gateway().embed(texts, patientMs);
    const [barrels, spanish, sundial] = vectors;
    expect(vectors).toHaveLength(3);
    for (const vector of vectors) expect(cosine(vector, vector)).toBeCloseTo(1, 5);
    expect(cosine(barrels, spanish)).toBeGreaterThan(0.9);
    expect(cosine(barrels, sundial)).toBeLessThan(0.3);
  });

  test.each(['error', 'not-finite', 'too-few'])('is an error, not an answer: %s', async (mode) => {
    await behave(mode);
    await expect(gateway().embed(['one', 'two'], patientMs)).rejects.toThrow();
  });

  test('that never answers is given up in time, and says that it was time', async () => {
    await behave('silent');
    await expect(gateway().embed(['one'], 50)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('names what its vectors are kept under by model and version', () => {
    expect(gateway().name).toBe('sandbox-vectors@1');
  });

  test('is absent without configuration', () => {
    expect(createEmbeddings(null)).toBeNull();
  });
});
