import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state-message.tsx';
import type { Found } from '../list.ts';
import { searchQuery } from '../queries.ts';
import { ContactToggle } from './contact-toggle.tsx';
import { PersonRow, RowSkeletons } from './person-row.tsx';

/** Who was found by the beginning of a username. */
export function PeopleFound({ userId, term }: { userId: string; term: string }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const query = useInfiniteQuery({
    ...searchQuery(userId, term),
    placeholderData: keepPreviousData,
  });
  if (query.data) {
    const [first] = query.data.pages;
    const people = query.data.pages.flatMap((page) => page.results);
    return (
      <section
        aria-label={t('found.label')}
        aria-busy={query.isPlaceholderData}
        className={cx('moves flex flex-col gap-3', query.isPlaceholderData && 'opacity-60')}
      >
        <p role="status" className={first?.total ? 'text-ink-soft' : 'sr-only'}>
          {first?.total ? t('found.count', { count: first.total }) : t('found.none')}
        </p>
        {first?.total === 0 ? <Nobody term={term} /> : <Rows people={people} />}
        {query.hasNextPage ? (
          <Button
            variant="secondary"
            className="self-center"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('found.more')}
          </Button>
        ) : null}
      </section>
    );
  }
  if (query.error) {
    return (
      <ErrorState
        title={t('found.failed')}
        text={errorText(query.error)}
        action={
          <Button loading={query.isFetching} onClick={() => void query.refetch()}>
            {common('tryAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <Loading label={t('found.searching')}>
      <RowSkeletons />
    </Loading>
  );
}

function Rows({ people }: { people: readonly Found[] }) {
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
