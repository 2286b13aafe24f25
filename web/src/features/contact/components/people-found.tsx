import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { DataSection, ShowMore } from '../../../shell/page/data-section.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import type { Found as Person } from '../list.ts';
import { searchQuery } from '../queries.ts';
import { ContactToggle } from './contact-toggle.tsx';
import { PersonRow, RowSkeletons } from './person-row.tsx';

/** The people whose username begins with the term. */
export function PeopleFound({ userId, term }: { userId: string; term: string }) {
  const { t } = useTranslation('contact');
  return (
    <DataSection
      failed={t('found.failed')}
      of={term}
      waiting={
        <Loading label={t('found.searching')}>
          <RowSkeletons />
        </Loading>
      }
    >
      <Found userId={userId} term={term} />
    </DataSection>
  );
}

function Found({ userId, term }: { userId: string; term: string }) {
  const { t } = useTranslation('contact');
  // The results for the previous term stay, paler, until the new ones arrive.
  const shownTerm = useDeferredValue(term);
  const isOld = shownTerm !== term;
  const query = useSuspenseInfiniteQuery(searchQuery(userId, shownTerm));
  const total = query.data.pages[0]?.total;
  const people = query.data.pages.flatMap((page) => page.results);
  return (
    <section
      aria-label={t('found.label')}
      aria-busy={isOld}
      className={cx('moves flex flex-col gap-3', isOld && 'opacity-60')}
    >
      <p role="status" className={total ? 'text-ink-soft' : 'sr-only'}>
        {total ? t('found.count', { count: total }) : t('found.none')}
      </p>
      {total === 0 ? <Nobody term={term} /> : <Rows people={people} />}
      <ShowMore query={query}>{t('found.more')}</ShowMore>
    </section>
  );
}

function Nobody({ term }: { term: string }) {
  const { t } = useTranslation('contact');
  return (
    <EmptyState
      icon={<SearchX size={40} aria-hidden />}
      title={t('nobody.title', { term })}
      text={t('nobody.text')}
      action={
        <Link to="/" className={buttonClass({ size: 'large' })}>
          {t('nobody.action')}
        </Link>
      }
    />
  );
}

function Rows({ people }: { people: readonly Person[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {people.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          withUsername
          action={<ContactToggle person={person} isContact={person.isContact} short />}
        />
      ))}
    </ul>
  );
}
