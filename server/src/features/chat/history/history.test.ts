import { randomUUID } from 'node:crypto';
import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { codeCalls } from '../../../../test/codes.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let me: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
beforeEach(async () => {
  me = await t.signIn();
});

const list = async ({ token }: SignedIn = me) =>
  (await t.call('GET /api/worker/chats', { token })).body.chats;
const ask = async (query: string, more: { conversationId?: string; messageId?: string } = {}) =>
  (await t.call('POST /api/worker/suggestions', { body: { query, ...more }, token: me.token }))
    .body;
const messages = (id: string, { token }: SignedIn = me, query = {}) =>
  t.call('GET /worker/messages/:id', { params: { id }, query, token });
const remove = (id: string, { token }: SignedIn = me) =>
  t.call('DELETE /api/worker/chat/:id', { params: { id }, token });
const rename = (id: string, name: unknown, { token }: SignedIn = me) =>
  t.call('PUT /api/worker/chat/:id', { params: { id }, unchecked: { name }, token });
const message = (content: string, at = '2026-11-01T10:00:00Z') => ({
  id: randomUUID(),
  role: 'user' as const,
  content,
  createdAt: at,
});
const add = (
  conversationId: string,
  newMessages: ReturnType<typeof message>[],
  { token }: SignedIn = me,
) => t.call('POST /worker/messages', { body: { conversationId, newMessages }, token });

describe('a conversation', () => {
  test('begins with the id of its first message and is named by the first goal', async () => {
    const conversationId = randomUUID();
    const first = await ask('hello', { conversationId });
    expect(first.conversationId).toBe(conversationId);
    const goal = 'I get very nervous when I have to speak in public at work and I blush every time';
    await ask(goal, { conversationId });
    await ask('someone cheaper', { conversationId });
    const [only, ...others] = await list();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ id: conversationId, count: 6 });
    expect(only?.title).toBe('I get very nervous when I have to speak in public at work…');
    expect(Date.parse(only?.startedAt ?? '')).toBeLessThanOrEqual(
      Date.parse(only?.lastMessageAt ?? ''),
    );
  });

  test('goes on where no id is named: the latest, whichever came first', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await ask('I cannot sleep', { conversationId: one });
    await t.advance('PT1M');
    await ask('I want a new job', { conversationId: other });
    await t.advance('PT1M');
    expect((await ask('someone cheaper')).conversationId).toBe(other);
    await t.advance('PT1M');
    await ask('thanks', { conversationId: one });
    expect((await list()).map(({ id, count }) => [id, count])).toEqual([
      [one, 4],
      [other, 4],
    ]);
  });

  test('knows nothing of what was said in another one', async () => {
    await ask('I cannot sleep', { conversationId: randomUUID() });
    const elsewhere = await ask('someone cheaper', { conversationId: randomUUID() });
    expect(elsewhere.kind).toBe('question');
  });

  test('keeps one answer for a message that comes twice at once', async () => {
    const said = { conversationId: randomUUID(), messageId: randomUUID() };
    const [one, other] = await Promise.all([ask('I cannot sleep', said), ask('no sleep', said)]);
    expect(other.answerId).toBe(one.answerId);
    expect(await list()).toMatchObject([{ id: said.conversationId, count: 2 }]);
  });

  test('of danger has no name to be met again', async () => {
    await ask('ya no quiero vivir', { conversationId: randomUUID() });
    expect(await list()).toMatchObject([{ title: null, count: 2 }]);
  });

  test('is read in pages, the newest first, under both addresses', async () => {
    const id = randomUUID();
    const said = Array.from({ length: 5 }, (_, at) => message(`${at}`, `2026-11-01T10:0${at}:00Z`));
    await add(id, said);
    const query = { page: 2, pageSize: 2, userId: me.userId };
    const page = await messages(id, me, query);
    expect(page.body).toEqual({ messages: said.slice(1, 3), totalMessages: 5 });
    const { token } = me;
    const chat = await t.call('GET /api/worker/chat-history/:id', { params: { id }, query, token });
    expect(chat.body).toMatchObject({
      conversation: { id, title: '0', startedAt: '2026-11-01T10:00:00Z', count: 5 },
      chatHistory: said.slice(1, 3),
      totalMessages: 5,
    });
    for (const bad of [{ page: 0 }, { pageSize: 201 }, { page: 'x' }])
      expect((await messages(id, me, bad)).status).toBe(400);
  });

  test('of somebody else answers as one that was never there', async () => {
    const id = randomUUID();
    await add(id, [message('mine')]);
    const other = await t.signIn();
    const { token } = other;
    const replies = [];
    for (const named of [id, randomUUID()])
      replies.push(
        await messages(named, other),
        await t.call('GET /api/worker/chat-history/:id', { params: { id: named }, token }),
        await remove(named, other),
      );
    for (const { status, body } of replies)
      expect({ status, body: { ...body, requestId: '' } }).toEqual({
        status: 404,
        body: { ...replies[0]?.body, requestId: '' },
      });
    // The same id is another conversation of theirs.
    await add(id, [message('theirs')], other);
    expect((await messages(id)).body.messages).toMatchObject([{ content: 'mine' }]);
    expect((await messages(id, other)).body.messages).toMatchObject([{ content: 'theirs' }]);
  });

  test('is named by its person, and keeps that name when more is said', async () => {
    const conversationId = randomUUID();
    await add(conversationId, [message('I get very nervous when I have to speak in public')]);
    const { body } = await rename(conversationId, '  Before the\n wedding ');
    expect(body.conversation).toMatchObject({
      ...{ id: conversationId, title: 'Before the wedding', count: 1 },
    });
    await ask('I cannot sleep', { conversationId });
    expect((await list()).map(({ title }) => title)).toEqual(['Before the wedding']);
    await Promise.all([rename(conversationId, 'one'), rename(conversationId, 'other')]);
    const [named] = await list();
    expect(['one', 'other']).toContain(named?.title);
    expect(named).toMatchObject({ startedAt: body.conversation.startedAt, count: 3 });
  });

  test('is named by nobody else, and not with nothing or at length', async () => {
    const conversationId = randomUUID();
    await add(conversationId, [message('I cannot sleep, I wake up at four')]);
    const stranger = await t.signIn();
    expect((await rename(conversationId, 'mine now', stranger)).status).toBe(404);
    expect((await rename(randomUUID(), 'never there')).status).toBe(404);
    const unsigned = { params: { id: conversationId }, body: { name: 'anybody' } };
    expect((await t.call('PUT /api/worker/chat/:id', unsigned)).status).toBe(401);
    for (const name of ['', '   ', 'x'.repeat(policy.conversation.titleMaxLength + 1), 7, null])
      expect((await rename(conversationId, name)).status).toBe(400);
    expect((await rename('no-id', 'garbage')).status).toBe(404);
    expect((await list())[0]?.title).toBe('I cannot sleep, I wake up at four');
    expect(
      (await rename(conversationId, 'x'.repeat(policy.conversation.titleMaxLength))).status,
    ).toBe(200);
  });

  test('is deleted with its messages, once, and no other is', async () => {
    const [id, kept] = [randomUUID(), randomUUID()];
    const messageId = randomUUID();
    const first = await ask('I cannot sleep', { conversationId: id, messageId });
    await add(kept, [message('stays')]);
    const statuses = (await Promise.all([remove(id), remove(id)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await messages(id)).status).toBe(404);
    expect(await list()).toMatchObject([{ id: kept }]);
    // The answer that was kept for a repetition is gone, too.
    const again = await ask('I cannot sleep', { conversationId: id, messageId });
    expect(again.answerId).not.toBe(first.answerId);
  });
});

