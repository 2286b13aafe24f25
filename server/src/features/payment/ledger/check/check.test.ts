import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../test/app.ts';
import { payments } from '../../../../../test/payments.ts';
import { runLedgerCheck } from '../check-command.ts';
import { type Books, compareBooks, type GatewayLists } from './rules.ts';

const refund = { currency: 'USD', gatewayId: null, byHand: false };

function books(): Books {
  return {
    balances: [
      { currency: 'USD', account: 'card-gateway', amount: 600 },
      { currency: 'USD', account: 'provider:p', amount: -600 },
    ],
    postings: [
      { kind: 'charge', sourceId: 'pay', currency: 'USD', total: 0, atGateway: 1000, payable: 0 },
      {
        kind: 'refund-owed',
        sourceId: 'ref',
        currency: 'USD',
        total: 0,
        atGateway: 0,
        payable: -400,
      },
      {
        kind: 'refund-paid',
        sourceId: 'ref',
        currency: 'USD',
        total: 0,
        atGateway: -400,
        payable: 400,
      },
    ],
    payments: [
      { id: 'pay', intentId: 'pi_1', status: 'succeeded', received: 1000, receivedCurrency: 'USD' },
    ],
    refunds: [{ ...refund, id: 'ref', status: 'succeeded', amount: 400, gatewayId: 're_1' }],
    freeOrders: [],
  };
}

const nothing = { differences: [], inFlight: [], refundedByHand: [] };

function lists(): GatewayLists {
  return {
    intents: [
      {
        id: 'pi_1',
        clientSecret: '',
        status: 'succeeded',
        amount: 1000,
        received: 1000,
        currency: 'USD',
        orderId: 'o',
        declineCode: null,
        paymentMethod: null,
      },
    ],
    refunds: [
      {
        id: 're_1',
        intentId: 'pi_1',
        reference: 'ref',
        amount: 400,
        currency: 'USD',
        status: 'succeeded',
      },
    ],
  };
}

type Break = (ours: Books, theirs: GatewayLists) => void;
function first<T>(list: T[]): T {
  const [item] = list;
  if (!item) throw new Error('empty');
  return item;
}

describe('the check', () => {
  test('finds nothing where everything agrees', () => {
    expect(compareBooks(books(), lists())).toEqual(nothing);
  });

  test.each<[string, Break, string]>([
    ['a ledger that is off', (o) => void (first(o.balances).amount = 601), 'off by 1 USD'],
    ['an unbalanced transaction', (o) => void (first(o.postings).total = 7), 'off by 7'],
    ['a payment without a charge', (o) => void o.postings.shift(), 'no charge pay'],
    ['a refund that was never owed', (o) => void o.postings.splice(1, 1), 'no refund-owed ref'],
    ['a refund that was never paid', (o) => void o.postings.pop(), 'no refund-paid ref'],
    ['a charge of another amount', (o) => void (first(o.postings).atGateway = 9), 'another amount'],
    ['a charge in another currency', (o) => void (first(o.postings).currency = 'EUR'), 'another'],
    ['a charge without a payment', (o) => void o.payments.pop(), 'charge pay without a cause'],
    ['a refund without a row', (o) => void o.refunds.pop(), 'refund-owed ref without a cause'],
    ['money that the gateway never got', (_, g) => void g.intents.pop(), 'gateway says nothing'],
    [
      'money of another amount at the gateway',
      (_, g) => void (first(g.intents).received = 999),
      'we received 1000 USD, the gateway says 999 USD',
    ],
    [
      'a refund that the gateway never made',
      (_, g) => void g.refunds.pop(),
      'is unknown at the gateway',
    ],
    [
      'a refund of another amount at the gateway',
      (_, g) => void (first(g.refunds).amount = 1),
      'differs at the gateway',
    ],
    [
      'a refund that came back',
      (_, g) => void (first(g.refunds).status = 'failed'),
      'is failed at the gateway',
    ],
    [
      'a refund that somebody made at the gateway',
      (_, g) => void g.refunds.push({ ...first(g.refunds), id: 're_2', reference: null }),
      're_2: the gateway refunded 400 USD that we know nothing of',
    ],
    [
      'money that nobody asked for',
      (_, g) => void g.intents.push({ ...first(g.intents), id: 'pi_2' }),
      'pi_2: the gateway received 1000 USD that we know nothing of',
    ],
    [
      'money for an intent that we think ended',
      (o) => {
        o.payments.push({ ...first(o.payments), id: 'x', status: 'cancelled', received: null });
        o.payments.reverse();
      },
      'is not settled (cancelled)',
    ],
  ])('names %s', (_what, breakIt, problem) => {
    const [ours, theirs] = [books(), lists()];
    breakIt(ours, theirs);
    expect(compareBooks(ours, theirs).differences.join('\n')).toContain(problem);
  });

  test('names apart what is on its way', () => {
    const [ours, theirs] = [books(), lists()];
    ours.payments.push(
      { id: 'p2', intentId: 'pi_2', status: 'processing', received: null, receivedCurrency: null },
      { id: 'p3', intentId: 'pi_3', status: 'failed', received: null, receivedCurrency: null },
    );
    theirs.intents.push({ ...first(theirs.intents), id: 'pi_2' });
    ours.refunds.push({ ...refund, id: 'ref2', status: 'requested', amount: 100 });
    const owed = { kind: 'refund-owed', sourceId: 'ref2', currency: 'USD' };
    ours.postings.push({ ...owed, total: 0, atGateway: 0, payable: -100 });
    expect(compareBooks(ours, theirs)).toEqual({
      differences: [],
      inFlight: [
        'pi_2: 1000 USD arrived and is not settled (processing)',
        'pi_3: payment is failed',
        'refund ref2 of 100 USD is to be sent',
      ],
      refundedByHand: [],
    });
  });
});

describe('npm run ledger:check', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.stop());

  const run = async () => {
    const lines: string[] = [];
    const print = vi.spyOn(console, 'log').mockImplementation((text: string) => {
      lines.push(text);
    });
    const { gateways, database } = t.context.config;
    const isFine = await runLedgerCheck({
      DATABASE_URL: database.url ?? '',
      SANDBOX_URL: gateways.sandbox?.url,
      SANDBOX_SMTP_PORT: String(gateways.sandbox?.smtpPort),
      SANDBOX_WEBHOOK_SECRET: gateways.card.webhookSecret,
    });
    print.mockRestore();
    return { isFine, report: lines.join('\n') };
  };

  test('reports every balance, and refuses when somebody paid out behind our back', async () => {
    const p = payments(t);
    await t.setNow('2026-12-01T08:00:00Z');
    const provider = await t.provider();
    const client = await t.signIn();
    const booking = await p.meeting(client, provider.id, '2026-12-08T09:00:00Z');
    const fine = await run();
    expect(fine.report).toContain('Differences: none');
    expect(fine.report).toMatch(/USD {2}card-gateway +6000/);
    expect(fine.isFine).toBe(true);
    const { paymentIntentId } = await p.state(client, booking.id);
    await p.fault('webhook', '*', 'drop', { times: 10 });
    await p.gateway('refunds', { payment_intent: paymentIntentId, amount: '50' });
    await t.drain();
    const bad = await run();
    expect(bad.report).toContain('the gateway refunded 50 USD that we know nothing of');
    expect(bad.isFine).toBe(false);
  });
});
