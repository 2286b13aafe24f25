import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFinishWelcome } from '../../features/account/queries.ts';
import { usePageTitle } from '../../shell/page/page.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useFocusOnChange } from '../../ui/focus.ts';
import { BookingStep, BridgeStep, SafeStep } from './welcome-steps.tsx';

const steps = [
  { id: 'bridge', Step: BridgeStep },
  { id: 'booking', Step: BookingStep },
  { id: 'safe', Step: SafeStep },
] as const;

/** The introduction of a first sign-in (onboarding-1): three steps, back and forward by the address. */
export function WelcomePage() {
  const { t } = useTranslation('welcome');
  const { t: common } = useTranslation('common');
  const { step: number = 1 } = useSearch({ from: '/welcome' });
  const navigate = useNavigate();
  const finish = useFinishWelcome();
  const { id, Step } = steps[number - 1] ?? steps[0];
  const isLast = number === steps.length;
  usePageTitle(t('title'));

  const goHome = () => {
    finish();
    void navigate({ to: '/', replace: true });
  };
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col px-5 pt-3 sm:px-6 lg:justify-center lg:py-8">
      <div className="flex items-center justify-between gap-4">
        <Progress number={number} />
        <Button variant="quiet" className="-mr-4" onClick={goHome}>
          {t('skip')}
        </Button>
      </div>
      <div className="flex flex-1 flex-col gap-6 py-4 lg:flex-none">
        <StepTitle number={number}>{t(`${id}.title`)}</StepTitle>
        <div key={id} className="rise flex flex-col gap-6">
          <Step />
        </div>
      </div>
      <div className="sticky bottom-0 -mx-5 flex gap-3 bg-canvas px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
        {number > 1 ? (
          <Link
            to="/welcome"
            search={{ step: number - 1 }}
            className={buttonClass({ variant: 'secondary', size: 'large' })}
          >
            {common('back')}
          </Link>
        ) : null}
        {isLast ? (
          <Button size="large" className="flex-1" onClick={goHome}>
            {t('done')}
          </Button>
        ) : (
          <Link
            to="/welcome"
            search={{ step: number + 1 }}
            className={cx(buttonClass({ size: 'large' }), 'flex-1')}
          >
            {t('next')}
          </Link>
        )}
      </div>
    </div>
  );
}

function Progress({ number }: { number: number }) {
  const { t } = useTranslation('welcome');
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden className="flex gap-1.5">
        {steps.map(({ id }, index) => (
          <span
            key={id}
            className={cx('h-1.5 w-8 rounded-full', index < number ? 'bg-primary' : 'bg-line')}
          />
        ))}
      </span>
      <span className="tabular text-sm text-ink-soft">
        {t('progress', { step: number, count: steps.length })}
      </span>
    </div>
  );
}

/** Takes the focus at each change of step, so that screen readers start at its top. */
function StepTitle({ number, children }: { number: number; children: string }) {
  const focus = useFocusOnChange(number, { preventScroll: true });
  return (
    <h1 ref={focus} tabIndex={-1} className="display text-3xl text-balance">
      {children}
    </h1>
  );
}
