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
  /** Our booking's id as given at creation. */
  bookingId: string | null;
  declineCode: string | null;
};

export type CardRefund = {
  id: string;
  intentId: string;
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed';
};

export type CardEvent = { id: string; type: string; intentId: string | null };

/** Cards: one adapter per vendor. Every write takes an idempotency key that derives from a row. */
export type CardGateway = {
  publishableKey: string;
  createIntent: (input: {
    amount: number;
    currency: string;
    bookingId: string;
    idempotencyKey: string;
  }) => Promise<CardIntent>;
  getIntent: (id: string) => Promise<CardIntent>;
  /** Ends an intent that was not paid; answers with the present state when it was. */
  cancelIntent: (id: string) => Promise<CardIntent>;
  refund: (input: {
    intentId: string;
    amount: number;
    idempotencyKey: string;
  }) => Promise<CardRefund>;
  listIntents: (input: { createdSince: Temporal.Instant }) => AsyncIterable<CardIntent>;
  listRefunds: (input: { createdSince: Temporal.Instant }) => AsyncIterable<CardRefund>;
  /**
   * Proves that a webhook's raw body was signed by the gateway within the tolerance of `at`.
   * Returns null when it was not.
   */
  readEvent: (rawBody: Buffer, signature: string, at: Temporal.Instant) => CardEvent | null;
};

export { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';
