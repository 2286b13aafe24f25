import type { bookingTexts } from '../../../locales/en/booking.ts';
import type { PaidAmounts } from '../../payment/rules.ts';
import type { BookingView } from '../store.ts';

/**
 * What the mail of a cancellation says of money: only what moves, or has moved already. Read when
 * the mail is sent, not when it was planned.
 */
function refundLines(
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

type Cancelled = {
  texts: Pick<typeof bookingTexts, 'cancelled'>;
  view: BookingView & { moved: PaidAmounts };
  /** The other party's name. */
  other: string;
  money: (amount: number) => string;
};

/** What the cancellation means for the client's money, or for their package or plan. */
export function moneyLines({ texts, view, money }: Cancelled): string[] {
  const { cancelled } = texts;
  const isPlan = view.package_plan_id !== null;
  if (view.credit === 'returned')
    return [isPlan ? cancelled.planCreditReturned : cancelled.creditReturned];
  if (view.credit === 'spent') return [cancelled.creditSpent];
  return refundLines(cancelled, view.moved, money);
}

/** What the cancellation means for what the expert earns. */
export function earningsLines({ texts, view, money, other }: Cancelled): string[] {
  const { earnings } = texts.cancelled;
  if (view.credit === 'returned') return [earnings.creditReturned(other)];
  if (view.credit === 'spent') return [earnings.creditSpent];
  const { paid, refunded, owed } = view.moved;
  if (view.package_id !== null || paid === 0) return [];
  return [refunded + owed > 0 ? earnings.refund(other, money(refunded + owed)) : earnings.kept];
}

export function whoCancelled(
  { texts, view, other }: Cancelled,
  reader: 'client' | 'provider',
): string {
  if (view.cancelled_by === reader) return texts.cancelled.byYou;
  if (view.cancelled_by === 'platform') return texts.cancelled.byPuente;
  return texts.cancelled.byOther(other);
}
