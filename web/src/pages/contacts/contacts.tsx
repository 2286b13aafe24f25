import { useNavigate } from '@tanstack/react-router';
import { policy } from '@puente/contract/policy';
import { ContactList } from '../../features/contact/components/contact-list.tsx';
import { PeopleFound } from '../../features/contact/components/people-found.tsx';
import { SearchField } from '../../features/contact/components/search-field.tsx';
import { searchTerm } from '../../features/contact/list.ts';
import { Section } from '../../shell/crash/section.tsx';

/** The search is in the address, so that going back from a person restores it. */
export function Contacts({ userId, q }: { userId: string; q: string }) {
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
      <SearchField initial={q} onSearch={search} />
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
