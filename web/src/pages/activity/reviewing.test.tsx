import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openMeeting } from '../../../test/meeting.tsx';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { MeetingReview } from '../../features/review/queries.ts';
import { draftOf } from '../../lib/drafts.ts';

atMoment('2026-12-11T12:00Z');

const reading = 'GET /api/booking/:id/review';
const writing = 'POST /api/reviews';

const unwritten: MeetingReview = { review: null, may: 'write', changeableUntil: null };
const written = (stars: 1 | 2 | 3 | 4 | 5 = 4, text = 'Clear advice'): MeetingReview => ({
  review: {
    id: uuid(30),
    stars,
    text,
    at: '2026-12-11T12:00:00Z',
    changedAt: null,
    answer: null,
    hiddenReason: null,
  },
  may: 'change',
  changeableUntil: '2027-01-10T03:00:00Z',
});

const opened = (server: Answers = {}, language: 'en' | 'es' = 'en') =>
  openMeeting({ status: 'completed' }, { language, server: { [reading]: unwritten, ...server } });

const stars = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const words = (name = 'A few words (optional)') =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name });

describe('a review', () => {
  it.each([
    ['en', '4 stars', 'A few words (optional)', 'Send review'],
    ['es', '4 estrellas', 'Algunas palabras (opcional)', 'Enviar reseña'],
  ] as const)('asks for stars, then for words (%s)', async (language, four, label, send) => {
    const { person, server } = await opened({}, language);
    const star = await stars(four);
    expect(screen.queryByRole('textbox', { name: label })).toBeNull();
    expect(screen.queryByRole('button', { name: send })).toBeNull();
    await person.click(star);
    expect(star.checked).toBe(true);
    expect(words(label).value).toBe('');
    expect(screen.getByRole('button', { name: send })).toBeTruthy();
    expect(server.callsTo(writing)).toEqual([]);
  });

  it('is sent as it was typed, thanked for, and can then be changed', async () => {
    const answer = held<MeetingReview>();
    const { person, server } = await opened({ [writing]: answer.answer });
    await person.click(await stars('4 stars'));
    await person.type(words(), ' Clear advice ');
    expect(draftOf(uuid(10)).review).toEqual({ stars: 4, text: ' Clear advice ' });
    await person.dblClick(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(server.callsTo(writing)).toHaveLength(1));
    expect(server.callsTo(writing)[0]?.body).toEqual({
      providerId: uuid(1),
      stars: 4,
      text: 'Clear advice',
    });
    server.answers(reading, written());
    answer.release(written());
    const heading = await screen.findByRole('heading', { name: 'Your review of Sunita' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText("Thanks. Your review is on Sunita's page.")).toBeTruthy();
    expect(screen.getByText(/until .*January 10, 2027/)).toBeTruthy();
    expect(draftOf(uuid(10)).review).toBeUndefined();
  });

  it.each([
    ['en', '1 star', 'A few words (optional)', 'Send review'],
    ['es', '1 estrella', 'Algunas palabras (opcional)', 'Enviar reseña'],
  ] as const)(
    'that was refused says why at its words, and keeps them (%s)',
    async (language, one, label, send) => {
      const { person, server } = await opened({ [writing]: refuses('contact-details') }, language);
      await person.click(await stars(one));
      await person.type(words(label), 'Call +56 9 1111 1111');
      await person.click(screen.getByRole('button', { name: send }));
      await waitFor(() => expect(words(label).getAttribute('aria-invalid')).toBe('true'));
      const said = document.getElementById(words(label).getAttribute('aria-describedby') ?? '');
      expect(said?.getAttribute('role')).toBe('alert');
      expect(said?.textContent).not.toContain('Words of the server');
      expect(words(label).value).toBe('Call +56 9 1111 1111');
      server.answers(writing, written(1, ''));
      server.answers(reading, written(1, ''));
      await person.clear(words(label));
      await person.click(screen.getByRole('button', { name: send }));
      await waitFor(() => expect(screen.queryByRole('button', { name: send })).toBeNull());
      expect(server.callsTo(writing).map(({ body }) => body.text)).toEqual([
        'Call +56 9 1111 1111',
        '',
      ]);
    },
  );

  it('that is changed begins with what it says, and its heading takes the focus', async () => {
    const { person, server } = await opened({ [reading]: written() });
    await person.click(await screen.findByRole('button', { name: 'Change review' }));
    const heading = screen.getByRole('heading', { name: 'How did it go with Sunita?' });
    expect(document.activeElement).toBe(heading);
    expect((await stars('4 stars')).checked).toBe(true);
    expect(words().value).toBe('Clear advice');
    server.answers(writing, written(5));
    server.answers(reading, written(5));
    await person.click(await stars('5 stars'));
    await person.click(screen.getByRole('button', { name: 'Save review' }));
    expect(await screen.findByRole('button', { name: 'Change review' })).toBeTruthy();
    expect(screen.getByText("Thanks. Your review is on Sunita's page.")).toBeTruthy();
  });

  it('is read by its expert, who may answer once', async () => {
    const asked: MeetingReview = { ...written(), may: 'answer', changeableUntil: null };
    const { person, server } = await openMeeting(
      { status: 'completed', role: 'provider' },
      { server: { [reading]: asked } },
    );
    const answer = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    await person.type(answer, 'Thank you');
    server.answers('POST /api/reviews/:id/answer', refuses('unavailable'));
    await person.click(screen.getByRole('button', { name: 'Send answer' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/isn't available right now/);
    expect(answer.value).toBe('Thank you');
    expect(server.callsTo('POST /api/reviews/:id/answer')[0]).toMatchObject({
      params: { id: uuid(30) },
      body: { message: 'Thank you' },
    });
  });
});
