import { chatPolicy } from '@puente/contract/policy/chat';
import { api } from '../../lib/api.ts';
import { withRenewal } from '../../shell/session/renewal.ts';
import type { Entry } from './thread.ts';

/** The server's history of the signed-in person, read page by page, the newest first. */
export type History = {
  /** Read so far, in chronological order. */
  entries: readonly Entry[];
  /** Number of pages read. */
  pages: number;
  /** Number of messages on the server. */
  total: number;
};

export const noHistory: History = { entries: [], pages: 0, total: 0 };

const pageSize = chatPolicy.historyPageSize;

/**
 * Reads the next older page. New messages shift the pages, so that they overlap: a message arrives
 * twice rather than not at all, and is recognised by its id.
 */
export async function readOlder(history: History): Promise<History> {
  const page = history.pages + 1;
  const { chatHistory, totalMessages } = await withRenewal((how) =>
    api('POST /api/auth/get-chat-history', { ...how, body: { page, pageSize } }),
  );
  const known = new Set(history.entries.map(({ id }) => id));
  const older = chatHistory.filter(({ id }) => !known.has(id));
  return { entries: [...older, ...history.entries], pages: page, total: totalMessages };
}

export function hasOlder(history: History): boolean {
  return history.pages * pageSize < history.total;
}

/** The contract's limit for one call. */
const messagesPerCall = 100;

/** Uploads a visitor's messages to the account they signed in to; the server keeps each id once. */
export async function carryOver(entries: readonly Entry[]): Promise<void> {
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
      api('POST /api/auth/update-chat-history', { ...how, body: { newMessages } }),
    );
  }
}

export function forgetHistory() {
  return withRenewal((how) =>
    api('POST /api/auth/clear-chat-history', { ...how, body: { confirmed: true } }),
  );
}
