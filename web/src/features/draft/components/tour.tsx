import { policy } from '@puente/contract/policy';
import { CalendarRange, Handshake, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useFocusOnChange } from '../../../ui/focus.ts';
import { useFinishTour } from '../queries.ts';

const steps = [
  { id: 'help', Icon: Handshake },
  { id: 'hours', Icon: CalendarRange },
  { id: 'money', Icon: Wallet },
] as const;

/** Three short steps for people who want to help others; shown once, can be skipped (draft-5). */
export function Tour() {
  const { t } = useTranslation('draft');
  const { t: common } = useTranslation('common');
  const [at, setAt] = useState(0);
  const finish = useFinishTour();
  const focus = useFocusOnChange(at, { preventScroll: true });
  const { id, Icon } = steps[at] ?? steps[0];
  const share = policy.fee.unverifiedPlatformBasisPoints / 100;
  const days = policy.payout.availableDaysAfterSession;
  return (
    <section aria-label={t('tour.label')} className="flex flex-col gap-6">
      <div className="flex items-center justify-between gap-4">
        <span className="flex items-center gap-3">
          <span aria-hidden className="flex gap-1.5">
            {steps.map((step, index) => (
              <span
                key={step.id}
                className={cx('h-1.5 w-8 rounded-full', index <= at ? 'bg-primary' : 'bg-line')}
              />
            ))}
          </span>
          <span className="tabular text-sm text-ink-soft">
            {t('tour.progress', { step: at + 1, count: steps.length })}
          </span>
        </span>
        <Button variant="quiet" className="-mr-4" onClick={() => finish.mutate()}>
          {t('tour.skip')}
        </Button>
      </div>
      <span className="grid size-20 place-items-center rounded-full bg-primary-soft text-primary-text">
        <Icon size={36} aria-hidden />
      </span>
      <div className="flex min-h-44 flex-col gap-3">
        <h1 ref={focus} tabIndex={-1} className="display text-3xl text-balance">
          {t(`tour.${id}.title`)}
        </h1>
        <p className="text-lg text-pretty text-ink-soft">{t(`tour.${id}.text`, { share, days })}</p>
      </div>
      <div className="flex gap-3">
        {at > 0 ? (
          <Button variant="secondary" size="large" onClick={() => setAt(at - 1)}>
            {common('back')}
          </Button>
        ) : null}
        <Button
          size="large"
          className="flex-1"
          onClick={() => (at + 1 < steps.length ? setAt(at + 1) : finish.mutate())}
        >
          {at + 1 < steps.length ? t('tour.next') : t('tour.begin')}
        </Button>
      </div>
    </section>
  );
}
