import type { CardIntent, CardRefund } from '../../../../gateways/cards/port.ts';
import { isOpen } from '../../rules.ts';

export type Balance = { currency: string; account: string; amount: number };

export type Posting = {
  kind: string;
  sourceId: string;
  currency: string;
  /** Of all entries; zero when it is balanced. */
  total: number;
  /** What it moved at the card gateway and in what we owe to clients. Minor units. */
  atGateway: number;
  payable: number;
};

export type PaymentFact = {
  id: string;
  intentId: string;
  status: string;
  received: number | null;
  receivedCurrency: string | null;
};

export type RefundFact = {
  id: string;
  status: string;
  amount: number;
  currency: string;
  gatewayId: string | null;
  byHand: boolean;
};

/** An order that a promo code paid whole; `isCancelled`: part of that may have been taken back. */
export type FreeOrderFact = { id: string; currency: string; isCancelled: boolean };

/** Everything our own database says at one moment. */
export type Books = {
  balances: Balance[];
  postings: Posting[];
  payments: PaymentFact[];
  refunds: RefundFact[];
  freeOrders: FreeOrderFact[];
};

/** Everything the card gateway lists a moment later. */
export type GatewayLists = { intents: CardIntent[]; refunds: CardRefund[] };

export type Findings = {
  /** What must not be. */
  differences: string[];
  /** What is on its way and will agree by itself. */
  inFlight: string[];
  /** Intents with refunds at the gateway that are missing here. */
  refundedByHand: string[];
};

/**
 * Compares the ledger with itself, with payments and refunds, and with the card gateway. The
 * books must be read before the gateway's lists: what the gateway knows more is on its way here.
 */
export function compareBooks(books: Books, lists: GatewayLists): Findings {
  const intents = new Map(lists.intents.map((intent) => [intent.id, intent]));
  const refunds = byRow(books, lists);
  const each = [
    ...books.payments.map((payment) => checkPayment(payment, intents.get(payment.intentId))),
    ...books.refunds.map((refund) => checkRefund(refund, refunds.get(refund.id))),
  ];
  const unknown = unknownRefunds(books, lists);
  return {
    differences: [
      ...checkSums(books),
      ...checkPostings(books),
      ...each.flatMap(({ differences }) => differences),
      ...checkStrangers(books, lists),
    ],
    inFlight: each.flatMap(({ inFlight }) => inFlight),
    refundedByHand: [...new Set(unknown.flatMap(({ intentId }) => intentId ?? []))],
  };
}

/** Refunds of the gateway by the row they belong to. */
function byRow(books: Books, lists: GatewayLists): Map<string, CardRefund> {
  const byId = new Map(lists.refunds.map((refund) => [refund.id, refund]));
  const byReference = new Map(lists.refunds.map((refund) => [refund.reference ?? '', refund]));
  return new Map(
    books.refunds.flatMap((row) => {
      const theirs = row.gatewayId === null ? byReference.get(row.id) : byId.get(row.gatewayId);
      return theirs ? [[row.id, theirs] as const] : [];
    }),
  );
}

type Compared = Pick<Findings, 'differences' | 'inFlight'>;

function checkPayment(payment: PaymentFact, intent: CardIntent | undefined): Compared {
  const { intentId } = payment;
  const differences: string[] = [];
  const inFlight: string[] = [];
  const hasMoney = intent?.status === 'succeeded';
  const money = intent ? amountOf(intent.received, intent.currency) : 'nothing';
  if (payment.status === 'succeeded') {
    const ours = amountOf(payment.received ?? 0, payment.receivedCurrency ?? '');
    if (!hasMoney || money !== ours)
      differences.push(`${intentId}: we received ${ours}, the gateway says ${money}`);
  } else if (hasMoney) {
    const list = isOpen(payment) ? inFlight : differences;
    list.push(`${intentId}: ${money} arrived and is not settled (${payment.status})`);
  } else if (isOpen(payment)) {
    inFlight.push(`${intentId}: payment is ${payment.status}`);
  }
  return { differences, inFlight };
}

function amountOf(amount: number, currency: string): string {
  return `${amount} ${currency}`;
}

function checkRefund(refund: RefundFact, theirs: CardRefund | undefined): Compared {
  if (refund.status === 'withdrawn') return { differences: [], inFlight: [] };
  const what = `refund ${refund.id} of ${amountOf(refund.amount, refund.currency)}`;
  const isSame = theirs?.amount === refund.amount && theirs.currency === refund.currency;
  if (theirs && !isSame) return { differences: [`${what} differs at the gateway`], inFlight: [] };
  if (refund.status === 'succeeded' && theirs?.status !== 'succeeded')
    return {
      differences: [`${what} is ${theirs?.status ?? 'unknown'} at the gateway`],
      inFlight: [],
    };
  if (refund.status === 'requested')
    return { differences: [], inFlight: [`${what} is ${theirs?.status ?? 'to be sent'}`] };
  if (refund.status === 'failed' && theirs && theirs.status !== 'failed')
    return { differences: [`${what} failed here and not at the gateway`], inFlight: [] };
  return { differences: [], inFlight: [] };
}

