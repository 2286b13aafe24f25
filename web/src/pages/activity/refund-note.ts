import { useTranslation } from 'react-i18next';
import { otherParty } from '../../features/booking/groups.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { whenInText } from '../../lib/when-in-text.ts';

/**
 * What a new start does to the refund (move-3): it is counted from the earliest start so far, or
 * from the new one where the expert asked to move. Null where nothing was paid.
 */
export function useRefundNote(booking: Booking, zone: string): (start: string) => string | null {
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const { paid, proposal, role, refundCountsFrom, partOf } = booking;
  return (start) => {
    if (paid.amount === 0) return null;
    const askedBy = proposal?.askedBy ?? role;
    const isNew = askedBy === 'provider' || Date.parse(start) <= Date.parse(refundCountsFrom);
    const when = whenInText(refundCountsFrom, zone);
    // Cancelling a session moves no money, and their side decides on nothing by it.
    if (partOf) {
      if (role === 'provider') return null;
      return isNew ? t('move.credit.new') : t('move.credit.stays', { when });
    }
    if (role === 'client') return isNew ? t('move.refund.new') : t('move.refund.stays', { when });
    const { name } = otherParty(booking, of('goneAccount'));
    if (!isNew) return t('move.refund.theirsStays', { name, when });
    return t('move.refund.theirsNew', { name });
  };
}
