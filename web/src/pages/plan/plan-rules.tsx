import { policy } from '@puente/contract/policy';
import { useTranslation } from 'react-i18next';

/** How a plan goes on, what becomes of a session that is canceled, and how to stop. */
export function PlanRules() {
  const { t } = useTranslation('plan');
  const { package: credits, plan: rules } = policy;
  return (
    <div className="text-sm text-ink-soft">
      <p className="font-medium text-ink">{t('buy.terms')}</p>
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5">
        <li>{t('buy.termsCharge', { count: rules.reserveDaysBefore })}</li>
        <li>
          {t('buy.termsSession', {
            before: credits.creditUntilHoursBeforeStart,
            within: credits.creditWithinHoursOfPlacing,
            latest: credits.creditLatestHoursBeforeStart,
          })}
        </li>
        <li>{t('buy.termsCredit', { count: rules.creditValidDays })}</li>
        <li>{t('buy.termsStop')}</li>
      </ul>
    </div>
  );
}
