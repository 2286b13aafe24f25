import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { room } from '../room.ts';
import { useStore } from '../store.ts';

/** How long a word on who came or went stands. */
const noticeMs = 5000;

/** Who came and went, shown for a moment and said by screen readers. */
export function Notices() {
  const { t } = useTranslation('meeting');
  const { notice } = useStore(room);
  const [hiddenId, setHiddenId] = useState(0);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setHiddenId(notice.id), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const isShown = notice !== null && notice.id !== hiddenId;
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none absolute inset-x-0 top-3 z-20 flex justify-center px-3"
    >
      {isShown ? (
        <p key={notice.id} className="rise rounded-full bg-canvas/90 px-4 py-1.5 text-ink">
          {t(`notice.${notice.kind}`, { name: notice.name })}
        </p>
      ) : null}
    </div>
  );
}

/** The way to the server is lost; what was said by voice may still go on. */
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
