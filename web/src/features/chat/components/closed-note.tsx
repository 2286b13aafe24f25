import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { linkClass } from '../../../ui/link.tsx';
import { When } from '../../../ui/when.tsx';
import { readExchanges } from '../conversation.ts';

/** Timers can't count further than that. */
const longestTimerMs = 2 ** 31 - 1;

/** Today's exchanges are used up: when they renew, and what can be done until then. */
export function ClosedNote({ until }: { until: string }) {
  const { t } = useTranslation('chat');
  useEffect(() => {
    const look = () => void readExchanges();
    const timer = setTimeout(look, Math.min(Date.parse(until) - nowMs() + 500, longestTimerMs));
    // The clock may have moved on while nobody looked.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);
  return (
    <div role="status" className="mb-3 rounded-card bg-warning-soft px-4 py-3">
      <p>
        <strong className="font-semibold">{t('closed.title')}</strong> {t('closed.until')}{' '}
        <When at={until} className="font-medium" />.
      </p>
      <p className="text-ink-soft">
        {t('closed.meanwhile')}{' '}
        <Link to="/activity" className={linkClass}>
          {t('closed.activity')}
        </Link>
      </p>
    </div>
  );
}
