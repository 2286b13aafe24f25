import { useTranslation } from 'react-i18next';
import type { Package } from '../../features/booking/package-queries.ts';
import { Progress } from '../../ui/progress.tsx';

/** The name of a package, how many of its sessions are completed and how many have no time yet. */
export function PackageProgress({ bought }: { bought: Package }) {
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('booking');
  const { role, client, offeringName, sessionsCompleted: done, sessionsTotal: total } = bought;
  const { status, credits } = bought;
  const progress = t('progress', { done, total });
  const isOpen = status === 'active' || status === 'completed';
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{offeringName}</span>
        <span className="text-sm text-ink-soft">
          {isOpen ? progress : `${t(`status.${status}`)} · ${progress}`}
        </span>
      </p>
      <Progress label={progress} percent={Math.round((done / total) * 100)} />
      {credits > 0 ? (
        <p className="text-sm">
          {role === 'client'
            ? t('left', { count: credits })
            : t('leftSold', { count: credits, name: client.name || of('goneAccount') })}
        </p>
      ) : null}
    </div>
  );
}
