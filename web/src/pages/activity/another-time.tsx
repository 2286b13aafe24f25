import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeChooser } from '../../features/availability/components/time-chooser.tsx';
import { otherParty } from '../../features/booking/groups.ts';
import { bookingQuery, type Booking } from '../../features/booking/queries.ts';
import { whenInText } from '../../lib/when-in-text.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Section } from '../../shell/crash/section.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { When } from '../../ui/when.tsx';
import { ReviewTime } from './review-time.tsx';
import { useMeetingWays } from './view.ts';

/** The calendar on which a person chooses another time for a meeting, and what choosing does. */
export function AnotherTime() {
  const { bookingId } = useParams({ from: '/own/activity/$bookingId' });
  const { data: booking } = useSuspenseQuery(bookingQuery(bookingId));
  const { t } = useTranslation('activity');
  const { t: of } = useTranslation('booking');
  const { back } = useMeetingWays(bookingId);
  const { name } = otherParty(booking, of('goneAccount'));
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Button
          variant="quiet"
          className="-ml-4"
          icon={<ChevronLeft size={20} aria-hidden />}
          onClick={back}
        >
          {t('move.back')}
        </Button>
        <h1 ref={focusOnMount} tabIndex={-1} className="display text-2xl sm:text-3xl">
          {t('move.title', { name })}
        </h1>
      </div>
      {booking.moving ? (
        <Choice booking={booking} moving={booking.moving} name={name} onDone={back} />
      ) : (
        <Banner tone="warning">{t('move.over')}</Banner>
      )}
    </div>
  );
}

type ChoiceProps = {
  booking: Booking;
  moving: NonNullable<Booking['moving']>;
  name: string;
  onDone: () => void;
};

function Choice({ booking, moving, name, onDone }: ChoiceProps) {
  const { t } = useTranslation('activity');
  const [zone, setZone] = useState(chosenZone);
  const [start, setStart] = useState<string | null>(null);
  const [isReviewing, setIsReviewing] = useState(false);
  // Kept here: what was written stays while other times are looked at.
  const [message, setMessage] = useState('');
  const choose = (choice: { start: string; zone: string }) => {
    setStart(choice.start);
    setZone(choice.zone);
    setIsReviewing(true);
  };
  return (
    <>
      <Banner tone="primary">
        {moving.way === 'at-once' && moving.atOnceUntil
          ? t('move.atOnce', {
              count: moving.movesLeft,
              until: whenInText(moving.atOnceUntil, zone),
            })
          : t('move.asks', { name })}
      </Banner>
      <p>
        <span className="text-ink-soft">{t('move.now')}</span>{' '}
        <When at={booking.start} zone={zone} className="font-semibold" />
      </p>
      {isReviewing && start !== null ? (
        <ReviewTime
          booking={booking}
          way={moving.way}
          start={start}
          zone={zone}
          message={message}
          onMessage={setMessage}
          onStart={setStart}
          onOther={() => setIsReviewing(false)}
          onDone={onDone}
        />
      ) : (
        <Section name="activity.times">
          <TimeChooser
            providerId={booking.provider.id}
            prices={[]}
            chosen={start === null ? {} : { start, zone }}
            moving={{
              bookingId: booking.id,
              start: booking.start,
              minutes: booking.durationMinutes,
            }}
            onChoose={choose}
          />
        </Section>
      )}
    </>
  );
}
