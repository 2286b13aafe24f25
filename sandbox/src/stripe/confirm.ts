import { z } from 'zod';
import { ok } from './call.ts';
import type { StripeAnswer, StripeCall } from './call.ts';
import { declineOfSaved, needsAuthentication } from './cards.ts';
import { invalidRequest } from './errors.ts';
import { emit } from './events.ts';
import { onTheWire } from './objects.ts';
import type { PaymentIntent, PaymentMethod } from './objects.ts';
import { flag, methodData, open, requireUrl, text } from './params.ts';
import { findPaymentMethod, storePaymentMethod } from './payment-methods.ts';
import {
  declined,
  failIntent,
  requireAuthentication,
  saveIntent,
  settle,
  unexpectedState,
} from './settle.ts';

export const confirmFields = {
  payment_method: text.optional(),
  payment_method_data: methodData.optional(),
  return_url: text.optional(),
  off_session: z.union([flag, z.enum(['one_off', 'recurring'])]).optional(),
  error_on_requires_action: flag.optional(),
  use_stripe_sdk: flag.optional(),
  mandate_data: open.optional(),
};

type ConfirmParams = z.infer<z.ZodObject<typeof confirmFields>>;

/** Tries to pay. A declined card is a 402 whose `payment_intent` tells the state it left. */
export function confirmIntent(
  call: StripeCall,
  intent: PaymentIntent,
  params: ConfirmParams,
): StripeAnswer {
  requireConfirmable(intent);
  const returnUrl = requireUrl(params.return_url, 'return_url');
  const method = chooseMethod(call, intent, params);
  if (params.off_session) requireSaved(method, intent);
  const ready = saveIntent(call.sandbox, {
    ...intent,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    sandboxOnly: {},
  });
  const { behaviour, card } = method.sandboxOnly;
  if (params.off_session) {
    const decline = declineOfSaved(behaviour, card, new Date(call.sandbox.clock.now()));
    if (decline)
      return answerOf(declined(call.sandbox, { intent: ready, method, decline }, call.cause));
  }
  if (
    needsAuthentication(behaviour, params.off_session !== undefined && isSavedFor(method, ready))
  ) {
    if (params.off_session || params.error_on_requires_action)
      return refusedForAuthentication(call, ready, method);
    return ok(onTheWire(requireAuthentication(call.sandbox, ready, returnUrl, call.cause)));
  }
  return answerOf(settle(call.sandbox, ready, method, call.cause));
}

function isSavedFor(method: PaymentMethod, intent: PaymentIntent): boolean {
  return method.customer !== null && method.customer === intent.customer;
}

/** Of a customer who is away, only what they saved can be charged. */
function requireSaved(method: PaymentMethod, intent: PaymentIntent): void {
  if (intent.customer === null || isSavedFor(method, intent)) return;
  invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    { param: 'payment_method' },
  );
}

function requireConfirmable(intent: PaymentIntent) {
  if (intent.status === 'succeeded')
    unexpectedState(
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  if (['processing', 'requires_capture', 'canceled'].includes(intent.status))
    unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_payment_method, requires_confirmation, requires_action.`,
    );
}

function chooseMethod(
  call: StripeCall,
  intent: PaymentIntent,
  params: ConfirmParams,
): PaymentMethod {
  if (params.payment_method_data) return storePaymentMethod(call, params.payment_method_data);
  const id = params.payment_method ?? intent.payment_method;
  if (!id)
    invalidRequest(
      'You cannot confirm this PaymentIntent because it is missing a payment method. Update the PaymentIntent with a payment method and then confirm it again, or provide a payment method in the confirm call.',
      { code: 'payment_intent_unexpected_state', payment_intent: onTheWire(intent) },
    );
  return findPaymentMethod(call, id);
}

/** The person isn't there to authenticate, so the bank's answer is a decline. */
function refusedForAuthentication(
  call: StripeCall,
  intent: PaymentIntent,
  method: PaymentMethod,
): StripeAnswer {
  const failed = failIntent(call.sandbox, intent, {
    type: 'card_error',
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
    payment_method: onTheWire(method),
  });
  emit(call.sandbox, call.cause, { type: 'payment_intent.payment_failed', object: failed });
  return answerOf(failed);
}

function answerOf(intent: PaymentIntent): StripeAnswer {
  const error = intent.last_payment_error;
  if (!error) return ok(onTheWire(intent));
  return { status: 402, body: { error: { ...error, payment_intent: onTheWire(intent) } } };
}
