import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { bookings } from '../../../test/bookings.ts';
import type { SignedIn } from '../../../test/people.ts';
import { newId } from '../../lib/ids.ts';
import { addStars } from '../provider/stars/service.ts';
import { reviewFeature } from './feature.ts';
import { insertReview } from './store.ts';
import { still } from '../../../test/still.ts';

let t: TestApp;
let expert: SignedIn & { id: string };
let boss: Awaited<ReturnType<TestApp['manager']>>;
let clients: SignedIn[] = [];
let meetings: string[] = [];

const names = ['Ana', 'Bea', 'Cam', 'Dan', 'Eva', 'Fay'];

beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T06:00:00Z');
  expert = await t.provider();
  boss = await t.manager();
  // The partner that verified the expert has one more manager.
  await sql`insert into partner_managers (partner_id, user_id)
    select partner_id, ${boss.userId} from providers where id = ${expert.id}`.execute(t.context.db);
  const { meeting } = bookings(t);
  for (const [at, name] of names.entries()) {
    const client = await t.signIn();
    clients.push(client);
    const start = `2026-12-02T${String(9 + at).padStart(2, '0')}:00:00Z`;
    const more = { name, lastName: 'Prieto', email: `${name.toLowerCase()}@example.com` };
    meetings.push((await meeting(client, expert.id, start, more)).id);
  }
});
afterAll(() => t.stop());

const nobody = 'ffffffff-0000-4000-8000-000000000000';
function person(at: number): SignedIn {
  const found = clients[at];
  if (!found) throw new Error('no such client');
  return found;
}
function write(who: { token: string }, body: object = {}) {
  const unchecked = { providerId: expert.id, stars: 5, text: 'She listened first.', ...body };
  return t.call('POST /api/reviews', { unchecked, token: who.token });
}
function look(who?: { token: string }, before?: string) {
  return t.call('GET /worker/profile/:id/reviews', {
    params: { id: expert.id },
    query: { before },
    ...(who ? { token: who.token } : {}),
  });
}
function atMeeting(who: { token: string }, at: number) {
  const params = { id: meetings[at] ?? '' };
  return t.call('GET /api/booking/:id/review', { params, token: who.token });
}
function answer(who: { token: string }, id: string, message = 'Thank you, Ana.') {
  const sent = { params: { id }, body: { message }, token: who.token };
  return t.call('POST /api/reviews/:id/answer', sent);
}
function hide(who: { token: string }, id: string, message = 'It is about another person.') {
  const sent = { params: { id }, body: { message }, token: who.token };
  return t.call('POST /api/reviews/:id/hide', sent);
}
async function starsOfProfile() {
  const { body } = await t.call('GET /worker/profile/:id', { params: { id: expert.id } });
  return body.stars;
}
async function idOf(at: number): Promise<string> {
  return (await atMeeting(person(at), at)).body.review?.id ?? '';
}
/** What is kept with the expert, and what the reviews themselves add up to. */
async function sums() {
  const kept = await sql<{ count: number; stars: number }>`
    select review_count as count, review_stars as stars from providers
    where id = ${expert.id}`.execute(t.context.db);
  const counted = await sql<{ count: number; stars: number }>`
    select count(*)::int as count, coalesce(sum(stars), 0)::int as stars from reviews
    where provider_id = ${expert.id} and hidden_at is null`.execute(t.context.db);
  return { kept: kept.rows[0], counted: counted.rows[0] };
}

