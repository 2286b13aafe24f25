import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../../lib/time.ts';
import { minutesAndSeconds, useSecondsUntil } from '../../../ui/countdown.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { focusOnMount } from '../../../ui/focus.ts';
import { lastSeconds, type Room } from '../queries.ts';
import { room as visit } from '../room.ts';
import { useStore } from '../../../lib/store.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { Controls } from './controls.tsx';
import { DeviceChoices } from './device-choices.tsx';
import { Knocks } from './knocks.tsx';
import { Notices, Reconnecting } from './notices.tsx';
import { RoomChat } from './room-chat.tsx';
import { Stage } from './stage.tsx';
import './in-room.css';

/** The room: the others, the person's own video, and the controls. */
export function InRoom({ room }: { room: Room }) {
  const { t } = useTranslation('meeting');
  const { t: common } = useTranslation('common');
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { isChatOpen } = useStore(visit);
  const name = room.booking?.otherName;
  return (
    <div
      ref={darkWhileShown}
      className="room-frame fixed inset-0 z-20 flex flex-col bg-canvas text-ink"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
        <h1 ref={focusOnMount} tabIndex={-1} className="min-w-0 truncate font-semibold">
          {name ? t('room.with', { name }) : t('title')}
        </h1>
        <p className="tabular text-ink-soft">
          <TimeLeft room={room} />
        </p>
      </header>
      <div className="px-3 empty:hidden">
        <Reconnecting />
      </div>
      <div className="room-body relative flex min-h-0 flex-1 gap-3 px-3 pt-1">
        <Knocks />
        <Stage room={room} />
        {isChatOpen ? <RoomChat /> : null}
        <Notices />
      </div>
      <Controls onSettings={() => setSettingsOpen(true)} />
      <Dialog
        open={isSettingsOpen}
        onOpenChange={setSettingsOpen}
        title={t('choices.title')}
        closeLabel={common('close')}
      >
        <DeviceChoices />
      </Dialog>
    </div>
  );
}

/** Dark in every theme, for the videos. */
function darkWhileShown(): () => void {
  const root = document.documentElement;
  const before = root.dataset['theme'];
  root.dataset['theme'] = 'dark';
  return () => {
    if (before === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = before;
  };
}

function TimeLeft({ room }: { room: Room }) {
  const { t } = useTranslation('meeting');
  const end = room.booking?.end ?? room.closesAt;
  const left = useSecondsUntil(Date.parse(end));
  const untilClosing = useSecondsUntil(Date.parse(room.closesAt));
  if (left > lastSeconds)
    return <>{t('room.until', { time: clockTime(end, { zone: chosenZone() }) })}</>;
  if (left > 0) return <>{t('room.left', { time: minutesAndSeconds(left) })}</>;
  return <>{t('room.closesIn', { time: minutesAndSeconds(untilClosing) })}</>;
}
