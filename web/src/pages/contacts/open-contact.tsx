import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserData } from '@puente/contract/user';
import { contactQuery } from '../../features/contact/queries.ts';
import { ProfileSkeleton } from '../../features/provider/components/profile-skeleton.tsx';
import { useProfile } from '../../features/provider/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useIsWide } from '../../lib/wide.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Page } from '../../shell/page/page.tsx';
import { ProfileSection, ProfileUp, ProfileView } from '../expert/profile-view.tsx';
import { ContactMissing } from './contact-missing.tsx';
import { PersonCard } from './person-card.tsx';

/** A person as members see them, with their loading state, and what is shown when they are gone. */
export function OpenContact({ id, user }: { id: string; user: UserData }) {
  const { t } = useTranslation('contact');
  return (
    <DataSection
      failed={t('contactFailed')}
      of={`${id} ${user.id} ${shownCurrency(user)}`}
      waiting={<ProfileSkeleton />}
      gone={<ContactMissing />}
      frame={UnknownPerson}
    >
      <Person key={id} id={id} user={user} />
    </DataSection>
  );
}

function Person({ id, user }: { id: string; user: UserData }) {
  const { data } = useSuspenseQuery(contactQuery(user.id, id, shownCurrency(user)));
  const isBeside = useIsWide();
  if (data.isProvider) return <Expert id={id} isBeside={isBeside} />;
  return (
    <>
      <div className="mx-auto w-full max-w-read px-4 pt-4 empty:hidden sm:px-6">
        <ProfileUp />
      </div>
      <PersonCard person={data} />
    </>
  );
}

/** An expert's profile, as on their own page. */
export function Expert(props: { id: string; gone?: ReactNode; isBeside?: boolean }) {
  const { id, gone, isBeside = false } = props;
  return (
    <ProfileSection gone={gone}>
      <ExpertProfile id={id} isBeside={isBeside} />
    </ProfileSection>
  );
}

function ExpertProfile({ id, isBeside }: { id: string; isBeside: boolean }) {
  return <ProfileView profile={useProfile(id)} isBeside={isBeside} />;
}

export function UnknownPerson({ children }: { children: ReactNode }) {
  const { t } = useTranslation('contact');
  return (
    <Page title={t('contact')}>
      <ProfileUp />
      <h1 className="display mb-6 text-3xl">{t('contact')}</h1>
      {children}
    </Page>
  );
}