describe('a review', () => {
  test(
    'waits for the end of the meeting',
    still(async () => {
      await t.setNow('2026-12-02T09:59:59Z');
      expect(await write(person(0))).toMatchObject({
        status: 409,
        body: { errorCode: 'review-not-possible' },
      });
      expect((await atMeeting(person(0), 0)).body).toMatchObject({ review: null, may: null });
      await t.setNow('2026-12-02T10:00:00Z');
      expect((await atMeeting(person(0), 0)).body.may).toBe('write');
      expect((await atMeeting(expert, 0)).body).toEqual({
        review: null,
        may: null,
        changeableUntil: null,
      });
      const first = await write(person(0));
      expect(first).toMatchObject({
        status: 200,
        body: { review: { stars: 5, changedAt: null, answer: null }, may: 'change' },
      });
      const { at = '' } = first.body.review ?? {};
      expect(first.body.changeableUntil).toBe(
        Temporal.Instant.from(at)
          .add({ hours: 24 * policy.review.changeDays })
          .toString(),
      );
    }),
  );

  test('is not for strangers, for canceled meetings, or about those who are not there', async () => {
    const stranger = await t.signIn();
    expect((await write(stranger)).body.errorCode).toBe('review-not-possible');
    expect((await write(expert)).body.errorCode).toBe('review-not-possible');
    expect(await write(person(0), { providerId: nobody })).toMatchObject({ status: 404 });
    expect(await atMeeting(stranger, 0)).toMatchObject({ status: 404 });
    const { meeting, cancel } = bookings(t);
    const { id } = await meeting(stranger, expert.id, '2026-12-05T10:00:00Z');
    await cancel(stranger, id);
    await t.setNow('2026-12-05T12:00:00Z');
    expect((await write(stranger)).body.errorCode).toBe('review-not-possible');
  });

  test.each([
    ['stars', { stars: 0 }],
    ['stars', { stars: 6 }],
    ['stars', { stars: 4.5 }],
    ['stars', { stars: '5' }],
    ['stars', { stars: undefined }],
    ['text', { text: 'x'.repeat(policy.review.textMaxLength + 1) }],
    ['text', { text: 'a\u0000b' }],
    ['providerId', { providerId: 'me' }],
  ])('names the field that is no good: %s of %j', async (path, change) => {
    expect(await write(person(1), change)).toMatchObject({
      status: 400,
      body: { errorCode: 'invalid-input', fields: [{ path }] },
    });
  });

  test.each([
    'Call +56 9 1234 5678',
    'ana@example.com knows',
    'see https://a.example',
    'I am @ana.b',
  ])('has no way around Puente in it: %s', async (text) => {
    expect(await write(person(1), { text })).toMatchObject({
      status: 400,
      body: { errorCode: 'contact-details', fields: [{ path: 'text' }] },
    });
  });

  test('shows its words at once, and stars from the third on', async () => {
    const text = 'ﬁ 2 × 3 = 6. '.concat('x'.repeat(policy.review.textMaxLength - 13));
    expect((await write(person(1), { stars: 1, text })).status).toBe(200);
    expect((await write(person(2), { stars: 4, text: '' })).status).toBe(200);
    expect(await starsOfProfile()).toEqual({ average: 3.33, count: 3 });
    await sql`update providers set review_count = 2, review_stars = 6
      where id = ${expert.id}`.execute(t.context.db);
    expect(await starsOfProfile()).toBeNull();
    const { body } = await look();
    expect(body.rating).toBeNull();
    expect(body.reviews.map(({ author, stars }) => [author, stars])).toEqual([
      ['Bea', null],
      ['Ana', null],
    ]);
    expect((await look(expert)).body.reviews.map(({ stars }) => stars)).toEqual([4, 1, 5]);
    await sql`update providers set review_count = 3, review_stars = 10
      where id = ${expert.id}`.execute(t.context.db);
    const all = (await look()).body;
    expect(all.rating).toEqual({ average: 3.33, count: 3 });
    expect(all.reviews.map(({ stars }) => stars)).toEqual([4, 1, 5]);
    // Nothing but the first name tells who it was.
    const told = JSON.stringify(all);
    for (const secret of ['Prieto', 'example.com', person(0).phone, person(0).userId])
      expect(told).not.toContain(secret);
    const listed = await t.call('GET /api/experts', { query: { q: 'Paula' } });
    expect(listed.body.experts.map(({ stars }) => stars)).toContainEqual(all.rating);
  });

  test('is one, however often and at the same time it is sent', async () => {
    const sent = [1, 2, 3, 4, 5].flatMap((stars) => [
      write(person(3), { stars }),
      write(person(4), { stars }),
      write(person(0), { stars }),
    ]);
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses).toEqual(Array(15).fill(200));
    const { kept, counted } = await sums();
    expect(kept).toEqual(counted);
    expect(kept?.count).toBe(5);
  });
});

