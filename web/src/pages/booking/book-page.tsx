import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, redirect } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  bookingQuery,
  invalidatePrices,
  providerQuery,
  type Booking,
  type Provider,
} from '../../features/booking/queries.ts';
import { takeBankReturn } from '../../features/payment/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { BookingStep } from '../../search.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn, loadPublic } from '../../shell/page/load.ts';
import { usePageTitle } from '../../shell/page/page.tsx';
import { checkedSession, currentSession, onSession, useUser } from '../../shell/session/session.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Stepper } from '../../ui/stepper.tsx';
// Not on demand: it is reached without the server, which may be away when a time is chosen.
import { AboutStep } from './about-step.tsx';
import { useBookingFlow, type BookingFlow } from './booking-flow.ts';
import { OwnBookingStep } from './own-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepTitle, TitleRef, useTitleFocus } from './step-title.tsx';
import { Confirming } from './confirming.tsx';
import { TimeStep } from './time-step.tsx';

const LatePay = lazy(() => loadPay().then((file) => ({ default: file.PayStep })));
const PackageSteps = lazy(() =>
  Promise.all([import('./package-steps.tsx'), loadNamespaces('package')]).then(([file]) => ({
    default: file.PackageSteps,
  })),
);
const ExpertMissing = lazy(() =>
  Promise.all([
    import('../../features/provider/components/profile-missing.tsx'),
    loadNamespaces('provider'),
  ]).then(([file]) => ({ default: file.ProfileMissing })),
);
const LateDone = lazy(() => loadDone().then((file) => ({ default: file.DoneStep })));

/** The last two steps, once their code is here: they are drawn without another wait. */
const files: {
  pay?: typeof import('./pay-step.tsx');
  done?: typeof import('./done-step.tsx');
} = {};

const shownSteps = ['time', 'about', 'pay'] as const satisfies BookingStep[];

// A visitor who signs in may have met the expert: then the price of a first meeting was not theirs.
let wasVisitor = currentSession().status === 'visitor';
onSession(() => {
  const { status } = currentSession();
  if (wasVisitor && status === 'signed-in') invalidatePrices(queryClient);
  wasVisitor = status === 'visitor';
});

type Asked = {
  providerId: string;
  step?: BookingStep | undefined;
  bookingId?: string | undefined;
  /** Set by the bank's redirect. */
  intentId?: string | undefined;
};

/** Loads the expert, and the booking itself once there is one. */
export async function load({ providerId, step, bookingId, intentId }: Asked): Promise<void> {
  if (bookingId && intentId) await endBankReturn(providerId, bookingId, intentId);
  await Promise.all([
    loadPublic((user) =>
      queryClient.ensureQueryData(providerQuery(providerId, shownCurrency(user))),
    ),
    bookingId && (step === 'pay' || step === 'done')
      ? loadOwn(() => queryClient.ensureQueryData(bookingQuery(bookingId)))
      : null,
  ]);
}

/** Removes the bank's parameters from the address, and goes to the end unless the bank declined. */
async function endBankReturn(
  providerId: string,
  bookingId: string,
  intentId: string,
): Promise<void> {
  if ((await checkedSession()).status !== 'signed-in') return;
  const isRefused = await takeBankReturn(queryClient, bookingId, intentId);
  throw redirect({
    to: '/book/$providerId',
    params: { providerId },
    search: (before) => ({
      ...before,
      payment_intent: undefined,
      payment_intent_client_secret: undefined,
      redirect_status: undefined,
      step: isRefused ? 'pay' : 'done',
    }),
    replace: true,
  });
}

/** The four steps of booking: time, about you, pay, done. Back and forward lose nothing. */
export function BookPage() {
  const { t } = useTranslation('booking');
  return (
    <DataSection
      failed={t('failed')}
      of={shownCurrency(useUser())}
      waiting={<StepSkeleton />}
      gone={
        <Suspense>
          <ExpertMissing />
        </Suspense>
      }
      frame={Frame}
    >
      <Steps />
    </DataSection>
  );
}

/** The heading, which is known, over what is still loading. */
function StepSkeleton() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { step, search } = useBookingFlow();
  if (step === 'done' || search.payment_intent) return <Confirming />;
  return (
    <>
      <StepTitle>{t(`titles.${step}`)}</StepTitle>
      <Loading label={common('loading')}>
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Skeleton className="h-96" />
          <Skeleton className="h-64 max-lg:hidden" />
        </div>
      </Loading>
    </>
  );
}

