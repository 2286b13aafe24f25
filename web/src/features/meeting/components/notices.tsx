import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { room, type Notice } from '../room.ts';
import { useIsPast } from '../../../lib/passing-time.ts';
import { useStore } from '../../../lib/store.ts';

/** How long a notice that somebody came or left stays. */
const noticeMs = 5000;

/** Who came and left, shown for a moment and announced by screen readers. */
export function Notices() {
  const { notice, isChatOpen } = useStore(room);
  // Who reads the messages needs no word of a new one.
  const isRead = isChatOpen && notice?.kind === 'wrote';
  return (
    <div
      role="status"
      aria-live="polite"
      className="room-notices pointer-events-none absolute inset-x-0 top-3 z-20 flex justify-center px-3"
    >
      {notice && !isRead ? <ShownNotice key={notice.id} notice={notice} /> : null}
    </div>
  );
}

function ShownNotice({ notice }: { notice: Notice }) {
  const { t } = useTranslation('meeting');
  const [endsAtMs] = useState(() => Date.now() + noticeMs);
  if (useIsPast(endsAtMs)) return null;
  return (
    // A knock is asked about in full below it: this only announces it.
    <p
      className={
        notice.kind === 'knock' ? 'sr-only' : 'rise rounded-full bg-canvas/90 px-4 py-1.5 text-ink'
      }
    >
      {t(`notice.${notice.kind}`, { name: notice.name })}
    </p>
  );
}

/** The connection to the server is lost; the calls between browsers may still work. */
export function Reconnecting() {
  const { t } = useTranslation('meeting');
  const { isConnected } = useStore(room);
  if (isConnected) return null;
  return (
    <Banner tone="warning" live icon={<WifiOff size={20} aria-hidden />} action={<Spinner />}>
      {t('room.reconnecting')}
    </Banner>
  );
}
