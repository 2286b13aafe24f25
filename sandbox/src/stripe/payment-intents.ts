import { z } from 'zod';
import { randomToken, stripeId } from '../ids.ts';
import { ok } from './call.ts';
import type { StripeAnswer, StripeCall } from './call.ts';
import { captureCharge } from './charges.ts';
import { confirmIntent, confirmFields } from './confirm.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { emit } from './events.ts';
import { onTheWire } from './objects.ts';
import type { PaymentIntent } from './objects.ts';
import {
  clearableText,
  expand,
  flag,
  integer,
  mergeMetadata,
  metadata,
  open,
  readParams,
  requireAmount,
  requireCurrency,
  stringList,
  text,
} from './params.ts';
import { findPaymentMethod, storePaymentMethod } from './payment-methods.ts';
import { saveIntent, unexpectedState } from './settle.ts';

const describedFields = {
  customer: clearableText.optional(),
  description: clearableText.optional(),
  metadata: metadata.optional(),
  payment_method_options: open.optional(),
  payment_method_types: stringList.optional(),
  receipt_email: clearableText.optional(),
  setup_future_usage: clearableText.optional(),
  shipping: open.optional(),
  statement_descriptor: clearableText.optional(),
  statement_descriptor_suffix: clearableText.optional(),
  transfer_group: clearableText.optional(),
  expand,
};

const createSchema = z.strictObject({
  ...describedFields,
  ...confirmFields,
  amount: integer,
  currency: text,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
  confirm: flag.default(false),
  confirmation_method: z.enum(['automatic', 'manual']).default('automatic'),
});

type CreateParams = z.infer<typeof createSchema>;

export function createPaymentIntent(call: StripeCall): StripeAnswer {
  const params = readParams(createSchema, call.params);
  // The card is read first: with a number that can't be right, Stripe creates nothing.
  const method = params.payment_method_data
    ? storePaymentMethod(call, params.payment_method_data)
    : params.payment_method && findPaymentMethod(call, params.payment_method);
  const intent = saveIntent(call.sandbox, {
    ...newIntent(call, params),
    ...(method && { payment_method: method.id, status: 'requires_confirmation' as const }),
  });
  emit(call.sandbox, call.cause, { type: 'payment_intent.created', object: intent });
  if (!params.confirm) return ok(onTheWire(intent));
  return confirmIntent(call, intent, {
    ...params,
    payment_method_data: undefined,
    payment_method: undefined,
  });
}

