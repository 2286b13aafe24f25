import { Link } from '@tanstack/react-router';
import { CalendarClock, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMinutes } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import type { NearMeeting as Meeting } from '../../../shell/near-meeting.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { useSecondsUntil } from '../../../ui/countdown.tsx';
import { When } from '../../../ui/when.tsx';

/** From here on minutes count, and the meeting gets a card. */
const soonMinutes = 60;

/** The meeting that is near: a quiet line the day before, a card in the last hour. */
export function NearMeeting({ meeting, isBar = false }: { meeting: Meeting; isBar?: boolean }) {
  const { t } = useTranslation('booking');
  const minutes = Math.ceil(useSecondsUntil(Date.parse(meeting.start)) / 60);
  const isOpen = useSecondsUntil(Date.parse(meeting.roomOpensAt)) === 0;
  const isOver = useSecondsUntil(Date.parse(meeting.end)) === 0;
  if (isOver) return null;
  if (minutes > soonMinutes) return <Line meeting={meeting} isBar={isBar} />;
  const name = meeting.person.name || t('goneAccount');
  const title =
    minutes === 0 ? t('near.now', { name }) : t('near.in', { name, time: formatMinutes(minutes) });
  const room = isOpen ? meeting.roomId : null;
  return isBar ? (
    <Bar meeting={meeting} title={title} room={room} />
  ) : (
    <Card meeting={meeting} title={title} room={room} />
  );
}

function Line({ meeting, isBar }: { meeting: Meeting; isBar: boolean }) {
  const { t } = useTranslation('booking');
  return (
    <Link
      to="/activity/$bookingId"
      params={{ bookingId: meeting.bookingId }}
      className="touch inline-flex items-center gap-2.5 rounded-control text-ink-soft hover:text-ink"
    >
      <CalendarClock
        size={20}
        aria-hidden
        className={isBar ? 'shrink-0 max-sm:hidden' : 'shrink-0'}
      />
      <span className={isBar ? 'text-sm leading-snug *:block' : 'leading-snug'}>
        <When at={meeting.start} zone={chosenZone()} className="font-medium text-ink" />{' '}
        {t('near.with', { name: meeting.person.name || t('goneAccount') })}
      </span>
    </Link>
  );
}

type Soon = { meeting: Meeting; title: string; room: string | null };

function Card({ meeting, title, room }: Soon) {
  const { t } = useTranslation('booking');
  const { person, start } = meeting;
  return (
    <section
      aria-label={t('near.label')}
      className="rise flex items-center gap-3 rounded-card bg-surface p-3 shadow-card"
    >
      <Avatar
        id={person.id}
        name={person.name}
        src={person.profilePicture}
        size={44}
        loading="eager"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-lg leading-snug font-semibold">{title}</p>
        <p className="truncate text-sm text-ink-soft">
          <When at={start} zone={chosenZone()} />
        </p>
      </div>
      {room ? (
        <Link to="/$roomId" params={{ roomId: room }} className={buttonClass()}>
          <Video size={20} aria-hidden />
          {t('near.join')}
        </Link>
      ) : (
        <Link
          to="/activity/$bookingId"
          params={{ bookingId: meeting.bookingId }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('near.see')}
        </Link>
      )}
    </section>
  );
}

/** The same in one line, for the bar above a conversation. */
function Bar({ meeting, title, room }: Soon) {
  const { t } = useTranslation('booking');
  const content = (
    <>
      <Video size={20} aria-hidden className="shrink-0" />
      <span className="leading-snug">{room ? t('near.bar', { title }) : title}</span>
    </>
  );
  return room ? (
    <Link to="/$roomId" params={{ roomId: room }} className={`${buttonClass()} px-3! text-left`}>
      {content}
    </Link>
  ) : (
    <Link
      to="/activity/$bookingId"
      params={{ bookingId: meeting.bookingId }}
      className="touch inline-flex items-center gap-2 font-semibold text-primary-text hover:underline"
    >
      {content}
    </Link>
  );
}
