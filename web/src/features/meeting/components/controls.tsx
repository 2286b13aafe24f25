import {
  MessageSquare,
  Mic,
  MicOff,
  PhoneOff,
  ScreenShare,
  ScreenShareOff,
  Settings2,
  Video,
  VideoOff,
} from 'lucide-react';
import i18next from 'i18next';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.ts';
import { toast } from '../../../ui/toast.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import {
  canShareScreen,
  devices,
  startScreen,
  stopScreen,
  toggleCamera,
  toggleMicrophone,
  type DeviceTrouble,
} from '../devices.ts';
import { leaveRoom, openChat, room } from '../room.ts';
import { useStore } from '../../../lib/store.ts';

type ControlProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  /** What a press does now, with its shortcut. */
  hint: string;
  icon: ReactNode;
  tone?: 'on' | 'off' | 'active' | 'leave';
  badge?: ReactNode;
  /** Over a video the text below would be unreadable. */
  isBare?: boolean;
};

const tones = {
  on: 'bg-sunken text-ink hover:bg-line',
  off: 'bg-danger-soft text-danger hover:bg-line',
  active: 'bg-primary text-on-primary hover:bg-primary-hover',
  leave: 'bg-danger-solid text-white hover:bg-danger-solid-hover',
};

/** A round button with its label below where there is room for it. */
export function Control({
  label,
  hint,
  icon,
  tone = 'on',
  badge,
  isBare = false,
  ...rest
}: ControlProps) {
  return (
    <Tooltip
      text={hint}
      trigger={
        <button
          type="button"
          aria-label={label}
          {...rest}
          className={cx(
            'flex min-w-12 flex-col items-center gap-1 rounded-control',
            !isBare && 'sm:min-w-20',
          )}
        >
          <span
            className={cx(
              'moves relative grid size-12 place-items-center rounded-full',
              tones[tone],
            )}
          >
            {icon}
            {badge}
          </span>
          <span
            aria-hidden
            className={cx('room-label hidden text-sm text-ink-soft', !isBare && 'sm:block')}
          >
            {label}
          </span>
        </button>
      }
    />
  );
}

/** Alt with a letter: bare letters belong to people who dictate to their computer. */
const keys: Record<string, () => void> = {
  KeyM: () => void toggleMicrophone(),
  KeyV: () => void toggleCamera(),
  KeyS: toggleScreen,
  KeyC: () => openChat(!room.get().isChatOpen),
};

function toggleScreen(): void {
  if (devices.get().screen) stopScreen();
  else if (canShareScreen()) void startScreen();
}

/** Microphone and camera: the same two buttons before the meeting and in it. */
export function DeviceControls({ isBare = false }: { isBare?: boolean }) {
  const { t } = useTranslation('meeting');
  const { audio, video } = useStore(devices);
  return (
    <>
      <Control
        label={t('control.mic')}
        hint={audio.isOn ? t('control.micOff') : t('control.micOn')}
        aria-pressed={audio.isOn}
        aria-keyshortcuts="Alt+M"
        isBare={isBare}
        tone={audio.isOn ? 'on' : 'off'}
        icon={audio.isOn ? <Mic size={20} aria-hidden /> : <MicOff size={20} aria-hidden />}
        onClick={() => void toggleMicrophone()}
      />
      <Control
        label={t('control.camera')}
        hint={video.isOn ? t('control.cameraOff') : t('control.cameraOn')}
        aria-pressed={video.isOn}
        aria-keyshortcuts="Alt+V"
        isBare={isBare}
        tone={video.isOn ? 'on' : 'off'}
        icon={video.isOn ? <Video size={20} aria-hidden /> : <VideoOff size={20} aria-hidden />}
        onClick={() => void toggleCamera()}
      />
    </>
  );
}

/** All controls of a meeting, at the bottom. */
export function Controls({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation('meeting');
  const { screen } = useStore(devices);
  return (
    <div
      ref={attendControls}
      role="group"
      aria-label={t('control.label')}
      className="room-controls flex items-start justify-center px-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <DeviceControls />
      {canShareScreen() ? (
        <Control
          label={t('control.screen')}
          hint={screen ? t('control.screenOff') : t('control.screenOn')}
          aria-pressed={screen !== null}
          aria-keyshortcuts="Alt+S"
          tone={screen ? 'active' : 'on'}
          icon={
            screen ? (
              <ScreenShareOff size={20} aria-hidden />
            ) : (
              <ScreenShare size={20} aria-hidden />
            )
          }
          onClick={toggleScreen}
        />
      ) : null}
      <ChatControl />
      <Control
        label={t('control.settings')}
        hint={t('control.settingsHint')}
        icon={<Settings2 size={20} aria-hidden />}
        onClick={onSettings}
      />
      <Control
        label={t('control.leave')}
        hint={t('control.leaveHint')}
        tone="leave"
        icon={<PhoneOff size={20} aria-hidden />}
        onClick={leaveRoom}
      />
    </div>
  );
}

/** A ref: while the controls are mounted, shortcuts work and device errors are shown. */
function attendControls(): () => void {
  let reported: DeviceTrouble | null = null;
  const reportTrouble = () => {
    const { audio, video } = devices.get();
    const trouble = audio.trouble ?? video.trouble;
    if (trouble && trouble !== reported) toast.error(i18next.t(`meeting:trouble.${trouble}`));
    reported = trouble;
  };
  reportTrouble();
  const end = devices.subscribe(reportTrouble);
  globalThis.addEventListener('keydown', onKey);
  return () => {
    end();
    globalThis.removeEventListener('keydown', onKey);
  };
}

function onKey(event: KeyboardEvent): void {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
  const act = keys[event.code];
  if (!act) return;
  event.preventDefault();
  act();
}

function ChatControl() {
  const { t } = useTranslation('meeting');
  const { isChatOpen, unread } = useStore(room);
  const badge =
    unread > 0 ? (
      <span className="absolute -top-1 -right-1 grid min-w-6 place-items-center rounded-full bg-primary px-1.5 text-sm font-semibold text-on-primary">
        {unread}
      </span>
    ) : null;
  return (
    <Control
      label={unread > 0 ? t('control.chatUnread', { count: unread }) : t('control.chat')}
      hint={t('control.chatHint')}
      aria-expanded={isChatOpen}
      aria-keyshortcuts="Alt+C"
      icon={<MessageSquare size={20} aria-hidden />}
      badge={badge}
      onClick={() => openChat(!isChatOpen)}
    />
  );
}
