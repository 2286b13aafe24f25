import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bookingsQuery } from '../../features/booking/list-queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { loadOwn } from '../../shell/page/load.ts';
import { NothingOpen, SplitPage } from '../../shell/page/split-page.tsx';
import { filtersOf, type ListSearch, wantedBy } from './filters.ts';
import { ListFrame, ListSkeleton, MeetingsInvitation } from './frame.tsx';
import { MeetingList } from './meeting-list.tsx';

export function load(search: ListSearch) {
  const wanted = wantedBy(filtersOf(search));
  return loadOwn(() => queryClient.ensureInfiniteQueryData(bookingsQuery(wanted)));
}

/** All meetings of the person, in both roles. */
export function ActivityPage() {
  const { t } = useTranslation('activity');
  const list = (
    <ListFrame>
      <MeetingList />
    </ListFrame>
  );
  return (
    <SplitPage name="activity" list={list} isOpen={false}>
      <NothingOpen icon={<CalendarDays size={40} aria-hidden />} text={t('choose')} />
    </SplitPage>
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
