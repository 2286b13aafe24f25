import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceCheck } from '../../features/meeting/components/device-check.tsx';
import { InRoom } from '../../features/meeting/components/in-room.tsx';
import {
  Cancelled,
  Knocking,
  Left,
  Over,
  Refused,
  Replaced,
  TooEarly,
} from '../../features/meeting/components/outside.tsx';
import { Written } from '../../features/meeting/components/written.tsx';
import { WayOn } from '../../features/meeting/components/room-message.tsx';
import { releaseDevices } from '../../features/meeting/devices.ts';
import { type Room, roomQuery } from '../../features/meeting/queries.ts';
import { room as visit, returnToEntrance } from '../../features/meeting/room.ts';
import { useStore } from '../../lib/store.ts';
import { clockTime, formatMinutes } from '../../lib/time.ts';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { chosenZone } from '../../lib/zone.ts';
import { BrandBar, Missing } from '../../shell/page/missing.tsx';
import { usePageTitle } from '../../shell/page/page.tsx';
import { useSession } from '../../shell/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { useSecondsUntil } from '../../ui/countdown.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { AfterMeeting } from './after-meeting.tsx';

/** A room's page: before it opens until after it closes, for the parties and for guests. */
export function RoomPage() {
  return (
    <div ref={leaveWithPage} className="contents">
      <RoomOrWay />
    </div>
  );
}

/** A ref: when the page is left, the room is left and the camera is released. */
function leaveWithPage(): () => void {
  return () => {
    returnToEntrance();
    releaseDevices();
  };
}

function RoomOrWay() {
  const { t } = useTranslation('meeting');
  const { roomId } = useParams({ from: '/$roomId' });
  const session = useSession();
  const { phase } = useStore(visit);
  const userId = session.status === 'signed-in' ? session.user.id : null;
  const isInside = phase === 'inside' || phase === 'knocking';
  const room = useQuery({
    ...roomQuery(roomId, userId),
    // Inside, the socket reports changes; a session that ends must not end the meeting.
    enabled: session.status !== 'checking' && !isInside,
  });
  usePageTitle(t('title'));
  if (room.data) return <RoomScreen room={room.data} onOpen={() => void room.refetch()} />;
  if (room.error instanceof ApiError && room.error.status === 404) return <NoRoom />;
  // Stays while it is asked for again.
  if (room.errorUpdateCount > 0)
    return <NotLoaded error={room.error} retry={() => void room.refetch()} />;
  return (
    <>
      <BrandBar />
      <Coming />
    </>
  );
}

/** The room before anything is known of it: as its door will stand there. */
function Coming() {
  const { t } = useTranslation('meeting');
  const { t: common } = useTranslation('common');
  return (
    <Frame>
      <div role="status" aria-label={common('loading')} className="device-check">
        <div className="device-heading">
          <h1 className="display text-3xl">{t('title')}</h1>
          <Skeleton className="mt-2 h-5 w-28" />
        </div>
        <div className="device-picture">
          <Skeleton className="aspect-[4/3] rounded-card sm:aspect-video" />
        </div>
        <div className="device-form">
          <Skeleton className="h-13" />
        </div>
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-split flex-1 flex-col px-4 py-4 sm:px-6 lg:py-8 2xl:max-w-[90rem]">
      {children}
    </div>
  );
}

function NotLoaded({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useTranslation('meeting');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const [shown, setShown] = useState(error);
  if (error && error !== shown) setShown(error);
  return (
    <>
      <BrandBar />
      <div className="m-auto">
        <ErrorState
          title={t('failed')}
          text={shown ? `${errorText(shown)} ${t('failedText')}` : t('failedText')}
          action={
            <Button size="large" loading={error === null} onClick={retry}>
              {common('tryAgain')}
            </Button>
          }
        />
      </div>
    </>
  );
}

function RoomScreen({ room, onOpen }: { room: Room; onOpen: () => void }) {
  const { phase } = useStore(visit);
  if (phase === 'inside') return <InRoom room={room} />;
  return (
    <>
      <BrandBar />
      <OutsideRoom room={room} onOpen={onOpen} />
    </>
  );
}

function OutsideRoom({ room, onOpen }: { room: Room; onOpen: () => void }) {
  const { phase, refusal } = useStore(visit);
  const hasWritten = useStore(visit).written.length > 0;
  const after =
    room.booking || hasWritten ? (
      <div className="flex flex-col gap-6 pb-2 text-left">
        <Written />
        {room.booking ? (
          <AfterMeeting booking={room.booking} isClient={room.role === 'guest'} />
        ) : null}
      </div>
    ) : null;
  const over = <Over room={room}>{after}</Over>;
  if (phase === 'knocking') return <Knocking />;
  if (phase === 'refused' && refusal?.errorCode !== 'room-not-open' && refusal)
    return <Refused room={room} refusal={refusal} over={over} />;
  if (phase === 'replaced') return <Replaced />;
  if (room.state === 'cancelled') return <Cancelled room={room} />;
  if (room.state === 'over') return over;
  if (room.state === 'early') return <TooEarly room={room} onOpen={onOpen} />;
  if (phase === 'left') return <Left room={room}>{after}</Left>;
  return <BeforeDoor room={room} />;
}

function BeforeDoor({ room }: { room: Room }) {
  const { t } = useTranslation('meeting');
  const { booking } = room;
  return (
    <Frame>
      <DeviceCheck
        room={room}
        heading={
          <>
            <h1 className="display text-3xl">
              {booking ? t('room.with', { name: booking.otherName }) : t('title')}
            </h1>
            {booking ? <Hours booking={booking} closesAt={room.closesAt} /> : null}
          </>
        }
      />
    </Frame>
  );
}

type HoursProps = { booking: NonNullable<Room['booking']>; closesAt: string };

/** When it begins, once it has begun until when it goes, and after that how long the room stays. */
function Hours({ booking, closesAt }: HoursProps) {
  const { t } = useTranslation('meeting');
  const toStart = useSecondsUntil(Date.parse(booking.start));
  const toEnd = useSecondsUntil(Date.parse(booking.end));
  return (
    <p className="tabular mt-1 text-ink-soft">
      {toStart > 0
        ? t('early.in', { time: formatMinutes(Math.ceil(toStart / 60)) })
        : toEnd > 0
          ? t('check.began', { time: clockTime(booking.end, { zone: chosenZone() }) })
          : t('check.ended', { time: clockTime(closesAt, { zone: chosenZone() }) })}
    </p>
  );
}

function NoRoom() {
  const { t } = useTranslation('meeting');
  return (
    <>
      <BrandBar />
      <Missing title={t('unknown.title')} text={t('unknown.text')}>
        <WayOn room={null} isMain />
      </Missing>
    </>
  );
}
