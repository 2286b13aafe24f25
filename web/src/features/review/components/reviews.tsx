import { reviewPolicy } from '@puente/contract/policy/review';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monthOf } from '../../../lib/time.ts';
import { chosenZone } from '../../../lib/zone.ts';
import { ShowMore } from '../../../shell/page/data-section.tsx';
import { reviewsQuery, type ShownReview } from '../queries.ts';
import { Answer } from './answer.tsx';
import { AnswerForm } from './answer-form.tsx';
import { HideReview } from './hide-review.tsx';
import { GivenStars, StarLine } from '../../../shell/star-line.tsx';

/** What clients say of an expert; nothing while no one has. */
export function Reviews({ expert }: { expert: { id: string; name: string } }) {
  const { t } = useTranslation('review');
  const query = useInfiniteQuery(reviewsQuery(expert.id));
  const { data } = query;
  const [first] = data?.pages ?? [];
  if (!first || first.reviews.length === 0) return null;
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-1.5 text-lg font-semibold">
        {t('title')}
      </h2>
      {first.rating ? (
        <StarLine of={first.rating} />
      ) : (
        <p className="text-ink-soft">{t('few', { count: reviewPolicy.shownFrom })}</p>
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} expertName={expert.name} />
          </li>
        ))}
      </ul>
      <div className="mt-4 w-fit empty:hidden">
        <ShowMore query={query}>{t('more')}</ShowMore>
      </div>
    </section>
  );
}

function Review({ review, expertName }: { review: ShownReview; expertName: string }) {
  const { t } = useTranslation('review');
  const { id, author, stars, text, at, changedAt, answer, canAnswer, canHide } = review;
  const month = monthOf(changedAt ?? at, chosenZone());
  return (
    <article className="rounded-card bg-surface p-4 shadow-card">
      {stars === null ? null : <GivenStars stars={stars} />}
      <h3 className="font-semibold">{author ?? t('someone')}</h3>
      <p className="text-sm text-ink-soft">
        {changedAt === null ? month : `${month} · ${t('changed')}`}
      </p>
      {text === '' ? null : <p className="mt-2 whitespace-pre-line">{text}</p>}
      {answer ? <Answer name={expertName} text={answer.text} /> : null}
      {canAnswer ? <AnswerForm reviewId={id} /> : null}
      {canHide ? <HideReview reviewId={id} /> : null}
    </article>
  );
}
