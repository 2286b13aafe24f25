import { z } from 'zod';
import { stripeId } from '../ids.ts';
import { ok } from './call.ts';
import type { StripeAnswer, StripeCall } from './call.ts';
import { applyRefund, createBalanceTransaction, refundable } from './charges.ts';
import { formatAmount } from './currencies.ts';
import { invalidRequest, noSuch } from './errors.ts';
import { emit } from './events.ts';
import type { Charge, Refund } from './objects.ts';
import { expand, flag, integer, mergeMetadata, metadata, readParams, text } from './params.ts';

const createSchema = z.strictObject({
  amount: integer.optional(),
  charge: text.optional(),
  currency: text.optional(),
  instructions_email: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  refund_application_fee: flag.optional(),
  reverse_transfer: flag.optional(),
  expand,
});

export function createRefund(call: StripeCall): StripeAnswer {
  const { sandbox, objects, cause } = call;
  const params = readParams(createSchema, call.params);
  const charge = chargeToRefund(call, params.payment_intent, params.charge);
  const amount = requireRefundable(charge, params.amount);
  const id = stripeId('re');
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: createBalanceTransaction(sandbox, {
      amount: -amount,
      currency: charge.currency,
      source: id,
      type: 'refund',
    }).id,
    charge: charge.id,
    created: sandbox.clock.seconds(),
    currency: charge.currency,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  objects.refunds.save(id, refund, charge.id);
  const refunded = applyRefund(sandbox, charge, refund);
  emit(sandbox, cause, { type: 'refund.created', object: refund });
  emit(sandbox, cause, {
    type: 'charge.refunded',
    object: refunded,
    previous: { amount_refunded: charge.amount_refunded },
  });
  tellReference(call, refund);
  return ok(refund);
}

function chargeToRefund(
  { objects }: StripeCall,
  intentId: string | undefined,
  chargeId: string | undefined,
): Charge {
  if (chargeId) return objects.charges.find(chargeId) ?? noSuch('charge', chargeId, 'charge');
  if (!intentId)
    invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const intent =
    objects.paymentIntents.find(intentId) ?? noSuch('payment_intent', intentId, 'payment_intent');
  const charge = objects.charges.find(intent.latest_charge ?? '');
  if (!charge?.captured)
    invalidRequest(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  return charge;
}

function requireRefundable(charge: Charge, wanted: number | undefined): number {
  if (!charge.captured)
    invalidRequest(`Charge ${charge.id} has not been captured.`, { param: 'charge' });
  const left = refundable(charge);
  if (left === 0)
    invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const amount = wanted ?? left;
  if (amount < 1)
    invalidRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount > left)
    invalidRequest(
      `Refund amount (${formatAmount(amount, charge.currency)}) is greater than unrefunded amount on charge (${formatAmount(left, charge.currency)})`,
      { param: 'amount' },
    );
  return amount;
}

/** The bank's reference follows the refund, as an update of its own. */
function tellReference({ sandbox, objects, cause }: StripeCall, refund: Refund) {
  const referenced: Refund = {
    ...refund,
    destination_details: {
      card: {
        reference: refund.id.slice(-12),
        reference_status: 'available',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
  };
  objects.refunds.save(refund.id, referenced, refund.charge);
  const previous = {
    destination_details: refund.destination_details,
  };
  emit(sandbox, cause, { type: 'refund.updated', object: referenced, previous });
}
