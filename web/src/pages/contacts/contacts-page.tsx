import { useSearch } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowSkeletons } from '../../features/contact/components/person-row.tsx';
import { contactsQuery } from '../../features/contact/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { startOwn } from '../../shell/page/load.ts';
import { Page } from '../../shell/page/page.tsx';
import { NothingOpen, SplitPage } from '../../shell/page/split-page.tsx';
import { SignInInvitation, useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { Contacts } from './contacts.tsx';

/** The person's contacts, and a search by username. */
export function ContactsPage() {
  const { t } = useTranslation('contact');
  const { id } = useSignedInUser();
  const { q = '' } = useSearch({ from: '/own/contacts' });
  const list = (
    <Frame>
      <Contacts userId={id} q={q} />
    </Frame>
  );
  return (
    <SplitPage name="contacts" list={list} isOpen={false}>
      <NothingOpen icon={<UsersRound size={40} aria-hidden />} text={t('choose')} />
    </SplitPage>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('contact');
  return (
    <Page title={t('title')} heading={t('title')}>
      {children}
    </Page>
  );
}

export function load() {
  return startOwn(({ id }) => queryClient.ensureQueryData(contactsQuery(id)));
}

export function Waiting() {
  const { t: common } = useTranslation('common');
  return (
    <Frame>
      <Loading label={common('loading')}>
        <RowSkeletons />
      </Loading>
    </Frame>
  );
}

export function Visitor() {
  const { t } = useTranslation('contact');
  return (
    <Frame>
      <SignInInvitation
        icon={<UsersRound size={40} aria-hidden />}
        title={t('signedOut.title')}
        text={t('signedOut.text')}
        action={t('signedOut.action')}
        size="large"
      />
    </Frame>
  );
}