function unknownRefunds(books: Books, lists: GatewayLists): CardRefund[] {
  const ids = new Set(books.refunds.map(({ gatewayId }) => gatewayId));
  const waiting = new Map(books.refunds.map((refund) => [refund.id, refund]));
  return lists.refunds.filter((theirs) => {
    if (theirs.status === 'failed' || ids.has(theirs.id)) return false;
    const ours = waiting.get(theirs.reference ?? '');
    return !ours || !isOf(theirs)(ours);
  });
}

/** Is a refund of the gateway the one of our row? */
function isOf(theirs: CardRefund) {
  return ({ id, gatewayId, byHand, status }: RefundFact): boolean => {
    if (gatewayId !== null) return gatewayId === theirs.id;
    return !byHand && status !== 'withdrawn' && id === theirs.reference;
  };
}

function checkSums({ balances, postings }: Books): string[] {
  const sums = new Map<string, number>();
  for (const { currency, amount } of balances)
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [
    ...[...sums]
      .filter(([, sum]) => sum !== 0)
      .map(([currency, sum]) => `the ledger is off by ${amountOf(sum, currency)}`),
    ...postings
      .filter(({ total }) => total !== 0)
      .map(({ kind, sourceId, total }) => `${kind} of ${sourceId} is off by ${total}`),
  ];
}

/** Every movement has its transaction, and every transaction its movement. */
function checkPostings(books: Books): string[] {
  const left: Postings = new Map(
    books.postings.map((posting) => [keyOf(posting.kind, posting.sourceId), posting]),
  );
  const problems = [
    ...books.payments.flatMap((payment) => checkPaymentPosting(left, payment)),
    ...books.refunds.flatMap((refund) => checkRefundPostings(left, refund)),
    ...books.freeOrders.flatMap((order) => checkPromoPostings(left, order)),
  ];
  return [...problems, ...[...left.keys()].map((key) => `the ledger has ${key} without a cause`)];
}

type Postings = Map<string, Posting>;

function keyOf(kind: string, sourceId: string): string {
  return `${kind} ${sourceId}`;
}

function checkPaymentPosting(left: Postings, payment: PaymentFact): string[] {
  if (payment.status !== 'succeeded') return [];
  const { id: sourceId, received, receivedCurrency } = payment;
  const isCorrection = !left.has(keyOf('charge', sourceId));
  const kind = isCorrection && left.has(keyOf('correction', sourceId)) ? 'correction' : 'charge';
  const expected = { kind, sourceId, currency: receivedCurrency ?? '' };
  return checkPosting(left, expected, { atGateway: received ?? 0 });
}

/** Takes the posting from the list and says how it differs from what it should be. */
function checkPosting(
  left: Postings,
  expected: { kind: string; sourceId: string; currency: string },
  moved: { atGateway?: number; payable?: number },
): string[] {
  const key = keyOf(expected.kind, expected.sourceId);
  const posting = left.get(key);
  left.delete(key);
  if (!posting) return [`the ledger has no ${key}`];
  const isSame =
    posting.currency === expected.currency &&
    (moved.atGateway === undefined || posting.atGateway === moved.atGateway) &&
    (moved.payable === undefined || posting.payable === moved.payable);
  return isSame ? [] : [`the ledger posted another amount for ${key}`];
}

function checkRefundPostings(left: Postings, refund: RefundFact): string[] {
  const { id: sourceId, amount, currency, status } = refund;
  const check = (kind: string, moved: Parameters<typeof checkPosting>[2]) =>
    checkPosting(left, { kind, sourceId, currency }, moved);
  const isOver = status === 'failed' || status === 'withdrawn';
  const hadBeenPaid = isOver && left.has(keyOf('refund-paid', sourceId));
  return [
    ...check('refund-owed', { payable: -amount }),
    ...(status === 'succeeded' || hadBeenPaid ? check('refund-paid', { atGateway: -amount }) : []),
    ...(hadBeenPaid ? check('correction', { atGateway: amount }) : []),
    ...(status === 'withdrawn' ? check('refund-withdrawn', { payable: amount }) : []),
  ];
}

/** Nothing of it goes through the card gateway. */
function checkPromoPostings(left: Postings, order: FreeOrderFact): string[] {
  const { id: sourceId, currency, isCancelled } = order;
  const check = (kind: string) =>
    checkPosting(left, { kind, sourceId, currency }, { atGateway: 0, payable: 0 });
  const wasReturned = isCancelled && left.has(keyOf('promo-returned', sourceId));
  return [...check('promo'), ...(wasReturned ? check('promo-returned') : [])];
}

/** Money at the gateway that is missing here. */
function checkStrangers(books: Books, lists: GatewayLists): string[] {
  const ourIntents = new Set(books.payments.map(({ intentId }) => intentId));
  return [
    ...lists.intents
      .filter(({ id, status }) => status === 'succeeded' && !ourIntents.has(id))
      .map(
        ({ id, received, currency }) =>
          `${id}: the gateway received ${amountOf(received, currency)} that we know nothing of`,
      ),
    ...unknownRefunds(books, lists).map(
      ({ id, amount, currency }) =>
        `${id}: the gateway refunded ${amountOf(amount, currency)} that we know nothing of`,
    ),
  ];
}
