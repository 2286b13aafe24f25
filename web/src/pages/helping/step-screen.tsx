import type { Draft } from '@puente/contract/draft';
import { policy } from '@puente/contract/policy';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { FunctionComponent } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveStatus } from '../../features/draft/components/save-status.tsx';
import type { useDraft } from '../../features/draft/queries.ts';
import { Page } from '../../shell/page/page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { NextBar } from '../../ui/next-bar.tsx';
import { HoursStep } from './hours-step.tsx';
import { PriceStep } from './price-step.tsx';
import { AboutStep, ExpertiseStep, LanguagesStep } from './text-steps.tsx';
import { LinkStep, PictureStep } from './account-steps.tsx';
import { VerificationStep } from './verification-step.tsx';
import { WhereStep } from './where-step.tsx';

export type Editing = ReturnType<typeof useDraft>;
const { draftSteps } = policy.profile;
type StepName = (typeof draftSteps)[number];

const screens: Record<StepName, FunctionComponent<{ editing: Editing }>> = {
  picture: PictureStep,
  about: AboutStep,
  expertise: ExpertiseStep,
  languages: LanguagesStep,
  hours: HoursStep,
  where: WhereStep,
  price: PriceStep,
  link: LinkStep,
  verification: VerificationStep,
};

/** One step: what it brings, its fields, "Saved", and the way on. */
export function StepScreen({ step, editing }: { step: StepName; editing: Editing }) {
  const { t } = useTranslation('draft');
  const number = draftSteps.indexOf(step) + 1;
  const next = draftSteps[number];
  const Screen = screens[step];
  const { state } = editing.draft;
  const title = t(`steps.${step}.title`);
  return (
    <Page title={title} width={step === 'hours' ? 'choose' : 'read'}>
      <Link
        to="/you/helping/{-$step}"
        params={{ step: undefined }}
        activeOptions={{ exact: true }}
        className={cx(buttonClass({ variant: 'quiet' }), 'mb-2 -ml-4 self-start')}
      >
        <ChevronLeft size={20} aria-hidden />
        {t('toAll')}
      </Link>
      <p className="tabular text-sm text-ink-soft">
        {t('stepOf', { step: number, count: draftSteps.length })}
      </p>
      <h1 className="display text-3xl">{title}</h1>
      <p className="mt-1 mb-6 text-lg text-pretty text-ink-soft">{t(`steps.${step}.brings`)}</p>
      <div className="flex flex-col gap-6">
        <Screen editing={editing} />
        <SaveStatus editing={editing} />
        <Onwards state={state} next={next} />
      </div>
    </Page>
  );
}

/** The way on: the next step until a profile is public, and later only what clients don't see yet. */
function Onwards({ state, next }: { state: Draft['state']; next: StepName | undefined }) {
  const { t } = useTranslation('draft');
  if (state === 'published') return null;
  const step = state === 'changed' ? undefined : next;
  const finish = state === 'changed' ? t('public.review') : t('finish');
  return (
    <NextBar>
      <Link
        to="/you/helping/{-$step}"
        params={{ step }}
        activeOptions={{ exact: true }}
        className={cx(buttonClass({ size: 'large' }), 'max-sm:w-full')}
      >
        {step ? t('next', { step: t(`steps.${step}.title`) }) : finish}
      </Link>
    </NextBar>
  );
}
