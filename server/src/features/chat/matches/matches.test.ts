import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setVerification } from '../../provider/membership/service.ts';
import { onProfileSaved } from '../../../app.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { profileBody, type SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let me: SignedIn;
let sleep: Awaited<ReturnType<TestApp['provider']>>;
let speaking: Awaited<ReturnType<TestApp['provider']>>;

const sleepText =
  'I have worked with people who lie awake at night with insomnia and cannot sleep for years.';
const sleepProfile = {
  ...profileBody,
  name: 'Nora',
  lastName: 'Hill',
  expertise: 'Insomnia and sleep',
  aboutMe: sleepText,
  idealClient: sleepText,
};

beforeAll(async () => {
  t = await startTestApp();
  sleep = await t.provider({ profile: sleepProfile });
  speaking = await t.provider({
    profile: {
      expertise: 'Public speaking and stage fright',
      idealClient: 'People who freeze when they have to speak in public and fear the stage.',
    },
  });
});
afterAll(() => t.stop());
beforeEach(async () => {
  me = await t.signIn();
});

const ask = async (query: string, conversationId: string) => {
  await t.advance('PT1M');
  const body = { query, conversationId, language: 'en' as const };
  return (await t.call('POST /api/worker/suggestions', { body, token: me.token })).body;
};
const matches = async (query = {}, { token }: SignedIn = me) =>
  (await t.call('GET /worker/matches', { query, token })).body.matches;
const recommendations = async (query = {}, { token }: SignedIn = me) =>
  (await t.call('GET /worker/recommendations', { query, token })).body.recommendations;
const idsOf = (people: readonly { providerId: string }[]) =>
  people.map(({ providerId }) => providerId);

describe('the matches of a person', () => {
  test('are whom the chat recommended, the latest first, each once, as they are now', async () => {
    expect(await matches()).toEqual([]);
    const [one, other] = [randomUUID(), randomUUID()];
    await ask('I cannot sleep, I have insomnia', one);
    await ask('I freeze when I have to speak in public', other);
    await ask('I cannot sleep at night', one);
    const found = await matches({ currency: 'EUR' });
    expect(idsOf(found)).toEqual([sleep.id, speaking.id]);
    expect(found.map(({ conversationId }) => conversationId)).toEqual([one, other]);
    expect(found[0]?.price.currency).toBe('EUR');
    expect(found[0]?.reason).toContain(sleepText);

    const { token } = sleep;
    const changed =
      'I help people rest again after long months of work at night and of travel by train.';
    const body = {
      ...sleepProfile,
      aboutMe: changed,
      idealClient: changed,
      normalRate: { amount: 9900, currency: 'USD' as const },
    };
    const saved = await t.call('PUT /worker/profile', { unchecked: body, token });
    expect(saved.status).toBe(200);
    const [renewed] = await matches({ currency: 'USD' });
    expect(renewed?.price).toEqual({ amount: 9900, currency: 'USD' });
    // The profile no longer says what it was recommended for.
    expect(renewed?.reason).toContain('Insomnia and sleep');
    await t.advance('P3D');
    const next = Date.parse((await matches())[0]?.nextFree ?? '');
    expect(next).toBeGreaterThan(t.context.clock.now().epochMilliseconds);
  });

  test('leave out who is no longer verified, and are nobody else’s', async () => {
    const other = await t.provider({
      profile: {
        expertise: 'Beekeeping',
        idealClient: 'People who want to keep bees in the garden and make their own honey.',
      },
    });
    const { rows } = await t.pool.query('select partner_id from providers where id = $1', [
      other.id,
    ]);
    await ask('I want to keep bees and make honey', randomUUID());
    expect(idsOf(await matches())).toEqual([other.id]);
    expect(await matches({}, await t.signIn())).toEqual([]);
    const change = { providerId: other.id, isVerified: false };
    await setVerification(t.context, [rows[0].partner_id], change, onProfileSaved);
    expect(await matches()).toEqual([]);
  });
});

describe('recommendations', () => {
  test('fit the goals of all kept conversations, with the words they were asked with', async () => {
    expect(await recommendations()).toEqual([]);
    const [one, other] = [randomUUID(), randomUUID()];
    await ask('I cannot sleep, I have insomnia', one);
    await ask('I freeze when I have to speak in public', other);
    const found = await recommendations();
    expect(idsOf(found)).toEqual([speaking.id, sleep.id]);
    expect(found).toMatchObject([
      { conversationId: other, goal: 'I freeze when I have to speak in public' },
      { conversationId: one, goal: 'I cannot sleep, I have insomnia' },
    ]);
    await t.call('DELETE /api/worker/chat/:id', { params: { id: other }, token: me.token });
    expect(idsOf(await recommendations())).toEqual([sleep.id]);
  });

  test('keep the wishes of a goal', async () => {
    const id = randomUUID();
    await ask('I cannot sleep, I have insomnia', id);
    await ask('up to 3 dollars', id);
    expect(await recommendations()).toEqual([]);
  });

  test('are none where nobody does it, where danger was told, or of one’s own profile', async () => {
    await ask('I need somebody who repairs church organs', randomUUID());
    await ask('no quiero vivir y no puedo dormir', randomUUID());
    expect(await recommendations()).toEqual([]);
    me = speaking;
    await ask('I freeze when I have to speak in public', randomUUID());
    expect(idsOf(await recommendations())).not.toContain(speaking.id);
  });
});
