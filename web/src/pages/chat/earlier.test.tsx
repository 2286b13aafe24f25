import type { Conversation } from '@puente/contract/conversation';
import type { ChatMessage } from '@puente/contract/chat';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openChat } from '../../../test/chat.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const renaming = 'PUT /api/worker/chat/:id';
const deleting = 'DELETE /api/worker/chat/:id';
const reading = 'GET /worker/messages/:id';

const aTalk = (number: number, title: string | null, changes: Partial<Conversation> = {}) => ({
  id: uuid(number),
  title,
  startedAt: '2026-11-20T12:00:00Z',
  lastMessageAt: '2026-12-01T02:30:00Z',
  count: 2,
  ...changes,
});
const said = (number: number, content: string): ChatMessage => ({
  id: uuid(number),
  role: 'user',
  content,
  createdAt: '2026-11-20T12:00:00Z',
});
const sleep = aTalk(51, 'Sleep');
const work = aTalk(52, null);

let member = 60;
beforeEach(() => {
  member += 1;
});

/** Opens the list from the page, as somebody who has these. */
async function opened(chats: Conversation[], server: Answers = {}, language: 'en' | 'es' = 'en') {
  const chat = await openChat({
    user: person(uuid(member)),
    language,
    server: {
      'POST /api/auth/get-chat-history': { chatHistory: [said(90, 'sleep')], totalMessages: 1 },
      'GET /api/worker/chats': { chats },
      ...server,
    },
  });
  const name = language === 'en' ? 'Earlier conversations' : 'Conversaciones anteriores';
  await chat.person.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...chat, hand: chat.person, dialog };
}

