import { policy } from '@puente/contract/policy';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import {
  type CardEvent,
  type CardGateway,
  type CardIntent,
  type CardRefund,
  GatewayRefused,
  GatewayUnavailable,
} from './port.ts';

const timeoutMs = 10_000;

const maxNetworkRetries = 2;

const pageSize = 100;

/** Somebody waits for the answer and can do without it. */
const urgent = { timeout: 3000, maxNetworkRetries: 0 };

const intentStatuses: Record<string, CardIntent['status']> = {
  requires_payment_method: 'requires-payment',
  requires_confirmation: 'requires-payment',
  requires_action: 'requires-action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

/** Whatever is signed may still hold anything: only what has the shape of an event is read. */
const stripeId = z.string().regex(/^\w{1,255}$/);

const stripeEvent = z.object({
  id: stripeId,
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.object({ object: z.looseObject({}) }),
});

/** Parts that are not as expected name nothing. */
const eventObject = z.object({
  object: z.string().nullable().catch(null),
  id: stripeId.nullable().catch(null),
  payment_intent: z
    .union([stripeId, z.object({ id: stripeId }).transform(({ id }) => id)])
    .nullable()
    .catch(null),
  metadata: z.object({ refundId: z.string() }).nullable().catch(null),
});

/** Cards by Stripe's PaymentIntents. */
export function createStripeCards(config: Config['gateways']): CardGateway {
  const stripe = connect(config);
  return {
    publishableKey: config.card.publishableKey,
    ...intentCalls(stripe),
    ...refundCalls(stripe),
    createCustomer: ({ userId, idempotencyKey }) =>
      asking(async () => {
        const customer = { metadata: { userId } };
        return (await stripe.customers.create(customer, { idempotencyKey })).id;
      }),
    dropKept: dropKept(stripe),
    readEvent: readEvent(stripe, config.card.webhookSecret),
  };
}

/** Production and sandbox differ in host and key alone. */
function connect(config: Config['gateways']): Stripe {
  const options = { timeout: timeoutMs, maxNetworkRetries, telemetry: false };
  if (!config.sandbox) return new Stripe(config.card.secretKey, options);
  const { hostname, port, protocol } = new URL(config.sandbox.url);
  return new Stripe(config.card.secretKey, {
    ...options,
    host: hostname,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    protocol: protocol === 'https:' ? 'https' : 'http',
  });
}

function intentCalls(stripe: Stripe) {
  const { paymentIntents } = stripe;
  const findIntent: CardGateway['findIntent'] = (id) =>
    asking(async () => {
      try {
        return cardIntent(await paymentIntents.retrieve(id));
      } catch (error) {
        if (hasCode(error, 'resource_missing')) return null;
        throw error;
      }
    });
  const createIntent: CardGateway['createIntent'] = ({ idempotencyKey, ...input }) =>
    asking(async () => {
      const { amount, orderId, keptFor } = input;
      const currency = input.currency.toLowerCase();
      const wanted = { amount, currency, metadata: { orderId } };
      const methods = { automatic_payment_methods: { enabled: true } };
      const keeping = keptFor
        ? ({ customer: keptFor, setup_future_usage: 'off_session' } as const)
        : {};
      return cardIntent(
        await paymentIntents.create({ ...wanted, ...methods, ...keeping }, { idempotencyKey }),
      );
    });
  const cancelIntent: CardGateway['cancelIntent'] = (id) =>
    asking(async () => {
      try {
        return cardIntent(await paymentIntents.cancel(id));
      } catch (error) {
        if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
        return cardIntent(await paymentIntents.retrieve(id));
      }
    });
  const listIntents: CardGateway['listIntents'] = ({ createdSince }) =>
    pages(
      paymentIntents.list({ created: { gte: seconds(createdSince) }, limit: pageSize }),
      cardIntent,
    );
  const payWithKept: CardGateway['payWithKept'] = ({ intentId, paymentMethod, idempotencyKey }) =>
    asking(async () => {
      try {
        const how = { payment_method: paymentMethod, off_session: true };
        return cardIntent(await paymentIntents.confirm(intentId, how, { idempotencyKey }));
      } catch (error) {
        const isAnswered =
          error instanceof Stripe.errors.StripeCardError ||
          hasCode(error, 'payment_intent_unexpected_state');
        if (!isAnswered) throw error;
        return cardIntent(await paymentIntents.retrieve(intentId));
      }
    });
  return { findIntent, createIntent, payWithKept, cancelIntent, listIntents };
}

function dropKept({ paymentMethods }: Stripe): CardGateway['dropKept'] {
  /** What was dropped before, or is known no more; Stripe has no code for the first. */
  const isGone = async (card: string): Promise<boolean> => {
    try {
      return (await paymentMethods.retrieve(card)).customer === null;
    } catch (error) {
      if (hasCode(error, 'resource_missing')) return true;
      throw error;
    }
  };
  return (card) =>
    asking(async () => {
      try {
        await paymentMethods.detach(card);
      } catch (error) {
        if (!isRefusal(error) || isBusy(error) || !(await isGone(card))) throw error;
      }
    });
}

async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translate(error);
  }
}

