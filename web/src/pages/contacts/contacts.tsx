import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { policy } from '@puente/contract/policy';
import { ContactList } from '../../features/contact/components/contact-list.tsx';
import { PeopleFound } from '../../features/contact/components/people-found.tsx';
import { searchTerm } from '../../features/contact/list.ts';
import { Section } from '../../shell/crash/section.tsx';
import { SearchField } from '../../ui/search-field.tsx';

/** The pause in typing after which the search starts. */
const searchPauseMs = 300;
const usernameMaxLength = 64;

/** The search is in the address, so that going back from a person restores it. */
export function Contacts({ userId, q }: { userId: string; q: string }) {
  const { t } = useTranslation('contact');
  const navigate = useNavigate();
  const search = (typed: string) =>
    void navigate({
      to: '.',
      search: typed ? { q: typed } : {},
      replace: true,
      resetScroll: false,
    });
  const term = searchTerm(q);
  return (
    <div className="flex flex-col gap-6">
      <SearchField
        label={t('search.label')}
        help={t('search.help', { count: policy.contact.searchMinLength })}
        searched={q}
        onSearch={search}
        pauseMs={searchPauseMs}
        maxLength={usernameMaxLength}
        isHandle
      />
      {term.length >= policy.contact.searchMinLength ? (
        <Section name="contacts.search">
          <PeopleFound userId={userId} term={term} />
        </Section>
      ) : (
        <Section name="contacts.list">
          <ContactList userId={userId} />
        </Section>
      )}
    </div>
  );
}
