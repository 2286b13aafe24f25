import { startSandbox } from '@puente/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLlm } from './create.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret: 'whsec_x', quiet: true });
});
afterAll(() => sandbox.stop());

function behave(mode: string, says?: object) {
  return fetch(`${sandbox.url}/sandbox/llm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, says }),
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
    questions: ['hardest'],
    findExperts: async (query: string) => {
      queries.push(query);
      return [{ id: 'c1', name: 'Camila Rojas', sentences: ['I help people sleep.'] }];
    },
  };
}

describe('a chat model by the OpenAI wire', () => {
  test('looks experts up by the tool and fills in the form for whom it found', async () => {
    await behave('helpful');
    const queries: string[] = [];
    const form = await gateway().answer(request(queries));
    expect(queries).toEqual(['I cannot sleep']);
    expect(form).toMatchObject({
      order: ['c1'],
      cards: [{ id: 'c1', quote: 'I help people sleep.' }],
      question: null,
    });
  });

  test.each([
    ['a form written as a text is read', { text: '{"order":["c1"]}' }, { order: ['c1'] }],
    ['prose is no form', { text: 'Camila Rojas can help you.' }, null],
    ['nothing is no form', { text: null }, null],
    ['another tool is none', { tool: 'send_money', arguments: '{"order":["c1"]}' }, null],
  ])('%s', async (_what, says, form) => {
    await behave('script', says);
    expect(await gateway().answer(request([]))).toEqual(form);
  });

  test('words a text without a tool', async () => {
    await behave('asks');
    expect(await gateway().word(request([]))).toContain('?');
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
