import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemScene, type ProblemScene, words } from '../../../../test/problems.ts';
import { newId } from '../../../lib/ids.ts';

let s: ProblemScene;
beforeAll(async () => {
  s = await problemScene();
});
afterAll(() => s.t.stop());

const refund = (amount: number) => ({ response: 'refund', amount }) as const;
const object = { response: 'object', text: words } as const;

describe('the expert', () => {
  test('refunds any part, which closes the report', async () => {
    const { id } = await s.meeting();
    const problemId = await s.reported(s.client, id, 'quality');
    const seen = (await s.read(s.provider, id)).body;
    expect(seen.left).toEqual({ amount: 6000, currency: 'USD' });
    expect(seen.problems[0]).toMatchObject({
      isOwn: false,
      onSilence: { outcome: 'refund', refund: { amount: 3000, currency: 'USD' } },
    });
    const { status, body } = await s.answer(s.provider, id, { problemId, ...refund(2500) });
    expect(status).toBe(200);
    expect(body.problems[0]).toMatchObject({
      state: 'refunded',
      answerUntil: null,
      answer: { what: 'refunded', text: null },
      refund: { amount: 2500, currency: 'USD' },
    });
    expect(body.left.amount).toBe(3500);
    expect(await s.refunded(id)).toBe(2500);
  });

  test('refunds at least a minor unit and at most what is left', async () => {
    const { id } = await s.meeting();
    const problemId = await s.reported(s.client, id, 'technical');
    for (const amount of [6001, 0, -5, 1.5])
      expect(await s.answer(s.provider, id, { problemId, ...refund(amount) })).toMatchObject({
        status: 400,
        body: { errorCode: 'invalid-input', fields: [{ path: 'amount' }] },
      });
    const bare = { problemId, response: 'refund' } as const;
    expect((await s.answer(s.provider, id, bare)).body.fields).toMatchObject([{ path: 'amount' }]);
    expect((await s.answer(s.provider, id, { problemId, ...refund(6000) })).status).toBe(200);
    expect(await s.refunded(id)).toBe(6000);
  });

  test('refunds no more than what nobody has refunded by hand', async () => {
    const { id } = await s.meeting();
    const problemId = await s.reported(s.client, id, 'quality');
    const { paymentIntentId } = await s.p.state(s.client, id);
    await s.p.fault('webhook', '*', 'drop', { times: 5 });
    await s.p.gateway('refunds', { payment_intent: paymentIntentId, amount: '4000' });
    // No event told of it: the answer asks the gateway.
    const over = await s.answer(s.provider, id, { problemId, ...refund(2001) });
    expect(over.status).toBe(400);
    expect((await s.answer(s.provider, id, { problemId, ...refund(2000) })).status).toBe(200);
    await s.p.clearFaults();
    expect(await s.refunded(id)).toBe(6000);
  });

  test('refunds a no-show that the room confirms as a whole', async () => {
    const m = await s.meeting();
    await s.sit(s.client, m, 'PT0S', 'PT20M');
    const problemId = await s.reported(s.client, m.id, 'no-show');
    const part = await s.answer(s.provider, m.id, { problemId, ...refund(5999) });
    expect(part.status).toBe(400);
    expect((await s.answer(s.provider, m.id, { problemId, ...refund(6000) })).status).toBe(200);
    expect(await s.refunded(m.id)).toBe(6000);
  });

  test('objects with words, which asks the operator once', async () => {
    const { id } = await s.meeting();
    const problemId = await s.reported(s.client, id, 'quality');
    const mute = await s.answer(s.provider, id, { problemId, response: 'object' });
    expect(mute.body.fields).toMatchObject([{ path: 'text' }]);
    const { body } = await s.answer(s.provider, id, { problemId, ...object });
    expect(body.problems[0]).toMatchObject({
      state: 'with-operator',
      answer: { what: 'objected', text: words },
    });
    // Silence has nothing to say any more.
    await s.t.advance('P5D');
    expect(await s.stateOf(id)).toBe('with-operator');
    expect(await s.refunded(id)).toBe(0);
  });

  test('has 72 hours: a moment before they end, and not when they have', async () => {
    const { id } = await s.meeting();
    const problemId = await s.reported(s.client, id, 'technical');
    expect(await s.hoursToAnswer(id)).toBe(72);
    await s.t.setNow(await s.deadline(id, '-PT1M'));
    const answered = await s.answer(s.provider, id, { problemId, ...object });
    expect(answered.status).toBe(200);
    const late = await s.meeting();
    const second = await s.reported(s.client, late.id, 'technical');
    await s.t.setNow(await s.deadline(late.id));
    const { body } = await s.answer(s.provider, late.id, { problemId: second, ...object });
    expect(body.errorCode).toBe('problem-not-open');
  });
});

describe('who may answer', () => {
  test('is the other side of that meeting alone', async () => {
    const { id } = await s.meeting();
    const other = await s.meeting();
    const problemId = await s.reported(s.client, id, 'quality');
    expect((await s.answer(s.client, id, { problemId, ...object })).status).toBe(403);
    expect((await s.answer(s.stranger, id, { problemId, ...object })).status).toBe(404);
    expect((await s.answer(s.provider, other.id, { problemId, ...object })).status).toBe(404);
    const unknown = { problemId: newId(), ...object };
    expect((await s.answer(s.provider, id, unknown)).status).toBe(404);
    const sent = { params: { id }, body: { problemId, ...object } };
    const visitor = await s.t.call('POST /api/booking/:id/problem/answer', sent);
    expect(visitor.status).toBe(401);
  });

  test('a client objects to what the expert reports, and refunds nothing', async () => {
    const { id, at } = await s.meeting();
    await s.t.setNow(at('PT10M'));
    const problemId = await s.reported(s.provider, id, 'no-show');
    const seen = (await s.read(s.client, id)).body.problems[0];
    expect(seen?.onSilence).toMatchObject({ outcome: 'nothing', refund: { amount: 0 } });
    expect((await s.answer(s.client, id, { problemId, ...refund(100) })).status).toBe(403);
    expect((await s.answer(s.client, id, { problemId, ...object })).status).toBe(200);
    expect(await s.stateOf(id)).toBe('with-operator');
  });
});

describe('of two at once', () => {
  test('one answer happens', async () => {
    const { id } = await s.meeting();
    const problemId = await s.reported(s.client, id, 'quality');
    const answers = [refund(1000), refund(2000), object, refund(3000), object];
    const replies = await Promise.all(
      answers.map((one) => s.answer(s.provider, id, { problemId, ...one })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies)
      if (status !== 200) expect(body.errorCode).toBe('problem-not-open');
    const problem = (await s.read(s.client, id)).body.problems[0];
    expect(await s.refunded(id)).toBe(problem?.refund.amount);
  });

  test.each([1, 2, 3])('an answer or the silence happens (%i)', async () => {
    const { id } = await s.meeting();
    const problemId = await s.reported(s.client, id, 'quality');
    const until = await s.deadline(id);
    await s.t.setNow(await s.deadline(id, '-PT1M'));
    const [reply] = await Promise.all([
      s.answer(s.provider, id, { problemId, ...refund(1000) }),
      s.t.setNow(until),
    ]);
    const [state, amount] = [await s.stateOf(id), await s.refunded(id)];
    if (reply.status === 200) expect([state, amount]).toEqual(['refunded', 1000]);
    else expect([reply.status, state, amount]).toEqual([409, 'lapsed', 3000]);
  });
});
