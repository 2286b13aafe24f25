import { Link } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { countFailure, failuresOf, subscribeToFailures } from '../lib/failures.ts';
import { Button } from '../ui/button.tsx';
import { linkClass } from '../ui/link.tsx';

/** From how many failures on (SPEC §8): repeated ones advise to refresh, persistent ones more. */
const repeated = 2;
const persistent = 3;

/** What the browser keeps of the app goes; what the person typed, and the session, stay. */
async function clearCacheAndReload(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
    const workers = await navigator.serviceWorker.getRegistrations();
    for (const worker of workers) await worker.unregister();
  } finally {
    globalThis.location.reload();
  }
}

/** What to do when the same thing fails again and again; nothing at the first time. */
export function Advice({ of, hasRefresh = false }: { of: string; hasRefresh?: boolean }) {
  const { t } = useTranslation('shell');
  const times = useSyncExternalStore(subscribeToFailures, () => failuresOf(of));
  // Shown is failed: counted once it stands, because a render may be thrown away.
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

/** For the error states of `ui`, which know of no product. */
export const adviceOf = (of: string) => <Advice key={of} of={of} />;
