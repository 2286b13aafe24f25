import type { CardRefund } from '../../../gateways/cards/port.ts';
import type { RefundStatus } from '../refund/rules.ts';

/** A refund as our row has it. */
export type KnownRefund = {
  id: string;
  amount: number;
  status: RefundStatus;
  gatewayId: string | null;
  byHand: boolean;
  reason: string;
};

/**
 * Did we ask for it? Ours carry the id of a row of ours. One whose row was withdrawn, or has
 * another refund at the gateway already, was made by somebody else.
 */
export function isOurs(refund: CardRefund, known: readonly KnownRefund[]): boolean {
  return known.some(
    (row) =>
      !row.byHand &&
      row.status !== 'withdrawn' &&
      row.id === refund.reference &&
      (row.gatewayId === null || row.gatewayId === refund.id),
  );
}

/**
 * Which of our unpaid refunds a refund by hand pays for. Those that failed are never tried again,
 * so money that goes back by hand is meant for them. Those still to be sent give way only when both
 * together would exceed what was received: the gateway will refuse them then.
 */
export function replacedBy(
  amount: number,
  received: number,
  known: readonly KnownRefund[],
  listed: readonly CardRefund[],
): KnownRefund[] {
  const counted = known.filter(({ status }) => status !== 'withdrawn');
  const isAtGateway = (row: KnownRefund) =>
    listed.some(
      ({ id, reference, status }) =>
        status !== 'failed' && (id === row.gatewayId || reference === row.id),
    );
  const unpaid = counted.filter((row) => !row.byHand && !isAtGateway(row));
  const failed = unpaid.filter(({ status }) => status === 'failed');
  const isTooMuch = sumOf(counted) - sumOf(failed) + amount > received;
  const waiting = isTooMuch ? unpaid.filter(({ status }) => status === 'requested') : [];
  return [...failed, ...waiting];
}

function sumOf(rows: readonly KnownRefund[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
