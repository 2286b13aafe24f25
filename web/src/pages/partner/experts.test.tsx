import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { openDesk } from '../../../test/desk.ts';
import { aMember, anApplicant, anApplication } from '../../../test/partners.ts';
import { noteOf } from '../../../test/reading.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Application } from '../../features/partner/queries.ts';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const asked = () => screen.findByRole('alertdialog');

describe('the experts of a group', () => {
  const reading = 'GET /api/partner/providers';
  const waiting = aMember({
    providerId: uuid(13),
    name: 'Íñigo',
    expertise: 'Law',
    verification: 'pending',
    verifiedAt: null,
  });
  const opened = (server: Answers = {}, language: Language = 'en') =>
    openDesk('members', {
      language,
      server: { [reading]: { providers: [aMember(), waiting] }, ...server },
    });

  it('have more to do with them behind a button, which opens and closes it', async () => {
    const { person } = await opened();
    const more = button('More for Camila Rojas');
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await person.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    const shown = document.getElementById(more.getAttribute('aria-controls') ?? '');
    expect(shown?.contains(button('Take verification back : Camila'))).toBe(true);
    await person.click(more);
    expect(shown?.textContent).toBe('');
    await person.click(button('More for Íñigo Rojas'));
    expect(screen.queryByRole('button', { name: /^Take verification back/ })).toBeNull();
    expect(button('Remove : Íñigo')).toBeTruthy();
  });

  it.each([
    [
      'en',
      'Take verification back : Camila',
      /^Take Camila's verification back$/,
      'Take back',
      'POST /api/partner/providers/:id/take-back',
      'Verification taken back',
    ],
    [
      'en',
      'Remove : Camila',
      /^Remove Camila from/,
      'Remove',
      'POST /api/partner/providers/:id/remove',
      'Camila was removed',
    ],
  ] as const)(
    'end with words that are sent once (%s, %s)',
    async (language, name, title, action, call, said) => {
      const answer = held<Application>();
      const { person, server } = await opened({ [call]: answer.answer }, language);
      await person.click(button('More for Camila Rojas'));
      await person.click(button(name));
      const question = within(await screen.findByRole('alertdialog', { name: title }));
      const words = question.getByRole<HTMLTextAreaElement>('textbox');
      await person.click(question.getByRole('button', { name: action }));
      expect(noteOf(words)).toBe('Write at least 10 characters.');
      await person.type(words, '  too short ');
      expect(noteOf(words)).not.toMatch(/^Write/);
      expect(question.getByText('too short', { selector: 'p' })).toBeTruthy();
      await person.click(question.getByRole('button', { name: action }));
      expect(noteOf(words)).toBe('Write at least 10 characters.');
      await person.type(words, 'x');
      await person.dblClick(question.getByRole('button', { name: action }));
      expect(server.callsTo(call).map(({ body }) => body)).toEqual([{ message: 'too short x' }]);
      expect(server.callsTo(call)[0]?.params).toEqual({ id: uuid(12) });
      server.answers(reading, { providers: [waiting] });
      answer.release(anApplication());
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(await screen.findByText(said)).toBeTruthy();
      await waitFor(() => expect(screen.queryByText('Camila Rojas')).toBeNull());
    },
  );

  it.each([
    ['en', breaks, /^We couldn't reach Puente/, 'Cancel'],
    ['es', refuses('not-found'), /./, 'Volver'],
  ] as const)(
    'that could not be removed: says why, keeps the words, and forgets them closed (%s)',
    async (language, answer, said, no) => {
      const { person } = await opened(
        { 'POST /api/partner/providers/:id/remove': answer },
        language,
      );
      await person.click(button(/Camila Rojas$/));
      await person.click(button(/^(Remove|Quitar) : Camila$/));
      const question = within(await asked());
      await person.type(question.getByRole('textbox'), 'Not here any more');
      await person.click(question.getByRole('button', { name: /^(Remove|Quitar)$/ }));
      const problem = await question.findByRole('alert');
      expect(problem.textContent).toMatch(said);
      expect(problem.textContent).not.toContain('Words of the server');
      expect(question.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Not here any more');
      await person.click(question.getByRole('button', { name: no }));
      await person.click(button(/^(Remove|Quitar) : Camila$/));
      const again = within(await asked());
      expect(again.queryByRole('alert')).toBeNull();
      expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    },
  );

  it('are found without capitals and accents, by name or work, or nobody is', async () => {
    const many = Array.from({ length: 9 }, (_, at) => aMember({ providerId: uuid(100 + at) }));
    const { person } = await opened({ [reading]: { providers: [...many, waiting] } });
    const search = screen.getByRole('searchbox', { name: /^Find by name/ });
    await person.type(search, 'inigo');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Rojas/ })).toHaveLength(1));
    expect(screen.getByRole('status').textContent).toBe('1 expert');
    await person.clear(search);
    await person.type(search, 'LAW');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Rojas/ })).toHaveLength(1));
    await person.type(search, 'x');
    expect(await screen.findByText('No one matches.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Rojas/ })).toBeNull();
  });
});

