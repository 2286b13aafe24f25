import { bookingPolicy } from '@puente/contract/policy/booking';
import { Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';
import { minutesAndSeconds, useSecondsUntil } from '../../../ui/countdown.tsx';

/** From here on the rest of a hold is urgent. */
const endingSeconds = 120;

type Props = { until: string; onEnd: () => void };

/** How long the time is still held; near the end it says what happens then. */
export function HoldNotice({ until, onEnd }: Props) {
  const seconds = useSecondsUntil(Date.parse(until), onEnd);
  const isEnding = seconds <= endingSeconds;
  return (
    <Banner tone={isEnding ? 'warning' : 'neutral'} icon={<Timer size={20} aria-hidden />}>
      <Left seconds={seconds} />
    </Banner>
  );
}

/** The same in a line of a list. */
export function HoldLeft({ until, onEnd }: Props) {
  return <Left seconds={useSecondsUntil(Date.parse(until), onEnd)} />;
}

/** By the second on screen; screen readers hear it once a minute. */
function Left(props: { seconds: number }) {
  const { t } = useTranslation('booking');
  // Clocks that differ by a moment make it no longer than it is.
  const seconds = Math.min(props.seconds, bookingPolicy.holdMinutes * 60);
  const left = minutesAndSeconds(seconds);
  return (
    <>
      <span aria-hidden className="tabular">
        {seconds <= endingSeconds ? t('hold.ending', { left }) : t('hold.text', { left })}
      </span>
      <span className="sr-only" aria-live="polite">
        {t('hold.left', { count: Math.ceil(seconds / 60) })}
      </span>
    </>
  );
}
