import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { person } from '../../../test/people.ts';
import { tab } from '../../lib/storage.ts';

const call = 'POST /api/feedback';
const opened = (server: Answers = {}, at = '/you/feedback', language: 'en' | 'es' = 'en') =>
  openApp(at, { server, language });

const details = (name = 'Details') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const send = (name = 'Send') => screen.getByRole('button', { name });

describe('feedback', () => {
  it.each([
    ['en', 'Send', 'Details', "Choose what it's about.", 'Write a few words.'],
    ['es', 'Enviar', 'Detalles', 'Elige de qué se trata.', 'Escribe unas palabras.'],
  ] as const)(
    'says what is missing, and puts the focus there, the first thing first (%s)',
    async (language, action, label, noType, noText) => {
      const { person: user, server } = await opened({}, '/you/feedback', language);
      await user.click(send(action));
      expect(await screen.findByText(noType)).toBeTruthy();
      expect(screen.getByText(noText)).toBeTruthy();
      const [first, second] = screen.getAllByRole('radio');
      expect(document.activeElement).toBe(first);
      if (second) await user.click(second);
      await waitFor(() => expect(screen.queryByText(noType)).toBeNull());
      await user.click(send(action));
      await waitFor(() => expect(document.activeElement).toBe(details(label)));
      await user.type(details(label), '   ');
      await user.click(send(action));
      expect(screen.getByText(noText)).toBeTruthy();
      expect(server.calls).toEqual([]);
    },
  );

  it('is sent as it was typed, without blanks around it, once', async () => {
    const answer = held<{ success: true }>();
    const { person: user, server } = await opened(
      { [call]: answer.answer },
      '/you/feedback?type=bug',
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Something broke' }).checked).toBe(
      true,
    );
    await user.type(details(), ' It hangs ');
    await user.dblClick(send());
    await waitFor(() => expect(server.callsTo(call)).toHaveLength(1));
    expect(server.callsTo(call)[0]?.body).toEqual({
      feedbackType: 'bug',
      feedbackText: 'It hangs',
    });
    answer.release({ success: true });
    const thanks = await screen.findByRole('heading', { name: 'Thanks, we got it' });
    expect(document.activeElement).toBe(thanks);
    expect(tab.get('feedbackDraft')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send another' }));
    expect(details().value).toBe('');
  });

  it('says with whom it has to do where a name is given', async () => {
    const { person: user, server } = await opened({ [call]: { success: true } });
    await user.click(screen.getByRole('radio', { name: 'Thanks' }));
    await user.type(details(), 'Great');
    await user.type(screen.getByRole('textbox', { name: /^Your name/ }), ' Ana ');
    await user.click(send());
    await screen.findByRole('heading', { name: 'Thanks, we got it' });
    expect(server.callsTo(call)[0]?.body).toEqual({
      feedbackType: 'thanks',
      feedbackText: 'Great',
      userName: 'Ana',
    });
  });

  it.each([
    ['en', 'Send', 'Details', 'Your text is still here.'],
    ['es', 'Enviar', 'Detalles', 'Tu texto sigue aquí.'],
  ] as const)(
    'stays where it was refused or lost, and says so (%s)',
    async (language, action, label, kept) => {
      const { person: user, server } = await opened(
        { [call]: refuses('too-many-requests') },
        '/you/feedback?type=idea',
        language,
      );
      await user.type(details(label), 'Más horas');
      await user.click(send(action));
      const refused = (await screen.findByRole('alert')).textContent;
      expect(refused).toContain(kept);
      expect(refused).not.toContain('Words of the server');
      server.answers(call, breaks);
      await user.click(send(action));
      await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(refused));
      expect(details(label).value).toBe('Más horas');
      server.answers(call, { success: true });
      await user.click(send(action));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(server.callsTo(call)).toHaveLength(3);
    },
  );

  it('is still there after a reload, and is not for who signs in next', async () => {
    const { person: user } = await opened();
    await user.click(screen.getByRole('radio', { name: 'An idea' }));
    await user.type(details(), 'A dark mode');
    expect(tab.get('feedbackDraft')).toMatchObject({ type: 'idea', text: 'A dark mode' });
  });

  it('is about what was linked unless something else was typed before', async () => {
    tab.set('feedbackDraft', { type: 'thanks', text: 'Great', name: '' });
    await openApp('/you/feedback?type=bug', { user: person('ana') });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Thanks' }).checked).toBe(true);
    expect(details().value).toBe('Great');
  });
});
