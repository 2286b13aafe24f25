import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingsQuery } from '../../features/booking/list-queries.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isWide } from '../../lib/wide.ts';
import { Section } from '../../shell/crash/section.tsx';
import { lazyPage } from '../../shell/page/lazy-page.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { TitleKept, usePageTitle } from '../../shell/page/page.tsx';
import { SplitPage } from '../../shell/page/split-page.tsx';
import { filtersOf, type ListSearch, useListSearch, useOpenPackage, wantedBy } from './filters.ts';
import {
  ListAside,
  ListFrame,
  ListSkeleton,
  MeetingsInvitation,
  MeetingSkeleton,
  TheList,
  UnknownMeeting,
} from './frame.tsx';
import { MeetingList } from './meeting-list.tsx';
import { OpenRow, useFirstMeeting } from './open-row.ts';

/** With all that a meeting shows. */
const FirstMeeting = lazyPage(
  () => import('./first-meeting.tsx'),
  'FirstMeeting',
  'activity',
  'booking',
  'availability',
  'problem',
  'receipt',
  'review',
  'errors',
);

/** For those who look at one of their packages. */
const PackagePage = lazy(() =>
  Promise.all([
    import('./package-page.tsx'),
    loadNamespaces('package'),
    loadNamespaces('availability'),
    loadNamespaces('place'),
    loadNamespaces('receipt'),
  ]).then(([file]) => ({ default: file.PackagePage })),
);

export function load(search: ListSearch) {
  if (isWide()) void FirstMeeting.preload();
  const wanted = wantedBy(filtersOf(search));
  return loadOwn(async () => {
    await queryClient.ensureInfiniteQueryData(bookingsQuery(wanted));
    // The next step's code is there before it is tapped.
    void FirstMeeting.preload();
  });
}

/** All meetings of the person, in both roles; beside them the package that the address names. */
export function ActivityPage() {
  const packageId = useOpenPackage();
  return packageId ? <WithPackage packageId={packageId} /> : <WithFirstMeeting />;
}

function WithPackage({ packageId }: { packageId: string }) {
  const list = (
    <ListAside>
      <MeetingList />
    </ListAside>
  );
  return (
    <SplitPage name="activity" list={list} isOpen>
      <Section name="activity.package">
        <Suspense fallback={<UnknownSkeleton />}>
          <PackagePage key={packageId} />
        </Suspense>
      </Section>
    </SplitPage>
  );
}

/** On a wide screen the first of the list is open. */
function WithFirstMeeting() {
  const { t } = useTranslation('activity');
  const { search } = useListSearch();
  const { openId, hasNone, isEmpty } = useFirstMeeting(search);
  usePageTitle(t('title'));
  const list = (
    <TheList heading={openId ? 'h2' : 'h1'}>
      <MeetingList />
    </TheList>
  );
  return (
    <OpenRow value={openId}>
      <SplitPage name="activity" list={list} isOpen={false} isLone={hasNone}>
        {openId === null ? (
          isEmpty ? (
            <p className="m-auto p-8 text-ink-soft">{t('opensHere')}</p>
          ) : null
        ) : (
          <TitleKept value>
            <Suspense fallback={<UnknownSkeleton />}>
              <FirstMeeting />
            </Suspense>
          </TitleKept>
        )}
      </SplitPage>
    </OpenRow>
  );
}

function UnknownSkeleton() {
  return (
    <UnknownMeeting>
      <MeetingSkeleton />
    </UnknownMeeting>
  );
}

/** Where the list will stand; the place in it is that of the page itself. */
export function Waiting() {
  const list = (
    <ListFrame>
      <ListSkeleton />
    </ListFrame>
  );
  return (
    <SplitPage name="activity.waiting" list={list} isOpen={false}>
      {null}
    </SplitPage>
  );
}

export function Visitor() {
  return (
    <ListFrame>
      <MeetingsInvitation />
    </ListFrame>
  );
}
