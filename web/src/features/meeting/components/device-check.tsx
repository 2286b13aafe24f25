import { Link } from '@tanstack/react-router';
import { Settings2, Video, WifiOff } from 'lucide-react';
import { useEffect, useId, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { policy } from '@puente/contract/policy';
import { paths } from '../../../lib/paths.ts';
import { tab } from '../../../lib/storage.ts';
import { useIsWide } from '../../../lib/wide.ts';
import { useUser } from '../../../shell/session/session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { devices, goOnWithoutDevices, prepareDevices, releaseDevices } from '../devices.ts';
import type { Room } from '../queries.ts';
import { enterRoom, room as visit, tryEnteringAgain } from '../room.ts';
import { useStore } from '../../../lib/store.ts';
import { DeviceControls } from './controls.tsx';
import { DeviceChoices } from './device-choices.tsx';
import { DeviceHelp } from './device-help.tsx';
import { MicLevel } from './mic-level.tsx';
import { VideoView } from './video-view.tsx';
import './device-check.css';

/**
 * Checks camera and microphone before anybody else sees them; then one tap into the room. A desktop
 * has the picture at the left, and all there is to decide beside it.
 */
export function DeviceCheck({ room, heading }: { room: Room; heading: ReactNode }) {
  const { t } = useTranslation('meeting');
  const { t: common } = useTranslation('common');
  const user = useUser();
  const formId = useId();
  const { phase, audio, video } = useStore(devices);
  const { phase: visitPhase, isLate } = useStore(visit);
  const [name, setName] = useState(
    () => [user?.name, user?.lastName].filter(Boolean).join(' ') || nameBefore(room.roomId),
  );
  const [isNameMissing, setNameMissing] = useState(false);
  const isStranger = room.role === 'stranger';
  useEffect(() => void prepareDevices(), []);

  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (isLate) return tryEnteringAgain();
    if (isStranger && name.trim() === '') {
      setNameMissing(true);
      document.getElementById(formId)?.querySelector('input')?.focus();
      return;
    }
    if (phase === 'asking') goOnWithoutDevices();
    void enterRoom(room.roomId, isStranger ? name.trim() : '');
  };
  return (
    <div className="device-check">
      <div className="device-heading">{heading}</div>
      <div className="device-picture">
        <PreviewWithSound />
      </div>
      <form id={formId} noValidate onSubmit={enter} className="device-form flex flex-col gap-5">
        <DeviceHelp />
        {isStranger ? (
          <NameField
            name={name}
            error={isNameMissing && name.trim() === '' ? t('check.nameMissing') : undefined}
            onChange={(typed) => {
              setName(typed);
              tab.set('guestName', { roomId: room.roomId, name: typed });
            }}
            roomId={room.roomId}
          />
        ) : null}
        {isLate ? <Late /> : null}
        <Button type="submit" size="large" wide loading={visitPhase === 'entering' && !isLate}>
          {isLate
            ? common('tryAgain')
            : t(`check.enter.${enterLabel(isStranger, phase, audio.isOn, video.isOn)}`)}
        </Button>
        <Choices />
      </form>
    </div>
  );
}

/** The name that a guest typed before the page was reloaded. */
function nameBefore(roomId: string): string {
  const before = tab.get('guestName');
  return before?.roomId === roomId ? before.name : '';
}

/** The server can't be reached: nothing is lost, and it goes on by itself. */
function Late() {
  const { t } = useTranslation('meeting');
  return (
    <Banner tone="warning" live icon={<WifiOff size={20} aria-hidden />}>
      <p className="font-medium">{t('check.late')}</p>
      <p className="mt-1">{t('check.lateText')}</p>
    </Banner>
  );
}

function PreviewWithSound() {
  const { audio } = useStore(devices);
  return (
    <div className="flex flex-col gap-4">
      <Preview />
      {audio.track && audio.isOn ? <MicLevel key={audio.track.id} track={audio.track} /> : null}
    </div>
  );
}

/** Tests camera and microphone on request while the room is still closed. */
export function DeviceTest() {
  const { t } = useTranslation('meeting');
  const { phase } = useStore(devices);
  if (phase === 'idle')
    return (
      <Button
        variant="secondary"
        wide
        className="px-3"
        icon={<Video size={20} aria-hidden />}
        onClick={() => void prepareDevices()}
      >
        {t('early.check')}
      </Button>
    );
  return (
    <section aria-label={t('early.check')} className="flex flex-col gap-4 text-left">
      <PreviewWithSound />
      <DeviceHelp />
      <Choices />
      <Button variant="secondary" className="self-center" onClick={releaseDevices}>
        {t('early.checkEnd')}
      </Button>
    </section>
  );
}

function Preview() {
  const { t } = useTranslation('meeting');
  const { phase, video } = useStore(devices);
  const { track } = video;
  const stream = useMemo(() => (track ? new MediaStream([track]) : null), [track]);
  return (
    <div className="relative grid aspect-[4/3] w-full place-items-center overflow-hidden rounded-card bg-sunken sm:aspect-video">
      {stream ? (
        <VideoView stream={stream} label={t('room.yourVideo')} isMuted isMirrored />
      ) : (
        <p className="max-w-[32ch] px-6 pb-16 text-center text-ink-soft" role="status">
          {phase === 'ready' ? t('check.cameraOff') : t('check.asking')}
        </p>
      )}
      <div className="absolute inset-x-0 bottom-3 z-10 flex justify-center gap-2">
        <DeviceControls isBare />
      </div>
    </div>
  );
}

/** Somebody without a session enters a name, or signs in when the meeting is theirs. */
function NameField({
  name,
  error,
  onChange,
  roomId,
}: {
  name: string;
  error: string | undefined;
  onChange: (name: string) => void;
  roomId: string;
}) {
  const { t } = useTranslation('meeting');
  const user = useUser();
  return (
    <>
      <TextInput
        label={t('check.name')}
        help={t('check.nameHelp')}
        error={error}
        value={name}
        maxLength={policy.meeting.nameMaxLength}
        autoComplete="name"
        onChange={({ target }) => onChange(target.value)}
      />
      {user ? null : (
        <p className="text-ink-soft">
          {t('check.yours')}{' '}
          <Link to="/login" search={{ next: paths.room(roomId) }} className={linkClass}>
            {t('check.signIn')}
          </Link>
        </p>
      )}
    </>
  );
}

function enterLabel(
  isStranger: boolean,
  phase: 'idle' | 'asking' | 'ready',
  hasSound: boolean,
  hasPicture: boolean,
): 'knock' | 'join' | 'withSound' | 'toListen' {
  if (isStranger) return 'knock';
  if (phase === 'idle' || hasPicture) return 'join';
  return hasSound ? 'withSound' : 'toListen';
}

/** Folded on a phone; a desktop has the room to show them. */
function Choices() {
  const { t } = useTranslation('meeting');
  const isWide = useIsWide();
  const { choices } = useStore(devices);
  const hasAny = choices.audio.length + choices.video.length > 0;
  if (isWide && hasAny) return <DeviceChoices />;
  return (
    <details>
      <summary className="touch flex list-none items-center gap-2 font-medium text-primary-text">
        <Settings2 size={20} aria-hidden />
        {t('check.choose')}
      </summary>
      <div className="pt-3">
        <DeviceChoices />
      </div>
    </details>
  );
}
