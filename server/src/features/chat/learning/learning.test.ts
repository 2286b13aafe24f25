import { randomUUID } from 'node:crypto';
import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { addOutcome, addShown } from './store.ts';

let t: TestApp;
let first: SignedIn & { id: string };
let second: SignedIn & { id: string };

const plain = 'I work with care, I listen first, and I have done this for more than ten years now.';
const chess = {
  expertise: 'Chess coach',
  aboutMe: 'I teach chess openings and endgames to grown-ups who want to win games at their club.',
  idealClient: 'Chess players at a club who lose won positions and do not know why it happens.',
  career: plain,
  uniqueValue: plain,
  challengeStory: plain,
};
const goal = 'I want to get better at chess';

beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
  first = await t.provider({ profile: { ...chess, name: 'Alba' } });
  second = await t.provider({ profile: { ...chess, name: 'Boris' } });
  await t.drain();
});
afterAll(() => t.stop());

async function ask(who: SignedIn, query = goal) {
  const { body } = await t.call('POST /api/worker/suggestions', {
    body: { query, language: 'en' },
    ...who,
  });
  return {
    answerId: body.answerId,
    ids: body.recommendations.map(({ providerId }) => providerId),
    kind: body.kind,
  };
}
const open = (who: Partial<SignedIn>, answerId: string, providerId: string) =>
  t.call('POST /api/worker/suggestions/opened', {
    body: { answerId, providerId },
    ...(who.token ? { token: who.token } : {}),
  });

/** What waits for later is done now, such as counting an opened card. */
async function drainLater() {
  await t.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await t.drain();
}

type Counts = { shown: number; opened: number; booked: number };
async function countsOf(providerId: string): Promise<Record<string, Counts & { place: number }>> {
  const rows = await t.context.db
    .selectFrom('learning_counts')
    .select(['term', 'place', 'shown', 'opened', 'booked'])
    .where('provider_id', '=', providerId)
    // The goal is counted under a concept as well.
    .where('term', '=', '~chess')
    .execute();
  return Object.fromEntries(rows.map(({ term, ...counts }) => [`${term} ${counts.place}`, counts]));
}
const clear = () => t.pool.query('truncate learning_counts, chat_showings').then(() => undefined);

