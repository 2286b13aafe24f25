import { randomToken } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Cause } from './call.ts';
import { byItself } from './call.ts';
import type { Decline } from './cards.ts';
import { declineOf } from './cards.ts';
import { captureCharge, createCharge } from './charges.ts';
import { invalidRequest } from './errors.ts';
import type { StripeError } from './errors.ts';
import { emit } from './events.ts';
import { onTheWire, stripeObjects } from './objects.ts';
import type { PaymentIntent, PaymentMethod } from './objects.ts';

export function saveIntent(sandbox: Sandbox, intent: PaymentIntent): PaymentIntent {
  stripeObjects(sandbox.store).paymentIntents.save(intent.id, intent);
  return intent;
}

export function unexpectedState(intent: PaymentIntent, message: string): never {
  invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: onTheWire(intent),
  });
}

/** Charges the card. */
export function settle(
  sandbox: Sandbox,
  intent: PaymentIntent,
  method: PaymentMethod,
  cause: Cause,
): PaymentIntent {
  const decline = declineOf(method.sandboxOnly.behaviour);
  if (decline) return declined(sandbox, { intent, method, decline }, cause);
  if (method.sandboxOnly.behaviour === 'slow')
    return startProcessing(sandbox, intent, method, cause);
  const charge = createCharge(sandbox, intent, method, 'succeeded');
  const manual = intent.capture_method === 'manual';
  const paid = saveIntent(sandbox, {
    ...intent,
    amount_capturable: manual ? intent.amount : 0,
    amount_received: manual ? 0 : intent.amount,
    latest_charge: charge.id,
    next_action: null,
    status: manual ? 'requires_capture' : 'succeeded',
  });
  keepForLater(sandbox, paid, method);
  emit(sandbox, cause, { type: 'charge.succeeded', object: charge });
  const told = manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded';
  emit(sandbox, cause, { type: told, object: paid });
  return paid;
}

/** The bank says no: the charge failed, and the intent asks for another payment method. */
export function declined(
  sandbox: Sandbox,
  { intent, method, decline }: { intent: PaymentIntent; method: PaymentMethod; decline: Decline },
  cause: Cause,
): PaymentIntent {
  const charge = createCharge(sandbox, intent, method, decline);
  const failed = failIntent(
    sandbox,
    { ...intent, latest_charge: charge.id },
    { type: 'card_error', ...decline, charge: charge.id, payment_method: onTheWire(method) },
  );
  emit(sandbox, cause, { type: 'charge.failed', object: charge });
  emit(sandbox, cause, { type: 'payment_intent.payment_failed', object: failed });
  return failed;
}

/** Saves the card under the customer where the intent asked for that. */
function keepForLater(sandbox: Sandbox, intent: PaymentIntent, method: PaymentMethod): void {
  if (intent.setup_future_usage === null || intent.customer === null) return;
  const kept = { ...method, customer: intent.customer };
  stripeObjects(sandbox.store).paymentMethods.save(method.id, kept);
}

function startProcessing(
  sandbox: Sandbox,
  intent: PaymentIntent,
  method: PaymentMethod,
  cause: Cause,
): PaymentIntent {
  const charge = createCharge(sandbox, intent, method, 'pending');
  const settleAtRealMs = Date.now() + sandbox.timings.slowPaymentMs;
  const processing = saveIntent(sandbox, {
    ...intent,
    latest_charge: charge.id,
    next_action: null,
    status: 'processing',
    sandboxOnly: { ...intent.sandboxOnly, settleAtRealMs },
  });
  emit(sandbox, cause, { type: 'charge.pending', object: charge });
  emit(sandbox, cause, { type: 'payment_intent.processing', object: processing });
  settleLater(sandbox, processing);
  return processing;
}

function settleLater(sandbox: Sandbox, intent: PaymentIntent) {
  const waitMs = Math.max(0, (intent.sandboxOnly.settleAtRealMs ?? 0) - Date.now());
  sandbox.later(waitMs, () => {
    sandbox.store.transaction(() => finishProcessing(sandbox, intent.id));
    sandbox.webhooks.kick();
  });
}

function finishProcessing(sandbox: Sandbox, id: string) {
  const { paymentIntents, charges } = stripeObjects(sandbox.store);
  const intent = paymentIntents.find(id);
  const charge = charges.find(intent?.latest_charge ?? '');
  if (intent?.status !== 'processing' || !charge) return;
  const captured = captureCharge(sandbox, charge, intent.amount);
  const paid = saveIntent(sandbox, {
    ...intent,
    amount_received: intent.amount,
    status: 'succeeded',
    sandboxOnly: {},
  });
  const method = stripeObjects(sandbox.store).paymentMethods.find(paid.payment_method ?? '');
  if (method) keepForLater(sandbox, paid, method);
  emit(sandbox, byItself, { type: 'charge.succeeded', object: captured });
  emit(sandbox, byItself, { type: 'payment_intent.succeeded', object: paid });
}

/** Back to asking for a payment method, with the reason. */
export function failIntent(
  sandbox: Sandbox,
  intent: PaymentIntent,
  error: StripeError,
): PaymentIntent {
  return saveIntent(sandbox, {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    sandboxOnly: {},
  });
}

/** Sends the person to the 3-D Secure page before the card is charged. */
export function requireAuthentication(
  sandbox: Sandbox,
  intent: PaymentIntent,
  returnUrl: string | null,
  cause: Cause,
): PaymentIntent {
  const authenticationKey = randomToken(32);
  const url = `${sandbox.publicUrl()}/sandbox/3ds/${intent.id}?key=${authenticationKey}`;
  const waiting = saveIntent(sandbox, {
    ...intent,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
    status: 'requires_action',
    sandboxOnly: { authenticationKey },
  });
  emit(sandbox, cause, { type: 'payment_intent.requires_action', object: waiting });
  return waiting;
}

/** The person declined on their bank's page. */
export function failAuthentication(
  sandbox: Sandbox,
  intent: PaymentIntent,
  cause: Cause,
): PaymentIntent {
  const method = stripeObjects(sandbox.store).paymentMethods.find(intent.payment_method ?? '');
  const failed = failIntent(sandbox, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    ...(method && { payment_method: onTheWire(method) }),
  });
  emit(sandbox, cause, { type: 'payment_intent.payment_failed', object: failed });
  return failed;
}

/** Continues slow payments that were processing when the sandbox stopped. */
export function resumeProcessing(sandbox: Sandbox) {
  for (const intent of stripeObjects(sandbox.store).paymentIntents.newest())
    if (intent.status === 'processing') settleLater(sandbox, intent);
}
