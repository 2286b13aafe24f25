import type { Store } from '../store.ts';
import type { Behaviour } from './cards.ts';
import type { StripeError } from './errors.ts';

export type Metadata = Record<string, string>;

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'canceled'
  | 'succeeded';

/** Field names and meanings are Stripe's; amounts are minor units, times seconds since 1970. */
export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_details: { tip: object };
  amount_received: number;
  application: null;
  application_fee_amount: null;
  automatic_payment_methods: { enabled: boolean; allow_redirects?: string | undefined } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: string;
  client_secret: string;
  confirmation_method: string;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: StripeError | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: {
    type: 'redirect_to_url';
    redirect_to_url: { url: string; return_url: string | null };
  } | null;
  on_behalf_of: null;
  payment_method: string | null;
  payment_method_options: object;
  payment_method_types: string[];
  processing: object | null;
  receipt_email: string | null;
  review: null;
  setup_future_usage: string | null;
  shipping: object | null;
  source: null;
  statement_descriptor: string | null;
  statement_descriptor_suffix: string | null;
  status: IntentStatus;
  transfer_data: null;
  transfer_group: string | null;
  /** The sandbox's own memory; never on the wire. */
  sandboxOnly: { authenticationKey?: string; settleAtRealMs?: number };
};

export type Card = {
  brand: string;
  country: string;
  exp_month: number;
  exp_year: number;
  fingerprint: string;
  funding: string;
  last4: string;
  cvcGiven: boolean;
};

export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  allow_redisplay: string;
  billing_details: BillingDetails;
  card: object;
  created: number;
  /** Set once it may be charged again for that customer. */
  customer: string | null;
  livemode: false;
  metadata: Metadata;
  type: 'card';
  sandboxOnly: { behaviour: Behaviour; card: Card };
};

export type Customer = {
  id: string;
  object: 'customer';
  balance: number;
  created: number;
  default_source: null;
  description: string | null;
  email: string | null;
  livemode: false;
  metadata: Metadata;
  name: string | null;
  phone: string | null;
};

export type BillingDetails = {
  address: Record<string, string | null>;
  email: string | null;
  name: string | null;
  phone: string | null;
  tax_id: string | null;
};

export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  captured: boolean;
  created: number;
  currency: string;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: 'succeeded' | 'pending' | 'failed';
  [further: string]: unknown;
};

export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  balance_transaction: string | null;
  charge: string;
  created: number;
  currency: string;
  destination_details: object;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  receipt_number: null;
  source_transfer_reversal: null;
  status: 'succeeded' | 'pending' | 'failed';
  transfer_reversal: null;
};

export type BalanceTransaction = {
  id: string;
  object: 'balance_transaction';
  amount: number;
  available_on: number;
  balance_type: 'payments';
  created: number;
  currency: string;
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: object[];
  net: number;
  reporting_category: string;
  source: string;
  status: 'available';
  type: 'charge' | 'refund';
};

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

/** Where each kind of object is remembered. */
export function stripeObjects(store: Store) {
  return {
    paymentIntents: store.collection<PaymentIntent>('payment_intent'),
    customers: store.collection<Customer>('customer'),
    paymentMethods: store.collection<PaymentMethod>('payment_method'),
    /** Secondary key: the payment intent. */
    charges: store.collection<Charge>('charge'),
    /** Secondary key: the charge. */
    refunds: store.collection<Refund>('refund'),
    balanceTransactions: store.collection<BalanceTransaction>('balance_transaction'),
    events: store.collection<StripeEvent>('event'),
  };
}

export type StripeObjects = ReturnType<typeof stripeObjects>;

/** What goes on the wire: everything but the sandbox's own memory. */
export function onTheWire<T extends object>(object: T): Omit<T, 'sandboxOnly'> {
  const { sandboxOnly: _, ...shown } = object as T & { sandboxOnly?: unknown };
  return shown;
}