describe('messages that are added', () => {
  test('are kept once by id, where they came first, also when they come twice at once', async () => {
    const id = randomUUID();
    const said = [message('I cannot sleep'), message('and I worry')];
    const replies = await Promise.all([add(id, said), add(id, said)]);
    expect(replies.map(({ body }) => body)).toEqual([
      { success: true, totalMessages: 2 },
      { success: true, totalMessages: 2 },
    ]);
    expect((await add(randomUUID(), said)).body.totalMessages).toBe(0);
    expect(await list()).toMatchObject([{ id, count: 2, title: 'I cannot sleep' }]);
  });

  test('begin no conversation when there are none, and none in the future', async () => {
    await add(randomUUID(), []);
    expect(await list()).toEqual([]);
    const id = randomUUID();
    await add(id, [message('later', '2099-01-01T00:00:00Z')]);
    const [only] = await list();
    const now = t.context.clock.now().epochMilliseconds;
    expect(Date.parse(only?.lastMessageAt ?? '')).toBeLessThanOrEqual(now);
  });

  test('fit into a conversation up to its limit, and go on in the next one', async () => {
    const id = randomUUID();
    const { maxMessages, messagesPerCall } = policy.conversation;
    const batch = () => Array.from({ length: messagesPerCall }, (_, at) => message(`${at}`));
    const last = batch();
    for (let count = messagesPerCall; count < maxMessages; count += messagesPerCall)
      await add(id, batch());
    expect((await add(id, last)).body.totalMessages).toBe(maxMessages);
    expect((await add(id, last)).body.totalMessages).toBe(maxMessages);
    const over = await add(id, [message('one more')]);
    expect(over).toMatchObject({ status: 409, body: { errorCode: 'conversation-full' } });
    expect((await messages(id)).body.totalMessages).toBe(maxMessages);
    const update = await t.call('POST /api/auth/update-chat-history', {
      body: { newMessages: [message('one more')] },
      token: me.token,
    });
    expect(update.body.totalMessages).toBe(maxMessages + 1);
    expect((await list()).map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([
      1,
      maxMessages,
    ]);
  });

  test('are refused when they are too many, too long or of nobody', async () => {
    const id = randomUUID();
    const many = Array.from({ length: policy.conversation.messagesPerCall + 1 }, () =>
      message('x'),
    );
    expect((await add(id, many)).status).toBe(400);
    expect((await add(id, [message('x'.repeat(8001))])).status).toBe(400);
    expect((await add('no id', [message('x')])).status).toBe(400);
    const body = { conversationId: id, newMessages: [] };
    expect((await t.call('POST /worker/messages', { body })).status).toBe(401);
    expect(await list()).toEqual([]);
  });

  test('let the oldest conversation go beyond those that are kept', async () => {
    const { maxKept } = policy.conversation;
    const ids = Array.from({ length: maxKept + 1 }, () => randomUUID());
    for (const [at, id] of ids.entries()) {
      const day = Temporal.PlainDate.from('2026-01-01').add({ days: at }).toString();
      await add(id, [message(`of ${day}`, `${day}T10:00:00Z`)]);
    }
    const kept = (await list()).map(({ id }) => id);
    expect(kept).toHaveLength(maxKept);
    expect(kept).not.toContain(ids[0]);
    expect(kept[0]).toBe(ids.at(-1));
  });
});

describe('the calls from before there were conversations', () => {
  const history = async () =>
    (await t.call('POST /api/auth/get-chat-history', { body: {}, token: me.token })).body;

  test('read all, add to the latest and forget all', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await add(one, [message('first', '2026-11-01T10:00:00Z')]);
    await add(other, [message('second', '2026-11-02T10:00:00Z')]);
    const body = { newMessages: [message('third', '2026-11-03T10:00:00Z')] };
    const added = await t.call('POST /api/auth/update-chat-history', { body, token: me.token });
    expect(added.body.totalMessages).toBe(3);
    const { chatHistory } = await history();
    expect(chatHistory.map(({ content }) => content)).toEqual(['first', 'second', 'third']);
    expect(await list()).toMatchObject([
      { id: other, count: 2 },
      { id: one, count: 1 },
    ]);
    const confirmed = { confirmed: true as const };
    await t.call('POST /api/auth/clear-chat-history', { body: confirmed, token: me.token });
    expect(await history()).toEqual({ chatHistory: [], totalMessages: 0 });
    expect(await list()).toEqual([]);
  });

  test('begin one conversation, also when they come twice at once', async () => {
    const body = { newMessages: [message('said once')] };
    const update = () => t.call('POST /api/auth/update-chat-history', { body, token: me.token });
    await Promise.all([update(), update()]);
    expect(await list()).toMatchObject([{ count: 1 }]);
  });
});

