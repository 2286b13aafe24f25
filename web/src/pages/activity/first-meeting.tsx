import { use } from 'react';
import { OpenMeeting } from './open-meeting.tsx';
import { OpenRow } from './open-row.ts';

/** The meeting that stands open beside the list; only wide screens load it there. */
export function FirstMeeting() {
  const bookingId = use(OpenRow);
  return bookingId === null ? null : <OpenMeeting bookingId={bookingId} />;
}
