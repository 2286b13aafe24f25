import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chosenZone } from '../../lib/zone.ts';
import { BookingCard } from '../../features/booking/components/booking-card.tsx';
import { bookingGroups, groupBookings } from '../../features/booking/groups.ts';
import { bookingsQuery, type Booking } from '../../features/booking/queries.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Page } from '../../shell/page.tsx';
import { Section } from '../../shell/section.tsx';
import { useSession } from '../../shell/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-message.tsx';
import { EmailPrompt } from './email-prompt.tsx';
import { SignedOut } from './signed-out.tsx';

/** Statuses follow the clock: looked at again every minute. */
const lookAgainMs = 60_000;

/** All own meetings, in both roles. */
export function ActivityPage() {
  const { t } = useTranslation('activity');
  const { status } = useSession();
  return (
    <Page title={t('title')} heading={t('title')}>
      <EmailPrompt />
      {status === 'checking' ? <ListSkeleton /> : null}
      {status === 'visitor' ? <SignedOut next="/activity" /> : null}
      {status === 'signed-in' ? (
        <Section name="activity.meetings">
          <Meetings />
        </Section>
      ) : null}
    </Page>
  );
}

function Meetings() {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const query = useInfiniteQuery({ ...bookingsQuery, refetchInterval: lookAgainMs });
  if (query.isPending) return <ListSkeleton />;
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={t('failed')}
        text={errorText(query.error)}
        action={<Button onClick={() => void query.refetch()}>{common('tryAgain')}</Button>}
      />
    );
  }
  const bookings = query.data.pages.flatMap((page) => page.bookings);
  return (
    <div className="flex flex-col gap-10">
      <Groups bookings={bookings} />
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="self-center"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('earlier')}
        </Button>
      ) : null}
    </div>
  );
}

function Groups({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('activity');
  const groups = groupBookings(bookings);
  const zone = chosenZone();
  const shown = bookingGroups.filter((group) => groups[group].length > 0);
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<CalendarDays size={40} aria-hidden />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Link to="/" className={buttonClass({ size: 'large' })}>
            {t('empty.action')}
          </Link>
        }
      />
    );
  }
  return shown.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} className="mb-3 text-xl font-semibold">
        {t(`groups.${group}`)}
      </h2>
      <ul className="flex flex-col gap-3">
        {groups[group].map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} zone={zone} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function ListSkeleton() {
  const { t: common } = useTranslation('common');
  return (
    <Loading label={common('loading')}>
      <Skeleton className="mb-3 h-7 w-40" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    </Loading>
  );
}
