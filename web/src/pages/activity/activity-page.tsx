import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingGroups, groupBookings } from '../../features/booking/groups.ts';
import { bookingsQuery } from '../../features/booking/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { loadOwn } from '../../shell/page/load.ts';
import { NothingOpen, SplitPage } from '../../shell/page/split-page.tsx';
import { ListFrame, ListSkeleton, MeetingsInvitation } from './frame.tsx';
import { MeetingList } from './meeting-list.tsx';

// Only wide screens show it here.
const MeetingBeside = lazy(() =>
  import('./booking-page.tsx').then((file) => ({ default: file.MeetingBeside })),
);

export function load() {
  return loadOwn(() => queryClient.ensureInfiniteQueryData(bookingsQuery));
}

/** All meetings of the person, in both roles. */
export function ActivityPage() {
  const list = (
    <ListFrame>
      <MeetingList />
    </ListFrame>
  );
  return (
    <SplitPage name="activity" list={list} isOpen={false}>
      <NextMeeting />
    </SplitPage>
  );
}

/** Beside the list before one of it is chosen; the address stays that of the list. */
function NextMeeting() {
  const { t } = useTranslation('activity');
  // What the list has loaded: a second load that failed would be a second failure.
  const { data } = useInfiniteQuery({ ...bookingsQuery, enabled: false });
  const groups = groupBookings(data?.pages.flatMap((page) => page.bookings) ?? []);
  const next = [...groups.now, ...groups.upcoming][0];
  if (next)
    return (
      <Suspense>
        <MeetingBeside bookingId={next.id} />
      </Suspense>
    );
  // Of an empty list there is nothing to choose.
  if (bookingGroups.every((group) => groups[group].length === 0)) return null;
  return <NothingOpen icon={<CalendarDays size={40} aria-hidden />} text={t('choose')} />;
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
