import type { OfferingData } from '@puente/contract/offering';
import { policy } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import type { SignedIn } from '../../../test/people.ts';
import { createLlm } from '../../gateways/llm/create.ts';
import { newId } from '../../lib/ids.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const data = {
  type: 'package',
  name: 'Five talks',
  description: 'Five meetings to prepare one talk, from the first idea to the last rehearsal.',
  category: 'careers',
  sessions: 5,
  durationMinutes: 60,
  price: usd(30_000),
  discountedPrice: usd(27_000),
} as const satisfies Partial<OfferingData>;

type Who = { token: string };
function save(who: Who, unchecked: object) {
  return t.call('POST /api/provider-offerings', { unchecked, ...who });
}
async function create(who: Who, changes: object = {}) {
  const { status, body } = await save(who, { offeringData: { ...data, ...changes } });
  expect(status).toBe(200);
  if (!body.offering) throw new Error('no offering');
  return body.offering;
}
function remove(who: Who, offeringId: string, version?: number) {
  return t.call('DELETE /api/provider-offerings', { body: { offeringId, version }, ...who });
}
async function own(who: Who) {
  return (await t.call('GET /api/provider-offerings', { ...who })).body.offerings;
}
function ofExpert(providerId: string, query: object = {}, who: Partial<Who> = {}) {
  return t.call('GET /api/provider-offerings', { query: { providerId, ...query }, ...who });
}
function refusal(status: number, errorCode: string) {
  return { status, body: { errorCode } };
}

describe('an offering', () => {
  test('is made by an expert, and shown with what a meeting comes to', async () => {
    const expert = await t.provider();
    const made = await create(expert, { sessions: 7 });
    expect(made).toMatchObject({
      ...data,
      sessions: 7,
      pricePerSession: usd(3857),
      scheduling: 'all-at-once',
      isEnabled: true,
      version: 1,
    });
    expect(await own(expert)).toEqual([made]);
    const seen = await ofExpert(expert.id);
    expect(seen.body).toEqual({ offerings: [made], exchange: null });
    expect(JSON.stringify(seen.body)).not.toContain(expert.phone);
  });

  test('of a plan has no scheduling', async () => {
    const plan = await create(await t.provider(), { type: 'subscription', sessions: 4 });
    expect(plan).toMatchObject({ type: 'subscription', scheduling: null });
  });

  test('is shown in the asked currency, both prices in the same', async () => {
    const expert = await t.provider();
    await create(expert);
    const { body } = await ofExpert(expert.id, { targetCurrency: 'CLP' });
    const [shown] = body.offerings;
    expect(shown?.price.currency).toBe('CLP');
    expect(shown?.discountedPrice?.currency).toBe('CLP');
    expect(shown?.pricePerSession.currency).toBe('CLP');
    expect(body.exchange).toMatchObject({ from: 'USD' });
  });

  test.each([
    [{ sessions: 1 }, 'invalid-input', 'sessions'],
    [{ sessions: 21 }, 'invalid-input', 'sessions'],
    [{ type: 'subscription', sessions: 13 }, 'invalid-input', 'sessions'],
    [{ type: 'subscription', scheduling: 'as-you-go' }, 'invalid-input', 'scheduling'],
    [{ name: 'ab' }, 'invalid-input', 'offeringData.name'],
    [{ name: 'two\nlines' }, 'invalid-input', 'offeringData.name'],
    [{ description: 'short' }, 'invalid-input', 'offeringData.description'],
    [{ category: 'magic' }, 'invalid-input', 'offeringData.category'],
    [{ durationMinutes: 50 }, 'invalid-input', 'offeringData.durationMinutes'],
    [{ price: usd(499), discountedPrice: null }, 'price-too-low', 'price'],
    [{ discountedPrice: usd(499) }, 'price-too-low', 'discountedPrice'],
    [{ discountedPrice: usd(30_000) }, 'invalid-input', 'discountedPrice'],
    [
      { discountedPrice: { amount: 27_000, currency: 'EUR' } },
      'invalid-input',
      'discountedPrice.currency',
    ],
  ])('is refused with %j', async (changes, errorCode, path) => {
    const expert = await t.provider();
    const reply = await save(expert, { offeringData: { ...data, ...changes } });
    expect(reply).toMatchObject(refusal(400, errorCode));
    expect(reply.body.fields?.[0]?.path).toBe(path);
    expect(await own(expert)).toEqual([]);
  });

  test.each([
    [{}],
    [{ offeringData: data, isEnabled: true }],
    [{ isEnabled: true }],
    [{ order: [] }],
    [{ generate: 'magic' }],
    [{ generate: true, offeringData: data }],
    [{ generate: 'rates', order: [newId()] }],
  ])('is not changed by %j', async (body) => {
    expect(await save(await t.provider(), body)).toMatchObject(refusal(400, 'invalid-input'));
  });

  test('belongs to experts', async () => {
    const client = await t.signIn();
    expect(await save(client, { offeringData: data })).toMatchObject(refusal(403, 'forbidden'));
    expect(await t.call('GET /api/provider-offerings', { ...client })).toMatchObject(
      refusal(403, 'forbidden'),
    );
    const nobody = refusal(401, 'unauthenticated');
    expect(await t.call('GET /api/provider-offerings')).toMatchObject(nobody);
    expect(await t.call('POST /api/provider-offerings', { unchecked: {} })).toMatchObject(nobody);
    expect(
      await t.call('DELETE /api/provider-offerings', { body: { offeringId: newId() } }),
    ).toMatchObject(nobody);
    for (const id of [client.userId, newId()])
      expect(await ofExpert(id)).toMatchObject(refusal(404, 'not-found'));
  });

  test('of somebody else is not there', async () => {
    const [mine, theirs] = [await t.provider(), await t.provider()];
    const { id } = await create(theirs);
    const notThere = refusal(404, 'not-found');
    expect(await save(mine, { offeringId: id, offeringData: data })).toMatchObject(notThere);
    expect(await save(mine, { offeringId: id, isEnabled: false })).toMatchObject(notThere);
    expect(await remove(mine, id)).toMatchObject(notThere);
    expect(await remove(mine, newId())).toMatchObject(notThere);
    await create(mine);
    expect(await save(mine, { order: [id] })).toMatchObject(refusal(409, 'offering-changed'));
    expect(await own(theirs)).toMatchObject([{ id, version: 1, isEnabled: true }]);
  });
});

