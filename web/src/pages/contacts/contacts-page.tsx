import { useNavigate, useSearch } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { policy } from '@puente/contract/policy';
import { ContactList } from '../../features/contact/components/contact-list.tsx';
import { PeopleFound } from '../../features/contact/components/people-found.tsx';
import { RowSkeletons } from '../../features/contact/components/person-row.tsx';
import { SearchField } from '../../features/contact/components/search-field.tsx';
import { searchTerm } from '../../features/contact/list.ts';
import { Page } from '../../shell/page.tsx';
import { Section } from '../../shell/section.tsx';
import { useSession } from '../../shell/session.ts';
import { Loading } from '../../ui/skeleton.tsx';
import { NeedsSignIn } from './needs-sign-in.tsx';

/** The people one wants to find again, and a search for those one knows by username. */
export function ContactsPage() {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const session = useSession();
  return (
    <Page title={t('title')} heading={t('title')}>
      {session.status === 'checking' ? (
        <Loading label={common('loading')}>
          <RowSkeletons />
        </Loading>
      ) : null}
      {session.status === 'visitor' ? (
        <NeedsSignIn
          icon={<UsersRound size={40} aria-hidden />}
          title={t('signedOut.title')}
          text={t('signedOut.text')}
        />
      ) : null}
      {session.status === 'signed-in' ? <Contacts userId={session.user.id} /> : null}
    </Page>
  );
}

/** What is searched stands in the address: who comes back from a person finds it again. */
function Contacts({ userId }: { userId: string }) {
  const { q = '' } = useSearch({ from: '/queries/contacts' });
  const navigate = useNavigate();
  const search = (typed: string) =>
    void navigate({
      to: '/contacts',
      search: typed ? { q: typed } : {},
      replace: true,
      resetScroll: false,
    });
  const term = searchTerm(q);
  return (
    <div className="flex flex-col gap-6">
      <SearchField initial={q} onSearch={search} />
      {term.length >= policy.contact.searchMinLength ? (
        <Section name="contacts.search">
          <PeopleFound userId={userId} term={term} />
        </Section>
      ) : (
        <Section name="contacts.list">
          <ContactList />
        </Section>
      )}
    </div>
  );
}
