import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/money.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { When } from '../../../ui/when.tsx';
import type { Plan } from '../queries.ts';

/** What happened to a plan, with its money, the newest first. */
export function PlanTimeline({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan');
  return (
    <ol className="flex flex-col divide-y divide-line">
      {plan.timeline.map(({ kind, at, amount }) => (
        <li key={`${kind} ${at}`} className="flex justify-between gap-4 py-2.5">
          <span>
            {t(`timeline.${kind}`)}
            <span className="block text-sm text-ink-soft">
              <When at={at} zone={chosenZone()} />
            </span>
          </span>
          {amount ? <span className="tabular shrink-0">{formatMoney(amount)}</span> : null}
        </li>
      ))}
    </ol>
  );
}