describe('changing offerings', () => {
  test('replaces, hides and shows one, and raises its version', async () => {
    const expert = await t.provider();
    const { id } = await create(expert);
    const next = { ...data, name: 'Six talks', sessions: 6, discountedPrice: null };
    const replaced = await save(expert, { offeringId: id, offeringData: next, version: 1 });
    expect(replaced.body.offering).toMatchObject({ ...next, id, version: 2 });
    const hidden = await save(expert, { offeringId: id, isEnabled: false, version: 2 });
    expect(hidden.body.offerings).toMatchObject([{ id, isEnabled: false, version: 3 }]);
    expect((await ofExpert(expert.id)).body.offerings).toEqual([]);
    expect((await ofExpert(expert.id, {}, expert)).body.offerings).toEqual([]);
    await save(expert, { offeringId: id, isEnabled: true });
    expect((await ofExpert(expert.id)).body.offerings).toHaveLength(1);
    expect((await remove(expert, id)).body).toEqual({ deleted: true, offerings: [] });
    expect(await remove(expert, id)).toMatchObject(refusal(404, 'not-found'));
  });

  test('on an older version is refused and loses nothing', async () => {
    const expert = await t.provider();
    const { id } = await create(expert);
    const saves = ['From one tab', 'From the other'].map((name) =>
      save(expert, { offeringId: id, offeringData: { ...data, name }, version: 1 }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const changed = refusal(409, 'offering-changed');
    expect(await remove(expert, id, 1)).toMatchObject(changed);
    expect(await save(expert, { offeringId: id, isEnabled: false, version: 1 })).toMatchObject(
      changed,
    );
    const winner = statuses[0] === 200 ? 'From one tab' : 'From the other';
    expect(await own(expert)).toMatchObject([{ name: winner, version: 2, isEnabled: true }]);
  });

  test('sorts them, when all are named', async () => {
    const expert = await t.provider();
    const made = [await create(expert), await create(expert), await create(expert)];
    const ids = made.map(({ id }) => id);
    const sorted = await save(expert, { order: ids.toReversed().map((id) => id.toUpperCase()) });
    expect(sorted.body.offerings.map(({ id }) => id)).toEqual(ids.toReversed());
    for (const order of [ids.slice(1), [...ids, ids[0]], [newId(), ...ids.slice(1)]])
      expect(await save(expert, { order })).toMatchObject(refusal(409, 'offering-changed'));
    expect((await ofExpert(expert.id)).body.offerings.map(({ id }) => id)).toEqual(
      ids.toReversed(),
    );
  });

  test('puts a deleted one back as it was: its id, its place, a version of its own', async () => {
    const expert = await t.provider();
    const made = [await create(expert), await create(expert), await create(expert)];
    const [first, second, third] = made.map(({ id }) => id);
    const { id, version } = made[1]!;
    await remove(expert, id, version);
    const wanted = { offeringId: id, offeringData: data, version, restoreAt: 1 };
    // Twice at once, as a tap that is sent again.
    const sent = await Promise.all([save(expert, wanted), save(expert, wanted)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    const listed = await own(expert);
    expect(listed.map((one) => one.id)).toEqual([first, second, third]);
    // Another tab with the version of before can't overwrite it unseen.
    expect(listed[1]).toMatchObject({ ...data, version: version + 1 });
    const changed = { offeringId: id, offeringData: data, version };
    expect(await save(expert, changed)).toMatchObject(refusal(409, 'offering-changed'));
  });

  test('puts nothing back under the id of somebody else’s, and none without its texts', async () => {
    const [expert, other] = [await t.provider(), await t.provider()];
    const theirs = await create(other);
    const taken = { offeringId: theirs.id, offeringData: data, restoreAt: 0 };
    expect(await save(expert, taken)).toMatchObject(refusal(404, 'not-found'));
    expect(await own(other)).toEqual([theirs]);
    expect((await save(expert, { offeringId: newId(), restoreAt: 0 })).status).toBe(400);
    expect((await save(expert, { offeringData: data, restoreAt: 0 })).status).toBe(400);
  });

  test('ends at 30, also when many are made at once', async () => {
    const expert = await t.provider();
    const { maxPerExpert } = policy.offering;
    for (let count = 0; count < maxPerExpert - 3; count += 1) await create(expert);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => save(expert, { offeringData: data })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(reply).toMatchObject(refusal(409, 'offering-limit-reached'));
    expect(await own(expert)).toHaveLength(maxPerExpert);
  });

  test('sent again with its key is done once', async () => {
    const expert = await t.provider();
    const sent = () =>
      t.call('POST /api/provider-offerings', {
        body: { offeringData: { ...data } },
        token: expert.token,
        headers: { 'idempotency-key': 'offering-once-1' },
      });
    const [first, again] = [await sent(), await sent()];
    expect(again.body.offering?.id).toBe(first.body.offering?.id);
    expect(await own(expert)).toHaveLength(1);
  });
});

describe('proposals', () => {
  const propose = (who: SignedIn, generate: unknown) => save(who, { generate });

  test('come from the rates without a model, and are not saved', async () => {
    const expert = await t.provider();
    const { body } = await propose(expert, true);
    expect(body.proposedBy).toBe('rules');
    expect(body.proposals).toMatchObject([
      { type: 'package', sessions: 3, price: usd(18_000) },
      { type: 'package', sessions: 6, price: usd(36_000) },
      { type: 'subscription', sessions: 4, price: usd(24_000) },
    ]);
    expect(body.offerings).toEqual([]);
    for (const proposal of body.proposals ?? [])
      expect((await save(expert, { offeringData: proposal })).status).toBe(200);
    expect(await own(expert)).toHaveLength(3);
  });

  test('are in the field of the expert, and in one language with their line', async () => {
    const line = { expertise: 'Herencias', languages: ['es'], field: 'law' };
    const first = async (expert: SignedIn, language: 'en' | 'es') => {
      await t.call('PUT /api/profile', { body: { language }, token: expert.token });
      const [proposal] = (await propose(expert, true)).body.proposals ?? [];
      return [proposal?.category, proposal?.name, proposal?.description.split('. ').at(0)];
    };
    const both = await t.provider({ profile: { ...line, expertiseTranslated: 'Wills' } });
    const spanish = ['law', 'Tres sesiones para empezar', 'Herencias'];
    expect(await first(both, 'es')).toEqual(spanish);
    expect(await first(both, 'en')).toEqual(['law', 'Three sessions to get started', 'Wills']);
    // English words around a line that is in Spanish alone would be a mixture.
    expect(await first(await t.provider({ profile: line }), 'en')).toEqual(spanish);
  });

  test('come from a model where it proposes what can be sold', async () => {
    t.context.llm = createLlm({
      kind: 'openai-compatible',
      url: `${t.sandbox.url}/openai/v1`,
      key: 'sk_x',
      model: 'sandbox',
      timeoutSeconds: 1,
    });
    try {
      const expert = await t.provider();
      const { body } = await propose(expert, true);
      expect(body.proposedBy).toBe('model');
      expect(body.proposals).toMatchObject([{ sessions: 4, price: usd(24_000) }]);
      for (const mode of ['invents', 'nonsense']) {
        await t.sandboxPost('/sandbox/llm', { mode });
        expect(await propose(expert, true), mode).toMatchObject(refusal(409, 'no-valid-offerings'));
        expect((await propose(expert, 'rates')).body.proposedBy).toBe('rules');
      }
      await t.sandboxPost('/sandbox/llm', { mode: 'down' });
      expect((await propose(expert, true)).body.proposedBy).toBe('rules');
    } finally {
      t.context.llm = null;
    }
  });
});

describe('what follows from offerings', () => {
  test('the chat finds an expert by them and tells of the smallest package', async () => {
    const expert = await t.provider({ profile: { expertise: 'Beekeeping and honey' } });
    const ask = async () =>
      (
        await t.call('POST /api/worker/suggestions', {
          body: { query: 'I want to learn beekeeping', currency: 'USD' },
          headers: { 'x-forwarded-for': '10.41.0.1' },
        })
      ).body.recommendations.find(({ providerId }) => providerId === expert.id);
    expect(await ask()).not.toHaveProperty('alsoPackage');
    await create(expert, { sessions: 9 });
    const { id } = await create(expert, { sessions: 4, discountedPrice: usd(20_000) });
    await create(expert, { type: 'subscription', sessions: 1 });
    expect(await ask()).toMatchObject({ alsoPackage: { sessions: 4, price: usd(20_000) } });
    await save(expert, { offeringId: id, isEnabled: false });
    expect(await ask()).toMatchObject({ alsoPackage: { sessions: 9, price: usd(27_000) } });
  });

  test('the person’s export has them, and leaving deletes them', async () => {
    const expert = await t.provider();
    const { id } = await create(expert, { name: 'Quarterly rehearsal' });
    const exported = await t.call('GET /api/profile/export', { ...expert });
    expect(JSON.stringify(exported.body)).toContain('Quarterly rehearsal');
    const left = await t.call('DELETE /api/profile', { body: { confirmed: true }, ...expert });
    expect(left.status).toBe(200);
    expect(await ofExpert(expert.id)).toMatchObject(refusal(404, 'not-found'));
    const rest = await t.context.db
      .selectFrom('offerings')
      .select('id')
      .where('id', '=', id)
      .execute();
    expect(rest).toEqual([]);
  });
});
