import type { OwnMeeting } from '@puente/contract/errors';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OwnMeetings, useNameOf } from '../../features/booking/components/own-meetings.tsx';
import { ReleaseHold } from '../../features/booking/components/release-hold.tsx';
import { whenInText } from '../../lib/when-in-text.ts';
import { ApiError } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';

/** The error, if it is a refusal to hold another time, or the same time again. */
export function holdRefusalOf(error: unknown): ApiError | null {
  return error instanceof ApiError &&
    ['hold-limit-reached', 'hold-repeated'].includes(error.errorCode)
    ? error
    : null;
}

type Props = {
  error: ApiError;
  /** The zone of the times, and the way back to them. */
  flow: { zone: string; go: (step: 'time') => void };
};

/** Why the time is not held, and what can be done about it. Keyed by refusal. */
export function HoldRefused({ error, flow, onReleased }: Props & { onReleased: () => void }) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  return (
    <Banner tone="warning" live>
      <div ref={bringIntoView} className="flex flex-col gap-3 py-1">
        <p className="font-medium">{errorText(error)}</p>
        {error.errorCode === 'hold-repeated' ? (
          <WaitOrChange error={error} flow={flow} />
        ) : (
          <OwnMeetings
            label={t('hold.list')}
            meetings={error.ownMeetings}
            zone={flow.zone}
            renderActions={(hold) => <PayOrRelease hold={hold} onReleased={onReleased} />}
          />
        )}
      </div>
    </Banner>
  );
}

/** A ref: the message is longer than what it replaces, so it is scrolled into view. */
function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'center' });
}

function WaitOrChange({ error, flow }: Props) {
  const { t } = useTranslation('booking');
  const at = now().add({ seconds: error.retryAfter ?? 0 });
  return (
    <>
      {error.retryAfter === null ? null : (
        <p>{t('hold.again', { when: whenInText(at.toString(), flow.zone) })}</p>
      )}
      <Button variant="secondary" className="self-start" onClick={() => flow.go('time')}>
        {t('gone.all')}
      </Button>
    </>
  );
}

function PayOrRelease({ hold, onReleased }: { hold: OwnMeeting; onReleased: () => void }) {
  const { t } = useTranslation('booking');
  const nameOf = useNameOf();
  const { bookingId, person, start, end } = hold;
  if (!bookingId || !person) return null;
  const minutes = Temporal.Instant.from(start).until(end).total('minutes');
  const about = t('ownClash.with', { name: nameOf(person) });
  return (
    <div className="flex flex-wrap gap-2">
      <Link
        to="/book/$providerId"
        params={{ providerId: person.id }}
        search={{ step: 'pay', start, minutes, bookingId }}
        aria-label={`${t('hold.finish')}: ${about}`}
        className={buttonClass()}
      >
        {t('hold.finish')}
      </Link>
      <ReleaseHold
        bookingId={bookingId}
        label={`${t('hold.release')}: ${about}`}
        onReleased={onReleased}
      />
    </div>
  );
}
