import type { bookingTexts } from '../../../locales/en/booking.ts';

/** What came in for a booking and what became of it, minor units of its currency. */
export type MovedMoney = { paid: number; refunded: number; byHand: number; owed: number };

/**
 * What the mail of a cancellation says of money: only what moves, or has moved already. Read when
 * the mail is sent, not when it was planned.
 */
export const refundLines = (
  words: (typeof bookingTexts)['cancelled'],
  { paid, refunded, byHand, owed }: MovedMoney,
  money: (amount: number) => string,
): string[] => {
  if (paid === 0) return [words.nothingPaid];
  const goesBack = refunded - byHand;
  const isNothingMore = goesBack === 0 && owed === 0 && byHand < paid;
  return [
    ...(goesBack > 0 ? [words.refund(money(goesBack))] : []),
    ...(byHand > 0 ? [words.paidBackBefore(money(byHand))] : []),
    ...(owed > 0 ? [words.owed(money(owed))] : []),
    ...(isNothingMore ? [byHand > 0 ? words.nothingMore : words.noRefund] : []),
  ];
};
