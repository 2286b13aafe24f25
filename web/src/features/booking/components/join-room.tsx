import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';
import { useSecondsUntil } from '../../../ui/countdown.tsx';
import type { Booking } from '../queries.ts';
import { whenInText } from '../when-in-text.ts';

/** The way into the meeting once its room is open; before that, when it opens. */
export function JoinRoom({ booking, zone }: { booking: Booking; zone: string }) {
  const { t } = useTranslation('booking');
  const opensMs = Date.parse(booking.roomOpensAt);
  const isOpen = useSecondsUntil(opensMs) === 0;
  if (!booking.meetingLink) return null;
  if (!isOpen) {
    return (
      <p className="flex items-start gap-2.5 text-ink-soft">
        <Video size={20} aria-hidden className="mt-0.5 shrink-0" />
        {t('room.opens', { when: whenInText(booking.roomOpensAt, zone) })}
      </p>
    );
  }
  return (
    <Link
      to="/$roomId"
      params={{ roomId: booking.meetingLink.replace(/^\//, '') }}
      className={buttonClass({ size: 'large' })}
    >
      <Video size={20} aria-hidden />
      {t('room.join')}
    </Link>
  );
}
