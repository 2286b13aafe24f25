import { policy } from '@puente/contract/policy';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownExpertQuery } from '../../features/offering/queries.ts';
import { percentOf } from '../../features/partner/percent.ts';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';

const basisPointsPerPercent = 100;

/** How often the expert cancels, with and without one more; told to them alone (cancel-1). */
export function OwnCancelRate() {
  const { t } = useTranslation('activity');
  const { id } = useSignedInUser();
  // Another meeting may have been cancelled a moment ago.
  const { data } = useQuery({ ...ownExpertQuery(id), staleTime: 0 });
  const { meetings, cancelled } = data?.cancelRate ?? { meetings: 0, cancelled: 0 };
  if (meetings === 0) return null;
  const after = Math.min(cancelled + 1, meetings);
  const percent = percentOf(Math.round((after / meetings) * 100) * basisPointsPerPercent);
  const days = policy.cancelling.rateDays;
  return (
    <p className="text-sm text-ink-soft">
      {t('cancelRate', { days, meetings, cancelled, after, percent })}
    </p>
  );
}
