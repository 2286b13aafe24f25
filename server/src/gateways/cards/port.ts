/** How the card gateway sees one payment. Amounts in minor units of an ISO 4217 currency. */
export type CardIntent = {
  id: string;
  clientSecret: string;
  status: 'requires-payment' | 'requires-action' | 'processing' | 'succeeded' | 'cancelled';
  amount: number;
  /** Captured so far, minor units. */
  received: number;
  /** Upper case ISO 4217. */
  currency: string;
  /** Our order's id as given at creation. */
  orderId: string | null;
  /** Why the last try to pay was refused, e.g. `insufficient_funds`. */
  declineCode: string | null;
  /** The card that pays or paid, by the gateway's name; null while there is none. */
  paymentMethod: string | null;
};

export type CardRefund = {
  id: string;
  intentId: string | null;
  /** Id of our refund as given when it was asked for. */
  reference: string | null;
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed';
};

/** What happened to which of our things; its state is looked up again, never read from here. */
export type CardEvent = { id: string; type: string } & (
  | { about: 'intent'; intentId: string }
  /** Money went back; `reference` is our refund's id, unless the refund was made by hand. */
  | { about: 'refund'; intentId: string | null; reference: string | null }
  /** The card holder's bank takes the money back. */
  | { about: 'dispute'; intentId: string }
  /** Nothing that we know. */
  | { about: 'other' }
);

/** Cards: one adapter per vendor. Every write takes an idempotency key that derives from a row. */
export type CardGateway = {
  publishableKey: string;
  createIntent: (input: {
    amount: number;
    currency: string;
    orderId: string;
    idempotencyKey: string;
    /** Keeps the card that pays under this customer, so that it can be charged again. */
    keptFor?: string;
  }) => Promise<CardIntent>;
  /** Somebody under whom cards are kept; answers with the gateway's name of them. */
  createCustomer: (input: { userId: string; idempotencyKey: string }) => Promise<string>;
  /**
   * Tries to pay an intent with a kept card while its owner is away. Answers with the intent as it
   * is afterwards, refused or paid; again under the same key nothing is tried again. Throws
   * GatewayRefused where the card isn't kept any more.
   */
  payWithKept: (input: {
    intentId: string;
    paymentMethod: string;
    idempotencyKey: string;
  }) => Promise<CardIntent>;
  /**
   * Keeps a card no longer, so that it can't be charged while its owner is away. Of a card that
   * isn't kept nothing is changed.
   */
  dropKept: (paymentMethod: string) => Promise<void>;
  /** Null when the gateway knows no such intent. */
  findIntent: (id: string) => Promise<CardIntent | null>;
  /** Ends an intent that was not paid; answers with the present state when it can't be ended. */
  cancelIntent: (id: string) => Promise<CardIntent>;
  /**
   * Pays money back. The reference is the idempotency key as well: again within a day, the
   * same refund. Throws GatewayRefused when trying again can't help.
   */
  refund: (input: { intentId: string; amount: number; reference: string }) => Promise<CardRefund>;
  /** The refund of an intent with that reference, however long ago it was asked for. */
  findRefund: (input: { intentId: string; reference: string }) => Promise<CardRefund | null>;
  /** All refunds of an intent, ours and those made by hand; `isUrgent` shortens the time limit. */
  listRefundsOf: (input: { intentId: string; isUrgent?: boolean }) => Promise<CardRefund[]>;
  listIntents: (input: { createdSince: Temporal.Instant }) => AsyncIterable<CardIntent>;
  listRefunds: (input: { createdSince: Temporal.Instant }) => AsyncIterable<CardRefund>;
  /**
   * Proves that a webhook's raw body was signed by the gateway within the tolerance of `at`.
   * Returns null when it was not, `malformed` when it was and is no event.
   */
  readEvent: (
    rawBody: Buffer,
    signature: string | undefined,
    at: Temporal.Instant,
  ) => CardEvent | 'malformed' | null;
};

export { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';

/** The gateway understood and said no; its reason is the message. */
export class GatewayRefused extends Error {}
