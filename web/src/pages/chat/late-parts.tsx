import { NearMeeting } from '../../features/booking/components/near-meeting.tsx';
import { ResumeBooking } from '../../features/booking/components/resume-booking.tsx';
import { Earlier } from '../../features/chat/components/earlier.tsx';
import { LimitNote } from '../../features/chat/components/limit-note.tsx';
import { useNearMeeting } from '../../shell/near-meeting.ts';

type Part = 'meeting' | 'bar' | 'resume' | 'limit' | 'earlier';

/** What home shows to some people only: it comes when there is something to show. */
export function LatePart({ part }: { part: Part }) {
  const meeting = useNearMeeting();
  if (part === 'resume') return <ResumeBooking />;
  if (part === 'limit') return <LimitNote />;
  if (part === 'earlier') return <Earlier />;
  return meeting ? <NearMeeting meeting={meeting} isBar={part === 'bar'} /> : null;
}
