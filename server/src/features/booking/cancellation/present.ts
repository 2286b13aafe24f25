import type { bookingTexts } from '../../../locales/en/booking.ts';
import type { PaidAmounts } from '../../payment/rules.ts';

/**
 * What the mail of a cancellation says of money: only what moves, or has moved already. Read when
 * the mail is sent, not when it was planned.
 */
export function refundLines(
  words: (typeof bookingTexts)['cancelled'],
  { paid, refunded, byHand, owed }: PaidAmounts,
  money: (amount: number) => string,
): string[] {
  if (paid === 0) return [words.nothingPaid];
  const goesBack = refunded - byHand;
  const isNothingMore = goesBack === 0 && owed === 0 && byHand < paid;
  return [
    ...(goesBack > 0 ? [words.refund(money(goesBack))] : []),
    ...(byHand > 0 ? [words.refundedBefore(money(byHand))] : []),
    ...(owed > 0 ? [words.owed(money(owed))] : []),
    ...(isNothingMore ? [byHand > 0 ? words.nothingMore : words.noRefund] : []),
  ];
}
