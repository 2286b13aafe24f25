import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/money.ts';
import { whenInText } from '../../../lib/when-in-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { otherParty } from '../groups.ts';
import type { Booking } from '../queries.ts';

/** The refund if cancelled now, to whom, and until when that applies. */
export function RefundNotice({ booking, zone }: { booking: Booking; zone: string }) {
  const { t } = useTranslation('booking');
  const creditText = useCreditText(booking);
  const { cancellation, paid, refunded, role } = booking;
  if (!cancellation) return null;
  const amounts = { refund: formatMoney(cancellation.refund), paid: formatMoney(paid) };
  const isAllBack = paid.amount > 0 && refunded.amount >= paid.amount;
  const ofCredit = creditText(cancellation.rule);
  const isCredit = cancellation.rule === 'credit-returns';
  const isNothing = paid.amount > 0 && cancellation.refund.amount === 0 && !isCredit;
  const text = () => {
    if (paid.amount === 0) return t('cancel.nothingPaid');
    if (isAllBack) return t('cancel.alreadyBack', amounts);
    const { name } = otherParty(booking, t('goneAccount'));
    if (cancellation.refund.amount === paid.amount)
      return role === 'provider'
        ? t('cancel.refundAllToClient', { ...amounts, name })
        : t('cancel.refundAll', amounts);
    if (role === 'provider') return t('cancel.refundToClient', { ...amounts, name });
    return cancellation.refund.amount === 0
      ? t('cancel.noRefund', amounts)
      : t('cancel.refund', amounts);
  };
  return (
    <Banner tone={isNothing && !isAllBack ? 'warning' : 'primary'}>
      <p className="font-semibold">{ofCredit ?? text()}</p>
      {refunded.amount > 0 && !isAllBack ? (
        <p className="text-sm">{t('cancel.partBefore', { refunded: formatMoney(refunded) })}</p>
      ) : null}
      {cancellation.until && paid.amount > 0 && !isAllBack ? (
        <p className="text-sm">
          {t('cancel.until', { when: whenInText(cancellation.until, zone) })}
        </p>
      ) : null}
    </Banner>
  );
}

/** Of a session of a package no money moves: what becomes of its place there. */
function useCreditText({ role, client }: Booking) {
  const { t } = useTranslation('booking');
  return (rule: NonNullable<Booking['cancellation']>['rule']): string | null => {
    if (rule === 'credit-spent') return t('cancel.creditSpent');
    if (rule !== 'credit-returns') return null;
    return role === 'provider'
      ? t('cancel.creditReturnsToClient', { name: client.name })
      : t('cancel.creditReturns');
  };
}
