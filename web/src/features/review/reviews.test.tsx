import { describe, expect, it } from 'vitest';
import { aReview } from '../../../test/experts.ts';
import { controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
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
  return stillOf(<Reviews expert={expert} />, language, { known });
}

describe('what is said of an expert', () => {
  it('takes no room while nobody has said anything, or nothing is known', async () => {
    expect((await shown({ reviews: [] })).innerHTML).toBe('');
    expect((await stillOf(<Reviews expert={expert} />, 'en')).innerHTML).toBe('');
  });

  it('shows no stars until there are three, and says so', async () => {
    const words = wordsIn(await shown({ reviews: [aReview({ stars: null })] }));
    expect(words).toBe('Reviews Stars are shown from 3 reviews. Ana November 2026 She listens.');
    expect(wordsIn(await shown({ reviews: [aReview({ stars: null })] }, 'es'))).toMatch(
      /3 reseñas.* Ana noviembre de 2026 She listens\.$/,
    );
  });

  it('is heard with the mean by the marks of the language, and the number in words', async () => {
    const three = { reviews: [aReview()], rating: { average: 4.67, count: 3 } };
    expect(wordsIn(await shown(three))).toContain('4.7 of 5 stars, 3 reviews');
    expect(wordsIn(await shown(three, 'es'))).toContain('4,7 de 5 estrellas, 3 reseñas');
    const one = { reviews: [aReview({ stars: 1 })], rating: { average: 1, count: 1 } };
    expect(wordsIn(await shown(one))).toMatch(/1\.0 of 5 stars, 1 review .*1 star Ana/);
  });

  it.each([
    [{ author: null }, '3 A client', '3 Un cliente'],
    [{ author: 'Ñandú' }, '3 Ñandú', '3 Ñandú'],
  ])('has an author, who may have left: %j', async (changes, english, spanish) => {
    expect(headings(await shown({ reviews: [aReview(changes)] }))[1]).toBe(english);
    expect(headings(await shown({ reviews: [aReview(changes)] }, 'es'))[1]).toMatch(
      new RegExp(`^${spanish}`),
    );
  });

  it('tells what was changed, and when, in the words as they were written', async () => {
    const changed = aReview({ changedAt: '2026-12-01T02:00:00Z', text: '<i>Fine</i>\nNext line' });
    const markup = await shown({ reviews: [changed] });
    expect(wordsIn(markup)).toContain('Ana November 2026 · edited');
    expect(markup.innerHTML).not.toContain('<i>');
    expect(find(await shown({ reviews: [aReview({ text: '' })] }), 'article').map(heard)).toEqual([
      '5 stars Ana November 2026',
    ]);
  });

  it('has the answer of the expert, and the means of those who may', async () => {
    const answer = { text: 'Thank you', at: '2026-11-21T12:00:00Z' };
    expect(wordsIn(await shown({ reviews: [aReview({ answer })] }))).toContain(
      'Camila answers Thank you',
    );
    expect(controls(await shown({ reviews: [aReview({ canAnswer: true })] }))).toEqual([
      'Send answer',
    ]);
    expect(controls(await shown({ reviews: [aReview({ canHide: true })] }))).toEqual([
      'Hide review',
    ]);
    expect(controls(await shown({ reviews: [aReview()] }))).toEqual([]);
    expect(controls(await shown({ reviews: [aReview()], next: uuid(92) }, 'es'))).toHaveLength(1);
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
  stillOf(
    <ReviewForm bookingId="b1" providerId={expert.id} before={given} onSent={() => undefined} />,
    language,
  );

describe('writing a review', () => {
  it('begins with stars, each heard as a number', async () => {
    const field = await stillOf(<StarField value={3} onChange={() => undefined} />, 'es');
    const names = find(field, 'label').map(heard);
    expect(names).toEqual(['1 estrella', ...[2, 3, 4, 5].map((count) => `${count} estrellas`)]);
    const chosen = find(field, 'input').map((node) => node.hasAttribute('checked'));
    expect(chosen).toEqual([false, false, true, false, false]);
  });

  it('asks for words and can be sent once there are stars', async () => {
    expect(controls(await form(null))).toEqual([]);
    expect(controls(await form(before))).toEqual(['Save review']);
    expect(find(await form(before), 'textarea').map(heard)).toEqual(['Good']);
  });

  it('goes on where it was left', async () => {
    keepDraft('b1', { review: { stars: 2, text: 'Half a' } });
    expect(find(await form(null), 'textarea').map(heard)).toEqual(['Half a']);
    expect(controls(await form(null))).toEqual(['Send review']);
    keepDraft('b1', { review: undefined });
  });
});
