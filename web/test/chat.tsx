import { chatChannel, type ChatAnswer, type ChatClientMessage } from '@puente/contract/chat';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { currentComposer, setComposer } from '../src/features/chat/composer-store.ts';
import { loadConversation } from '../src/features/chat/preload.ts';
import { openApp, type Opening } from './app.tsx';
import { uuid } from './replies.ts';
import { fakeSockets } from './sockets.ts';

type Asked = Extract<ChatClientMessage, { type: 'chat' }>;

/** Opens the chat of somebody who has all their messages left, and whose answers are sent by the test. */
export async function openChat(opening: Opening = {}) {
  const sockets = fakeSockets(chatChannel);
  // The conversation outlives the page: the next test begins its own.
  onTestFinished(async () => {
    const { startNew, forgetEarlier, setPerson } = await loadConversation();
    startNew();
    forgetEarlier();
    await setPerson(null);
    setComposer({ draft: '', closedUntil: null, fewLeft: null });
  });
  const opened = await openApp('/', {
    ...opening,
    server: {
      'GET /api/worker/exchanges': { limit: 15, remaining: 15, renewsAt: null },
      'POST /api/auth/get-chat-history': { chatHistory: [], totalMessages: 0 },
      'GET /api/bookings': {
        bookings: [],
        next: null,
        nextCursor: null,
        waiting: [],
        counts: null,
      },
      ...opening.server,
    },
  });
  const asked = () => sockets.heard.filter((message): message is Asked => message.type === 'chat');
  /** Says it, and waits until the server has heard. */
  const say = async (words: string) => {
    const before = asked().length;
    const field = screen.getByRole('textbox');
    await opened.person.click(field);
    await act(() => vi.dynamicImportSettled());
    await waitFor(() => expect(sockets.connections.length).toBeGreaterThan(0));
    await sockets.say({ type: 'ready', signedIn: opening.user !== undefined });
    await opened.person.type(field, `${words}{Enter}`);
    await waitFor(() => expect(asked()).toHaveLength(before + 1));
  };
  /** Answers what was asked last. */
  const answer = async (changes: Partial<ChatAnswer> = {}) => {
    const last = asked().at(-1);
    await sockets.say({
      type: 'answer',
      ...anAnswer({
        messageId: last?.messageId ?? '',
        ...(last?.conversationId && { conversationId: last.conversationId }),
        ...changes,
      }),
    });
    await waitFor(() => expect(currentComposer().isAnswering).toBe(false));
  };
  return { ...opened, sockets, asked, say, answer };
}

/** An answer without anybody. */
export const anAnswer = (changes: Partial<ChatAnswer> = {}): ChatAnswer => ({
  messageId: uuid(70),
  answerId: crypto.randomUUID(),
  reply: 'What have you tried?',
  language: 'en',
  kind: 'question',
  recommendations: [],
  suggestions: [],
  emergencyLines: [],
  fallback: false,
  exchanges: { limit: 15, remaining: 14, renewsAt: '2026-12-02T12:00:00Z' },
  ...changes,
});
