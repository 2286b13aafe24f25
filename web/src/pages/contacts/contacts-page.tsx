import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenPerson, RowSkeletons } from '../../features/contact/components/person-row.tsx';
import { contactsQuery } from '../../features/contact/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isWide as isWideNow, useIsWide } from '../../lib/wide.ts';
import { lazyPage } from '../../shell/page/lazy-page.tsx';
import { startOwn } from '../../shell/page/load.ts';
import { Column, TitleKept, usePageTitle } from '../../shell/page/page.tsx';
import { SplitPage } from '../../shell/page/split-page.tsx';
import { SignInInvitation, useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { Contacts } from './contacts.tsx';

/** With all that a profile shows. */
const FirstContact = lazyPage(
  () => import('./first-contact.tsx'),
  'FirstContact',
  'contact',
  'provider',
  'availability',
  'offering',
  'review',
  'errors',
);

/** The person's contacts, and a search by username; on a wide screen the first contact is open. */
export function ContactsPage() {
  const user = useSignedInUser();
  const { q = '' } = useSearch({ from: '/own/contacts' });
  const isWide = useIsWide();
  const { data } = useQuery({ ...contactsQuery(user.id), enabled: isWide });
  const first = data?.[0]?.id ?? null;
  // It stays open when another comes before it.
  const [openId, setOpenId] = useState(first);
  if (openId === null && first !== null) setOpenId(first);
  const open = isWide ? openId : null;
  const list = (
    <Frame heading={open ? 'h2' : 'h1'}>
      <Contacts userId={user.id} q={q} />
    </Frame>
  );
  const isLone = data?.length === 0 && open === null;
  return (
    <OpenPerson value={open}>
      <SplitPage name="contacts" list={list} isOpen={false} isLone={isLone}>
        {open === null ? null : (
          <TitleKept value>
            <Suspense>
              <FirstContact />
            </Suspense>
          </TitleKept>
        )}
      </SplitPage>
    </OpenPerson>
  );
}

function Frame(props: { heading?: 'h1' | 'h2'; children: ReactNode }) {
  const { heading: Heading = 'h1', children } = props;
  const { t } = useTranslation('contact');
  usePageTitle(t('title'));
  return (
    <Column>
      <Heading className="display mb-6 text-3xl">{t('title')}</Heading>
      {children}
    </Column>
  );
}

export function load() {
  if (isWideNow()) void FirstContact.preload();
  return startOwn(({ id }) => queryClient.ensureQueryData(contactsQuery(id)));
}

/** Where the list will stand; the place in it is that of the page itself. */
export function Waiting() {
  const { t: common } = useTranslation('common');
  const list = (
    <Frame>
      <Loading label={common('loading')}>
        <RowSkeletons />
      </Loading>
    </Frame>
  );
  return (
    <SplitPage name="contacts.waiting" list={list} isOpen={false}>
      {null}
    </SplitPage>
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
