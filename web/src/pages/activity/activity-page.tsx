import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingsQuery } from '../../features/booking/list-queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isWide } from '../../lib/wide.ts';
import { lazyPage } from '../../shell/page/lazy-page.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { usePageTitle } from '../../shell/page/page.tsx';
import { SplitPage } from '../../shell/page/split-page.tsx';
import { filtersOf, type ListSearch, useListSearch, wantedBy } from './filters.ts';
import {
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

export function load(search: ListSearch) {
  if (isWide()) void FirstMeeting.preload();
  const wanted = wantedBy(filtersOf(search));
  return loadOwn(() => queryClient.ensureInfiniteQueryData(bookingsQuery(wanted)));
}

/** All meetings of the person, in both roles; on a wide screen the first of them is open. */
export function ActivityPage() {
  const { t } = useTranslation('activity');
  const { search } = useListSearch();
  const { openId, hasNone } = useFirstMeeting(search);
  usePageTitle(t('title'));
  const list = (
    <TheList heading={openId ? 'h2' : 'h1'}>
      <MeetingList />
    </TheList>
  );
  return (
    <OpenRow value={openId}>
      <SplitPage name="activity" list={list} isOpen={false} isLone={hasNone}>
        {openId === null ? null : (
          <Suspense
            fallback={
              <UnknownMeeting>
                <MeetingSkeleton />
              </UnknownMeeting>
            }
          >
            <FirstMeeting />
          </Suspense>
        )}
      </SplitPage>
    </OpenRow>
  );
}

export function Waiting() {
  return (
    <ListFrame>
      <ListSkeleton />
    </ListFrame>
  );
}

export function Visitor() {
  return (
    <ListFrame>
      <MeetingsInvitation />
    </ListFrame>
  );
}
