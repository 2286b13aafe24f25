import { MicOff, ScreenShare, UserX, WifiOff } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { devices } from '../devices.ts';
import type { Person } from '../people.ts';
import { room, removeParticipant } from '../room.ts';
import { useStore } from '../../../lib/store.ts';
import { VideoView } from './video-view.tsx';

/** Another person: video or portrait, name, whether they are muted. */
export function PersonTile({
  person,
  picture,
  large,
}: {
  person: Person;
  picture: string | null;
  /** Alone on the stage. */
  large: boolean;
}) {
  const { t } = useTranslation('meeting');
  const { role } = useStore(room);
  const { name, stream, link } = person;
  const isSeen = (person.video || person.screen) && link !== 'connecting';
  return (
    <section
      aria-label={name}
      className="relative grid min-h-0 min-w-0 flex-1 place-items-center overflow-hidden rounded-card bg-surface"
    >
      {stream ? (
        <VideoView
          stream={stream}
          label={person.screen ? t('room.screenOf', { name }) : t('room.videoOf', { name })}
          isWhole={person.screen}
          isHidden={!isSeen}
        />
      ) : null}
      {isSeen ? null : (
        <Avatar id={person.peerId} name={name} src={picture} size={large ? 144 : 88} />
      )}
      {link === 'connected' ? null : <LinkNote isLost={link === 'lost'} name={name} />}
      <NamePlate name={name} isMuted={!person.audio} isSharing={person.screen} />
      {role === 'host' && person.role === 'stranger' ? (
        <IconButton
          label={t('room.sendOut', { name })}
          icon={<UserX size={20} aria-hidden />}
          className="absolute top-2 right-2 z-10 bg-canvas/80"
          onClick={() => removeParticipant(person.peerId)}
        />
      ) : null}
    </section>
  );
}

function LinkNote({ isLost, name }: { isLost: boolean; name: string }) {
  const { t } = useTranslation('meeting');
  return (
    <p
      role="status"
      className="room-link absolute z-10 flex items-center gap-2 rounded-card bg-canvas/85 px-4 py-1.5 text-ink"
    >
      <WifiOff size={16} aria-hidden className={isLost ? 'shrink-0' : 'hidden'} />
      {isLost ? t('room.linkLost', { name }) : t('room.connecting', { name })}
    </p>
  );
}

type Plate = { name: string; isMuted: boolean; isSharing: boolean; small?: boolean };

/** The name below a video, with what can't be seen in it. */
function NamePlate({ name, isMuted, isSharing, small }: Plate) {
  const { t } = useTranslation('meeting');
  return (
    <p
      className={cx(
        'absolute bottom-2 left-2 room-name z-10 flex items-center gap-1.5 rounded-control bg-canvas/80 font-medium text-ink',
        small ? 'px-2 py-0.5 text-sm' : 'px-3 py-1',
      )}
    >
      {isMuted ? <MicOff size={16} role="img" aria-label={t('room.muted')} /> : null}
      {isSharing ? <ScreenShare size={16} role="img" aria-label={t('room.sharing')} /> : null}
      <span className="truncate">{name}</span>
    </p>
  );
}

/** The person's own video; mirrored, as people know themselves. `className` positions it. */
export function SelfTile({ name, className }: { name: string; className?: string }) {
  const { t } = useTranslation('meeting');
  const { audio, video, screen } = useStore(devices);
  const track = screen ?? video.track;
  const stream = useMemo(() => (track ? new MediaStream([track]) : null), [track]);
  return (
    <section
      aria-label={t('room.you')}
      className={cx(
        'grid place-items-center overflow-hidden rounded-card bg-sunken shadow-card',
        className,
      )}
    >
      {stream ? (
        <VideoView
          stream={stream}
          label={screen ? t('room.yourScreen') : t('room.yourVideo')}
          isMuted
          isMirrored={!screen}
          isWhole={screen !== null}
        />
      ) : (
        <Avatar id={name} name={name} size={56} />
      )}
      <NamePlate name={t('room.you')} isMuted={!audio.isOn} isSharing={screen !== null} small />
    </section>
  );
}
