import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { usd } from '../../../test/bookings.ts';
import { openMeeting } from '../../../test/meeting.tsx';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { BookingProblems, Problem } from '../../features/problem/queries.ts';
import { draftOf } from '../../lib/drafts.ts';

atMoment('2026-12-10T15:00Z');

const reading = 'GET /api/booking/:id/problem';
const reporting = 'POST /api/booking/:id/problem';

const problems = (changes: Partial<BookingProblems> = {}): BookingProblems => ({
  report: {
    kinds: ['no-show', 'quality', 'technical', 'other'],
    noShowFrom: '2026-12-10T13:15:00Z',
    until: '2026-12-13T14:00:00Z',
  },
  problems: [],
  left: usd(5000),
  room: { client: [], provider: [] },
  earnings: null,
  ...changes,
});

const reported: Problem = {
  id: uuid(20),
  kind: 'quality',
  by: 'client',
  isOwn: true,
  text: 'It was another topic',
  isConfirmed: false,
  state: 'open',
  at: '2026-12-10T15:00:00Z',
  answerUntil: '2026-12-12T15:00:00Z',
  onSilence: { outcome: 'refund', refund: usd(2500) },
  answer: null,
  passedOnAt: null,
  decision: null,
  endedAt: null,
  refund: usd(0),
};

const texts = {
  en: {
    open: 'Tell us what happened',
    send: 'Send report',
    leave: 'Not now',
    noKind: 'Choose what went wrong.',
    noText: /^Write at least \d+ characters\.$/,
    quality: 'Not as agreed',
    noShow: "Sunita Gurung didn't come",
    text: 'What happened?',
    optional: 'What happened? (optional)',
  },
  es: {
    open: 'Contar qué pasó',
    send: 'Enviar aviso',
    leave: 'Ahora no',
    noKind: 'Elige qué salió mal.',
    noText: /^Escribe al menos \d+ caracteres\.$/,
    quality: 'No fue lo acordado',
    noShow: 'Sunita Gurung no llegó',
    text: '¿Qué pasó?',
    optional: '¿Qué pasó? (opcional)',
  },
} as const;
type Language = keyof typeof texts;
const languages = ['en', 'es'] as const;

const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const text = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

const opened = (server: Answers = {}, language: Language = 'en') =>
  openMeeting({ status: 'completed' }, { language, server: { [reading]: problems(), ...server } });

async function formOpen(server: Answers = {}, language: Language = 'en') {
  const app = await opened(server, language);
  await app.person.click(await screen.findByRole('button', { name: texts[language].open }));
  return app;
}

describe('reporting a problem', () => {
  it.each(languages)(
    'begins at what went wrong, and says what is missing (%s)',
    async (language) => {
      const said = texts[language];
      const { person, server } = await formOpen({}, language);
      expect(document.activeElement).toBe(radio(said.noShow));
      await person.click(button(said.send));
      expect(screen.getByText(said.noKind)).toBeTruthy();
      await person.click(radio(said.quality));
      expect(screen.queryByText(said.noKind)).toBeNull();
      expect(screen.getByText(said.noText)).toBeTruthy();
      await person.type(text(said.text), ' short ');
      await person.click(button(said.send));
      expect(document.activeElement).toBe(text(said.text));
      expect(screen.getByText(said.noText)).toBeTruthy();
      expect(server.callsTo(reporting)).toEqual([]);
    },
  );

  it('tells what follows from each kind before it is sent', async () => {
    const { person } = await formOpen();
    await person.click(radio('Not as agreed'));
    expect(screen.getByText(/we refund half of what you paid/)).toBeTruthy();
    await person.click(radio('Something else'));
    expect(screen.getByText(/the Puente team decides/)).toBeTruthy();
    await person.click(radio("Sunita Gurung didn't come"));
    expect(screen.getByText(/Without an answer you get a full refund/)).toBeTruthy();
  });

  it('needs no words where nobody came', async () => {
    const { person, server } = await formOpen({ [reporting]: problems({ report: null }) }, 'es');
    await person.click(radio(texts.es.noShow));
    expect(text(texts.es.optional).value).toBe('');
    await person.click(button(texts.es.send));
    await waitFor(() => expect(server.callsTo(reporting)).toHaveLength(1));
    expect(server.callsTo(reporting)[0]?.body).toEqual({ kind: 'no-show' });
  });

  it('is sent once with its words, and then told in place of the form', async () => {
    const answer = held<BookingProblems>();
    const { person, server } = await formOpen({ [reporting]: answer.answer });
    await person.click(radio('Not as agreed'));
    await person.type(text('What happened?'), ' It was another topic ');
    await person.dblClick(button('Send report'));
    await waitFor(() => expect(server.callsTo(reporting)).toHaveLength(1));
    const [sent] = server.callsTo(reporting);
    expect(sent?.body).toEqual({ kind: 'quality', text: 'It was another topic' });
    expect(sent?.params).toEqual({ id: uuid(10) });
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
    const after = problems({ report: null, problems: [reported] });
    server.answers(reading, after);
    answer.release(after);
    expect(await screen.findByText('We told Sunita Gurung.')).toBeTruthy();
    const heading = screen.getByRole('heading', { name: 'What went wrong' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('It was another topic')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull();
    expect(draftOf(uuid(10)).report).toBeUndefined();
  });

  it.each([
    ['en', refuses('not-reportable')],
    ['es', breaks],
  ] as const)(
    'that was refused or lost keeps all of it, and says why (%s)',
    async (language, answer) => {
      const said = texts[language];
      const { person, server } = await formOpen({ [reporting]: answer }, language);
      await person.click(radio(said.quality));
      await person.type(text(said.text), 'It was another topic');
      await person.click(button(said.send));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent?.length).toBeGreaterThan(10);
      expect(alert.textContent).not.toContain('Words of the server');
      expect(text(said.text).value).toBe('It was another topic');
      expect(radio(said.quality).checked).toBe(true);
      expect(draftOf(uuid(10)).report).toEqual({ kind: 'quality', text: 'It was another topic' });
      server.answers(reporting, problems({ report: null, problems: [reported] }));
      await person.click(button(said.send));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );

  it('put away forgets what was typed, and gives the focus back to its button', async () => {
    const { person } = await formOpen();
    await person.click(radio('Something else'));
    await person.click(button('Not now'));
    expect(document.activeElement).toBe(button('Tell us what happened'));
    expect(draftOf(uuid(10)).report).toBeUndefined();
    await person.click(button('Tell us what happened'));
    expect(radio('Something else').checked).toBe(false);
  });

  it('left half-way is open again, without taking the focus', async () => {
    const { person } = await formOpen();
    await person.click(radio('Technical problems'));
    await person.type(text('What happened?'), 'No sound');
    expect(draftOf(uuid(10)).report).toEqual({ kind: 'technical', text: 'No sound' });
  });

  it.each(languages)('before the time of a no-show says from when (%s)', async (language) => {
    const early = problems({
      report: {
        kinds: ['quality', 'technical', 'other'],
        noShowFrom: '2026-12-10T15:15:00Z',
        until: '2026-12-13T14:00:00Z',
      },
    });
    await formOpen({ [reading]: early }, language);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText(language === 'en' ? /from .*12:15 PM/ : /desde .*12:15/)).toBeTruthy();
  });
});
