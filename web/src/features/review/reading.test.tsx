import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openComponent } from '../../../test/app.tsx';
import { aReview } from '../../../test/experts.ts';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import { draftOf, keepDraft } from '../../lib/drafts.ts';
import type { Reply } from '../../lib/api.ts';
import { Reviews } from './components/reviews.tsx';
import type { ShownReview } from './queries.ts';

atMoment('2026-12-01T12:00Z');

const reading = 'GET /worker/profile/:id/reviews';
const answering = 'POST /api/reviews/:id/answer';
const hiding = 'POST /api/reviews/:id/hide';
type Page = Reply<typeof reading>;
const page = (reviews: ShownReview[], next: string | null = null): Page => ({
  reviews,
  rating: null,
  next,
});

const opened = (first: Page, server: Answers = {}, language: 'en' | 'es' = 'en') =>
  openComponent(<Reviews expert={{ id: uuid(5), name: 'Camila' }} />, {
    user: person(uuid(5), { isProvider: true }),
    language,
    server: { [reading]: first, ...server },
  });

const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('more reviews', () => {
  it.each([
    ['en', 'Show more reviews', /^That was a little fast/],
    ['es', 'Ver más reseñas', /^Eso fue muy rápido/],
  ] as const)('come below the first, and say why they do not (%s)', async (language, more, why) => {
    const first = page([aReview()], uuid(91));
    const { person: hand, server } = await opened(first, {}, language);
    const show = await screen.findByRole('button', { name: more });
    server.answers(reading, refuses('too-many-requests'));
    await hand.click(show);
    expect((await screen.findByRole('alert')).textContent).toMatch(why);
    expect(screen.getByText('She listens.')).toBeTruthy();
    server.answers(reading, page([aReview({ id: uuid(92), text: 'Clear.' })]));
    await hand.click(button(more));
    expect(await screen.findByText('Clear.')).toBeTruthy();
    expect(screen.getByText('She listens.')).toBeTruthy();
    expect(server.callsTo(reading).at(-1)?.query).toMatchObject({ before: uuid(91) });
    expect(screen.queryByRole('button', { name: more })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe("an expert's answer", () => {
  const asked = aReview({ canAnswer: true });

  it.each([
    ['en', 'Your answer', 'Send answer', 'Camila answers'],
    ['es', 'Tu respuesta', 'Enviar respuesta', 'Camila responde'],
  ] as const)('is kept while it is typed, and stands below once sent (%s)', async (...texts) => {
    const [language, label, send, title] = texts;
    const answer = held<Reply<typeof answering>>();
    const { person: hand, server } = await opened(
      page([asked]),
      { [answering]: answer.answer },
      language,
    );
    const text = await field(label);
    expect(button(send).hasAttribute('disabled')).toBe(true);
    await hand.type(text, ' Thanks ');
    expect(draftOf(asked.id).reply).toBe(' Thanks ');
    await hand.dblClick(button(send));
    expect(server.callsTo(answering).map(({ body }) => body)).toEqual([{ message: 'Thanks' }]);
    const answered = aReview({ answer: { text: 'Thanks', at: '2026-12-01T12:00:00Z' } });
    server.answers(reading, page([answered]));
    answer.release(answered);
    expect(await screen.findByText(title)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(draftOf(asked.id).reply).toBeUndefined();
  });

  it.each([
    ['contact-details', 'en', 'Your answer', 'Send answer', /^Leave out phone numbers/],
    ['contact-details', 'es', 'Tu respuesta', 'Enviar respuesta', /^Deja fuera los números/],
    ['unavailable', 'en', 'Your answer', 'Send answer', /isn't available right now/],
  ] as const)('that is refused is still there: %s (%s)', async (...given) => {
    const [code, language, label, send, why] = given;
    const { person: hand } = await opened(page([asked]), { [answering]: refuses(code) }, language);
    const text = await field(label);
    await hand.type(text, 'Call me');
    await hand.click(button(send));
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    const said = document.getElementById(text.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toMatch(why);
    expect(text.value).toBe('Call me');
    expect(draftOf(asked.id).reply).toBe('Call me');
  });

  it('that another tab has sent already is shown in place of the field', async () => {
    const { person: hand, server } = await opened(page([asked]), {
      [answering]: refuses('review-answered'),
    });
    await hand.type(await field('Your answer'), 'Again');
    const answer = { text: 'Thanks', at: '2026-12-01T12:00:00Z' };
    server.answers(reading, page([aReview({ answer })]));
    await hand.click(button('Send answer'));
    expect(await screen.findByText('Thanks')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('begun before a reload goes on', async () => {
    keepDraft(asked.id, { reply: 'Half an' });
    await opened(page([asked]));
    expect((await field('Your answer')).value).toBe('Half an');
    expect(button('Send answer').hasAttribute('disabled')).toBe(false);
    keepDraft(asked.id, { reply: undefined });
  });
});

describe('a review that its partner hides', () => {
  const hideable = aReview({ canHide: true });

  async function asked(server: Answers = {}, language: 'en' | 'es' = 'en') {
    const opening = await opened(page([hideable]), server, language);
    const action = language === 'en' ? 'Hide review' : 'Ocultar reseña';
    await opening.person.click(await screen.findByRole('button', { name: action }));
    const question = within(await screen.findByRole('alertdialog'));
    return {
      ...opening,
      question,
      reason: question.getByRole<HTMLTextAreaElement>('textbox'),
      hide: question.getByRole('button', { name: action }),
    };
  }

  it.each([
    ['en', 'Hide this review?', 'Reason', 'The review is hidden'],
    ['es', '¿Ocultar esta reseña?', 'Motivo', 'La reseña está oculta'],
  ] as const)('needs a reason of some length, and is gone then (%s)', async (...texts) => {
    const [language, title, label, done] = texts;
    const { person: hand, server, question, reason, hide } = await asked({}, language);
    expect(question.getByRole('heading', { name: title })).toBeTruthy();
    expect(question.getByRole('textbox', { name: label })).toBe(reason);
    await hand.type(reason, '         x');
    expect(hide.hasAttribute('disabled')).toBe(true);
    await hand.clear(reason);
    await hand.type(reason, 'It is about somebody else');
    const answer = held<Reply<typeof hiding>>();
    server.answers(hiding, answer.answer);
    await hand.dblClick(hide);
    expect(hide.getAttribute('aria-busy')).toBe('true');
    server.answers(reading, page([]));
    answer.release({ success: true });
    expect(await screen.findByText(done)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('She listens.')).toBeNull());
    expect(server.callsTo(hiding)).toHaveLength(1);
    expect(server.callsTo(hiding)[0]).toMatchObject({
      params: { id: hideable.id },
      body: { message: 'It is about somebody else' },
    });
  });

  it('and could not be stays, with the reason in its field', async () => {
    const {
      person: hand,
      question,
      reason,
      hide,
    } = await asked({ [hiding]: refuses('forbidden') });
    await hand.type(reason, 'It is about somebody else');
    await hand.click(hide);
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(question.getByRole('alert').textContent).not.toContain('Words of the server');
    expect(reason.value).toBe('It is about somebody else');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('She listens.')).toBeTruthy();
    expect(document.activeElement).toBe(button('Hide review'));
  });
});
