import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenZone } from '../../lib/zone.ts';
import { AboutEditor } from '../../features/booking/components/about-editor.tsx';
import { SharedSummary } from '../../features/booking/components/shared-summary.tsx';
import { BookAgain } from '../../features/booking/components/book-again.tsx';
import { AddToCalendar } from '../../features/booking/components/add-to-calendar.tsx';
import { BookingStatus } from '../../features/booking/components/booking-status.tsx';
import { CancelDialog } from '../../features/booking/components/cancel-dialog.tsx';
import { FinishPaying } from '../../features/booking/components/finish-paying.tsx';
import { JoinRoom } from '../../features/booking/components/join-room.tsx';
import { ProposalBadge } from '../../features/booking/components/proposal-badge.tsx';
import { ReleaseHold } from '../../features/booking/components/release-hold.tsx';
import { RefundTerms } from '../../features/booking/components/refund-terms.tsx';
import { otherParty } from '../../features/booking/groups.ts';
import { bookingQuery, type Booking } from '../../features/booking/queries.ts';
import { Documents } from '../../features/receipt/components/documents.tsx';
import { loadNamespaces } from '../../lib/i18n.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { lazyPage } from '../../shell/page/lazy-page.tsx';
import { Missing } from '../../shell/page/missing.tsx';
import { Section } from '../../shell/crash/section.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { focusOnMount, useFocusOnChange } from '../../ui/focus.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { GoodwillRefund } from './goodwill-refund.tsx';
import { MeetingFrame, MeetingSkeleton, UnknownMeeting } from './frame.tsx';
import { MeetingReview } from './meeting-review.tsx';
import { OwnCancelRate } from './own-cancel-rate.tsx';
import { ProblemSection } from './problem-section.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { Timeline } from './timeline.tsx';
import { useMeetingView, useMeetingWays } from './view.ts';

/** With the calendar: for those who want another time. */
const AnotherTime = lazyPage(
  () => import('./another-time.tsx'),
  'AnotherTime',
  'activity',
  'availability',
  'booking',
  'errors',
);

/** For those whose meeting is a session of a package. */
const PackageOfMeeting = lazy(() =>
  Promise.all([import('./package-of-meeting.tsx'), loadNamespaces('package')]).then(([file]) => ({
    default: file.PackageOfMeeting,
  })),
);

/** Status and refund depend on the clock: refetched every minute. */
const lookAgainMs = 60_000;