describe('answering a request', () => {
  const deciding = 'POST /api/partner/applications/:id/decide';
  const one = 'GET /api/partner/applications/:id';
  const opened = (server: Answers = {}, language: Language = 'en') =>
    openDesk('queue', {
      language,
      isWide: true,
      server: {
        'GET /api/partner/applications': { applications: [anApplicant()], next: null, total: 1 },
        [one]: anApplication(),
        ...server,
      },
    });

  it('approves in one call, says so, and shows what it is now', async () => {
    const approved = anApplication({ status: 'approved' });
    const answer = held<typeof approved>();
    const { person, server } = await opened({ [deciding]: answer.answer });
    await person.dblClick(await screen.findByRole('button', { name: 'Approve' }));
    expect(button('Approve').getAttribute('aria-busy')).toBe('true');
    expect(server.callsTo(deciding).map(({ body }) => body)).toEqual([{ decision: 'approve' }]);
    server.answers(one, approved);
    answer.release(approved);
    expect(await screen.findByText('Camila Rojas is verified')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
  });

  it.each([
    ['en', 'Approve', /^This was answered or changed in the meantime/],
    ['es', 'Aprobar', /./],
  ] as const)(
    'that was answered meanwhile says so, outside of any question (%s)',
    async (language, name, said) => {
      const { person, server } = await opened(
        { [deciding]: refuses('application-changed') },
        language,
      );
      const before = server.callsTo(one).length;
      await person.click(await screen.findByRole('button', { name }));
      expect((await screen.findByRole('alert')).textContent).toMatch(said);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      await waitFor(() => expect(server.callsTo(one).length).toBeGreaterThan(before));
    },
  );

  it.each([
    ['ask', 'Ask for more', 'Ask Camila for more', 'Send'],
    ['refuse', 'Refuse', 'Refuse Camila', 'Refuse'],
  ] as const)('with words: %s', async (decision, name, title, action) => {
    const { person, server } = await opened({ [deciding]: anApplication() });
    await person.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    await person.type(question.getByRole('textbox'), 'Which year was it?');
    await person.click(question.getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const message = 'Which year was it?';
    expect(server.callsTo(deciding).map(({ body }) => body)).toEqual([{ decision, message }]);
    expect(await screen.findByText('Sent to Camila Rojas')).toBeTruthy();
  });

  it('that was refused in a question is told there alone', async () => {
    const { person } = await opened({ [deciding]: refuses('application-changed') });
    await person.click(await screen.findByRole('button', { name: 'Refuse' }));
    const question = within(await asked());
    await person.type(question.getByRole('textbox'), 'Not this time');
    await person.click(question.getByRole('button', { name: 'Refuse' }));
    expect(await question.findByRole('alert')).toBeTruthy();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
