import { useTranslation } from 'react-i18next';
import { When } from '../../../ui/when.tsx';
import type { Application } from '../queries.ts';

/** What happened to an application, the latest first, with what was written. */
export function History({ steps }: { steps: Application['history'] }) {
  const { t } = useTranslation('partner');
  return (
    <ol className="flex flex-col gap-4 border-l-2 border-line pl-4">
      {steps.toReversed().map((step) => (
        <li key={`${step.at} ${step.status}`}>
          <p className="font-medium">{t(`steps.${step.status}`)}</p>
          <p className="text-sm text-ink-soft">
            {step.by === 'expert' ? t('queue.byExpert') : t('queue.byPartner')} ·{' '}
            <When at={step.at} hideZone />
          </p>
          {step.message ? (
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{step.message}</p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
