import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '../../features/booking/components/add-to-calendar.tsx';
import { SuccessPortrait } from '../../features/booking/components/success-portrait.tsx';
import { SuccessSteps } from '../../features/booking/components/success-steps.tsx';
import { VenueLine } from '../../features/booking/components/venue.tsx';
import { packageQuery } from '../../features/booking/package-queries.ts';
import type { Booking, Provider } from '../../features/booking/queries.ts';
import { whenInText } from '../../lib/when-in-text.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatMinutes } from '../../lib/time.ts';
import { Banner } from '../../ui/banner.tsx';
import { linkClass } from '../../ui/link.tsx';
import type { BookingFlow } from './booking-flow.ts';
import { TimesList } from './package-summary.tsx';
import { StepTitle } from './step-title.tsx';

type Props = { flow: BookingFlow; provider: Provider; booking: Booking };

/** The package is theirs: its times, what can be placed later, and where it is found. */
export function PackageDone({ flow, provider, booking }: Props) {
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('booking');
  const { data: bought } = useSuspenseQuery({
    ...packageQuery(booking.partOf?.id ?? ''),
    // It was held when the payment began.
    staleTime: 0,
  });
  const { sessions, sessionsTotal, durationMinutes, price, credits, validUntil, offeringName } =
    bought;
  const placed = sessions.filter(({ state }) => state === 'placed');
  const starts = placed.flatMap(({ start }) => start ?? []).toSorted();
  const zone = booking.venue?.timezone ?? flow.zone;
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <div className="flex flex-col gap-3">
        <SuccessPortrait provider={provider} isConfirmed />
        <StepTitle className="mt-1 text-3xl text-balance sm:text-4xl">
          {t('done.title', { count: sessionsTotal, name: provider.name })}
        </StepTitle>
        <p className="text-ink-soft">
          <span className="wrap-anywhere">{offeringName}</span> ·{' '}
          {t('done.each', { length: formatMinutes(durationMinutes) })} ·{' '}
          <span className="tabular">
            {price.amount === 0 ? of('price.free') : t('done.paid', { amount: formatMoney(price) })}
          </span>
        </p>
      </div>
      <TimesList starts={starts} zone={zone} />
      {credits > 0 ? (
        <Banner tone="primary">
          {t('done.later', { count: credits, until: whenInText(validUntil, flow.zone) })}
        </Banner>
      ) : null}
      {booking.venue ? <VenueLine venue={booking.venue} /> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <AddToCalendar bookingId={placed.flatMap(({ bookingId }) => bookingId ?? [])} isPrimary />
        <Link
          to="/activity"
          search={{ package: bought.id }}
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
          {t('see')}
        </Link>
      </div>
      <SuccessSteps booking={booking} isConfirmed />
    </div>
  );
}