/** A meeting with all its details and actions, its loading state, and what is shown when it is gone. */
export function OpenMeeting({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('activity');
  return (
    <DataSection
      of={bookingId}
      failed={t('failed')}
      waiting={<MeetingSkeleton />}
      gone={<MeetingMissing />}
      frame={UnknownMeeting}
    >
      {/* Each meeting begins anew: an open dialog is about one of them. */}
      <KnownMeeting key={bookingId} bookingId={bookingId} />
    </DataSection>
  );
}

function MeetingMissing() {
  const { t } = useTranslation('booking');
  const { t: of } = useTranslation('activity');
  return (
    <Missing title={t('missing.title')} text={t('missing.text')}>
      <Link
        to="/activity"
        activeOptions={{ exact: true }}
        className={buttonClass({ size: 'large' })}
      >
        {of('allMeetings')}
      </Link>
    </Missing>
  );
}

function KnownMeeting({ bookingId }: { bookingId: string }) {
  const { data } = useSuspenseQuery({ ...bookingQuery(bookingId), refetchInterval: lookAgainMs });
  const { isChoosing } = useMeetingView();
  // The calendar, and with it the focus, is gone when a person comes back from it.
  const [wasChoosing, setWasChoosing] = useState(isChoosing);
  if (isChoosing && !wasChoosing) setWasChoosing(true);
  return (
    <MeetingFrame hasOwnWayBack={isChoosing}>
      <Section name="activity.meeting">
        {isChoosing ? <AnotherTime /> : <Meeting booking={data} takesFocus={wasChoosing} />}
      </Section>
    </MeetingFrame>
  );
}

function Meeting({ booking, takesFocus }: { booking: Booking; takesFocus: boolean }) {
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const zone = chosenZone();
  const person = otherParty(booking, of('goneAccount'));
  const { status, role } = booking;
  const isAhead = status === 'confirmed' || status === 'in-progress';
  // After cancelling or releasing, the button that was pressed is gone: the heading takes the
  // focus.
  const { start, proposal } = booking;
  const heading = useFocusOnChange(`${status} ${start} ${proposal?.id ?? ''}`);
  const { answer } = useMeetingView();
  const { choose } = useMeetingWays(booking.id);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar id={person.id} name={person.name} src={person.profilePicture} size={64} />
        <div className="min-w-0 flex-1 basis-44">
          <h1 ref={heading} tabIndex={-1} className="display text-2xl sm:text-3xl">
            <span ref={takesFocus ? focusOnMount : undefined} tabIndex={-1}>
              {t('with', { name: person.name })}
            </span>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft">
            <BookingStatus status={status} />
            <ProposalBadge proposal={proposal} />
            {role === 'provider' ? of('asExpert') : null}
          </p>
        </div>
      </div>
      {status === 'held' ? <FinishPaying booking={booking} /> : null}
      <ProposalCard booking={booking} zone={zone} answer={answer} onOther={choose} />
      {isAhead ? <JoinRoom booking={booking} zone={zone} /> : null}
      <MeetingReview booking={booking} zone={zone} />
      <BookingFacts booking={booking} zone={zone} />
      <GoodwillRefund booking={booking} zone={zone} />
      <section>
        <h2 className="mb-2 text-lg font-semibold">{t('about')}</h2>
        <AboutEditor booking={booking} />
      </section>
      <SharedSummary booking={booking} />
      {booking.partOf?.kind === 'package' ? (
        <Section name="activity.package">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <PackageOfMeeting packageId={booking.partOf.id} />
          </Suspense>
        </Section>
      ) : null}
      {role === 'client' && !booking.partOf && (status === 'confirmed' || status === 'held') ? (
        <RefundTerms
          policy={booking.refundPolicy}
          zone={zone}
          providerName={booking.provider.name}
        />
      ) : null}
      <ProblemSection booking={booking} zone={zone} />
      <Timeline booking={booking} zone={zone} />
      <Documents booking={booking} zone={zone} />
      <Actions booking={booking} zone={zone} onMove={choose} />
    </div>
  );
}

function Actions({
  booking,
  zone,
  onMove,
}: {
  booking: Booking;
  zone: string;
  onMove: () => void;
}) {
  const { t } = useTranslation('activity');
  const [isCancelling, setIsCancelling] = useState(false);
  const { status, role } = booking;
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6 empty:hidden">
      {status === 'confirmed' ? <AddToCalendar bookingId={booking.id} /> : null}
      {booking.moving && booking.proposal === null ? (
        <Button variant="secondary" size="large" className="max-sm:w-full" onClick={onMove}>
          {t('move.action')}
        </Button>
      ) : null}
      {booking.partOf ? null : <BookAgain booking={booking} isLarge />}
      {booking.cancellation && status !== 'held' ? (
        <Button
          variant="secondary"
          size="large"
          className="text-danger! max-sm:w-full"
          onClick={() => setIsCancelling(true)}
        >
          {t('cancel')}
        </Button>
      ) : null}
      {status === 'held' && role === 'client' ? (
        <ReleaseHold bookingId={booking.id} size="large" />
      ) : null}
      <CancelDialog
        booking={booking}
        zone={zone}
        open={isCancelling}
        onOpenChange={setIsCancelling}
        note={role === 'provider' ? <OwnCancelRate /> : null}
      />
    </div>
  );
}
