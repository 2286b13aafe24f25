import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, isStepCount, streamText, tool } from 'ai';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { namesIn, think } from '../src/llm/model.ts';
import { call, refusalOf, startForTest } from './support.ts';
import type { RunningSandbox } from '../src/main.ts';

const people = [
  { name: 'Ana Rojas', partner: { name: 'Casa Calma' }, price: 'USD 40' },
  { name: 'Ben Hart', partner: { name: 'Casa Calma' }, price: 'USD 55' },
];

function conversation(sandbox: RunningSandbox, prompt: string) {
  const asked: string[] = [];
  const model = createOpenAICompatible({
    name: 'sandbox',
    baseURL: `${sandbox.url}/openai/v1`,
    apiKey: 'any',
    includeUsage: true,
  })('sandbox-model');
  const search = tool({
    description: 'finds people',
    inputSchema: z.object({ query: z.string() }),
    execute: async ({ query }) => {
      asked.push(query);
      return { providers: people };
    },
  });
  const options = { model, prompt, tools: { search }, stopWhen: isStepCount(4), maxRetries: 0 };
  return { asked, options };
}

const setMode = (sandbox: RunningSandbox, mode: string) =>
  call(sandbox, '/sandbox/llm', { json: { mode } });

describe('the model for meaning', () => {
  const embed = (sandbox: RunningSandbox, input: string[]) =>
    call(sandbox, '/openai/v1/embeddings', { json: { model: 'sandbox-vectors', input } });

  test('says the same of the same text, in order, and remembers what it was asked', async () => {
    const sandbox = await startForTest();
    const vectors = async (...input: string[]): Promise<number[][]> =>
      (await embed(sandbox, input)).body.data.map(
        ({ embedding }: { embedding: number[] }) => embedding,
      );
    const [barrels, sundial] = await vectors('barrels', 'a sundial');
    expect(await vectors('a sundial', 'toneles y barriles')).toEqual([sundial, expect.any(Array)]);
    expect(barrels).not.toEqual(sundial);
    const { calls } = (await call(sandbox, '/sandbox/embeddings')).body;
    expect(calls[0].input).toEqual(['a sundial', 'toneles y barriles']);
  });

  test('fails as it is told to, and refuses what isn’t there', async () => {
    const sandbox = await startForTest();
    await call(sandbox, '/sandbox/embeddings', { json: { mode: 'wrong-dimension' } });
    expect((await embed(sandbox, ['barrels'])).body.data[0].embedding).toHaveLength(7);
    await call(sandbox, '/sandbox/embeddings', { json: { mode: 'error' } });
    expect((await embed(sandbox, ['barrels'])).status).toBe(500);
    const unknown = await call(sandbox, '/sandbox/embeddings', { json: { mode: 'brilliant' } });
    expect(unknown.status).toBe(400);
    const wrong = await call(sandbox, '/openai/v1/embeddings', { json: { input: 3 } });
    expect(wrong.status).toBe(400);
  });
});

describe('the scripted model through the ai SDK', () => {
  test('searches with what the person said, then names who was found', async () => {
    const sandbox = await startForTest();
    const { asked, options } = conversation(sandbox, 'I freeze when I speak in public');
    const { text, steps } = await generateText(options);
    expect(asked).toEqual(['I freeze when I speak in public']);
    expect(text).toContain('Ana Rojas and Ben Hart');
    expect(text).not.toContain('Casa Calma');
    expect(steps).toHaveLength(2);
  });

  test('streams the same, in the language of the question', async () => {
    const sandbox = await startForTest();
    const { asked, options } = conversation(sandbox, 'quiero cambiar de carrera a los 45');
    const result = streamText(options);
    const parts: string[] = [];
    for await (const part of result.textStream) parts.push(part);
    expect(asked).toEqual(['quiero cambiar de carrera a los 45']);
    expect(parts.join('')).toContain('te pueden ayudar Ana Rojas y Ben Hart');
    expect(parts.length).toBeGreaterThan(5);
    expect((await result.totalUsage).totalTokens).toBeGreaterThan(0);
  });

  test.each([
    ['invents', 'Dr. Imaginary Person'],
    ['injected', 'evil.example'],
    ['asks', '?'],
    ['nonsense', ' '],
  ])('in mode %s says %s', async (mode, said) => {
    const sandbox = await startForTest();
    await setMode(sandbox, mode);
    const { text } = await generateText(conversation(sandbox, 'I need help').options);
    expect(text).toContain(said);
    expect(text.includes('Ana Rojas')).toBe(mode === 'injected');
  });

  test.each([
    [{ text: 'Word for word.' }, 'Word for word.'],
    [{ text: null }, ''],
  ])('in mode script says %j and nothing else', async (says, text) => {
    const sandbox = await startForTest();
    await call(sandbox, '/sandbox/llm', { json: { mode: 'script', says } });
    const result = await generateText(conversation(sandbox, 'I need help').options);
    expect(result.text).toBe(text);
  });

  test('in mode script can break off', async () => {
    const sandbox = await startForTest();
    const says = { broken: '{"choices":[' };
    await call(sandbox, '/sandbox/llm', { json: { mode: 'script', says } });
    await refusalOf(generateText(conversation(sandbox, 'hello').options));
  });

  test('in mode down answers 500', async () => {
    const sandbox = await startForTest();
    await setMode(sandbox, 'down');
    const error = await refusalOf(generateText(conversation(sandbox, 'hello').options));
    expect(error).toMatchObject({ statusCode: 500 });
  });

  test('in mode slow is given up by whoever does not wait', async () => {
    const sandbox = await startForTest();
    await setMode(sandbox, 'slow');
    const { options } = conversation(sandbox, 'hello');
    const error = await refusalOf(
      generateText({ ...options, abortSignal: AbortSignal.timeout(30) }),
    );
    expect(error.name).toMatch(/Timeout|Abort/);
  });
});

test('a mode that does not exist is refused, and models are listed', async () => {
  const sandbox = await startForTest();
  expect((await setMode(sandbox, 'brilliant')).body).toMatchObject({
    errorCode: 'invalid-input',
    fields: [{ path: 'mode' }],
  });
  expect((await call(sandbox, '/openai/v1/models')).body.data[0].id).toBe('sandbox-model');
});

test('an earlier answer does not stand in for a search about the new question', () => {
  const messages = [
    { role: 'user', content: 'first' },
    { role: 'tool', content: JSON.stringify(people) },
    { role: 'assistant', content: 'Ana can help.' },
    { role: 'user', content: [{ type: 'text', text: 'someone cheaper' }] },
  ];
  const tools = [{ function: { name: 'search' } }];
  expect(think('helpful', messages, { tools, shape: null })).toEqual({
    kind: 'tool',
    name: 'search',
    arguments: '{"query":"someone cheaper"}',
  });
});

test('names are those of the people, not of what belongs to them', () => {
  expect(namesIn(people)).toEqual(['Ana Rojas', 'Ben Hart']);
  expect(namesIn({ name: 'search', results: people })).toEqual(['Ana Rojas', 'Ben Hart']);
  expect(namesIn({ provider: { name: 'Ana Rojas' } })).toEqual(['Ana Rojas']);
  expect(namesIn('nothing')).toEqual([]);
});
