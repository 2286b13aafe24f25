import { startSandbox } from '@puente/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLlm } from './create.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret: 'whsec_x', quiet: true });
});
afterAll(() => sandbox.stop());

function behave(mode: string) {
  return fetch(`${sandbox.url}/sandbox/llm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
}

function gateway(timeoutSeconds = 5) {
  const made = createLlm({
    kind: 'openai-compatible',
    url: `${sandbox.url}/openai/v1`,
    key: 'sk_x',
    model: 'sandbox',
    timeoutSeconds,
  });
  if (!made) throw new Error('no gateway');
  return made;
}

function request(queries: string[]) {
  return {
    language: 'en' as const,
    instructions: 'Be brief.',
    messages: [{ role: 'user' as const, content: 'I cannot sleep' }],
    findExperts: async (query: string) => {
      queries.push(query);
      return [{ name: 'Camila Rojas' }];
    },
  };
}

describe('a chat model by the OpenAI wire', () => {
  test('looks experts up by the tool and words what was found', async () => {
    await behave('helpful');
    const queries: string[] = [];
    const text = await gateway().word(request(queries));
    expect(queries).toEqual(['I cannot sleep']);
    expect(text).toContain('Camila Rojas');
  });

  test('that is down is an error, not an answer', async () => {
    await behave('down');
    await expect(gateway().word(request([]))).rejects.toThrow();
  });

  test('that is slow is given up after the configured seconds', async () => {
    await behave('slow');
    await expect(gateway(1).word(request([]))).rejects.toThrow();
  });

  test('is absent without configuration', () => {
    expect(createLlm(null)).toBeNull();
  });
});