describe('the expert', () => {
  test('answers a review once, and nobody else does', async () => {
    const id = await idOf(0);
    const stranger = await t.provider();
    expect(await answer(stranger, id)).toMatchObject({ status: 404 });
    expect(await answer(person(0), id)).toMatchObject({ status: 404 });
    expect((await answer(expert, id, 'Write to me: a@b.example')).body.errorCode).toBe(
      'contact-details',
    );
    expect((await answer(expert, id, ' ')).body.errorCode).toBe('invalid-input');
    expect((await atMeeting(expert, 0)).body.may).toBe('answer');
    const both = await Promise.all([answer(expert, id, 'One.'), answer(expert, id, 'Two.')]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(both.find(({ status }) => status === 409)?.body.errorCode).toBe('review-answered');
    expect((await atMeeting(expert, 0)).body).toMatchObject({ may: null, changeableUntil: null });
    const shown = (await look(expert)).body.reviews.find((one) => one.id === id);
    expect(shown).toMatchObject({ canAnswer: false, answer: { text: expect.any(String) } });
    expect((await look(person(0))).body.reviews.every(({ canAnswer }) => !canAnswer)).toBe(true);
  });
});

describe('hiding', () => {
  test('is for managers of the partner that verified the expert, with a reason', async () => {
    const id = await idOf(1);
    const other = await t.manager();
    for (const who of [other, expert, person(1), await t.signIn()])
      expect(await hide(who, id)).toMatchObject({ status: 404 });
    expect((await hide(boss, id, 'short')).body.errorCode).toBe('invalid-input');
    expect((await look(boss)).body.reviews.every(({ canHide }) => canHide)).toBe(true);
    expect((await look(other)).body.reviews.some(({ canHide }) => canHide)).toBe(false);
    const before = (await sums()).kept;
    const results = await Promise.all([hide(boss, id), hide(boss, id), write(person(2))]);
    expect(results.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
    const { kept, counted } = await sums();
    expect(kept).toEqual(counted);
    expect(kept?.count).toBe((before?.count ?? 0) - 1);
    expect((await look()).body.reviews.map((one) => one.id)).not.toContain(id);
    const { rows } = await t.pool.query(
      "select 1 from partner_acts where act = 'review-hidden' and subject_id = $1",
      [expert.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is told to the author alone, with the reason, and leaves nothing to do', async () => {
    const id = await idOf(1);
    expect((await atMeeting(person(1), 1)).body).toMatchObject({
      review: { hiddenReason: 'It is about another person.' },
      may: null,
    });
    expect((await atMeeting(expert, 1)).body).toMatchObject({ review: null, may: null });
    expect(await answer(expert, id)).toMatchObject({ status: 404 });
    expect((await write(person(1))).body.errorCode).toBe('review-not-changeable');
  });

  test('is for operators, too', async () => {
    const operator = await t.signIn();
    await sql`update users set is_operator = true where id = ${operator.userId}`.execute(
      t.context.db,
    );
    expect((await hide(operator, await idOf(4))).status).toBe(200);
    const { kept, counted } = await sums();
    expect(kept).toEqual(counted);
  });

  test('ends with the verification', async () => {
    const id = await idOf(0);
    const verify = (verification: string) =>
      sql`update providers set verification = ${verification}
        where id = ${expert.id}`.execute(t.context.db);
    await verify('pending');
    expect(await hide(boss, id)).toMatchObject({ status: 404 });
    await verify('verified');
  });
});

test(
  'a review is changed for 14 days to the second, and its answer stays',
  still(async () => {
    const { changeableUntil } = (await atMeeting(person(0), 0)).body;
    const end = Temporal.Instant.from(changeableUntil ?? '');
    await t.setNow(end.subtract({ seconds: 1 }).toString());
    const changed = await write(person(0), { stars: 2, text: 'On second thought.' });
    expect(changed.body.review).toMatchObject({
      stars: 2,
      text: 'On second thought.',
      answer: { text: expect.any(String) },
      changedAt: expect.any(String),
    });
    // The days count from when it was written, not from the change.
    expect(changed.body.changeableUntil).toBe(changeableUntil);
    await t.setNow(end.toString());
    expect((await write(person(0))).body.errorCode).toBe('review-not-changeable');
    expect((await atMeeting(person(0), 0)).body.may).toBeNull();
    const { kept, counted } = await sums();
    expect(kept).toEqual(counted);
  }),
);

test('a page has ten, and the next one begins after them', async () => {
  const before = (await look()).body.reviews.length;
  const now = t.context.clock.now();
  for (let at = 0; at < policy.review.pageSize; at += 1) {
    const { userId } = await t.signIn();
    const pair = { providerId: expert.id, clientId: userId };
    await t.context.db
      .transaction()
      .execute((tx) =>
        insertReview(tx, { ...pair, id: newId(), stars: 5, text: `Number ${at}` }, now),
      );
  }
  const first = (await look()).body;
  expect(first.reviews).toHaveLength(policy.review.pageSize);
  const second = (await look(undefined, first.next ?? '')).body;
  expect(second.next).toBeNull();
  const ids = [...first.reviews, ...second.reviews].map(({ id }) => id);
  expect(new Set(ids).size).toBe(before + policy.review.pageSize);
});

describe('who leaves', () => {
  test('gets what they wrote, and it stays without a name', async () => {
    const { body } = await t.call('GET /api/profile/export', { token: person(0).token });
    expect(body.reviews).toMatchObject({
      written: [{ expert: 'Paula Rojas', stars: 2, text: 'On second thought.' }],
      answers: [],
    });
    const id = await idOf(0);
    const { status } = await t.call('DELETE /api/profile', {
      body: { confirmed: true },
      token: person(0).token,
    });
    expect(status).toBe(200);
    const pages = [
      (await look()).body,
      (await look(undefined, (await look()).body.next ?? '')).body,
    ];
    const kept = pages.flatMap(({ reviews }) => reviews).find((one) => one.id === id);
    expect(kept).toMatchObject({ author: null, stars: 2, text: 'On second thought.' });
    expect((await atMeeting(expert, 0)).body.review).toBeNull();
  });

  test('as an expert takes along what was said of them', async () => {
    const { forget } = reviewFeature.personalData ?? {};
    const who = { userId: expert.id, phone: expert.phone };
    await t.context.db.transaction().execute(async (tx) => {
      await forget?.(tx, who, t.context.clock.now());
    });
    expect(await sums()).toEqual({ kept: { count: 0, stars: 0 }, counted: { count: 0, stars: 0 } });
    expect((await look()).body).toEqual({ rating: null, reviews: [], next: null });
  });
});

test('of two who fit a goal equally well, the better reviewed comes first, with the stars', async () => {
  const plain = 'I work with care, I listen first, and I have done this for ten years now.';
  const chess = {
    expertise: 'Chess coach',
    aboutMe:
      'I teach chess openings and endgames to grown-ups who want to win games at their club.',
    idealClient: 'Chess players at a club who lose won positions and do not know why it happens.',
    ...{ career: plain, uniqueValue: plain, challengeStory: plain },
  };
  await t.provider({ profile: { ...chess, name: 'Alba' } });
  await t.provider({ profile: { ...chess, name: 'Boris' } });
  const ask = async () => {
    const body = { query: 'I want to get better at chess', language: 'en' } as const;
    const { recommendations } = (await t.call('POST /api/worker/suggestions', { body })).body;
    return recommendations.map(({ providerId, stars }) => ({ providerId, stars }));
  };
  const [first, second] = await ask();
  expect([first?.stars, second?.stars]).toEqual([null, null]);
  await t.context.db
    .transaction()
    .execute((tx) => addStars(tx, second?.providerId ?? '', { reviews: 3, stars: 15 }));
  expect(await ask()).toEqual([
    { providerId: second?.providerId, stars: { average: 5, count: 3 } },
    { providerId: first?.providerId, stars: null },
  ]);
});
