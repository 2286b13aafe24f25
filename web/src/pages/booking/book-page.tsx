import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { providerQuery } from '../../features/booking/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useErrorText } from '../../lib/error-text.ts';
import type { BookingStep } from '../../search.ts';
import { NotFound } from '../../shell/not-found.tsx';
import { usePageTitle } from '../../shell/page.tsx';
import { useUser } from '../../shell/session.ts';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-message.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { isGone, OfBooking } from './of-booking.tsx';
import { useBookingPath } from './path.ts';
import { TimeStep } from './time-step.tsx';

// One step at a time: those ahead load while the one before is read.
const loadAbout = () => import('./about-step.tsx');
const loadPay = () => import('./pay-step.tsx');
const AboutStep = lazy(() => loadAbout().then((file) => ({ default: file.AboutStep })));
const PayStep = lazy(() => loadPay().then((file) => ({ default: file.PayStep })));
const DoneStep = lazy(() => import('./done-step.tsx').then((file) => ({ default: file.DoneStep })));

const shownSteps = ['time', 'about', 'pay'] as const satisfies BookingStep[];

/** Time, about you, pay, done: one path, forward and back without losing anything. */
export function BookPage() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const path = useBookingPath();
  const user = useUser();
  const provider = useQuery({
    ...providerQuery(path.providerId, shownCurrency(user)),
    // Signed in, prices may come in another currency: what stands there stays until they do.
    placeholderData: (before) => (before?.id === path.providerId ? before : undefined),
  });
  // Signing in, and another time, change the step's content as much as going on does.
  const heading = useStepFocus(
    path.step === 'time' ? path.step : `${path.step} ${path.search.start} ${user?.id ?? ''}`,
  );
  usePageTitle(t(`steps.${path.step}`));
  useEffect(() => {
    if (path.step === 'time') void loadAbout();
    if (path.step === 'about') void loadPay();
  }, [path.step]);

  if (provider.isError && isGone(provider.error)) return <NotFound />;
  return (
    <div className="mx-auto w-full max-w-choose px-4 py-5 sm:px-6 lg:py-10">
      {path.step === 'done' ? null : <PathSteps current={path.step} />}
      <h1 ref={heading} tabIndex={-1} className="display mb-6 text-2xl sm:text-3xl">
        {t(`titles.${path.step}`, { name: provider.data?.name ?? '' })}
      </h1>
      {provider.isPending ? <StepSkeleton label={common('loading')} /> : null}
      {provider.isError ? (
        <ErrorState
          title={t('failed')}
          text={errorText(provider.error)}
          action={<Button onClick={() => void provider.refetch()}>{common('tryAgain')}</Button>}
        />
      ) : null}
      {provider.data ? (
        <Suspense fallback={<StepSkeleton label={common('loading')} />}>
          {path.step === 'time' ? <TimeStep path={path} provider={provider.data} /> : null}
          {path.step === 'about' ? <AboutStep path={path} provider={provider.data} /> : null}
          {path.step === 'pay' || path.step === 'done' ? (
            <OfBooking path={path} provider={provider.data}>
              {path.step === 'pay' ? <PayStep path={path} provider={provider.data} /> : null}
              {path.step === 'done' ? <DoneStep path={path} provider={provider.data} /> : null}
            </OfBooking>
          ) : null}
        </Suspense>
      ) : null}
    </div>
  );
}

/** A new step begins at its heading, for keyboard and screen reader. */
function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

function PathSteps({ current }: { current: BookingStep }) {
  const { t } = useTranslation('booking');
  const { search, providerId } = useBookingPath();
  return (
    <div className="mb-6 max-w-read">
      <Stepper
        label={t('progress')}
        steps={shownSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
        current={current}
        renderLink={(step, content) => (
          <Link
            to="/book/$providerId"
            params={{ providerId }}
            search={{ ...search, step: step.id as BookingStep }}
            className="touch inline-flex items-center justify-center rounded-control"
          >
            {content}
          </Link>
        )}
      />
    </div>
  );
}

function StepSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="grid gap-10 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  );
}
