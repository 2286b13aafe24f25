import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../test/app.ts';

let t: TestApp;
let sleep: Awaited<ReturnType<TestApp['provider']>>;
let english: Awaited<ReturnType<TestApp['provider']>>;

const story =
  'I have listened to people for many years and I know how long a night can be for them.';
const sleepProfile = {
  expertise: 'Psicóloga: insomnio y ansiedad',
  aboutMe:
    'Acompaño a personas que no duermen, que despiertan a las cuatro con el corazón acelerado y que viven con ansiedad.',
  idealClient: 'Personas con insomnio, ansiedad o crisis de pánico que quieren volver a descansar.',
  career: story,
  uniqueValue: story,
  challengeStory: story,
};

beforeAll(async () => {
  t = await startTestApp();
  sleep = await t.provider({
    profile: {
      ...sleepProfile,
      languages: ['es'],
      normalRate: { amount: 40_000, currency: 'CLP' },
      timezone: 'America/Santiago',
    },
  });
  english = await t.provider({
    profile: {
      ...sleepProfile,
      expertise: 'Insomnia and anxiety',
      name: 'Nora',
      lastName: 'Hill',
      languages: ['en'],
      normalRate: { amount: 9000, currency: 'USD' },
    },
  });
  await t.provider({
    isVerified: false,
    profile: { ...sleepProfile, expertise: 'Grief and mourning', name: 'Unverified' },
  });
});
afterAll(() => t.stop());

function cookieOf(reply: Pick<Reply, 'headers'>): string {
  return reply.headers['set-cookie']?.toString().split(';')[0] ?? '';
}

/** Each visitor without a cookie comes from a home of their own, else they share its count. */
let homes = 0;
function ask(
  query: string,
  options: { token?: string; cookie?: string; address?: string; body?: object } = {},
) {
  homes += 1;
  const address = options.address ?? `10.20.${Math.floor(homes / 250)}.${(homes % 250) + 1}`;
  return t.call('POST /api/worker/suggestions', {
    body: { query, ...options.body },
    ...(options.token ? { token: options.token } : {}),
    headers: {
      'x-forwarded-for': address,
      ...(options.cookie ? { cookie: options.cookie } : {}),
    },
  });
}

function namesOf(reply: { body: { recommendations: { name: string }[] } }) {
  return reply.body.recommendations.map((card) => card.name);
}

describe('a goal told in the chat', () => {
  test('brings verified experts with a reason, a price in the own currency and the next time', async () => {
    const reply = await ask("I can't sleep and my heart is racing", {
      body: { currency: 'EUR', language: 'en' },
    });
    expect(reply.status).toBe(200);
    expect(reply.body.kind).toBe('recommendations');
    expect(reply.body.language).toBe('en');
    const [card] = reply.body.recommendations;
    expect(card?.isVerifiedProvider).toBe(true);
    expect(card?.price.currency).toBe('EUR');
    expect(card?.reason).toBe(
      'In their own words, in Spanish: “Personas con insomnio, ansiedad o crisis de pánico que quieren volver a descansar.”',
    );
    expect(card?.reasonLanguage).toBe('es');
    expect(Date.parse(card?.nextFree ?? '')).toBeGreaterThan(Date.now());
    expect(reply.body.recommendations.length).toBeLessThanOrEqual(3);
    expect(namesOf(reply)).not.toContain('Unverified');
  });

  test('in a word of any language is answered in that of the browser, or of the page', async () => {
    const yoga = (language?: 'en') =>
      t.call('POST /api/worker/suggestions', {
        body: { query: 'yoga', ...(language ? { language } : {}) },
        headers: { 'accept-language': 'es-CL,es;q=0.9,en;q=0.8' },
      });
    expect((await yoga()).body.language).toBe('es');
    expect((await yoga('en')).body.language).toBe('en');
  });

  test('in Spanish is answered in Spanish, across the languages of the profiles', async () => {
    const reply = await ask('no pego ojo en toda la noche', { body: { language: 'en' } });
    expect(reply.body.language).toBe('es');
    expect(
      reply.body.recommendations.map((card: { providerId: string }) => card.providerId),
    ).toContain(english.id);
    expect(reply.body.recommendations[0]?.reason).toMatch(
      /^En sus palabras: «(?:Acompaño a personas que no duermen|Personas con insomnio)/,
    );
  });

  test('carries nothing private of anybody', async () => {
    const text = JSON.stringify((await ask('insomnia')).body);
    expect(text).not.toContain(sleep.phone);
    expect(text).not.toMatch(/"(?:phone|email|phoneNumber)"/);
  });

  test('too vague gets one question back', async () => {
    const reply = await ask('help');
    expect(reply.body).toMatchObject({ kind: 'question', recommendations: [] });
    expect(reply.body.suggestions.length).toBeGreaterThan(0);
  });

  test('that only somebody unverified could meet recommends nobody and says so', async () => {
    const reply = await ask('mi perro murió y estoy de duelo, necesito hablar del luto');
    expect(namesOf(reply)).not.toContain('Unverified');
  });

  test('of danger gets the lines of the place first, in both languages', async () => {
    const reply = await ask('ya no quiero vivir', { body: { timezone: 'America/Santiago' } });
    expect(reply.body.kind).toBe('emergency');
    expect(reply.body.emergencyLines[0]?.phone).toBe('*4141');
    const { replies } = reply.body;
    expect(reply.body.reply).toBe(`${replies?.es}\n\n${replies?.en}`);
    expect(replies?.es).toMatch(/llama al 133/);
    expect(reply.body.recommendations).toEqual([]);
    // The way on from there leads to somebody to talk to.
    const [goOn = ''] = reply.body.suggestions;
    expect((await ask(goOn)).body.kind).toBe('recommendations');
  });

  test('that may be of danger gets the lines first and the usual experts below', async () => {
    const goal = 'todos estarían mejor sin mí y no puedo dormir';
    const { body } = await ask(goal, { body: { timezone: 'America/Santiago' } });
    expect(body.kind).toBe('recommendations');
    expect(body.recommendations.length).toBeGreaterThan(0);
    expect(body.emergencyLines[0]?.phone).toBe('*4141');
    const { replies } = body;
    expect(replies?.es).toMatch(/llama al \*4141/);
    expect(body.reply.startsWith(`${replies?.es}\n\n${replies?.en}\n\n`)).toBe(true);
    expect(body.reply).toMatch(/Encontré a/);
  });

  test('of every day that sounds like danger loses nothing', async () => {
    const { body } = await ask("this deadline is killing me and I can't sleep");
    expect(body).toMatchObject({ kind: 'recommendations', emergencyLines: [] });
    expect(body.replies).toBeUndefined();
  });

  test('stays within the group of the partner that is set', async () => {
    const { body } = await t.call('GET /api/partner/list-partners');
    const own = body.partners.find((partner: { id: string }) => partner.id);
    const reply = await ask('insomnia', { body: { partnerId: own?.slug } });
    for (const card of reply.body.recommendations) expect(card.partner?.slug).toBe(own?.slug);
    // One tap leaves it (face-5); without a partner there is nothing to leave.
    expect(reply.body.actions).toContainEqual({ kind: 'everywhere', goal: 'insomnia' });
    const { actions = [] } = (await ask('insomnia')).body;
    expect(actions.filter(({ kind }: { kind: string }) => kind === 'everywhere')).toEqual([]);
  });
});

