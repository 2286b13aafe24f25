import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserData } from '@puente/contract/user';
import { contactQuery } from '../../features/contact/queries.ts';
import { ProfileSkeleton } from '../../features/provider/components/profile-skeleton.tsx';
import { providerQuery, useProfile } from '../../features/provider/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useIsWide } from '../../lib/wide.ts';
import { queryClient } from '../../lib/query-client.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn, loadPublic } from '../../shell/page/load.ts';
import { Column, Page } from '../../shell/page/page.tsx';
import { SplitPage } from '../../shell/page/split-page.tsx';
import { currentSession, useSession } from '../../shell/session/session.ts';
import { SignInInvitation } from '../../shell/session/signed-in.tsx';
import { ProfileSection, ProfileUp, ProfileView } from '../expert/profile-view.tsx';
import { ContactMissing } from './contact-missing.tsx';
import { Contacts } from './contacts.tsx';
import { PersonCard } from './person-card.tsx';

type Params = { contactId: string };

/** What is shown depends on the viewer: members may see people whom visitors may not. */
export async function load({ contactId: id }: Params): Promise<void> {
  if (currentSession().status === 'visitor') return loadPublic(() => askProvider(id, null));
  return loadOwn(async (user) => {
    const contact = await queryClient.ensureQueryData(
      contactQuery(user.id, id, shownCurrency(user)),
    );
    if (contact.isProvider) await askProvider(id, user);
  });
}

function askProvider(id: string, user: UserData | null) {
  return queryClient.ensureQueryData(providerQuery(id, shownCurrency(user)));
}

/** A person by the link that somebody shared or a list leads to (contact-2). */
export function ContactPage() {
  const { contactId } = useParams({ from: '/contacts/$contactId' });
  const session = useSession();
  if (session.status === 'checking') return <Waiting />;
  if (session.status === 'visitor') return <ForVisitor id={contactId} />;
  return <ForMember id={contactId} user={session.user} />;
}

/** Experts are public; whether anybody else exists, only members can see. */
function ForVisitor({ id }: { id: string }) {
  return <Expert id={id} gone={<MembersOnly />} />;
}

/** An expert's profile, as on their own page. */
function Expert(props: { id: string; gone?: ReactNode; isBeside?: boolean }) {
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

function MembersOnly() {
  const { t } = useTranslation('contact');
  return (
    <UnknownPerson>
      <SignInInvitation
        icon={<UserRound size={40} aria-hidden />}
        title={t('membersOnly.title')}
        text={t('membersOnly.text')}
        action={t('signedOut.action')}
        size="large"
      />
    </UnknownPerson>
  );
}

function UnknownPerson({ children }: { children: ReactNode }) {
  const { t } = useTranslation('contact');
  return (
    <Page title={t('contact')}>
      <ProfileUp />
      <h1 className="display mb-6 text-3xl">{t('contact')}</h1>
      {children}
    </Page>
  );
}

function ForMember({ id, user }: { id: string; user: UserData }) {
  const { t } = useTranslation('contact');
  const { q = '' } = useSearch({ from: '/contacts/$contactId' });
  const list = (
    <Column>
      <h2 className="display mb-6 text-3xl">{t('title')}</h2>
      <Contacts userId={user.id} q={q} />
    </Column>
  );
  return (
    <SplitPage name="contacts" list={list} isOpen>
      <DataSection
        failed={t('contactFailed')}
        of={`${user.id} ${shownCurrency(user)}`}
        waiting={<ProfileSkeleton />}
        gone={<ContactMissing />}
        frame={UnknownPerson}
      >
        <Person key={id} id={id} user={user} />
      </DataSection>
    </SplitPage>
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

export function Waiting() {
  const { t } = useTranslation('contact');
  return (
    <div className="mx-auto w-full max-w-read flex-1 px-4 py-4 sm:px-6 lg:py-10 xl:max-w-choose">
      <ProfileUp />
      <h1 className="sr-only">{t('contact')}</h1>
      <ProfileSkeleton />
    </div>
  );
}
