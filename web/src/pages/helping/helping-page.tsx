import { policy } from '@puente/contract/policy';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Tour } from '../../features/draft/components/tour.tsx';
import { draftQuery, useDraft } from '../../features/draft/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { Column, Page } from '../../shell/page/page.tsx';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnPage, OwnPageInvitation, OwnPageWaiting } from '../you/own-page.tsx';
import { StepScreen } from './step-screen.tsx';
import { Tracker } from './tracker.tsx';
import { OwnWords } from './words/own-words.tsx';

export function load(_address: { step?: string | undefined }) {
  return loadOwn(() => queryClient.ensureQueryData(draftQuery));
}

/**
 * Becoming an expert and being one: the introduction, the progress, and each step on a screen of its
 * own, `/you/helping/price`.
 */
export function HelpingPage() {
  const { t } = useTranslation('draft');
  const user = useSignedInUser();
  return (
    <DataSection
      of={user.id}
      failed={t('failed')}
      waiting={
        <Column>
          <Skeleton className="h-96" />
        </Column>
      }
    >
      <Screen />
    </DataSection>
  );
}

function Screen() {
  const { t } = useTranslation('draft');
  const { step: named } = useParams({ from: '/own/you/helping/{-$step}' });
  const editing = useDraft();
  const { draft } = editing;
  if (named === 'words') return <OwnWords editing={editing} />;
  const step = policy.profile.draftSteps.find((one) => one === named);
  if (step) return <StepScreen key={step} step={step} editing={editing} />;
  if (!draft.isTourSeen && draft.state === 'new') {
    return (
      <Page title={t('title')}>
        <Tour />
      </Page>
    );
  }
  const isPublic = draft.state === 'published' || draft.state === 'changed';
  return (
    <OwnPage title={isPublic ? t('titlePublic') : t('title')}>
      <Tracker editing={editing} />
    </OwnPage>
  );
}

export function Waiting() {
  const { t } = useTranslation('draft');
  return <OwnPageWaiting title={t('title')} />;
}

export function Visitor() {
  const { t } = useTranslation('draft');
  return <OwnPageInvitation title={t('title')} />;
}
