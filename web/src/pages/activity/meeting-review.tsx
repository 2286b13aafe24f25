import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../../features/booking/queries.ts';
import { Answer } from '../../features/review/components/answer.tsx';
import { AnswerForm } from '../../features/review/components/answer-form.tsx';
import { ReviewForm } from '../../features/review/components/review-form.tsx';
import { GivenStars } from '../../shell/star-line.tsx';
import { meetingReviewQuery, type MeetingReview as Known } from '../../features/review/queries.ts';
import { draftOf } from '../../lib/drafts.ts';
import { longDate, zoned } from '../../lib/time.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useFocusOnChange } from '../../ui/focus.ts';

type Props = { booking: Booking; zone: string };

/** After a meeting: its client is asked for a review, and its expert for an answer. */
export function MeetingReview({ booking, zone }: Props) {
  const isOver = booking.status === 'completed';
  const { data } = useQuery({ ...meetingReviewQuery(booking.id), enabled: isOver });
  if (!isOver || !data || (!data.review && !data.may)) return null;
  if (booking.role === 'provider') return <Received known={data} booking={booking} />;
  return <Own known={data} booking={booking} zone={zone} />;
}

type CardProps = {
  title: string;
  /** Takes the focus when a form comes or goes. */
  heading: RefCallback<HTMLElement>;
  children: ReactNode;
};

function Card({ title, heading, children }: CardProps) {
  return (
    <section aria-labelledby="review" className="rounded-card bg-surface p-5 shadow-card">
      <h2 id="review" ref={heading} tabIndex={-1} className="mb-1 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Own({ known, booking, zone }: Props & { known: Known }) {
  const { t } = useTranslation('review');
  const [isChanging, setChanging] = useState(
    () => known.may === 'change' && draftOf(booking.id).review !== undefined,
  );
  const [isSent, setSent] = useState(false);
  const { review, may, changeableUntil } = known;
  const { id: providerId, name } = booking.provider;
  const isAsked = may === 'write' || isChanging;
  const heading = useFocusOnChange(isAsked);
  if (isAsked)
    return (
      <Card title={t('ask.title', { name })} heading={heading}>
        <p className="text-ink-soft">{t('ask.text', { name })}</p>
        <ReviewForm
          bookingId={booking.id}
          providerId={providerId}
          before={review}
          onSent={() => {
            setChanging(false);
            setSent(true);
          }}
        />
      </Card>
    );
  if (!review) return null;
  const until = changeableUntil && longDate(zoned(changeableUntil, zone).toPlainDate());
  return (
    <Card title={t('own.title', { name })} heading={heading}>
      <GivenStars stars={review.stars} />
      {review.text === '' ? null : <p className="mt-2 whitespace-pre-line">{review.text}</p>}
      {review.answer ? <Answer name={name} text={review.answer.text} /> : null}
      {review.hiddenReason ? (
        <div className="mt-3">
          <Banner tone="warning">{t('own.hidden', { reason: review.hiddenReason })}</Banner>
        </div>
      ) : null}
      {isSent ? (
        <p role="status" className="mt-3">
          {t('ask.sent', { name })}
        </p>
      ) : null}
      {may === 'change' ? (
        <div className="mt-3">
          <p className="text-sm text-ink-soft">{t('own.until', { date: until })}</p>
          <Button variant="secondary" className="mt-2" onClick={() => setChanging(true)}>
            {t('own.change')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Received({ known, booking }: { known: Known; booking: Booking }) {
  const { t } = useTranslation('review');
  const { review, may } = known;
  const heading = useFocusOnChange(may);
  if (!review) return null;
  return (
    <Card
      title={t('answer.title', { name: booking.client.name || t('someone') })}
      heading={heading}
    >
      <GivenStars stars={review.stars} />
      {review.text === '' ? null : <p className="mt-2 whitespace-pre-line">{review.text}</p>}
      {review.answer ? <Answer name={booking.provider.name} text={review.answer.text} /> : null}
      {may === 'answer' ? <AnswerForm reviewId={review.id} /> : null}
    </Card>
  );
}
