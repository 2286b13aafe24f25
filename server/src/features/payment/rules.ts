import type { PaymentStatus } from '@puente/contract/payment';
import type { CardIntent } from '../../gateways/cards/port.ts';
import { defineStates, type StoredOf } from '../../lib/states.ts';

/**
 * Minor units of one order: what came in, what went back or is on its way back (`byHand` of it by
 * somebody at the card gateway), and what did not arrive there and is still owed.
 */
export type PaidAmounts = { paid: number; refunded: number; byHand: number; owed: number };

export const nothingPaid: PaidAmounts = { paid: 0, refunded: 0, byHand: 0, owed: 0 };

const said = 'as the card gateway says';
const end = { succeeded: 'the money is here', cancelled: 'it can no longer be paid' };

/** The life of a payment; it follows the card gateway's intent. */
export const paymentStates = defineStates({
  initial: { 'requires-payment': 'its intent is made' },
  transitions: {
    'requires-payment': { 'requires-action': said, processing: said, failed: said, ...end },
    'requires-action': { 'requires-payment': said, processing: said, failed: said, ...end },
    processing: { 'requires-payment': said, 'requires-action': said, failed: said, ...end },
    failed: { 'requires-payment': said, 'requires-action': said, processing: said, ...end },
    succeeded: {},
    cancelled: {},
  },
  derived: { refunded: { succeeded: 'all of it was paid back' } },
});
/** What a payment's row holds. */
export type StoredStatus = StoredOf<typeof paymentStates>;

/** Can still change: money may come, or the intent be ended. */
export function isOpen(payment: { status: string }): boolean {
  return !paymentStates.final.includes(paymentStates.parse(payment.status));
}

/** Could the person still pay this intent? While the bank works on it, nobody can end it. */
export function isPayable(intent: Pick<CardIntent, 'status'>): boolean {
  return intent.status === 'requires-payment' || intent.status === 'requires-action';
}

/** The gateway's word in ours: after a refusal it asks for another card, we say `failed`. */
export function statusFor(intent: Pick<CardIntent, 'status' | 'declineCode'>): StoredStatus {
  return intent.status === 'requires-payment' && intent.declineCode !== null
    ? 'failed'
    : intent.status;
}

/** Is what arrived exactly what was asked for? */
export function isAsExpected(
  expected: { amount: number; currency: string },
  intent: Pick<CardIntent, 'received' | 'currency'>,
): boolean {
  return intent.received === expected.amount && intent.currency === expected.currency;
}

export function shownStatus(
  payment: { status: string; received: number | null },
  paidBack: number,
): PaymentStatus {
  const isPaidBack = payment.received !== null && paidBack >= payment.received;
  return isPaidBack ? 'refunded' : paymentStates.parse(payment.status);
}

/** How long a payment may stay open without anybody looking, when its webhook was lost. */
const lookupMinutes = 2;

export function nextLookupAt(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: lookupMinutes });
}
