import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { readDraft } from '../../features/booking/draft.ts';
import { bookingQuery, type Booking } from '../../features/booking/queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { When } from '../../ui/when.tsx';

/** A previous hold with this expert was released. */
export function ReplacedHold({ booking, zone }: { booking: Booking; zone: string }) {
  const { t } = useTranslation('booking');
  const draft = readDraft(booking.provider.id);
  const id = draft?.bookingId === booking.id ? draft.replacedBookingId : undefined;
  const replaced = useQuery({ ...bookingQuery(id ?? ''), enabled: id !== undefined });
  if (!replaced.data) return null;
  return (
    <Banner tone="neutral" live icon={<CalendarX size={20} aria-hidden />}>
      {t('hold.replaced')} <When at={replaced.data.start} zone={zone} className="font-semibold" />
    </Banner>
  );
}