function newIntent(call: StripeCall, params: CreateParams): PaymentIntent {
  const { customer } = params;
  if (customer && !call.objects.customers.find(customer)) noSuch('customer', customer, 'customer');
  const currency = requireCurrency(params.currency);
  const id = stripeId('pi');
  return {
    id,
    object: 'payment_intent',
    amount: requireAmount(params.amount, currency),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: params.payment_method_types
      ? null
      : { enabled: true, allow_redirects: 'always', ...params.automatic_payment_methods },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method,
    client_secret: `${id}_secret_${randomToken(25)}`,
    confirmation_method: params.confirmation_method,
    created: call.sandbox.clock.seconds(),
    currency,
    customer: params.customer ?? null,
    description: params.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_options: params.payment_method_options ?? {
      card: { installments: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: params.payment_method_types ?? ['card'],
    processing: null,
    receipt_email: params.receipt_email ?? null,
    review: null,
    setup_future_usage: params.setup_future_usage ?? null,
    shipping: params.shipping ?? null,
    source: null,
    statement_descriptor: params.statement_descriptor ?? null,
    statement_descriptor_suffix: params.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: params.transfer_group ?? null,
    sandboxOnly: {},
  };
}

export function retrievePaymentIntent(call: StripeCall): StripeAnswer {
  return ok(onTheWire(findIntent(call)));
}

function findIntent(call: StripeCall): PaymentIntent {
  return call.objects.paymentIntents.find(call.id) ?? noSuch('payment_intent', call.id, 'intent');
}

const updateSchema = z.strictObject({
  ...describedFields,
  amount: integer.optional(),
  currency: text.optional(),
  payment_method: text.optional(),
});

export function updatePaymentIntent(call: StripeCall): StripeAnswer {
  const intent = findIntent(call);
  const params = readParams(updateSchema, call.params);
  const { expand: _, amount, currency: newCurrency, payment_method, ...described } = params;
  const changesMoney = amount !== undefined || newCurrency !== undefined;
  const isOpen = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
  if ((changesMoney || payment_method) && !isOpen.includes(intent.status))
    unexpectedState(
      intent,
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
    );
  const currency = requireCurrency(newCurrency ?? intent.currency);
  const method = payment_method ? findPaymentMethod(call, payment_method) : undefined;
  const given = Object.entries(described).filter(([, value]) => value !== undefined);
  const updated = saveIntent(call.sandbox, {
    ...intent,
    ...(Object.fromEntries(given) as Partial<PaymentIntent>),
    amount: requireAmount(amount ?? intent.amount, currency),
    currency,
    metadata: mergeMetadata(intent.metadata, params.metadata),
    ...(method && { payment_method: method.id, status: 'requires_confirmation' as const }),
  });
  return ok(onTheWire(updated));
}

export function confirmPaymentIntent(call: StripeCall): StripeAnswer {
  const intent = findIntent(call);
  const schema = z.strictObject({
    ...confirmFields,
    expand,
    receipt_email: clearableText.optional(),
    setup_future_usage: clearableText.optional(),
    shipping: open.optional(),
    payment_method_options: open.optional(),
    payment_method_types: stringList.optional(),
  });
  return confirmIntent(call, intent, readParams(schema, call.params));
}

const captureSchema = z.strictObject({
  amount_to_capture: integer.optional(),
  final_capture: flag.optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  statement_descriptor_suffix: text.optional(),
  expand,
});

export function capturePaymentIntent(call: StripeCall): StripeAnswer {
  const { sandbox, cause, objects } = call;
  const intent = findIntent(call);
  const params = readParams(captureSchema, call.params);
  const charge = objects.charges.find(intent.latest_charge ?? '');
  if (intent.status !== 'requires_capture' || !charge)
    unexpectedState(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  const amount = params.amount_to_capture ?? intent.amount_capturable;
  if (amount < 1 || amount > intent.amount_capturable)
    invalidRequest('You cannot capture more than the authorized amount, nor less than 1.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  const captured = captureCharge(sandbox, charge, amount);
  const paid = saveIntent(sandbox, {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    metadata: mergeMetadata(intent.metadata, params.metadata),
    status: 'succeeded',
  });
  emit(sandbox, cause, { type: 'charge.captured', object: captured });
  emit(sandbox, cause, { type: 'payment_intent.succeeded', object: paid });
  return ok(onTheWire(paid));
}

const cancelSchema = z.strictObject({
  cancellation_reason: z
    .enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])
    .optional(),
  expand,
});

export function cancelPaymentIntent(call: StripeCall): StripeAnswer {
  const { sandbox, cause, objects } = call;
  const intent = findIntent(call);
  const params = readParams(cancelSchema, call.params);
  const cancelable = [
    'requires_payment_method',
    'requires_capture',
    'requires_confirmation',
    'requires_action',
  ];
  if (!cancelable.includes(intent.status))
    unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable.join(', ')}, processing.`,
    );
  const canceled = saveIntent(sandbox, {
    ...intent,
    amount_capturable: 0,
    canceled_at: sandbox.clock.seconds(),
    cancellation_reason: params.cancellation_reason ?? null,
    next_action: null,
    status: 'canceled',
  });
  // An authorised amount is let go: Stripe shows its charge as refunded, without a movement.
  const charge = objects.charges.find(intent.latest_charge ?? '');
  if (charge && intent.status === 'requires_capture')
    objects.charges.save(charge.id, {
      ...charge,
      amount_refunded: charge.amount,
      refunded: true,
    });
  emit(sandbox, cause, { type: 'payment_intent.canceled', object: canceled });
  return ok(onTheWire(canceled));
}