/** With whom, when and for how much stays in sight while the payment is on its way. */
function KnownSkeleton({ flow, provider }: { flow: BookingFlow; provider: Provider }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const { step, chosen, search } = flow;
  if (step !== 'pay' || !chosen || search.offering) return <StepSkeleton />;
  return (
    <>
      <StepTitle>{t('titles.pay')}</StepTitle>
      <StepFrame flow={flow} provider={provider} chosen={chosen} quote={null}>
        <Loading label={common('loading')}>
          <Skeleton className="h-96" />
        </Loading>
      </StepFrame>
    </>
  );
}

/** `step` is the one that is drawn: what stands around it changes with it, and not before. */
function Frame({ step: drawn, children }: { step?: BookingStep; children: ReactNode }) {
  const { t } = useTranslation('booking');
  const { step: asked, search } = useBookingFlow();
  const step = drawn ?? asked;
  const user = useUser();
  // Signing in, or another time, changes the step's content as much as the next step does.
  const heading = useTitleFocus(
    step === 'time' ? step : `${step} ${search.start} ${user?.id ?? ''}`,
  );
  usePageTitle(t(`steps.${step}`));
  return (
    <div
      data-step={step}
      className="mx-auto flex w-full max-w-read flex-1 flex-col px-4 py-2 sm:px-6 sm:py-5 lg:max-w-choose lg:py-10"
    >
      {step === 'done' ? null : <PathSteps current={step} />}
      <TitleRef value={heading}>{children}</TitleRef>
    </div>
  );
}

function PathSteps({ current }: { current: BookingStep }) {
  const { t } = useTranslation('booking');
  const { search, providerId } = useBookingFlow();
  return (
    <div className="mb-3 sm:mb-6 short:mb-1">
      <Stepper
        label={t('progress')}
        steps={shownSteps.map((id) => ({ id, label: t(`steps.${id}`) }))}
        current={current}
        renderLink={(step, content) => (
          <Link
            to="/book/$providerId"
            params={{ providerId }}
            search={{ ...search, step: step.id as BookingStep }}
            className="touch inline-flex items-center rounded-control max-sm:-mr-4"
          >
            {content}
          </Link>
        )}
      />
    </div>
  );
}

function Steps() {
  const flow = useBookingFlow();
  // Signing in may change the currency: the old prices stay until the new ones load.
  const currency = useDeferredValue(shownCurrency(useUser()));
  const { data: provider } = useSuspenseQuery(providerQuery(flow.providerId, currency));
  // The step before stays until the next one can be drawn.
  const step = useDeferredValue(flow.step);
  return (
    <Frame step={step}>
      <Suspense fallback={<KnownSkeleton flow={flow} provider={provider} />}>
        <Step flow={{ ...flow, step }} provider={provider} />
      </Suspense>
    </Frame>
  );
}

function Step({ flow, provider }: { flow: BookingFlow; provider: Provider }) {
  loadNext(flow.step);
  if (flow.search.offering && (flow.step === 'time' || flow.step === 'about'))
    return <PackageSteps flow={flow} provider={provider} />;
  if (flow.step === 'time') return <TimeStep flow={flow} provider={provider} />;
  if (flow.step === 'about') return <AboutStep flow={flow} provider={provider} />;
  const Own = flow.step === 'pay' ? PayStep : DoneStep;
  return (
    <OwnBookingStep
      flow={flow}
      provider={provider}
      waiting={<KnownSkeleton flow={flow} provider={provider} />}
    >
      {(booking) => <Own flow={flow} provider={provider} booking={booking} />}
    </OwnBookingStep>
  );
}

type OfBooking = { flow: BookingFlow; provider: Provider; booking: Booking };

function PayStep(props: OfBooking) {
  const [Own] = useState(() => files.pay?.PayStep ?? LatePay);
  return <Own {...props} />;
}

function DoneStep(props: OfBooking) {
  const [Own] = useState(() => files.done?.DoneStep ?? LateDone);
  return <Own {...props} />;
}

/** Requests the next step's code while this one is read; harmless however often it is called. */
function loadNext(step: BookingStep): void {
  const next = { time: loadPay, about: loadPayAndForm, pay: loadDone, done: null }[step];
  // When it fails now, the step itself requests it again.
  void next?.().catch(() => undefined);
}

async function loadPay() {
  return (files.pay = await import('./pay-step.tsx'));
}
function loadPayAndForm() {
  return loadPay().then((file) => file.loadCardForm(queryClient));
}
async function loadDone() {
  return (files.done = await import('./done-step.tsx'));
}

export function Waiting() {
  return (
    <Frame>
      <StepSkeleton />
    </Frame>
  );
}
