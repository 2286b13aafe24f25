import { randomUUID } from 'node:crypto';
import { policy } from '@puente/contract/policy';
import { hostileScripts } from '@puente/sandbox/hostile';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLlm } from '../../../gateways/llm/create.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let me: SignedIn;
let nora: Awaited<ReturnType<TestApp['provider']>>;

beforeAll(async () => {
  t = await startTestApp();
  const text =
    'I work with people who lie awake with insomnia and cannot sleep, and rest comes back step by step.';
  nora = await t.provider({
    profile: {
      name: 'Nora',
      lastName: 'Hill',
      expertise: 'Insomnia and sleep',
      aboutMe: text,
      idealClient: text,
    },
  });
});
afterAll(() => t.stop());
beforeEach(async () => {
  me = await t.signIn();
});
afterEach(() => {
  t.context.llm = null;
});

const said = (...texts: string[]) => texts.map((content) => ({ role: 'user' as const, content }));
const summarize = async (
  turns?: ReturnType<typeof said>,
  more: { language?: 'en' | 'es'; conversationId?: string } = {},
) => {
  const body = { ...(turns ? { conversation_history: turns } : {}), ...more };
  return (await t.call('POST /api/worker/generate-summary', { body, token: me.token })).body;
};

describe('a summary by our own rules', () => {
  test('says the goal in the person’s words, their wishes and whom they saw', async () => {
    const conversationId = randomUUID();
    const ask = (query: string) =>
      t.call('POST /api/worker/suggestions', {
        body: { query, conversationId, currency: 'USD' as const, language: 'en' as const },
        token: me.token,
      });
    await ask('I cannot sleep and I lie awake for hours');
    await ask('in English, up to 80 dollars');
    const expected = {
      summary: [
        'Looking for help with: “I cannot sleep and I lie awake for hours”',
        'Wishes: up to USD 80.00, in English',
        'Experts seen: Nora Hill',
      ].join('\n'),
      language: 'en',
      fallback: false,
    };
    expect(await summarize(undefined, { conversationId })).toEqual(expected);
    // The latest one, where none is named; and what the page sends is joined with whom we showed.
    expect(await summarize()).toEqual(expected);
    const sent = said('I cannot sleep and I lie awake for hours', 'in English, up to 80 dollars');
    expect(await summarize(sent)).toEqual(expected);
    const { body } = await t.call('GET /api/worker/exchanges', { token: me.token });
    expect(body.remaining).toBe(policy.chat.exchanges - 2);
  });

  test('tells a goal once, without what a wish behind it left', async () => {
    const goal = 'I cannot sleep and I lie awake for hours';
    const { summary } = await summarize(said(goal, 'I want to learn chess', goal), {
      language: 'en',
    });
    expect(summary.split('\n')[0]).toBe(
      `Looking for help with: “I want to learn chess” and “${goal}”`,
    );
    const one = await summarize(said(`${goal}, budget 80 dollars`), { language: 'en' });
    expect(one.summary.split('\n')[0]).toBe(`Looking for help with: “${goal}”`);
    const spanish = said('No puedo dormir por los exámenes, máximo 40 lucas');
    expect((await summarize(spanish, { language: 'es' })).summary.split('\n')[0]).toBe(
      'Busca ayuda con: «No puedo dormir por los exámenes»',
    );
  });

  test('speaks the language of the conversation', async () => {
    const { summary, language } = await summarize(
      said('No puedo dormir en toda la noche', 'que hable español'),
      { language: 'en' },
    );
    expect(language).toBe('es');
    expect(summary.split('\n')).toEqual([
      'Busca ayuda con: «No puedo dormir en toda la noche»',
      expect.stringMatching(/^Prefiere: .*español/),
    ]);
  });

  test('carries no phone, email or words of danger, and never more than three lines', async () => {
    const { summary } = await summarize(
      said(
        'I want to kill myself',
        `I cannot sleep, call me at +56 9 1234 5678\nor ana@example.com\n${'and I lie awake '.repeat(90)}`,
        'in English, in the evening, not Daniel',
      ),
    );
    expect(summary).toContain('I cannot sleep');
    expect(summary).not.toMatch(/5678|ana@|example|kill/);
    expect(summary.split('\n').length).toBeLessThanOrEqual(3);
    expect(summary.length).toBeLessThanOrEqual(policy.conversation.summaryMaxLength);
  });

  test('is empty where nothing was said', async () => {
    expect(await summarize([])).toMatchObject({ summary: '' });
    expect(await summarize()).toMatchObject({ summary: '' });
    expect(await summarize(said('hola', 'gracias'))).toMatchObject({ summary: '' });
  });

  test('is nobody else’s, and not made without end', async () => {
    const conversationId = randomUUID();
    const body = { query: 'I cannot sleep', conversationId };
    await t.call('POST /api/worker/suggestions', { body, token: me.token });
    me = await t.signIn();
    expect(await summarize(undefined, { conversationId })).toMatchObject({ summary: '' });
    const call = () => t.call('POST /api/worker/generate-summary', { body: {}, token: me.token });
    const statuses = [];
    for (let count = 0; count <= policy.conversation.summariesPerMinute; count += 1)
      statuses.push((await call()).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await t.call('POST /api/worker/generate-summary', { body: {} })).status).toBe(401);
    const long = { conversation_history: said('x'.repeat(8001)) };
    const other = await t.signIn();
    const refused = await t.call('POST /api/worker/generate-summary', {
      body: long,
      token: other.token,
    });
    expect(refused.status).toBe(400);
  });
});

