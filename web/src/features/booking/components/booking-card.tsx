import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/money.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import { otherParty } from '../groups.ts';
import type { Booking } from '../queries.ts';
import { BookAgain } from './book-again.tsx';
import { BookingStatus } from './booking-status.tsx';
import { FinishPaying } from './finish-paying.tsx';
import { JoinRoom } from './join-room.tsx';
import { ProposalBadge } from './proposal-badge.tsx';
import { VenueWhen } from './venue.tsx';

/** What the list is narrowed to: it stays so beside the meeting that is opened. */
type ListSearch = { show?: string | undefined; q?: string | undefined; as?: string | undefined };

/** One meeting in the list: who, when, price, status, and what can be done now. */
export function BookingCard(props: {
  booking: Booking;
  zone: string;
  search: ListSearch;
  /** It stands open beside the list, whose address this is. */
  isOpen: boolean;
}) {
  const { booking, zone, search, isOpen } = props;
  const { t } = useTranslation('booking');
  const person = otherParty(booking, t('goneAccount'));
  const isAhead = booking.status === 'confirmed' || booking.status === 'in-progress';
  return (
    <Card className="relative flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <Avatar id={person.id} name={person.name} src={person.profilePicture} size={48} />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h3 className="text-lg font-semibold">
              <Link
                to="/activity/$bookingId"
                params={{ bookingId: booking.id }}
                search={search}
                activeOptions={{ includeSearch: false }}
                data-row
                aria-current={isOpen ? 'page' : undefined}
                className="rounded-control after:absolute after:inset-0 after:rounded-card hover:underline aria-[current=page]:after:ring-2 aria-[current=page]:after:ring-primary-text"
              >
                {person.name}
              </Link>
            </h3>
            {/* The group that it stands in says the rest. */}
            {booking.status === 'in-progress' ? <BookingStatus status={booking.status} /> : null}
            <ProposalBadge proposal={booking.proposal} />
          </div>
          <p>
            <VenueWhen at={booking.start} venue={booking.venue} zone={zone} />
          </p>
          <p className="text-sm text-ink-soft">
            {booking.venue ? `${placeName(booking.venue)} · ` : null}
            {formatMinutes(booking.durationMinutes)} · <Amount booking={booking} />
            {booking.role === 'provider' ? ` · ${t('asExpert')}` : null}
          </p>
        </div>
      </div>
      {/* Above the link that covers the card. */}
      <div className="relative empty:hidden">
        {booking.status === 'held' ? <FinishPaying booking={booking} /> : null}
        {isAhead ? <JoinRoom booking={booking} zone={zone} onlySoon /> : null}
        {booking.partOf ? null : <BookAgain booking={booking} />}
      </div>
    </Card>
  );
}

/** What a list has room for. */
function placeName({ name, address, region }: NonNullable<Booking['venue']>): string {
  return name ?? address ?? region;
}

function Amount({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking');
  const { price, refunded, sessionNumber: number, sessionsTotal: total } = booking;
  // What it carries of the package's price is nothing that is paid for it.
  if (number !== null && total !== null)
    return <span className="tabular">{t('session', { number, total })}</span>;
  return (
    <span className="tabular">
      {price.amount === 0 ? t('price.free') : formatMoney(price)}
      {refunded.amount > 0 ? ` · ${t('price.refunded', { amount: formatMoney(refunded) })}` : null}
    </span>
  );
}
