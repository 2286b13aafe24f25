import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { TimerOff, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HoldNotice } from '../../features/booking/components/hold-notice.tsx';
import { PackageTerms } from '../../features/booking/components/package-terms.tsx';
import { VenueLine } from '../../features/booking/components/venue.tsx';
import { packageQuery, type Package } from '../../features/booking/package-queries.ts';
import { bookingQuery, type Booking } from '../../features/booking/queries.ts';
import { CardPayment } from '../../features/payment/components/card-payment.tsx';
import { paymentIntentQuery, useBankRefusal } from '../../features/payment/queries.ts';
import { usePriceNotes } from '../../lib/price-note.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import type { BookingFlow } from './booking-flow.ts';
import { codeIn } from './package-code.ts';
import { PackageFrame, PackageSummary } from './package-summary.tsx';
import { namedTimes } from './package-times-rules.ts';
import { ReplacedHold } from './replaced-hold.tsx';
import { StepMessage } from './step-message.tsx';
import { StepTitle } from './step-title.tsx';

type Props = { flow: BookingFlow; booking: Booking };

/** Pays all times of a package at once, before their hold expires. */
export function PackagePay({ flow, booking }: Props) {
  const { data: bought } = useSuspenseQuery(packageQuery(booking.partOf?.id ?? ''));
  const starts = startsOf(bought);
  // Whoever comes from elsewhere to pay can still go back to the times.
  if (flow.search.offering !== bought.offeringId)
    return (
      <Navigate
        to="/book/$providerId"
        params={{ providerId: flow.providerId }}
        search={{ ...flow.search, offering: bought.offeringId, times: namedTimes(starts) }}
        replace
      />
    );
  return <Held flow={flow} booking={booking} bought={bought} />;
}

function startsOf({ sessions }: Package): string[] {
  return sessions.flatMap(({ start }) => start ?? []);
}

function Held({ flow, booking, bought }: Props & { bought: Package }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const priceNotes = usePriceNotes();
  const { price, discount, offeringName, sessionsTotal, durationMinutes, provider } = bought;
  const sold = {
    ...{ name: offeringName, sessions: sessionsTotal, minutes: durationMinutes },
    expert: provider,
  };
  const starts = startsOf(bought);
  const { exchange, ownCurrency, venue } = booking;
  return (
    <>
      <StepTitle>{t('titles.pay')}</StepTitle>
      <PackageFrame
        sold={sold}
        price={price}
        summary={
          <PackageSummary
            {...{ sold, starts, price }}
            zone={flow.zone}
            later={sessionsTotal - starts.length}
            listPrice={discount?.listPrice}
            code={codeIn(discount)}
            notes={priceNotes({ currency: price.currency, exchange, ownCurrency })}
            place={venue ? <VenueLine venue={venue} /> : null}
          />
        }
      >
        <div className="flex flex-col gap-4 lg:gap-5">
          {booking.holdExpiresAt ? (
            <HoldNotice
              until={booking.holdExpiresAt}
              onEnd={() => void client.invalidateQueries(bookingQuery(booking.id))}
            />
          ) : null}
          <ReplacedHold booking={booking} zone={flow.zone} />
          <DataSection
            failed={t('payFailed')}
            waiting={
              <Loading label={common('loading')}>
                <Skeleton className="h-80" />
              </Loading>
            }
          >
            <Payment flow={flow} booking={booking} bought={bought} />
          </DataSection>
        </div>
      </PackageFrame>
    </>
  );
}

function Payment({ flow, booking, bought }: Props & { bought: Package }) {
  const { data: intent } = useQuery({ ...paymentIntentQuery(booking.id), throwOnError: true });
  return (
    <CardPayment
      bookingId={booking.id}
      amount={bought.price}
      intent={intent}
      returnUrl={globalThis.location.href}
      startingDecline={useBankRefusal(booking.id)}
      onSettled={() => flow.go('done', {}, { replace: true })}
      terms={<PackageTerms name={bought.provider.name} />}
    />
  );
}

/**
 * The hold expired before the payment, or money came too late for the times: they can be chosen
 * again.
 */
export function PackageOver({ flow, booking, isLate = false }: Props & { isLate?: boolean }) {
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('booking');
  const { data: bought } = useSuspenseQuery(packageQuery(booking.partOf?.id ?? ''));
  return (
    <StepMessage
      icon={isLate ? <Undo2 size={32} aria-hidden /> : <TimerOff size={32} aria-hidden />}
      title={isLate ? of('lost.title') : of('hold.overTitle')}
      text={isLate ? of('lost.text') : of('hold.overText')}
    >
      <Button
        size="large"
        onClick={() =>
          flow.go('time', {
            ...{ offering: bought.offeringId, times: namedTimes(startsOf(bought)) },
            ...{ start: undefined, bookingId: undefined },
          })
        }
      >
        {t('pay.again')}
      </Button>
    </StepMessage>
  );
}
