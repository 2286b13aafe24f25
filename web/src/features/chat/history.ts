import { chatPolicy } from '@puente/contract/policy-of-home';
import { api } from '../../lib/api.ts';
import { withRenewal } from '../../shell/renewal.ts';
import type { Entry } from './thread.ts';

/** What the server keeps for the signed-in person, read page by page, the newest first. */
export type History = {
  /** Read so far, in order of time. */
  entries: readonly Entry[];
  /** How many pages those are. */
  pages: number;
  /** How many the server has in all. */
  total: number;
};

export const noHistory: History = { entries: [], pages: 0, total: 0 };

const pageSize = chatPolicy.historyPageSize;

/**
 * Reads the next older page. What was said meanwhile pushes pages on, so that they overlap: a
 * message comes twice rather than not at all, and is known by its id.
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

export const hasOlder = (history: History): boolean => history.pages * pageSize < history.total;

/** As many as one call takes (contract). */
const messagesPerCall = 100;

/** Hands a visitor's messages to the person they turned out to be; known ones are kept once. */
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

export const forgetHistory = () =>
  withRenewal((how) =>
    api('POST /api/auth/clear-chat-history', { ...how, body: { confirmed: true } }),
  );
