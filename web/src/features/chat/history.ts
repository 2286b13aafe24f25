import { chatPolicy } from '@puente/contract/policy/chat';
import { api } from '../../lib/api.ts';
import { withRenewal } from '../../shell/session/renewal.ts';
import type { Entry } from './thread.ts';

/** The latest messages of the signed-in person on the server, of all conversations. */
export type History = {
  /** In chronological order. */
  entries: readonly Entry[];
  /** Number of messages on the server. */
  total: number;
};

export const noHistory: History = { entries: [], total: 0 };

export async function readLatest(): Promise<History> {
  const { chatHistory, totalMessages } = await withRenewal((how) =>
    api('POST /api/auth/get-chat-history', {
      ...how,
      body: { page: 1, pageSize: chatPolicy.historyPageSize },
    }),
  );
  return { entries: chatHistory, total: totalMessages };
}

/** The contract's limit for one page, and for the messages of one call. */
const messagesPerPage = chatPolicy.historyMaxPageSize;
const messagesPerCall = 100;

/** A whole conversation in chronological order: it is opened as it was left. */
export async function readConversation(id: string): Promise<Entry[]> {
  const known = new Map<string, Entry>();
  for (let page = 1; ; page += 1) {
    const { messages, totalMessages } = await withRenewal((how) =>
      api('GET /worker/messages/:id', {
        ...how,
        params: { id },
        query: { page, pageSize: messagesPerPage },
      }),
    );
    // New messages shift the pages: one may arrive twice, rather than not at all.
    const older = messages.filter((message) => !known.has(message.id));
    const newer = [...known.values()];
    known.clear();
    for (const message of [...older, ...newer]) known.set(message.id, message);
    if (page * messagesPerPage >= totalMessages) return [...known.values()];
  }
}

/** Uploads a visitor's messages to the account they signed in to; the server keeps each id once. */
export async function carryOver(
  entries: readonly Entry[],
  conversationId: string | null,
): Promise<void> {
  for (let from = 0; from < entries.length; from += messagesPerCall) {
    const newMessages = entries
      .slice(from, from + messagesPerCall)
      .map(({ id, role, content, createdAt, recommendations }) => ({
        id,
        role,
        content,
        createdAt,
        ...(recommendations ? { recommendations } : {}),
      }));
    await withRenewal((how) =>
      conversationId === null
        ? api('POST /api/auth/update-chat-history', { ...how, body: { newMessages } })
        : api('POST /worker/messages', { ...how, body: { conversationId, newMessages } }),
    );
  }
}

export function forgetHistory() {
  return withRenewal((how) =>
    api('POST /api/auth/clear-chat-history', { ...how, body: { confirmed: true } }),
  );
}
