import type { PaymentStatus } from '@puente/contract/payment';
import type { CardIntent } from '../../gateways/cards/port.ts';

/** What a payment's row holds; `refunded` follows from its refunds and is not stored. */
export type StoredStatus = Exclude<PaymentStatus, 'refunded'>;

const finalStatuses: readonly string[] = ['succeeded', 'cancelled'] satisfies StoredStatus[];

/** Can still change: money may come, or the intent be ended. */
export const isOpen = (payment: { status: string }): boolean =>
  !finalStatuses.includes(payment.status);

/** Could the person still pay this intent? While the bank works on it, nobody can end it. */
export const isPayable = (intent: Pick<CardIntent, 'status'>): boolean =>
  intent.status === 'requires-payment' || intent.status === 'requires-action';

/** The gateway's word in ours: after a refusal it asks for another card, we say `failed`. */
export const statusFor = (intent: Pick<CardIntent, 'status' | 'declineCode'>): StoredStatus =>
  intent.status === 'requires-payment' && intent.declineCode !== null ? 'failed' : intent.status;

/** Is what arrived exactly what was asked for? */
export const isAsExpected = (
  expected: { amount: number; currency: string },
  intent: Pick<CardIntent, 'received' | 'currency'>,
): boolean => intent.received === expected.amount && intent.currency === expected.currency;

export const shownStatus = (
  payment: { status: string; received: number | null },
  paidBack: number,
): PaymentStatus => {
  const isPaidBack = payment.received !== null && paidBack >= payment.received;
  return isPaidBack ? 'refunded' : (payment.status as StoredStatus);
};

/** How long a payment may stay open without anybody looking, when its webhook was lost. */
const lookupMinutes = 2;

export const nextLookupAt = (now: Temporal.Instant): Temporal.Instant =>
  now.add({ minutes: lookupMinutes });