describe('a summary by a model', () => {
  const goal = said('I cannot sleep at all');
  const own = 'Looking for help with: “I cannot sleep at all”';

  const configure = (mode: string) => {
    t.context.llm = createLlm({
      kind: 'openai-compatible',
      url: `${t.sandbox.url}/openai/v1`,
      key: 'sk_x',
      model: 'sandbox',
      timeoutSeconds: 1,
    });
    return t.sandboxPost('/sandbox/llm', { mode });
  };

  test.each(['invents', 'nonsense', 'injected', 'down', 'slow'])(
    'is ours instead when the model %s',
    async (mode) => {
      await configure(mode);
      expect(await summarize(goal)).toEqual({ summary: own, language: 'en', fallback: true });
    },
  );

  test.each(Object.entries(hostileScripts))(
    'carries nothing that the person didn’t say when it lies: %s',
    async (mode, { lie }) => {
      await configure(mode);
      expect((await summarize(goal)).summary.normalize('NFKC')).not.toContain(lie);
    },
  );

  test('takes the model’s words for the first line alone', async () => {
    t.context.llm = {
      word: () =>
        Promise.resolve('I cannot sleep at all and would like help with it. Call 555 0123.'),
      answer: () => Promise.reject(new Error('not asked for')),
      proposeOfferings: () => Promise.reject(new Error('not asked for')),
      extract: () => Promise.reject(new Error('not asked for')),
    };
    const { summary, fallback } = await summarize([...goal, ...said('in English')]);
    expect(fallback).toBe(false);
    expect(summary.split('\n')).toEqual([
      'I cannot sleep at all and would like help with it.',
      'Wishes: in English',
    ]);
  });

  test('is ours once the hour of the installation is used up', async () => {
    await configure('helpful');
    const { modelCallsPerHour } = t.context.config;
    t.context.config.modelCallsPerHour = 0;
    const made = await summarize(goal);
    t.context.config.modelCallsPerHour = modelCallsPerHour;
    expect(made).toEqual({ summary: own, language: 'en', fallback: true });
  });
});

describe('a summary that is shared with the expert', () => {
  const start = (hour: number) => `2026-12-01T${hour}:00:00Z`;
  const chatSummary = 'Looking for help with: “sleep”';

  test('stands at the booking for the two of them, and only where it was sent', async () => {
    await t.setNow('2026-11-29T12:00:00Z');
    const { hold, meeting, read } = bookings(t);
    const { id } = await meeting(me, nora.id, start(10), { chatSummary });
    for (const person of [me, nora])
      expect((await read(person, id)).body).toMatchObject({ chatSummary });
    expect((await read(await t.signIn(), id)).status).toBe(404);
    const silent = await hold(me, nora.id, start(12));
    expect(silent).not.toHaveProperty('chatSummary');
    // Ticked, and then booked again without the tick.
    const shared = await hold(me, nora.id, start(14), { chatSummary });
    expect(shared).toMatchObject({ chatSummary });
    const again = await hold(me, nora.id, start(14));
    expect(again.id).toBe(shared.id);
    expect(again).not.toHaveProperty('chatSummary');
  });

  test('is taken back by its client, exported, and refused when it is too long', async () => {
    await t.setNow('2026-11-29T12:00:00Z');
    const { book, meeting, read } = bookings(t);
    const tooLong = 'x'.repeat(policy.conversation.summaryMaxLength + 1);
    expect((await book(me, nora.id, start(11), { chatSummary: tooLong })).status).toBe(400);
    const { id } = await meeting(me, nora.id, start(15), { chatSummary });
    const exported = await t.call('GET /api/profile/export', { token: me.token });
    expect(exported.body.bookings).toMatchObject([{ chatSummary }]);
    const change = { params: { id }, body: { chatSummary: '' } };
    expect((await t.call('PUT /api/booking/:id', { ...change, token: nora.token })).status).toBe(
      403,
    );
    await t.call('PUT /api/booking/:id', { ...change, token: me.token });
    expect((await read(nora, id)).body).not.toHaveProperty('chatSummary');
  });
});
