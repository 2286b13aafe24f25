import { describe, expect, it } from 'vitest';
import type { CardIntent, CardRefund } from '../../../../gateways/cards/port.ts';
import {
  type Books,
  compareBooks,
  type GatewayLists,
  type PaymentFact,
  type Posting,
  type RefundFact,
} from './rules.ts';

const payment = (change: Partial<PaymentFact> = {}): PaymentFact => ({
  id: 'p1',
  intentId: 'pi_1',
  status: 'succeeded',
  received: 1000,
  receivedCurrency: 'USD',
  ...change,
});
const refund = (change: Partial<RefundFact> = {}): RefundFact => ({
  id: 'r1',
  status: 'succeeded',
  amount: 300,
  currency: 'USD',
  gatewayId: 're_1',
  byHand: false,
  ...change,
});
const posting = (kind: string, sourceId: string, change: Partial<Posting> = {}): Posting => ({
  kind,
  sourceId,
  currency: 'USD',
  total: 0,
  atGateway: 0,
  payable: 0,
  ...change,
});
const intent = (change: Partial<CardIntent> = {}): CardIntent => ({
  id: 'pi_1',
  clientSecret: '',
  status: 'succeeded',
  amount: 1000,
  received: 1000,
  currency: 'USD',
  orderId: 'o1',
  declineCode: null,
  paymentMethod: null,
  ...change,
});
const cardRefund = (change: Partial<CardRefund> = {}): CardRefund => ({
  id: 're_1',
  intentId: 'pi_1',
  reference: 'r1',
  amount: 300,
  currency: 'USD',
  status: 'succeeded',
  ...change,
});
const charged = posting('charge', 'p1', { atGateway: 1000 });
const owed = posting('refund-owed', 'r1', { payable: -300 });
const paid = posting('refund-paid', 'r1', { atGateway: -300 });

/** A payment of 1000 of which 300 went back, and all agree. */
const books = (change: Partial<Books> = {}): Books => ({
  balances: [
    { currency: 'USD', account: 'gateway', amount: 700 },
    { currency: 'USD', account: 'provider', amount: -700 },
  ],
  postings: [charged, owed, paid],
  payments: [payment()],
  refunds: [refund()],
  freeOrders: [],
  ...change,
});
const lists = (change: Partial<GatewayLists> = {}): GatewayLists => ({
  intents: [intent()],
  refunds: [cardRefund()],
  ...change,
});
const nothing = { differences: [], inFlight: [], refundedByHand: [] };

describe('books that agree', () => {
  it('have nothing to say', () => {
    expect(compareBooks(books(), lists())).toEqual(nothing);
    expect(
      compareBooks(
        { balances: [], postings: [], payments: [], refunds: [], freeOrders: [] },
        { intents: [], refunds: [] },
      ),
    ).toEqual(nothing);
  });

  it('agree as well when a refund is known by its reference alone', () => {
    const refunds = [refund({ gatewayId: null })];
    expect(compareBooks(books({ refunds }), lists()).differences).toEqual([]);
  });

  it('agree when money that fits no price was corrected', () => {
    const postings = [posting('correction', 'p1', { atGateway: 1000 }), owed, paid];
    expect(compareBooks(books({ postings }), lists())).toEqual(nothing);
  });
});

describe('the ledger itself', () => {
  it('adds up to zero in each currency', () => {
    const balances = [
      ...books().balances,
      { currency: 'CLP', account: 'gateway', amount: 1 },
      { currency: 'EUR', account: 'gateway', amount: 5 },
      { currency: 'EUR', account: 'provider', amount: -5 },
    ];
    expect(compareBooks(books({ balances }), lists()).differences).toEqual([
      'the ledger is off by 1 CLP',
    ]);
  });

  it('has no transaction that is off', () => {
    const postings = [{ ...charged, total: 1 }, owed, paid];
    expect(compareBooks(books({ postings }), lists()).differences).toEqual([
      'charge of p1 is off by 1',
    ]);
  });

  it('has a transaction for each movement', () => {
    for (const missing of [charged, owed, paid]) {
      const postings = books().postings.filter((one) => one !== missing);
      expect(compareBooks(books({ postings }), lists()).differences).toEqual([
        `the ledger has no ${missing.kind} ${missing.sourceId}`,
      ]);
    }
  });

  it('has a movement for each transaction', () => {
    const postings = [...books().postings, posting('charge', 'p2', { atGateway: 5 })];
    expect(compareBooks(books({ postings }), lists()).differences).toEqual([
      'the ledger has charge p2 without a cause',
    ]);
  });

  it('posted what was moved, in its currency', () => {
    for (const wrong of [
      { ...charged, atGateway: 999 },
      { ...charged, currency: 'EUR' },
    ])
      expect(compareBooks(books({ postings: [wrong, owed, paid] }), lists()).differences).toEqual([
        'the ledger posted another amount for charge p1',
      ]);
  });
});