/** Stripe's typed errors in the port's words; what it doesn't know passes unchanged. */
function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (isRefusal(error) && !isBusy(error)) return new GatewayRefused(error.message);
  return new GatewayUnavailable(`Stripe: ${error.type}`, { cause: error });
}

function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  );
}

/** Another request with the same key is still running there: trying again makes sense. */
function isBusy(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 409;
}

/** Stripe's amounts are minor units as ours are: CLP has none after the point in both. */
function cardIntent(intent: Stripe.PaymentIntent): CardIntent {
  const refusal = intent.last_payment_error;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intentStatus(intent.status),
    amount: intent.amount,
    received: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    // Intents from before there were orders name the booking; its order has the same id.
    orderId: intent.metadata['orderId'] ?? intent.metadata['bookingId'] ?? null,
    declineCode: refusal?.decline_code ?? refusal?.code ?? null,
    paymentMethod: idOf(intent.payment_method),
  };
}

function intentStatus(status: string): CardIntent['status'] {
  const known = intentStatuses[status];
  if (!known) throw new Error(`Stripe: a payment intent is ${status}, which nobody told us of`);
  return known;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

async function* pages<S, T>(
  list: AsyncIterable<S>,
  translateItem: (item: S) => T,
): AsyncGenerator<T> {
  try {
    for await (const item of list) yield translateItem(item);
  } catch (error) {
    throw translate(error);
  }
}

/** Stripe counts in whole seconds. */
function seconds(at: Temporal.Instant): number {
  return Math.floor(at.epochMilliseconds / 1000);
}

function refundCalls({ refunds }: Stripe) {
  const refund: CardGateway['refund'] = ({ intentId, amount, reference }) =>
    asking(async () => {
      const wanted = { payment_intent: intentId, amount, metadata: { refundId: reference } };
      return cardRefund(await refunds.create(wanted, { idempotencyKey: `refund-${reference}` }));
    });
  const listRefundsOf: CardGateway['listRefundsOf'] = ({ intentId, isUrgent = false }) => {
    const of = { payment_intent: intentId, limit: pageSize };
    return Array.fromAsync(pages(refunds.list(of, isUrgent ? urgent : {}), cardRefund));
  };
  const findRefund: CardGateway['findRefund'] = async ({ intentId, reference }) => {
    const all = await listRefundsOf({ intentId });
    return all.find((each) => each.reference === reference) ?? null;
  };
  const listRefunds: CardGateway['listRefunds'] = ({ createdSince }) =>
    pages(refunds.list({ created: { gte: seconds(createdSince) }, limit: pageSize }), cardRefund);
  return { refund, findRefund, listRefundsOf, listRefunds };
}

function cardRefund(refund: Stripe.Refund): CardRefund {
  return {
    id: refund.id,
    intentId: idOf(refund.payment_intent),
    reference: refund.metadata?.['refundId'] ?? null,
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    status: refundStatus(refund.status),
  };
}

function idOf(link: string | { id: string } | null | undefined): string | null {
  return typeof link === 'string' ? link : (link?.id ?? null);
}

/** `canceled` leaves the money with us, as `failed` does; `requires_action` waits. */
function refundStatus(status: string | null): CardRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function readEvent(stripe: Stripe, secret: string): CardGateway['readEvent'] {
  return (rawBody, signature, at) => {
    if (!signature) return null;
    const tolerance = policy.webhook.toleranceSeconds;
    try {
      const { webhooks } = stripe;
      const now = at.epochMilliseconds;
      return cardEvent(
        webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now),
      );
    } catch (error) {
      // The signature is proven before the body is parsed.
      return error instanceof Stripe.errors.StripeSignatureVerificationError ? null : 'malformed';
    }
  };
}

function cardEvent(parsed: unknown): CardEvent | 'malformed' {
  const event = stripeEvent.safeParse(parsed);
  if (!event.success) return 'malformed';
  const { id, type, data } = event.data;
  const { object, metadata, ...named } = eventObject.parse(data.object);
  const intentId = object === 'payment_intent' ? named.id : named.payment_intent;
  const reference = object === 'refund' ? (metadata?.refundId ?? null) : null;
  if (object === 'refund' || type === 'charge.refunded')
    return { id, type, about: 'refund', intentId, reference };
  if (intentId === null) return { id, type, about: 'other' };
  return { id, type, about: object === 'dispute' ? 'dispute' : 'intent', intentId };
}
