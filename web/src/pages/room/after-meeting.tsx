import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Frown, Meh, Smile, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { policy } from '@puente/contract/policy';
import { type Feedback, useSendFeedback } from '../../features/feedback/queries.ts';
import type { Room } from '../../features/meeting/queries.ts';
import { providerQuery } from '../../features/provider/queries.ts';
import { nowMs } from '../../lib/clock.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { newId } from '../../lib/ids.ts';
import { local } from '../../lib/storage.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { chosenZone } from '../../lib/zone.ts';
import { useUser } from '../../shell/session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Textarea } from '../../ui/text-input.tsx';
import { When } from '../../ui/when.tsx';

type Booking = NonNullable<Room['booking']>;

/** Once a meeting is over: how it was, and the next one with the same expert, unless they left. */
export function AfterMeeting({ booking, isClient }: { booking: Booking; isClient: boolean }) {
  return (
    <>
      <HowWasIt bookingId={booking.id} />
      {isClient && booking.otherName ? <MeetAgain booking={booking} /> : null}
    </>
  );
}

const ratings = [
  { rating: 'good', icon: Smile, feedbackType: 'thanks' },
  { rating: 'fair', icon: Meh, feedbackType: 'idea' },
  { rating: 'bad', icon: Frown, feedbackType: 'bug' },
] as const;
type Rating = (typeof ratings)[number];

/** So many meetings are remembered: a room's page is rarely opened again. */
const maxAsked = 50;

function markAsked(bookingId: string): void {
  const asked = local.get('askedMeetings') ?? [];
  local.set('askedMeetings', [bookingId, ...asked].slice(0, maxAsked));
}

/**
 * Asked once a meeting, on this device: after an answer or a no it doesn't come back. One tap is
 * sent at once; words that follow replace it under the same id.
 */
function HowWasIt({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('meeting');
  const { t: common } = useTranslation('common');
  const [isDone, setDone] = useState(() => local.get('askedMeetings')?.includes(bookingId));
  const [feedbackId] = useState(newId);
  const errorText = useErrorText();
  const send = useSendFeedback();
  const [given, setGiven] = useState<Rating | null>(null);
  const textOf = ({ rating }: Rating) =>
    t('over.kept', { id: bookingId, rating: t(`over.ratings.${rating}`) });
  const rate = (chosen: Rating) => {
    const { feedbackType } = chosen;
    send.mutate(
      { feedbackType, feedbackText: textOf(chosen), feedbackId },
      {
        onSuccess: () => {
          markAsked(bookingId);
          setGiven(chosen);
        },
      },
    );
  };
  const dismiss = () => {
    markAsked(bookingId);
    setDone(true);
  };
  if (isDone) return null;
  return (
    <section aria-labelledby="how-was-it" className="rounded-card bg-surface p-5 shadow-card">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="how-was-it" className="text-lg font-semibold">
          {t('over.howWasIt')}
        </h2>
        <Button
          variant="quiet"
          className="-my-2 -mr-3 px-3!"
          aria-label={common('close')}
          icon={<X size={20} aria-hidden />}
          onClick={dismiss}
        />
      </div>
      {given ? (
        <Words
          rating={{ feedbackType: given.feedbackType, feedbackText: textOf(given), feedbackId }}
        />
      ) : (
        <div className="grid grid-cols-3 gap-2">
          {ratings.map((choice) => (
            <Button
              key={choice.rating}
              variant="secondary"
              className="flex-col gap-1 py-3"
              disabled={send.isPending}
              icon={<choice.icon size={24} aria-hidden />}
              onClick={() => rate(choice)}
            >
              {t(`over.ratings.${choice.rating}`)}
            </Button>
          ))}
        </div>
      )}
      {send.error ? (
        <div className="mt-3">
          <Banner tone="danger" live>
            {errorText(send.error)} {t('over.notSent')}
          </Banner>
        </div>
      ) : null}
    </section>
  );
}

function Words({ rating }: { rating: Feedback & { feedbackId: string } }) {
  const { t } = useTranslation('meeting');
  const errorText = useErrorText();
  const send = useSendFeedback();
  const [words, setWords] = useState('');
  const told = rating.feedbackText;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    send.mutate({ ...rating, feedbackText: `${told}\n${words.trim()}` });
  };
  if (send.isSuccess) return <p role="status">{t('over.sent')}</p>;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p role="status">{t('over.thanks')}</p>
      <Textarea
        label={t('over.more')}
        help={t('over.moreHelp')}
        rows={3}
        value={words}
        maxLength={policy.feedback.textMaxLength - told.length - 1}
        onChange={({ target }) => setWords(target.value)}
        error={send.error ? `${errorText(send.error)} ${t('over.notSent')}` : undefined}
      />
      <Button
        type="submit"
        variant="secondary"
        className="self-start"
        disabled={words.trim() === ''}
        loading={send.isPending}
      >
        {t('over.send')}
      </Button>
    </form>
  );
}

function MeetAgain({ booking }: { booking: Booking }) {
  const { t } = useTranslation('meeting');
  const currency = shownCurrency(useUser());
  // Below what the page is about: it is drawn without, and says nothing of times if they fail.
  const { data } = useQuery(providerQuery(booking.otherId, currency));
  const next = data?.nextFree && Date.parse(data.nextFree) > nowMs() ? data.nextFree : null;
  const name = booking.otherName;
  return (
    <section aria-labelledby="meet-again" className="rounded-card bg-surface p-5 shadow-card">
      <div className="flex items-center gap-4">
        <Avatar id={booking.otherId} name={name} src={booking.otherPicture} size={56} />
        <div className="min-w-0">
          <h2 id="meet-again" className="text-lg font-semibold">
            {t('over.again', { name: data?.name || name })}
          </h2>
          {next ? (
            <p className="text-ink-soft">
              {t('over.nextFree')} <When at={next} zone={chosenZone()} className="text-ink" />
            </p>
          ) : null}
        </div>
      </div>
      <Link
        to="/book/$providerId"
        params={{ providerId: booking.otherId }}
        className={`${buttonClass({ size: 'large' })} mt-4 w-full`}
      >
        {t('over.seeTimes')}
      </Link>
    </section>
  );
}
