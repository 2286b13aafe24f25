import { useParams, useSearch } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserData } from '@puente/contract/user';
import { contactQuery } from '../../features/contact/queries.ts';
import { ProfileSkeleton } from '../../features/provider/components/profile-skeleton.tsx';
import { providerQuery } from '../../features/provider/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { queryClient } from '../../lib/query-client.ts';
import { loadOwn, loadPublic } from '../../shell/page/load.ts';
import { Column } from '../../shell/page/page.tsx';
import { SplitPage } from '../../shell/page/split-page.tsx';
import { currentSession, useSession } from '../../shell/session/session.ts';
import { SignInInvitation } from '../../shell/session/signed-in.tsx';
import { ProfileUp } from '../expert/profile-view.tsx';
import { Contacts } from './contacts.tsx';
import { Expert, OpenContact, UnknownPerson } from './open-contact.tsx';

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
      <OpenContact id={id} user={user} />
    </SplitPage>
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
