import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { problemScene, type ProblemScene } from '../../../../test/problems.ts';
import { sweepUnanswered } from './service.ts';

let s: ProblemScene;
beforeAll(async () => {
  s = await problemScene();
});
afterEach(() => s.p.clearFaults());
afterAll(() => s.t.stop());

const first = async (id: string) => (await s.read(s.client, id)).body.problems[0];

describe('a no-show of the expert', () => {
  test('that the room confirms is refunded in full after 24 hours', async () => {
    const m = await s.meeting();
    await s.sit(s.client, m, 'PT0S', 'PT11M');
    await s.reported(s.client, m.id, 'no-show');
    expect((await first(m.id))?.isConfirmed).toBe(true);
    expect(await s.hoursToAnswer(m.id)).toBe(24);
    const until = await s.deadline(m.id);
    await s.t.setNow(await s.deadline(m.id, '-PT1M'));
    expect(await s.stateOf(m.id)).toBe('open');
    await s.t.setNow(until);
    expect(await first(m.id)).toMatchObject({ state: 'lapsed', refund: { amount: 6000 } });
    expect(await s.refunded(m.id)).toBe(6000);
  });

  test.each([
    ['waited less than ten minutes', 'PT0S', 'PT9M'],
    ['waited before the start', '-PT9M', 'PT9M'],
  ])('is not confirmed by a client who %s: 72 hours', async (_, from, to) => {
    const m = await s.meeting();
    await s.sit(s.client, m, from, to);
    await s.t.setNow(m.at('PT10M'));
    await s.reported(s.client, m.id, 'no-show');
    expect((await first(m.id))?.isConfirmed).toBe(false);
    expect(await s.hoursToAnswer(m.id)).toBe(72);
    const until = await s.deadline(m.id);
    await s.t.setNow(await s.deadline(m.id, '-PT1M'));
    expect(await s.stateOf(m.id)).toBe('open');
    await s.t.setNow(until);
    expect(await s.refunded(m.id)).toBe(6000);
  });

  test('is not confirmed where the expert was there before', async () => {
    const m = await s.meeting();
    await s.sit(s.provider, m, '-PT5M', '-PT4M');
    await s.sit(s.client, m, 'PT0S', 'PT30M');
    await s.reported(s.client, m.id, 'no-show');
    expect((await first(m.id))?.isConfirmed).toBe(false);
  });

  test('gives an expert who came after the report the time of everybody else', async () => {
    const m = await s.meeting();
    await s.sit(s.client, m, 'PT0S', 'PT15M');
    await s.reported(s.client, m.id, 'no-show');
    const before = await s.deadline(m.id);
    await s.sit(s.provider, m, 'PT20M', 'PT50M');
    expect((await first(m.id))?.isConfirmed).toBe(false);
    expect(await s.hoursToAnswer(m.id)).toBe(72);
    await s.t.setNow(before);
    expect(await s.stateOf(m.id)).toBe('open');
    await s.t.setNow(await s.deadline(m.id));
    expect(await s.refunded(m.id)).toBe(6000);
  });

  test('counts the room of a meeting in it alone', async () => {
    const m = await s.meeting();
    await s.sit(s.client, m, 'PT0S', 'PT11M');
    const { room } = (await s.read(s.provider, m.id)).body;
    expect([room.client.length, room.provider]).toEqual([1, []]);
  });
});

describe('silence', () => {
  test('refunds half of quality and technical, rounded half-even', async () => {
    const expert = await s.t.provider({
      profile: { normalRate: { amount: 15_001, currency: 'CLP' } },
    });
    const odd = await s.meeting({ expert, details: { currency: 'CLP' } });
    await s.reported(s.client, odd.id, 'technical');
    await s.t.setNow(await s.deadline(odd.id));
    // 7500.5 pesos are 7500: there is no half peso.
    expect(await first(odd.id)).toMatchObject({
      state: 'lapsed',
      refund: { amount: 7500, currency: 'CLP' },
    });
    expect(await s.refunded(odd.id)).toBe(7500);
  });

  test('refunds no more than what is left of it', async () => {
    const { id } = await s.meeting();
    const { paymentIntentId } = await s.p.state(s.client, id);
    await s.p.gateway('refunds', { payment_intent: paymentIntentId, amount: '4500' });
    await s.t.drain();
    await s.reported(s.client, id, 'quality');
    expect((await first(id))?.onSilence.refund.amount).toBe(1500);
    await s.t.setNow(await s.deadline(id));
    expect((await first(id))?.refund.amount).toBe(1500);
    expect(await s.refunded(id)).toBe(6000);
  });

  test('about anything else asks the operator', async () => {
    const { id } = await s.meeting();
    await s.reported(s.client, id, 'other');
    expect(await s.hoursToAnswer(id)).toBe(72);
    const until = await s.deadline(id);
    await s.t.setNow(await s.deadline(id, '-PT1M'));
    expect(await s.stateOf(id)).toBe('open');
    await s.t.setNow(until);
    expect(await first(id)).toMatchObject({ state: 'with-operator', answer: null });
    expect(await s.refunded(id)).toBe(0);
  });

  test('about what the expert reports closes it and costs nobody anything', async () => {
    const m = await s.meeting();
    await s.sit(s.provider, m, 'PT0S', 'PT20M');
    await s.reported(s.provider, m.id, 'no-show');
    expect((await first(m.id))?.isConfirmed).toBe(false);
    expect(await s.hoursToAnswer(m.id)).toBe(72);
    await s.t.setNow(await s.deadline(m.id));
    expect(await first(m.id)).toMatchObject({ state: 'lapsed', refund: { amount: 0 } });
    expect(await s.refunded(m.id)).toBe(0);
  });

  test('happens once, however often it is looked for and whatever answers get lost', async () => {
    const { id, at } = await s.meeting();
    await s.t.setNow(at('PT10M'));
    await s.reported(s.client, id, 'no-show');
    await s.p.fault('stripe', 'refunds.create', 'drop', { times: 2, processed: true });
    await s.p.fault('webhook', '*', 'duplicate', { times: 10 });
    await s.t.setNow(await s.deadline(id));
    await Promise.all([1, 2, 3].map(() => sweepUnanswered(s.t.context)));
    await s.t.advance('PT3H');
    expect(await s.refunded(id)).toBe(6000);
    const { paymentIntentId } = await s.p.state(s.client, id);
    const intent = await s.t.context.cards.findIntent(paymentIntentId);
    expect(intent?.received).toBe(6000);
    await s.p.expectLedgerToAgree({ settled: true });
  });

  test('of both sides at once refunds once', async () => {
    const { id, at } = await s.meeting();
    await s.t.setNow(at('PT10M'));
    await Promise.all([s.reported(s.client, id, 'no-show'), s.reported(s.provider, id, 'no-show')]);
    await s.t.setNow(await s.deadline(id));
    await s.t.advance('PT1M');
    const { problems } = (await s.read(s.client, id)).body;
    expect(problems.map(({ state }) => state)).toEqual(['lapsed', 'lapsed']);
    expect(await s.refunded(id)).toBe(6000);
  });
});
