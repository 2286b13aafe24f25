import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarX, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '../../features/booking/components/add-to-calendar.tsx';
import { JoinRoom } from '../../features/booking/components/join-room.tsx';
import { RefundTerms } from '../../features/booking/components/refund-terms.tsx';
import { SuccessPortrait } from '../../features/booking/components/success-portrait.tsx';
import { SuccessSteps } from '../../features/booking/components/success-steps.tsx';
import { VenueLine } from '../../features/booking/components/venue.tsx';
import { clearDraft } from '../../features/booking/draft.ts';
import type { Booking, Provider } from '../../features/booking/queries.ts';
import {
  paymentStateQuery,
  isUnderWay,
  type PaymentState,
} from '../../features/payment/queries.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatMinutes, showTime } from '../../lib/time.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { linkClass } from '../../ui/link.tsx';
import type { BookingFlow } from './booking-flow.ts';
import { Confirming } from './confirming.tsx';
import { HoldOver, LostTime } from './hold-over.tsx';
import { PackageDone, PackageOver } from './package-parts.ts';
import { StepMessage } from './step-message.tsx';
import { StepTitle } from './step-title.tsx';

type Props = { flow: BookingFlow; provider: Provider; booking: Booking };

/** The last step, as the server reports it: no timer pretends progress. */
export function DoneStep(props: Props) {
  const { t } = useTranslation('booking');
  return (
    <DataSection failed={t('failed')} waiting={<Confirming />}>
      <KnownEnd {...props} />
    </DataSection>
  );
}

function KnownEnd({ booking, ...props }: Props) {
  const { data: state } = useSuspenseQuery(paymentStateQuery(booking.id));
  return <End {...props} state={state} booking={{ ...booking, status: state.bookingStatus }} />;
}

function End(props: Props & { state: PaymentState }) {
  const { flow, provider, state, booking } = props;
  const isBooked = isMeeting(booking) && !state.slotLost;
  useEffect(() => (isBooked ? clearDraft() : undefined), [isBooked]);
  const { t } = useTranslation('booking');
  const isPackage = booking.partOf?.kind === 'package';
  if (isPackage && state.slotLost) return <PackageOver flow={flow} booking={booking} isLate />;
  if (state.slotLost) {
    return (
      <LostTime
        flow={flow}
        booking={booking}
        icon={<Undo2 size={32} aria-hidden />}
        title={t('lost.title')}
        text={t('lost.text')}
      />
    );
  }
  if (booking.status === 'cancelled') {
    return (
      <StepMessage icon={<CalendarX size={32} aria-hidden />} title={t('cancelledTitle')}>
        <Link
          to="/activity/$bookingId"
          params={{ bookingId: booking.id }}
          className={buttonClass({ size: 'large' })}
        >
          {t('toMeeting')}
        </Link>
      </StepMessage>
    );
  }
  if (isBooked) {
    const Booked = isPackage ? PackageDone : Success;
    return <Booked flow={flow} provider={provider} booking={booking} />;
  }
  if (isUnderWay(state)) return <WaitingForBank provider={provider} booking={booking} />;
  if (booking.status === 'expired') {
    const Over = isPackage ? PackageOver : HoldOver;
    return <Over flow={flow} booking={booking} />;
  }
  return (
    <StepMessage title={t('unpaid.title')} text={t('unpaid.text')}>
      <Button size="large" onClick={() => flow.go('pay')}>
        {t('unpaid.action')}
      </Button>
    </StepMessage>
  );
}

function isMeeting({ status }: Booking): boolean {
  return ['confirmed', 'in-progress', 'completed'].includes(status);
}

function WaitingForBank({ provider, booking }: Pick<Props, 'provider' | 'booking'>) {
  const { t } = useTranslation('booking');
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <SuccessPortrait provider={provider} isConfirmed={false} />
      <StepTitle className="text-balance">{t('success.waiting')}</StepTitle>
      <p className="text-ink-soft">{t('success.waitingText')}</p>
      <SuccessSteps booking={booking} isConfirmed={false} />
    </div>
  );
}

/** The meeting is theirs: with whom and when first, then how it is reached and left. */
function Success({ flow, provider, booking }: Props) {
  const { t } = useTranslation('booking');
  const { start, durationMinutes, price } = booking;
  const { venue } = booking;
  const shown = showTime(start, { zone: venue?.timezone ?? flow.zone });
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <div className="flex flex-col gap-3">
        <SuccessPortrait provider={provider} isConfirmed />
        <StepTitle className="mt-1 text-3xl text-balance sm:text-4xl">
          {t('success.title', { name: provider.name })}
        </StepTitle>
        <p>
          <time dateTime={shown.iso} title={shown.full} className="block text-xl font-medium">
            <span aria-hidden>{shown.text}</span>
            <span className="sr-only">{shown.full}</span>
          </time>
          <span className="text-ink-soft">
            <span aria-hidden className="inline-block first-letter:uppercase">
              {shown.zone}
            </span>{' '}
            · {formatMinutes(durationMinutes)} ·{' '}
            <span className="tabular">
              {price.amount === 0
                ? t('price.free')
                : t('price.paidAmount', { amount: formatMoney(price) })}
            </span>
          </span>
        </p>
      </div>
      {venue ? <VenueLine venue={venue} /> : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <AddToCalendar bookingId={booking.id} isPrimary />
        <Link
          to="/activity/$bookingId"
          params={{ bookingId: booking.id }}
          className={`${linkClass} inline-flex min-h-11 items-center`}
        >
          {t('toMeeting')}
        </Link>
      </div>
      <SuccessSteps booking={booking} isConfirmed />
      <JoinRoom booking={booking} zone={flow.zone} isNew />
      <RefundTerms policy={booking.refundPolicy} zone={flow.zone} providerName={provider.name} />
    </div>
  );
}