describe('a thread', () => {
  const history = (...texts: string[]) => ({
    conversation_history: texts.map((content) => ({ role: 'user', content })),
  });

  test('remembers the goal when only a wish follows', async () => {
    const spanish = await ask('who speaks Spanish?', { body: history('I cannot sleep') });
    expect(
      spanish.body.recommendations.map((card: { providerId: string }) => card.providerId),
    ).toEqual([sleep.id]);
  });

  test('finds somebody cheaper than those who were shown', async () => {
    const first = await ask('I cannot sleep', { body: { currency: 'USD' } });
    const cookie = cookieOf(first);
    const cheaper = await ask('someone cheaper', { cookie, body: { currency: 'USD' } });
    const before = Math.min(
      ...first.body.recommendations.map((card: { price: { amount: number } }) => card.price.amount),
    );
    for (const card of cheaper.body.recommendations) expect(card.price.amount).toBeLessThan(before);
    expect(cheaper.body.kind).toBe('nobody');
    expect(cheaper.body.suggestions.length).toBeGreaterThan(0);
  });

  test('says which wish keeps everybody out', async () => {
    const reply = await ask('under 3 dollars', { body: history('I cannot sleep') });
    expect(reply.body).toMatchObject({ kind: 'nobody', recommendations: [] });
    expect(reply.body.reply).toContain('within that price');
  });
});

describe('exchanges', () => {
  test('are fifteen a day for a visitor, who is told when they renew', async () => {
    const first = await ask('help');
    const cookie = cookieOf(first);
    expect(first.body.exchanges.remaining).toBe(14);
    for (let count = 0; count < 14; count += 1) await ask('help', { cookie });
    const over = await ask('help', { cookie });
    expect(over.status).toBe(429);
    expect(over.body.errorCode).toBe('chat-limit-reached');
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(86_000);
    await t.advance('PT24H');
    expect((await ask('help', { cookie })).status).toBe(200);
  });

  test('are counted once for one message, however often it comes', async () => {
    const { token } = await t.signIn();
    const messageId = randomUUID();
    const body = { messageId };
    const [one, other] = await Promise.all([
      ask('I cannot sleep', { token, body }),
      ask('I cannot sleep', { token, body }),
    ]);
    expect(one.body.answerId).toBe(other.body.answerId);
    const { body: left } = await t.call('GET /api/worker/exchanges', { token });
    expect(left.remaining).toBe(14);
    const history = await t.call('POST /api/auth/get-chat-history', { body: {}, token });
    expect(history.body.totalMessages).toBe(2);
  });

  test('of twenty at once never pass fifteen', async () => {
    const { token } = await t.signIn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask('help', { token })));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(15);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(5);
  });
});

