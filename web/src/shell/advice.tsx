import { Link } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { countFailure, failuresOf, subscribeToFailures } from '../lib/failures.ts';
import { Button } from '../ui/button.tsx';
import { linkClass } from '../ui/link.tsx';

/** From how many failures on (error-5): repeated ones advise to refresh, persistent ones more. */
const repeated = 2;
const persistent = 3;

/** Advice when the same thing fails repeatedly; nothing the first time. */
export function Advice({ of, hasRefresh = false }: { of: string; hasRefresh?: boolean }) {
  const { t } = useTranslation('shell');
  const times = useSyncExternalStore(subscribeToFailures, () => failuresOf(of));
  // Counted in an effect, because a render may be discarded.
  useEffect(() => countFailure(of), [of]);
  if (times < repeated) return null;
  if (times < persistent) {
    return (
      <div className="flex max-w-[46ch] flex-col items-center gap-1">
        <p className="text-ink-soft">{t('advice.refresh')}</p>
        {hasRefresh ? null : (
          <Button variant="quiet" onClick={() => globalThis.location.reload()}>
            {t('crash.refresh')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="flex max-w-[46ch] flex-col items-center gap-2">
      <p className="text-ink-soft">{t('advice.persistent')}</p>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
        <Button variant="quiet" onClick={() => void clearCacheAndReload()}>
          {t('advice.clear')}
        </Button>
        <Link
          to="/you/feedback"
          search={{ type: 'bug' }}
          className={`${linkClass} touch inline-flex items-center`}
        >
          {t('advice.support')}
        </Link>
      </div>
    </div>
  );
}

/** Deletes what the browser cached of the app; drafts and the session stay. */
async function clearCacheAndReload(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
    const workers = await navigator.serviceWorker.getRegistrations();
    for (const worker of workers) await worker.unregister();
  } finally {
    globalThis.location.reload();
  }
}
