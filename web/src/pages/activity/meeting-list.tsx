import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import {
  lazy,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { BookingCard } from '../../features/booking/components/booking-card.tsx';
import { gather } from '../../features/booking/groups.ts';
import { type BookingPage, bookingsQuery } from '../../features/booking/list-queries.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Section } from '../../shell/crash/section.tsx';
import { DataSection, ShowMore } from '../../shell/page/data-section.tsx';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { cx } from '../../ui/cx.ts';
import { Bought, useOpenPackages, WithoutMeeting } from './bought.tsx';
import { type Filters, filtersOf, isNarrowed, useListSearch, wantedBy } from './filters.ts';
import { CardSkeletons } from './frame.tsx';
import { GroupTabs, MeetingSearch, RoleChips } from './list-filters.tsx';
import { NoMeetings, NothingHere } from './nothing-here.tsx';
import { GroupOfOpen, OpenRow } from './open-row.ts';

/** For those who have plans that go on. */
const OwnPlans = lazy(() =>
  Promise.all([
    import('../../features/plan/components/own-plans.tsx'),
    loadNamespaces('plan'),
  ]).then(([file]) => ({ default: file.OwnPlans })),
);

/** Statuses depend on the clock: refetched every minute. */
const lookAgainMs = 60_000;
/** Fewer meetings are read faster than searched. */
const searchedFrom = 6;

/** The meetings of the person, below the plans that go on; all that narrows the list is in the address. */
export function MeetingList() {
  const { t } = useTranslation('activity');
  const { search } = useListSearch();
  const group = use(GroupOfOpen);
  return (
    <>
      <Section name="activity.plans">
        <Suspense>
          <OwnPlans />
        </Suspense>
      </Section>
      <Section name="activity.meetings">
        <DataSection
          failed={t('failed')}
          of={JSON.stringify(search)}
          waiting={<CardSkeletons />}
          frame={Uncounted}
        >
          {search.show === undefined && group === null ? (
            <Uncounted>
              <CardSkeletons />
            </Uncounted>
          ) : (
            <Found />
          )}
        </DataSection>
      </Section>
    </>
  );
}

/** The tabs above a list that was refused or isn't there yet. */
function Uncounted({ children }: { children: ReactNode }) {
  const { search } = useListSearch();
  const group = use(GroupOfOpen);
  return (
    <div className="flex flex-col gap-5">
      <GroupTabs group={filtersOf(search, group).group} counts={null} />
      {children}
    </div>
  );
}

/** The list; the one before stays, paler, until the next one is there. */
function Found() {
  const { t } = useTranslation('activity');
  const { search, change } = useListSearch();
  const { isProvider } = useSignedInUser();
  const { show, q, as } = search;
  const group = use(GroupOfOpen);
  const current = useMemo(() => filtersOf({ show, q, as }, group), [show, q, as, group]);
  const filters = useDeferredValue(current);
  const query = useSuspenseInfiniteQuery({
    ...bookingsQuery(wantedBy(filters)),
    refetchInterval: lookAgainMs,
  });
  const counts = query.data.pages[0]?.counts ?? null;
  const total = counts ? counts.upcoming + counts.past + counts.cancelled : 0;
  // Once there it stays: it may have the focus while the words in it are removed.
  const [hasField, setHasField] = useState(false);
  if (!hasField && (total >= searchedFrom || isNarrowed(current))) setHasField(true);
  if (total === 0 && !isNarrowed(current) && !isNarrowed(filters)) return <NoMeetings />;
  return (
    <div className="flex flex-col gap-5">
      <GroupTabs group={current.group} counts={counts} />
      {hasField ? <MeetingSearch q={current.q} onChange={change} /> : null}
      {isProvider || current.as ? <RoleChips as={current.as} onChange={change} /> : null}
      <p role="status" className="sr-only">
        {filters.q && counts ? t('search.found', { count: counts[filters.group] }) : null}
      </p>
      <div className={cx('flex flex-col gap-8', filters !== current && 'opacity-60')}>
        <Meetings query={query} filters={filters} />
        <ShowMore query={query}>
          {filters.group === 'upcoming' ? t('later') : t('earlier')}
        </ShowMore>
      </div>
    </div>
  );
}

type Query = { data: { pages: BookingPage[] } };

/** What waits for the person, then the group; or why there is nothing. */
function Meetings({ query, filters }: { query: Query; filters: Filters }) {
  const { t } = useTranslation('activity');
  const { change } = useListSearch();
  const bookings = query.data.pages.flatMap((page) => page.bookings);
  const waiting = query.data.pages.flatMap((page) => page.waiting);
  const open = useOpenPackages(filters, [...bookings, ...waiting]);
  if (bookings.length + waiting.length + open.length === 0)
    return (
      <NothingHere filters={filters} onClear={() => change({ q: undefined, as: undefined })} />
    );
  const hasBoth = waiting.length > 0 && bookings.length > 0;
  return (
    <>
      {waiting.length > 0 ? <Part title={t('waiting')} bookings={waiting} /> : null}
      {bookings.length > 0 ? (
        <Part
          title={hasBoth ? t('alsoAhead') : t(`tabs.${filters.group}`)}
          // The tab says it.
          hidesTitle={!hasBoth}
          bookings={bookings}
        />
      ) : null}
      <WithoutMeeting packages={open} />
    </>
  );
}

type PartProps = { title: string; hidesTitle?: boolean; bookings: readonly Booking[] };

function Part({ title, hidesTitle = false, bookings }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={hidesTitle ? 'sr-only' : 'mb-3 text-xl font-semibold'}>
        {title}
      </h2>
      <ul className="flex flex-col gap-3">
        {gather(bookings).map(({ partOf, bookings: together }) =>
          partOf ? (
            <Bought key={partOf.id} partOf={partOf}>
              <Cards bookings={together} />
            </Bought>
          ) : (
            <Cards key={together[0]?.id} bookings={together} />
          ),
        )}
      </ul>
    </section>
  );
}

function Cards({ bookings }: { bookings: readonly Booking[] }) {
  const { search } = useListSearch();
  const zone = chosenZone();
  const openId = use(OpenRow);
  const group = use(GroupOfOpen);
  const here = { ...search, show: search.show ?? group ?? undefined };
  return bookings.map((booking) => (
    <li key={booking.id}>
      <BookingCard booking={booking} zone={zone} search={here} isOpen={booking.id === openId} />
    </li>
  ));
}
