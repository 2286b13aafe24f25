import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import type { Booking } from '../queries.ts';

const tones: Record<Booking['status'], Tone> = {
  held: 'warning',
  confirmed: 'primary',
  'in-progress': 'success',
  completed: 'neutral',
  cancelled: 'danger',
  expired: 'neutral',
};

export function BookingStatus({ status }: { status: Booking['status'] }) {
  const { t } = useTranslation('booking');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
