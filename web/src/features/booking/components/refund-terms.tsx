import { useTranslation } from 'react-i18next';
import type { Quote } from '../queries.ts';
import { whenInText } from '../../../lib/when-in-text.ts';

/** The refund policy of one meeting in plain words, with its dates. */
export function RefundTerms({
  policy,
  zone,
  providerName,
}: {
  policy: Quote['refundPolicy'];
  zone: string;
  providerName: string;
}) {
  const { t } = useTranslation('booking');
  const { fullUntil, partUntil, partBasisPoints } = policy;
  const until = (iso: string) => whenInText(iso, zone);
  const percent = partBasisPoints / 100;
  return (
    <div className="flex flex-col gap-1.5 text-sm text-ink-soft">
      <p className="font-medium text-ink">{t('terms.title')}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {fullUntil ? <li>{t('terms.full', { until: until(fullUntil) })}</li> : null}
        {partUntil ? (
          <li>
            {fullUntil
              ? t('terms.partAfter', { until: until(partUntil), percent })
              : t('terms.part', { until: until(partUntil), percent })}
          </li>
        ) : null}
        <li>{fullUntil || partUntil ? t('terms.noneAfter') : t('terms.none')}</li>
        <li>{t('terms.provider', { name: providerName })}</li>
      </ul>
    </div>
  );
}
