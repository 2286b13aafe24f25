import {
  CalendarClock,
  CalendarX,
  Clock,
  DoorClosed,
  DoorOpen,
  Hourglass,
  MonitorSmartphone,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { clockTime, formatMinutes } from '../../../lib/time.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { minutesAndSeconds, useSecondsUntil } from '../../../ui/countdown.tsx';
import { When } from '../../../ui/when.tsx';
import { lastSeconds, type Room } from '../queries.ts';
import { DeviceTest } from './device-check.tsx';
import { leaveRoom, type Refusal, room as visit, returnToEntrance } from '../room.ts';
import { useStore } from '../../../lib/store.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { RoomMessage, WayOn } from './room-message.tsx';

const size = 28;
/** In the last hour it is counted by the second, on the day before by the minute. */
const countFromSeconds = 3600;
const soonSeconds = 24 * 3600;

/** Too early: when the room opens; continues automatically when it does. */
export function TooEarly({ room, onOpen }: { room: Room; onOpen: () => void }) {
  const { t } = useTranslation('meeting');
  const left = useSecondsUntil(Date.parse(room.opensAt), onOpen);
  return (
    <RoomMessage
      icon={<CalendarClock size={size} aria-hidden />}
      portrait={room.booking ? <Other booking={room.booking} /> : undefined}
      title={room.booking ? t('early.with', { name: room.booking.otherName }) : t('early.title')}
      text={
        <>
          {room.booking ? (
            <p>
              {t('early.starts')}{' '}
              <When at={room.booking.start} zone={chosenZone()} className="text-ink" />
            </p>
          ) : null}
          <p>
            {t('early.opens')}{' '}
            <When
              at={room.opensAt}
              zone={chosenZone()}
              hideZone={room.booking !== null}
              className="text-ink"
            />
          </p>
          {left <= countFromSeconds ? (
            <p className="pt-4" role="timer">
              {t('early.opensIn')}{' '}
              <span className="display tabular block text-4xl text-ink">
                {minutesAndSeconds(left)}
              </span>
            </p>
          ) : (
            <StartsIn at={room.booking?.start ?? room.opensAt} />
          )}
        </>
      }
    >
      <p className="text-balance text-ink-soft">{t('early.stay')}</p>
      {room.role === 'stranger' ? null : <DeviceTest />}
      <WayOn room={room} />
    </RoomMessage>
  );
}

function Other({ booking }: { booking: NonNullable<Room['booking']> }) {
  const { otherId, otherName, otherPicture } = booking;
  return <Avatar id={otherId} name={otherName} src={otherPicture} size={96} loading="eager" />;
}

/** On the day of the meeting: how long it is until then. */
function StartsIn({ at }: { at: string }) {
  const { t } = useTranslation('meeting');
  const left = useSecondsUntil(Date.parse(at));
  if (left > soonSeconds) return null;
  return (
    <p className="display tabular pt-4 text-2xl text-ink sm:text-3xl" role="timer">
      {t('early.in', { time: formatMinutes(Math.ceil(left / 60)) })}
    </p>
  );
}

/** `children` is what can be done about a meeting that was. */
export function Over({ room, children }: { room: Room | null; children?: ReactNode }) {
  const { t } = useTranslation('meeting');
  return (
    <RoomMessage
      icon={<Clock size={size} aria-hidden />}
      title={t('over.title')}
      // Who has left since has no name.
      text={
        room?.booking?.otherName ? t('over.with', { name: room.booking.otherName }) : t('over.text')
      }
    >
      {children}
      <WayOn room={room} isMain={!children} />
    </RoomMessage>
  );
}

export function Cancelled({ room }: { room: Room | null }) {
  const { t } = useTranslation('meeting');
  return (
    <RoomMessage
      icon={<CalendarX size={size} aria-hidden />}
      title={t('cancelled.title')}
      text={room?.booking ? t('cancelled.party') : t('cancelled.text')}
    >
      <WayOn room={room} isMain />
    </RoomMessage>
  );
}

/** Waits for the host to answer the knock. */
export function Knocking() {
  const { t } = useTranslation('meeting');
  const { isHostHere, isConnected } = useStore(visit);
  const text = isHostHere ? t('knocking.text') : t('knocking.noHost');
  return (
    <RoomMessage
      live
      follows
      icon={<Hourglass size={size} aria-hidden />}
      title={t('knocking.title')}
      text={isConnected ? text : t('room.reconnecting')}
    >
      <Button variant="secondary" size="large" onClick={leaveRoom}>
        {t('knocking.stop')}
      </Button>
    </RoomMessage>
  );
}

/** `children` is what can be done about a meeting that was: near its end people leave for good. */
export function Left({ room, children }: { room: Room; children?: ReactNode }) {
  const { t } = useTranslation('meeting');
  const left = useSecondsUntil(room.booking ? Date.parse(room.booking.end) : null);
  const isNearEnd = room.booking !== null && left <= lastSeconds;
  return (
    <RoomMessage
      follows
      icon={<DoorOpen size={size} aria-hidden />}
      title={t('left.title')}
      text={t('left.text', { time: clockTime(room.closesAt, { zone: chosenZone() }) })}
    >
      <Button size="large" variant={isNearEnd ? 'secondary' : 'primary'} onClick={returnToEntrance}>
        {t('left.back')}
      </Button>
      {isNearEnd && children ? <div className="pt-3">{children}</div> : null}
      <WayOn room={room} />
    </RoomMessage>
  );
}

export function Replaced() {
  const { t } = useTranslation('meeting');
  return (
    <RoomMessage
      live
      icon={<MonitorSmartphone size={size} aria-hidden />}
      title={t('replaced.title')}
      text={t('replaced.text')}
    >
      <Button variant="secondary" size="large" onClick={returnToEntrance}>
        {t('replaced.back')}
      </Button>
    </RoomMessage>
  );
}

/** Not admitted, or removed: why, and when it makes sense to try again. `over` once it ended. */
export function Refused({
  room,
  refusal,
  over,
}: {
  room: Room;
  refusal: Refusal;
  over: ReactNode;
}) {
  const { t } = useTranslation('meeting');
  const [untilMs] = useState(() =>
    refusal.retryAfter ? nowMs() + refusal.retryAfter * 1000 : null,
  );
  const left = useSecondsUntil(untilMs);
  if (refusal.errorCode === 'booking-cancelled') return <Cancelled room={room} />;
  if (refusal.errorCode === 'room-closed') return over;
  return (
    <RoomMessage
      live
      follows
      icon={<DoorClosed size={size} aria-hidden />}
      title={t(`refused.${refusal.errorCode}.title`)}
      text={t(`refused.${refusal.errorCode}.text`)}
    >
      <Button size="large" disabled={left > 0} onClick={returnToEntrance}>
        {left > 0 ? t('refused.wait', { time: minutesAndSeconds(left) }) : t('refused.again')}
      </Button>
      <WayOn room={room} />
    </RoomMessage>
  );
}