describe('what becomes of a card', () => {
  test('is counted by term, expert and place: shown, opened once, booked', async () => {
    await clear();
    const me = await t.signIn();
    const { answerId, ids } = await ask(me);
    expect(ids.toSorted()).toEqual([first.id, second.id].toSorted());
    await t.drain();
    const [top = '', below = ''] = ids;
    expect(Object.values(await countsOf(top))).toMatchObject([{ place: 1, shown: 1, opened: 0 }]);
    expect(Object.values(await countsOf(below))).toMatchObject([{ place: 2, shown: 1 }]);
    const opened = await Promise.all([1, 2, 3].map(() => open(me, answerId, below)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    await drainLater();
    await open(me, answerId, below);
    await drainLater();
    expect(Object.values(await countsOf(below))).toMatchObject([
      { shown: 1, opened: 1, booked: 0 },
    ]);
    await bookings(t).meeting(me, below, '2026-12-03T10:00:00Z');
    await t.advance('P1DT1H');
    await t.advance('P1DT1H');
    expect(Object.values(await countsOf(below))).toMatchObject([
      { shown: 1, opened: 1, booked: 1 },
    ]);
    expect(Object.values(await countsOf(top))).toMatchObject([{ opened: 0, booked: 0 }]);
    // Neither the person nor what was written is in it.
    const { rows } = await t.pool.query('select * from learning_counts');
    expect(JSON.stringify(rows)).not.toContain(me.userId);
  });

  test('is not believed of cards that nobody was given, or that somebody else was', async () => {
    await clear();
    const [me, other] = [await t.signIn(), await t.signIn()];
    const { answerId } = await ask(me);
    await t.drain();
    const refused = { status: 404, body: { errorCode: 'not-found' } };
    expect(await open(me, randomUUID(), first.id)).toMatchObject(refused);
    expect(await open(me, answerId, randomUUID())).toMatchObject(refused);
    expect(await open(other, answerId, first.id)).toMatchObject(refused);
    expect(await open({}, answerId, first.id)).toMatchObject(refused);
    expect((await open(me, 'x', first.id)).status).toBe(400);
    // A message that somebody made up themselves is no answer of ours.
    const card = (await t.call('POST /api/auth/get-chat-history', me)).body.chatHistory.at(-1);
    const id = randomUUID();
    const createdAt = '2026-12-01T08:00:00Z';
    const made = { id, role: 'assistant' as const, content: 'x', createdAt };
    const { recommendations = [] } = card ?? {};
    const body = { newMessages: [{ ...made, recommendations }] };
    expect((await t.call('POST /api/auth/update-chat-history', { body, ...other })).status).toBe(
      200,
    );
    await open(other, id, first.id);
    await drainLater();
    const opened = Object.values(await countsOf(first.id)).map((counts) => counts.opened);
    expect(opened).toEqual([0]);
  });

  test('is told so often a minute and no more', async () => {
    const me = await t.signIn();
    const { answerId } = await ask(me);
    const statuses = [];
    for (let time = 0; time <= policy.learning.openedPerMinute; time += 1)
      statuses.push((await open(me, answerId, first.id)).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is forgotten after a year, and with the expert at once', async () => {
    await clear();
    const leaving = await t.provider({ profile: { ...chess, name: 'Carla' } });
    await ask(await t.signIn());
    await t.drain();
    expect(Object.keys(await countsOf(leaving.id)).length).toBeGreaterThan(0);
    await t.call('DELETE /api/profile', { body: { confirmed: true }, ...leaving });
    expect(await countsOf(leaving.id)).toEqual({});
    expect(Object.keys(await countsOf(first.id)).length).toBeGreaterThan(0);
    await t.advance(`P${policy.learning.keptDays + 8}D`);
    expect(await countsOf(first.id)).toEqual({});
    const { rows } = await t.pool.query('select 1 from chat_showings');
    expect(rows).toEqual([]);
  });
});

describe('the order of cards', () => {
  const at = () => t.context.clock.now();
  /** So many answers with one card each, of which some are opened. */
  async function use(providerId: string, terms: string[], shown: number, opened: number) {
    for (let time = 0; time < shown; time += 1) {
      const answerId = randomUUID();
      await addShown(t.context.db, { answerId, providerIds: [providerId], terms, at: at() });
      if (time < opened) await addOutcome(t.context.db, { answerId, providerId }, 'opened');
    }
  }
  const order = async () => (await ask(await t.signIn())).ids;

  test('follows what people opened, from twenty cards on, for this goal alone', async () => {
    await clear();
    const me = await t.signIn();
    const [before = '', after = ''] = (await ask(me)).ids;
    await t.drain();
    const counted = Object.keys(await countsOf(before)).map((key) => key.replace(/ \d$/, ''));
    await clear();
    await use(after, ['~something else'], 40, 40);
    expect((await order())[0]).toBe(before);
    await clear();
    await use(before, counted, 15, 1);
    await use(after, counted, 17, 17);
    expect((await order())[0]).toBe(before);
    await use(after, counted, 20, 20);
    expect((await order())[0]).toBe(after);
    // What was long ago fades.
    await t.advance(`P${policy.learning.halfLifeDays * 3}D`);
    expect((await order())[0]).toBe(before);
  });

  test('is that of the profiles where learning is switched off', async () => {
    await clear();
    const off = await startTestApp(undefined, { LEARNING: 'no' });
    try {
      const expert = await off.provider({ profile: chess });
      const me = await off.signIn();
      const { body } = await off.call('POST /api/worker/suggestions', {
        body: { query: goal, language: 'en' },
        ...me,
      });
      expect(body.recommendations.map(({ providerId }) => providerId)).toEqual([expert.id]);
      await off.drain();
      const { rows } = await off.pool.query('select 1 from chat_showings');
      expect(rows).toEqual([]);
    } finally {
      await off.stop();
    }
  });
});
