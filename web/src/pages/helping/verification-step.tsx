import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { partnersQuery } from '../../features/draft/queries.ts';
import { OwnApplication } from '../../features/partner/components/own-application.tsx';
import { percentOf } from '../../features/partner/percent.ts';
import { ownApplicationQuery } from '../../features/partner/queries.ts';
import { SupportingDocument } from '../../features/provider/components/supporting-document.tsx';
import { currentLanguage } from '../../lib/i18n.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Editing } from './step-screen.tsx';

/** Which partner is to verify, where that stands, and what it changes. */
export function VerificationStep({ editing }: { editing: Editing }) {
  const { t } = useTranslation('draft');
  const { verification, state } = editing.draft;
  const shares = {
    unverified: percentOf(verification.unverifiedBasisPoints),
    verified: percentOf(verification.verifiedBasisPoints),
  };
  const name = verification.partner?.name ?? '';
  const isAsked = verification.partner !== null && verification.state === 'none';
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>{t('verification.recommended')}</li>
        <li>{t('verification.mark')}</li>
        <li>{t('verification.fees', shares)}</li>
      </ul>
      {verification.state === 'verified' ? (
        <Banner tone="success">{t('verification.verified', { name })}</Banner>
      ) : null}
      {isAsked ? (
        <Banner>
          {state === 'changed'
            ? t('verification.askedByChange', { name })
            : t('verification.asked', { name })}
        </Banner>
      ) : null}
      <DataSection failed={t('verification.failed')} waiting={null}>
        {verification.state === 'pending' ? <Pending name={name} /> : null}
        <Leaving editing={editing} />
        <OwnApplication />
      </DataSection>
      <DataSection failed={t('verification.failed')} waiting={<Skeleton className="h-48" />}>
        <Partners editing={editing} />
      </DataSection>
      <SupportingDocument />
    </>
  );
}

/** That an answer is awaited; who was asked for more is told so by the application itself. */
function Pending({ name }: { name: string }) {
  const { t } = useTranslation('draft');
  const { application } = useSuspenseQuery(ownApplicationQuery).data;
  if (application?.status === 'more-asked') return null;
  return <Banner tone="primary">{t('verification.pending', { name })}</Banner>;
}

/** What publishing gives up where nobody is to verify any more. */
function Leaving({ editing }: { editing: Editing }) {
  const { t } = useTranslation('draft');
  const { application } = useSuspenseQuery(ownApplicationQuery).data;
  const { changed, verification } = editing.draft;
  if (!application || verification.partner || !changed.includes('partnerId')) return null;
  const { name } = application.partner;
  return (
    <Banner tone="warning">
      {application.status === 'approved'
        ? t('verification.leaves', { name })
        : t('verification.takesBack', { name })}
    </Banner>
  );
}

/** Stands for no partner among the choices. */
const none = 'none';

function Partners({ editing }: { editing: Editing }) {
  const { t } = useTranslation('draft');
  const { data } = useSuspenseQuery(partnersQuery);
  const { fields, edit } = editing;
  return (
    <RadioCards
      legend={t('verification.choose')}
      value={fields.partnerId ?? none}
      onChange={(id) => edit({ partnerId: id === none ? null : id })}
      choices={[
        ...data.partners.map(({ id, name, about, checks }) => ({
          value: id,
          label: name,
          help: [about?.[currentLanguage()], checks?.[currentLanguage()]].filter(Boolean).join(' '),
        })),
        { value: none, label: t('verification.none') },
      ]}
    />
  );
}
