import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';
import { useSecondsUntil } from '../../../ui/countdown.tsx';
import type { Booking } from '../queries.ts';
import { whenInText } from '../../../lib/when-in-text.ts';

const soonSeconds = 24 * 3600;

/**
 * The link into the meeting once its room is open; before that, when it opens. In lists only for
 * the meetings of the next 24 hours.
 */
export function JoinRoom(props: {
  booking: Booking;
  zone: string;
  onlySoon?: boolean;
  /** Just booked: its link is on its way, and nothing is to move when it comes. */
  isNew?: boolean;
}) {
  const { booking, zone, onlySoon = false, isNew = false } = props;
  const { t } = useTranslation('booking');
  const opensMs = Date.parse(booking.roomOpensAt);
  const seconds = useSecondsUntil(opensMs);
  const isOnline = booking.mode === 'virtual';
  const { meetingLink } = booking;
  if (!meetingLink && !(isNew && isOnline)) return null;
  // In person the room is left to find each other: no list needs it.
  if ((onlySoon && !isOnline) || (onlySoon && seconds > soonSeconds)) return null;
  if (seconds > 0) {
    const when = whenInText(booking.roomOpensAt, booking.venue?.timezone ?? zone);
    return (
      <p className="flex items-start gap-2.5 text-ink-soft">
        <Video size={20} aria-hidden className="mt-0.5 shrink-0" />
        {isOnline ? t('room.opens', { when }) : t('room.findEachOther', { when })}
      </p>
    );
  }
  if (!meetingLink) return null;
  return (
    <Link
      to="/$roomId"
      params={{ roomId: meetingLink.replace(/^\//, '') }}
      className={buttonClass({ size: 'large', ...(isOnline ? {} : { variant: 'secondary' }) })}
    >
      <Video size={20} aria-hidden />
      {isOnline ? t('room.join') : t('room.open')}
    </Link>
  );
}
