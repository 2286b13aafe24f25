import { policy } from '@puente/contract/policy';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { VenueLines, VenueWhen } from '../../features/booking/components/venue.tsx';
import type { Booking } from '../../features/booking/queries.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatMinutes, zoneOffset } from '../../lib/time.ts';
import { Card } from '../../ui/card.tsx';
import { linkClass } from '../../ui/link.tsx';
import { When } from '../../ui/when.tsx';
import { DiscountFact, Fact } from './fact.tsx';

/** When, how long, price and refund, and why it ended if it did. */
export function BookingFacts({ booking, zone }: { booking: Booking; zone: string }) {
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const { start, refunded, refundedByHand: byHand, refundOwed } = booking;
  const { cancelledBy, cancelReason, venue } = booking;
  const gone = of('goneAccount');
  const isElsewhere = zoneOffset(booking.providerTimezone, start) !== zoneOffset(zone, start);
  return (
    <Card>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:[&>:first-child:nth-last-child(odd)]:col-span-2">
        <Fact name={t('facts.when')}>
          <VenueWhen at={start} venue={venue} zone={zone} className="block font-semibold" />
          {isElsewhere && !venue ? (
            <span className="block text-sm text-ink-soft">
              {booking.role === 'client'
                ? t('facts.theirTime', { name: booking.provider.name || gone })
                : t('facts.calendarTime')}{' '}
              <When at={start} zone={booking.providerTimezone} />
            </span>
          ) : null}
        </Fact>
        {venue ? (
          <Fact name={of('way.where')}>
            <VenueLines venue={venue} />
            {booking.mode === 'home' ? (
              <span className="block text-sm text-ink-soft">
                {venue.address
                  ? of('way.forgotten', { days: policy.place.homeAddressKeptDays })
                  : of('way.isForgotten')}
              </span>
            ) : null}
            {booking.travelMinutes ? (
              <span className="block text-sm text-ink-soft">
                {of('way.travel', { minutes: formatMinutes(booking.travelMinutes) })}
              </span>
            ) : null}
          </Fact>
        ) : null}
        <Fact name={t('facts.duration')}>{formatMinutes(booking.durationMinutes)}</Fact>
        {booking.partOf ? (
          <OfBought booking={booking} partOf={booking.partOf} />
        ) : (
          <PriceFacts booking={booking} />
        )}
        {refunded.amount > 0 ? (
          <Fact name={t('facts.refunded')}>
            {formatMoney(refunded)}
            <span className="block text-sm text-ink-soft">{t('facts.refundedNote')}</span>
            {byHand.amount > 0 ? (
              <span className="block text-sm text-ink-soft">
                {t('facts.refundedByHand', { amount: formatMoney(byHand) })}
              </span>
            ) : null}
          </Fact>
        ) : null}
        {refundOwed.amount > 0 ? (
          <Fact name={t('facts.owed')}>
            {formatMoney(refundOwed)}
            <span className="block text-sm text-ink-soft">{t('facts.owedNote')}</span>
          </Fact>
        ) : null}
        {cancelledBy ? (
          <Fact name={t('facts.cancelled')}>
            {t(`facts.by.${cancelledBy}`, { name: nameOf(booking, cancelledBy) || gone })}
            {cancelReason ? (
              <span className="block whitespace-pre-line text-ink-soft">{cancelReason}</span>
            ) : null}
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}

function PriceFacts({ booking: { price, paid, discount } }: { booking: Booking }) {
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const isPaid = price.amount > 0 && paid.amount === price.amount;
  return (
    <>
      <Fact name={isPaid ? t('facts.paid') : t('facts.price')}>
        {price.amount === 0 ? of('price.free') : formatMoney(price)}
      </Fact>
      <DiscountFact discount={discount} own={of('price.firstBooking')} />
      {/* Once paid in full the two are one. */}
      {price.amount > 0 && !isPaid ? <Fact name={t('facts.paid')}>{formatMoney(paid)}</Fact> : null}
    </>
  );
}

/** A session has no price of its own: which one it is, and what became of its place. */
function OfBought({
  booking,
  partOf: { kind, id, name },
}: {
  booking: Booking;
  partOf: NonNullable<Booking['partOf']>;
}) {
  const { t } = useTranslation('activity');
  const { sessionNumber: number, sessionsTotal: total, credit } = booking;
  return (
    <>
      <Fact name={t(`facts.${kind}`)}>
        {/* A package stands below, with how far it is. */}
        {kind === 'plan' ? (
          <Link
            to="/plan/$planId"
            params={{ planId: id }}
            className={`${linkClass} flex min-h-11 items-center`}
          >
            {name}
          </Link>
        ) : null}
        {t(`facts.included.${kind}`, { number, total })}
      </Fact>
      {credit ? (
        <Fact name={t('facts.credit')}>
          {credit === 'returned' ? t('facts.creditReturned') : t('facts.creditSpent')}
        </Fact>
      ) : null}
    </>
  );
}

function nameOf({ client, provider }: Booking, who: 'client' | 'provider' | 'platform'): string {
  return who === 'client' ? client.name : provider.name;
}
