import { useParams } from '@tanstack/react-router';
import { knowFromLists } from '../../features/booking/list-queries.ts';
import { changesQuery } from '../../features/booking/moving-queries.ts';
import { bookingQuery } from '../../features/booking/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { loadOwn } from '../../shell/page/load.ts';
import { SplitPage } from '../../shell/page/split-page.tsx';
import { ListAside, MeetingsInvitation, MeetingSkeleton, UnknownMeeting } from './frame.tsx';
import { MeetingList } from './meeting-list.tsx';
import { OpenMeeting } from './open-meeting.tsx';
import { GroupOfOpen, useGroupOf } from './open-row.ts';

export function load({ bookingId }: { bookingId: string }) {
  knowFromLists(bookingId);
  // The timeline can fail alone.
  void loadOwn(() => queryClient.ensureQueryData(changesQuery(bookingId)));
  return loadOwn(() => queryClient.ensureQueryData(bookingQuery(bookingId)));
}

/** One meeting; on wide screens beside the list that it is of. */
export function BookingPage() {
  const { bookingId } = useParams({ from: '/own/activity/$bookingId' });
  const list = (
    <GroupOfOpen value={useGroupOf(bookingId)}>
      <ListAside>
        <MeetingList />
      </ListAside>
    </GroupOfOpen>
  );
  return (
    <SplitPage name="activity" list={list} isOpen>
      <OpenMeeting bookingId={bookingId} />
    </SplitPage>
  );
}

export function Waiting() {
  return (
    <UnknownMeeting>
      <MeetingSkeleton />
    </UnknownMeeting>
  );
}

export function Visitor() {
  return (
    <UnknownMeeting>
      <MeetingsInvitation />
    </UnknownMeeting>
  );
}
