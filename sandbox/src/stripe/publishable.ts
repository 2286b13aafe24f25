import { z } from 'zod';
import type { StripeCall } from './call.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { readParams } from './params.ts';
import { isRecord } from '../record.ts';

/** What a browser may see of a payment intent; the rest is the merchant's. */
const visible = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
];

/** Things a browser's library adds to its calls that mean nothing to us. */
const telemetry = ['client_attribution_metadata', 'guid', 'muid', 'sid', 'payment_user_agent'];

/**
 * A call with a publishable key, once it has shown that it knows the intent's client secret.
 * Creating a payment method belongs to no intent and needs none.
 */
export function readAsBrowser(call: StripeCall): StripeCall {
  const { client_secret: secret, expand: _, ...params } = call.params;
  for (const name of telemetry) delete params[name];
  if (!call.id) return { ...call, params };
  readParams(z.looseObject({ client_secret: z.string() }), { client_secret: secret });
  const intent = call.objects.paymentIntents.find(call.id);
  if (!intent) noSuch('payment_intent', call.id, 'intent');
  if (intent.client_secret !== secret)
    invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  return { ...call, params };
}

export function forBrowser(body: object): object {
  if ('object' in body && body.object === 'payment_intent')
    return Object.fromEntries(Object.entries(body).filter(([name]) => visible.includes(name)));
  if ('error' in body && isRecord(body.error)) return { error: forBrowserError(body.error) };
  return body;
}

function forBrowserError(error: Record<string, unknown>): object {
  const intent = error['payment_intent'];
  if (typeof intent !== 'object' || intent === null) return error;
  return { ...error, payment_intent: forBrowser(intent) };
}