describe('history', () => {
  test('gives messages that come without them an id and a time', async () => {
    const { token } = await t.signIn();
    const newMessages = [
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: 'hello' },
    ];
    const body = { newMessages };
    const asked = t.context.clock.now().epochMilliseconds;
    const added = await t.call('POST /api/auth/update-chat-history', { unchecked: body, token });
    expect(added).toMatchObject({ status: 200, body: { totalMessages: 2 } });
    const kept = await t.call('POST /api/auth/get-chat-history', { token });
    expect(kept.body.chatHistory).toMatchObject(newMessages);
    for (const { id, createdAt } of kept.body.chatHistory) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(asked);
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(t.context.clock.now().epochMilliseconds);
    }
  });

  test('is paged from the newest, kept once by id, and cleared', async () => {
    const { token } = await t.signIn();
    const newMessages = Array.from({ length: 5 }, (_, index) => ({
      id: randomUUID(),
      role: 'user' as const,
      content: `message ${index}`,
      createdAt: new Date(1_800_000_000_000 + index * 1000).toISOString(),
    }));
    const update = () =>
      t.call('POST /api/auth/update-chat-history', { body: { newMessages }, token });
    await update();
    expect((await update()).body.totalMessages).toBe(5);
    const page = await t.call('POST /api/auth/get-chat-history', {
      body: { page: 2, pageSize: 2 },
      token,
    });
    expect(page.body.chatHistory.map((message: { content: string }) => message.content)).toEqual([
      'message 1',
      'message 2',
    ]);
    await t.call('POST /api/auth/clear-chat-history', { body: { confirmed: true }, token });
    const empty = await t.call('POST /api/auth/get-chat-history', { body: {}, token });
    expect(empty.body).toEqual({ chatHistory: [], totalMessages: 0 });
  });

  test('are fifteen a day for an address that sends no cookie, however it asks', async () => {
    const replies = [];
    for (let count = 0; count < 20; count += 1)
      replies.push(await ask('help', { address: '10.30.0.1' }));
    expect(replies.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 15 }, () => 200),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    expect(replies[14]?.body.exchanges.remaining).toBe(0);
    expect(replies[15]?.body.errorCode).toBe('chat-limit-reached');
    expect(Number(replies[15]?.headers['retry-after'])).toBeGreaterThan(86_000);
    // Somebody else there who keeps the cookie has an allowance of their own.
    const cookie = cookieOf(
      await t.call('GET /api/worker/exchanges', { headers: { 'x-forwarded-for': '10.30.0.1' } }),
    );
    expect((await ask('help', { address: '10.30.0.1', cookie })).status).toBe(200);
    await t.advance('PT24H');
    expect((await ask('help', { address: '10.30.0.1' })).status).toBe(200);
  });

  test('count a household once, whichever of its IPv6 addresses asks', async () => {
    const statuses = [];
    for (let count = 0; count < 16; count += 1)
      statuses.push((await ask('help', { address: `2001:db8:1:2::${count + 1}` })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect((await ask('help', { address: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test('are fifteen in all for somebody whose first message brought no cookie', async () => {
    const first = await ask('help', { address: '10.30.0.2' });
    const cookie = cookieOf(first);
    expect(first.body.exchanges.remaining).toBe(14);
    for (let count = 0; count < 14; count += 1)
      expect((await ask('help', { address: '10.30.0.2', cookie })).status).toBe(200);
    expect((await ask('help', { address: '10.30.0.2', cookie })).status).toBe(429);
  });

  test('without a cookie are no thread that others of the address could read', async () => {
    const address = '10.30.0.3';
    const id = randomUUID();
    const body = { messageId: id };
    const [one, again] = [
      await ask('I cannot sleep', { address, body }),
      await ask('I cannot sleep', { address, body }),
    ];
    expect(again.body.answerId).toBe(one.body.answerId);
    const other = await ask('someone cheaper', { address });
    expect(other.body.kind).toBe('question');
  });

  test('and count of a visitor go on under the person who signs in', async () => {
    const first = await ask('I cannot sleep');
    const cookie = cookieOf(first);
    const phone = '+56912345001';
    const headers = { cookie, 'x-forwarded-for': '10.9.9.9' };
    await t.call('POST /api/auth/start-verification', { body: { phoneNumber: phone }, headers });
    const { codes } = await t.sandboxGet<{ codes: { code: string }[] }>(
      `/sandbox/codes?phoneNumber=${encodeURIComponent(phone)}`,
    );
    const signIn = await t.call('POST /api/auth/check-verification', {
      unchecked: { phoneNumber: phone, code: codes[0]?.code },
      headers,
    });
    const token = signIn.body.sessionToken;
    const history = await t.call('POST /api/auth/get-chat-history', { body: {}, token });
    expect(history.body.totalMessages).toBe(2);
    const left = await t.call('GET /api/worker/exchanges', { token });
    expect(left.body.remaining).toBe(14);
  });

  test("of somebody else can't be asked for", async () => {
    const { token } = await t.signIn();
    const body = { userId: sleep.userId };
    const reply = await t.call('POST /api/auth/get-chat-history', { body, token });
    expect(reply.status).toBe(403);
  });
});
