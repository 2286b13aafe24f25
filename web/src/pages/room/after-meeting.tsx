import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Frown, Meh, Smile } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { policy } from '@puente/contract/policy';
import { useSendFeedback } from '../../features/feedback/queries.ts';
import type { Room } from '../../features/meeting/queries.ts';
import { providerQuery } from '../../features/provider/queries.ts';
import { nowMs } from '../../lib/clock.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { useUser } from '../../shell/session/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Textarea } from '../../ui/text-input.tsx';
import { When } from '../../ui/when.tsx';

type Booking = NonNullable<Room['booking']>;

/** Once a meeting is over: how it was, and the next one with the same expert. */
export function AfterMeeting({ booking, isClient }: { booking: Booking; isClient: boolean }) {
  return (
    <div className="flex flex-col gap-6 pb-2 text-left">
      <HowWasIt bookingId={booking.id} />
      {isClient ? <MeetAgain booking={booking} /> : null}
    </div>
  );
}

const ratings = [
  { rating: 'good', icon: Smile, feedbackType: 'thanks' },
  { rating: 'fair', icon: Meh, feedbackType: 'idea' },
  { rating: 'bad', icon: Frown, feedbackType: 'bug' },
] as const;
type Rating = (typeof ratings)[number];

/** One tap is kept at once; words may follow. */
function HowWasIt({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('meeting');
  const errorText = useErrorText();
  const send = useSendFeedback();
  const [given, setGiven] = useState<Rating | null>(null);
  const textOf = ({ rating }: Rating) =>
    t('over.kept', { id: bookingId, rating: t(`over.ratings.${rating}`) });
  const rate = (chosen: Rating) => {
    const { feedbackType } = chosen;
    send.mutate(
      { feedbackType, feedbackText: textOf(chosen) },
      { onSuccess: () => setGiven(chosen) },
    );
  };
  return (
    <section aria-labelledby="how-was-it" className="rounded-card bg-surface p-5 shadow-card">
      <h2 id="how-was-it" className="mb-3 text-lg font-semibold">
        {t('over.howWasIt')}
      </h2>
      {given ? (
        <Words told={textOf(given)} feedbackType={given.feedbackType} />
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

function Words({ told, feedbackType }: { told: string; feedbackType: Rating['feedbackType'] }) {
  const { t } = useTranslation('meeting');
  const errorText = useErrorText();
  const send = useSendFeedback();
  const [words, setWords] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    send.mutate({ feedbackType, feedbackText: `${told}\n${words.trim()}` });
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
              {t('over.nextFree')} <When at={next} className="text-ink" />
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
