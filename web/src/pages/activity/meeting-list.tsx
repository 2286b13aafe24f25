import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BookingCard } from '../../features/booking/components/booking-card.tsx';
import { bookingGroups, groupBookings } from '../../features/booking/groups.ts';
import { bookingsQuery, type Booking } from '../../features/booking/queries.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Section } from '../../shell/crash/section.tsx';
import { DataSection, ShowMore } from '../../shell/page/data-section.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { ListSkeleton } from './frame.tsx';

/** Statuses depend on the clock: refetched every minute. */
const lookAgainMs = 60_000;

/** All meetings of the person, by what they mean now. */
export function MeetingList() {
  const { t } = useTranslation('activity');
  return (
    <Section name="activity.meetings">
      <DataSection failed={t('failed')} waiting={<ListSkeleton />}>
        <Meetings />
      </DataSection>
    </Section>
  );
}

function Meetings() {
  const { t } = useTranslation('activity');
  const query = useSuspenseInfiniteQuery({ ...bookingsQuery, refetchInterval: lookAgainMs });
  const bookings = query.data.pages.flatMap((page) => page.bookings);
  return (
    <div className="flex flex-col gap-10">
      <Groups bookings={bookings} />
      <ShowMore query={query}>{t('earlier')}</ShowMore>
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