describe('a payment', () => {
  it('that we took and the gateway did not is a difference', () => {
    for (const intents of [
      [],
      [intent({ status: 'cancelled', received: 0 })],
      [intent({ received: 999 })],
      [intent({ currency: 'EUR' })],
    ])
      expect(compareBooks(books(), lists({ intents })).differences).toHaveLength(1);
  });

  it('that arrived and is not settled is on its way while it is open, else a difference', () => {
    for (const [status, isOpen] of [
      ['requires-payment', true],
      ['processing', true],
      ['failed', true],
      ['cancelled', false],
    ] as const) {
      const found = compareBooks(
        books({ postings: [], refunds: [], payments: [payment({ status })] }),
        lists({ refunds: [] }),
      );
      const told = [`pi_1: 1000 USD arrived and is not settled (${status})`];
      expect(found).toMatchObject({
        differences: isOpen ? [] : told,
        inFlight: isOpen ? told : [],
      });
    }
  });

  it('that nobody here knows is money of ours that we know nothing of', () => {
    const intents = [intent(), intent({ id: 'pi_x', received: 77 })];
    expect(compareBooks(books(), lists({ intents })).differences).toEqual([
      'pi_x: the gateway received 77 USD that we know nothing of',
    ]);
    const unpaid = [intent(), intent({ id: 'pi_x', status: 'requires-payment', received: 0 })];
    expect(compareBooks(books(), lists({ intents: unpaid })).differences).toEqual([]);
  });
});

describe('a refund', () => {
  const found = (row: Partial<RefundFact>, theirs: Partial<CardRefund> | null, kinds: Posting[]) =>
    compareBooks(
      books({ refunds: [refund(row)], postings: [charged, ...kinds] }),
      lists({ refunds: theirs ? [cardRefund(theirs)] : [] }),
    );

  it('that is owed is on its way, whether the gateway has it or not', () => {
    expect(found({ status: 'requested', gatewayId: null }, null, [owed])).toMatchObject({
      differences: [],
      inFlight: ['refund r1 of 300 USD is to be sent'],
    });
    expect(found({ status: 'requested' }, { status: 'pending' }, [owed])).toMatchObject({
      differences: [],
      inFlight: ['refund r1 of 300 USD is pending'],
    });
  });

  it('of another amount or currency differs', () => {
    for (const theirs of [{ amount: 301 }, { currency: 'EUR' }])
      expect(found({}, theirs, [owed, paid]).differences).toEqual([
        'refund r1 of 300 USD differs at the gateway',
      ]);
  });

  it('that we paid and the gateway did not is a difference', () => {
    expect(found({}, { status: 'failed' }, [owed, paid]).differences).toEqual([
      'refund r1 of 300 USD is failed at the gateway',
    ]);
    expect(found({}, null, [owed, paid]).differences).toEqual([
      'refund r1 of 300 USD is unknown at the gateway',
    ]);
  });

  it('that failed here and was paid there is a difference', () => {
    expect(found({ status: 'failed' }, {}, [owed]).differences).toEqual([
      'refund r1 of 300 USD failed here and not at the gateway',
    ]);
  });

  it('that came back from the bank was paid, corrected, and is owed', () => {
    const back = posting('correction', 'r1', { atGateway: 300 });
    const returned = [owed, paid, back];
    expect(found({ status: 'failed' }, { status: 'failed' }, returned).differences).toEqual([]);
    expect(found({ status: 'failed' }, { status: 'failed' }, [owed, paid]).differences).toEqual([
      'the ledger has no correction r1',
    ]);
  });

  it('that was withdrawn is owed no longer', () => {
    const withdrawn = posting('refund-withdrawn', 'r1', { payable: 300 });
    const row = { status: 'withdrawn', gatewayId: null };
    expect(found(row, null, [owed, withdrawn]).differences).toEqual([]);
    expect(found(row, null, [owed]).differences).toEqual(['the ledger has no refund-withdrawn r1']);
  });

  it('made by hand names the intent to look at, each once', () => {
    const refunds = [
      cardRefund(),
      cardRefund({ id: 're_x', reference: null, amount: 1 }),
      cardRefund({ id: 're_y', reference: 'of another system', amount: 2 }),
      cardRefund({ id: 're_z', reference: null, status: 'failed' }),
    ];
    expect(compareBooks(books(), lists({ refunds }))).toMatchObject({
      refundedByHand: ['pi_1'],
      differences: [
        're_x: the gateway refunded 1 USD that we know nothing of',
        're_y: the gateway refunded 2 USD that we know nothing of',
      ],
    });
  });

  it('that names a row which has another refund already is by hand', () => {
    const refunds = [cardRefund(), cardRefund({ id: 're_2' })];
    expect(compareBooks(books(), lists({ refunds })).refundedByHand).toEqual(['pi_1']);
  });
});