describe('the earlier conversations', () => {
  it.each([
    [
      'en',
      /Sleep.*Yesterday, 11:30 PM/,
      'A conversation',
      'Only you see them. The latest 100 are kept.',
    ],
    [
      'es',
      /Sleep.*Ayer, 23:30/,
      'Una conversación',
      'Solo las ves tú. Se conservan las últimas 100.',
    ],
  ] as const)(
    'are listed with their day in the own zone (%s)',
    async (language, row, untitled, mine) => {
      const { dialog } = await opened([sleep, work], {}, language);
      const rows = await dialog.findAllByRole('listitem');
      expect(rows[0]?.textContent?.replaceAll(/\s/g, ' ')).toMatch(row);
      expect(rows[1]?.textContent).toContain(untitled);
      expect(dialog.getByText(mine)).toBeTruthy();
      // Nothing is open that a new one could follow.
      expect(
        dialog.queryByRole('button', { name: /Start a new chat|Empezar un chat nuevo/ }),
      ).toBeNull();
    },
  );

  it.each([
    ['en', "Your conversations didn't load", 'Try again'],
    ['es', 'Tus conversaciones no cargaron', 'Reintentar'],
  ] as const)('that did not load are asked for again (%s)', async (language, failed, again) => {
    const refused = { 'GET /api/worker/chats': refuses('too-many-requests') };
    const { hand, dialog, server } = await opened([], refused, language);
    expect(await dialog.findByText(failed)).toBeTruthy();
    server.answers('GET /api/worker/chats', { chats: [sleep] });
    await hand.click(dialog.getByRole('button', { name: again }));
    expect(await dialog.findByText('Sleep')).toBeTruthy();
  });

  it.each([
    ['en', 'No earlier conversations'],
    ['es', 'No tienes conversaciones anteriores'],
  ] as const)('that are none any more say so (%s)', async (language, none) => {
    const { dialog } = await opened([], {}, language);
    expect(await dialog.findByText(none)).toBeTruthy();
    expect(dialog.queryByRole('list')).toBeNull();
  });

  it('are gone on with, whole, and the input has the focus', async () => {
    const answer = held<{ messages: ChatMessage[]; totalMessages: number }>();
    const { hand, dialog, server } = await opened([sleep, work], { [reading]: answer.answer });
    const open = await dialog.findByRole('button', { name: /^Sleep/ });
    await hand.dblClick(open);
    expect(open.getAttribute('aria-busy')).toBe('true');
    expect(server.callsTo(reading)).toHaveLength(1);
    expect(server.callsTo(reading)[0]?.params).toEqual({ id: sleep.id });
    answer.release({ messages: [said(91, 'I lie awake')], totalMessages: 1 });
    expect(await screen.findByText('I lie awake')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
    expect(screen.getByText(/Nov 20/)).toBeTruthy();
  });

  it('stay in the list when one could not be opened', async () => {
    const { hand, dialog, server } = await opened([sleep, work], {
      [reading]: refuses('not-found'),
    });
    await hand.click(await dialog.findByRole('button', { name: /^Sleep/ }));
    expect((await dialog.findByRole('alert')).textContent).not.toContain('Words of the server');
    server.answers(reading, { messages: [said(91, 'I lie awake')], totalMessages: 1 });
    await hand.click(dialog.getByRole('button', { name: /^Sleep/ }));
    expect(await screen.findByText('I lie awake')).toBeTruthy();
  });

  it('are closed by the keyboard, and the focus is where it was', async () => {
    const { hand } = await opened([sleep]);
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const open = screen.getByRole('button', { name: 'Earlier conversations' });
    await waitFor(() => expect(document.activeElement).toBe(open));
  });
});

describe('a name of a conversation', () => {
  it.each([
    ['en', 'Rename: Sleep', 'Name', 'Save', 'Conversation renamed'],
    ['es', 'Cambiar el nombre: Sleep', 'Nombre', 'Guardar', 'Nombre cambiado'],
  ] as const)('is typed over in its place (%s)', async (language, rename, label, save, done) => {
    const answer = held<{ conversation: Conversation }>();
    const { hand, dialog, server } = await opened(
      [sleep, work],
      { [renaming]: answer.answer },
      language,
    );
    await hand.click(await dialog.findByRole('button', { name: rename }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: label });
    expect(document.activeElement).toBe(field);
    expect(field.selectionEnd).toBe('Sleep'.length);
    await hand.keyboard('Nights{Enter}{Enter}');
    expect(server.callsTo(renaming).map(({ body }) => body)).toEqual([{ name: 'Nights' }]);
    expect(dialog.getByRole('button', { name: save }).getAttribute('aria-busy')).toBe('true');
    answer.release({ conversation: { ...sleep, title: 'Nights' } });
    expect(await screen.findByText(done)).toBeTruthy();
    expect(await dialog.findByText('Nights')).toBeTruthy();
    const again = dialog.getByRole('button', { name: rename.replace('Sleep', 'Nights') });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('cannot be empty', async () => {
    const { hand, dialog, server } = await opened([work]);
    await hand.click(await dialog.findByRole('button', { name: 'Rename: A conversation' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('');
    await hand.keyboard('  {Enter}');
    expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    expect(server.callsTo(renaming)).toEqual([]);
  });

  it('that was refused is still in its field, with why', async () => {
    const { hand, dialog } = await opened([sleep], { [renaming]: refuses('not-found') });
    await hand.click(await dialog.findByRole('button', { name: 'Rename: Sleep' }));
    await hand.keyboard('Nights{Enter}');
    const field = dialog.getByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('Nights');
    expect(dialog.getByRole('alert').textContent).not.toContain('Words of the server');
  });

  it.each([
    [
      'by the keyboard',
      (hand: Awaited<ReturnType<typeof opened>>['hand']) => hand.keyboard('{Escape}'),
    ],
    [
      'by its button',
      (hand: Awaited<ReturnType<typeof opened>>['hand']) =>
        hand.click(screen.getByRole('button', { name: 'Cancel' })),
    ],
  ])('is left as it was %s, and the list stays open', async (_, leave) => {
    const { hand, dialog, server } = await opened([sleep]);
    await hand.click(await dialog.findByRole('button', { name: 'Rename: Sleep' }));
    await hand.keyboard('Nights');
    await leave(hand);
    expect(await dialog.findByText('Sleep')).toBeTruthy();
    const rename = dialog.getByRole('button', { name: 'Rename: Sleep' });
    await waitFor(() => expect(document.activeElement).toBe(rename));
    expect(server.callsTo(renaming)).toEqual([]);
  });
});

describe('a conversation that is deleted', () => {
  it.each([
    [
      'en',
      'Delete: Sleep',
      'Delete “Sleep” for good?',
      'Keep it',
      'Delete',
      'Conversation deleted',
    ],
    [
      'es',
      'Eliminar: Sleep',
      '¿Eliminar «Sleep» para siempre?',
      'Conservarla',
      'Eliminar',
      'Conversación eliminada',
    ],
  ] as const)('is asked about first (%s)', async (language, open, sure, keep, now, done) => {
    const { hand, dialog, server } = await opened(
      [sleep, work],
      { [deleting]: { success: true } },
      language,
    );
    await hand.click(await dialog.findByRole('button', { name: open }));
    expect(dialog.getByText(sure)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: keep }));
    await hand.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: open })),
    );
    expect(server.callsTo(deleting)).toEqual([]);
    await hand.keyboard('{Enter}');
    await hand.click(dialog.getByRole('button', { name: now }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(dialog.queryByText('Sleep')).toBeNull();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('list')));
  });

  it('and is gone already counts as deleted; the last one closes the list', async () => {
    const { hand, dialog } = await opened([sleep], { [deleting]: refuses('not-found') });
    await hand.click(await dialog.findByRole('button', { name: 'Delete: Sleep' }));
    await hand.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Earlier conversations' })).toBeNull();
  });

  it('and could not be says why, and stays', async () => {
    const { hand, dialog } = await opened([sleep], { [deleting]: refuses('unavailable') });
    await hand.click(await dialog.findByRole('button', { name: 'Delete: Sleep' }));
    await hand.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/isn't available right now/);
    await hand.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(await dialog.findByRole('button', { name: /^Sleep/ })).toBeTruthy();
  });
});
