import { describe, expect, it } from 'vitest';
import { aReview } from '../../../test/experts.ts';
import { controls, find, headings, heard } from '../../../test/markup.ts';
import { wordsIn } from '../../../test/page.tsx';
import { atMoment, reply, screenOf, uuid } from '../../../test/screen.tsx';
import { keepDraft } from '../../lib/drafts.ts';
import { ReviewForm } from './components/review-form.tsx';
import { Reviews } from './components/reviews.tsx';
import { StarField } from './components/star-field.tsx';
import { reviewsQuery, type MeetingReview, type ShownReview } from './queries.ts';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const expert = { id: uuid(5), name: 'Camila' };
type Page = {
  reviews: ShownReview[];
  rating?: { average: number; count: number } | null;
  next?: string | null;
};

function shown({ reviews, rating = null, next = null }: Page, language: Language = 'en') {
  const page = reply('GET /worker/profile/:id/reviews', { reviews, rating, next });
  const data = { pages: [page], pageParams: [null] };
  const known = [[reviewsQuery(expert.id).queryKey, data]] as const;
  return screenOf(<Reviews expert={expert} />, language, { known });
}

describe('what is said of an expert', () => {
  it('takes no room while nobody has said anything, or nothing is known', () => {
    expect(shown({ reviews: [] })).toBe('');
    expect(screenOf(<Reviews expert={expert} />, 'en')).toBe('');
  });

  it('shows no stars until there are three, and says so', () => {
    const words = wordsIn(shown({ reviews: [aReview({ stars: null })] }));
    expect(words).toBe('Reviews Stars are shown from 3 reviews. Ana November 2026 She listens.');
    expect(wordsIn(shown({ reviews: [aReview({ stars: null })] }, 'es'))).toMatch(
      /3 reseñas.* Ana noviembre de 2026 She listens\.$/,
    );
  });

  it('is heard with the mean by the marks of the language, and the number in words', () => {
    const three = { reviews: [aReview()], rating: { average: 4.67, count: 3 } };
    expect(wordsIn(shown(three))).toContain('4.7 of 5 stars, 3 reviews');
    expect(wordsIn(shown(three, 'es'))).toContain('4,7 de 5 estrellas, 3 reseñas');
    const one = { reviews: [aReview({ stars: 1 })], rating: { average: 1, count: 1 } };
    expect(wordsIn(shown(one))).toMatch(/1\.0 of 5 stars, 1 review .*1 star Ana/);
  });

  it.each([
    [{ author: null }, '3 A client', '3 Un cliente'],
    [{ author: 'Ñandú' }, '3 Ñandú', '3 Ñandú'],
  ])('has an author, who may have left: %j', (changes, english, spanish) => {
    expect(headings(shown({ reviews: [aReview(changes)] }))[1]).toBe(english);
    expect(headings(shown({ reviews: [aReview(changes)] }, 'es'))[1]).toMatch(
      new RegExp(`^${spanish}`),
    );
  });

  it('tells what was changed, and when, in the words as they were written', () => {
    const changed = aReview({ changedAt: '2026-12-01T02:00:00Z', text: '<i>Fine</i>\nNext line' });
    const markup = shown({ reviews: [changed] });
    expect(wordsIn(markup)).toContain('Ana November 2026 · edited');
    expect(markup).not.toContain('<i>');
    expect(find(shown({ reviews: [aReview({ text: '' })] }), 'article').map(heard)).toEqual([
      '5 stars Ana November 2026',
    ]);
  });

  it('has the answer of the expert, and the means of those who may', () => {
    const answer = { text: 'Thank you', at: '2026-11-21T12:00:00Z' };
    expect(wordsIn(shown({ reviews: [aReview({ answer })] }))).toContain(
      'Camila answers Thank you',
    );
    expect(controls(shown({ reviews: [aReview({ canAnswer: true })] }))).toEqual(['Send answer']);
    expect(controls(shown({ reviews: [aReview({ canHide: true })] }))).toEqual(['Hide review']);
    expect(controls(shown({ reviews: [aReview()] }))).toEqual([]);
    expect(controls(shown({ reviews: [aReview()], next: uuid(92) }, 'es'))).toHaveLength(1);
  });
});

const before = {
  id: uuid(91),
  stars: 4,
  text: 'Good',
  at: '2026-11-20T12:00:00Z',
  changedAt: null,
  answer: null,
  hiddenReason: null,
};
const form = (given: MeetingReview['review'], language: Language = 'en') =>
  screenOf(
    <ReviewForm bookingId="b1" providerId={expert.id} before={given} onSent={() => undefined} />,
    language,
  );

describe('writing a review', () => {
  it('begins with stars, each heard as a number', () => {
    const field = screenOf(<StarField value={3} onChange={() => undefined} />, 'es');
    const names = find(field, 'label').map(heard);
    expect(names).toEqual(['1 estrella', ...[2, 3, 4, 5].map((count) => `${count} estrellas`)]);
    const chosen = find(field, 'input').map(({ attributes }) => 'checked' in attributes);
    expect(chosen).toEqual([false, false, true, false, false]);
  });

  it('asks for words and can be sent once there are stars', () => {
    expect(controls(form(null))).toEqual([]);
    expect(controls(form(before))).toEqual(['Save review']);
    expect(find(form(before), 'textarea').map(heard)).toEqual(['Good']);
  });

  it('goes on where it was left', () => {
    keepDraft('b1', { review: { stars: 2, text: 'Half a' } });
    expect(find(form(null), 'textarea').map(heard)).toEqual(['Half a']);
    expect(controls(form(null))).toEqual(['Send review']);
    keepDraft('b1', { review: undefined });
  });
});
