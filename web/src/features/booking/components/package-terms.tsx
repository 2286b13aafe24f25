import { policy } from '@puente/contract/policy';
import { useTranslation } from 'react-i18next';

const basisPointsPerPercent = 100;

/** What happens when plans change: of one session, and of the whole. */
export function PackageTerms({ name }: { name: string }) {
  const { t } = useTranslation('package');
  const { package: rules, refund } = policy;
  const hours = {
    before: rules.creditUntilHoursBeforeStart,
    within: rules.creditWithinHoursOfPlacing,
    latest: rules.creditLatestHoursBeforeStart,
  };
  const ladder = {
    within: refund.fullWithinHoursOfBooking,
    latest: refund.fullUntilHoursBeforeStart,
    before: refund.noneWithinHoursOfStart,
    percent: refund.otherwiseBasisPoints / basisPointsPerPercent,
  };
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
      <p className="font-medium text-ink">{t('terms.title')}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{t('terms.session', hours)}</li>
        <li>{t('terms.whole', ladder)}</li>
        <li>{t('terms.expert', { name })}</li>
        <li>{t('terms.valid', { count: rules.validMonths })}</li>
      </ul>
    </div>
  );
}
