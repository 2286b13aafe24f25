import { NearMeeting } from '../../features/booking/components/near-meeting.tsx';
import { ResumeBooking } from '../../features/booking/components/resume-booking.tsx';
import { Earlier } from '../../features/chat/components/earlier.tsx';
import { LimitNote } from '../../features/chat/components/limit-note.tsx';
import { PartnerLinks } from '../../features/partner/components/partner-links.tsx';
import { useNearMeeting } from '../../shell/near-meeting.ts';
import { usePartner } from '../../shell/partner/partner.ts';

type Part = 'meeting' | 'bar' | 'resume' | 'limit' | 'links' | 'earlier';

/** What home shows to some people only: it comes when there is something to show. */
export function LatePart({ part }: { part: Part }) {
  const meeting = useNearMeeting();
  const partner = usePartner();
  if (part === 'resume') return <ResumeBooking />;
  if (part === 'limit') return <LimitNote />;
  if (part === 'earlier') return <Earlier />;
  if (part === 'links') return partner ? <PartnerLinks partner={partner} /> : null;
  return meeting ? <NearMeeting meeting={meeting} isBar={part === 'bar'} /> : null;
}