test('conversations of a visitor are theirs after the sign-in, beside those they had', async () => {
  const { send, codeOf } = codeCalls(() => t);
  await add(randomUUID(), [message('from before')]);
  const ids = [randomUUID(), randomUUID()];
  let cookie = '';
  for (const [at, conversationId] of ids.entries()) {
    const reply = await t.call('POST /api/worker/suggestions', {
      body: { query: at === 0 ? 'I cannot sleep' : 'I want a new job', conversationId },
      headers: { 'x-forwarded-for': '10.50.0.1', ...(cookie ? { cookie } : {}) },
    });
    cookie ||= reply.headers['set-cookie']?.toString().split(';')[0] ?? '';
    await t.advance('PT1M');
  }
  await send(me.phone);
  const signedIn = await t.call('POST /api/auth/check-verification', {
    body: { phoneNumber: me.phone, code: await codeOf(me.phone) },
    headers: { cookie, 'x-forwarded-for': '10.50.0.1' },
  });
  const chats = await list({ ...me, token: signedIn.body.sessionToken });
  expect(chats).toMatchObject([
    { id: ids[1], title: 'I want a new job', count: 2 },
    { id: ids[0], title: 'I cannot sleep', count: 2 },
    { title: 'from before', count: 1 },
  ]);
});
