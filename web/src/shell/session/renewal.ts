import { api, ApiError, reportExpired } from '../../lib/api.ts';
import { withRetries } from '../../lib/retry.ts';
import { local } from '../../lib/storage.ts';
import { adoptToken } from './session.ts';

let underWay: Promise<void> | null = null;

/**
 * Exchanges the stored token for a new one; several who ask at once share one exchange.
 * @throws {Error} when no new token came (session-8)
 */
export function renewSession(): Promise<void> {
  underWay ??= exchange().finally(() => (underWay = null));
  return underWay;
}

async function exchange(): Promise<void> {
  const before = local.get('sessionToken');
  const reply = await withRetries(() =>
    api('POST /api/auth/refresh-token', { passesUnauthorized: true }),
  );
  if (!reply.newToken) {
    // Nobody can say what this session is any more: it ends here and on the server (session-8).
    void api('POST /api/auth/logout', { passesUnauthorized: true }).catch(() => undefined);
    reportExpired();
    throw new Error('Failed to refresh token - no new token received');
  }
  // Signed out, or signed in as somebody else, in the meantime.
  if (before === local.get('sessionToken')) adoptToken(reply.newToken, reply.sessionExpiry);
}

/**
 * Runs a call whose 401 renews the session and calls once more, as for the chat's history (session-8). Where
 * nothing can be renewed the session is over; a renewal that was lost on the way ends nothing.
 */
export async function withRenewal<T>(
  call: (how: { passesUnauthorized: true }) => Promise<T>,
): Promise<T> {
  try {
    return await call({ passesUnauthorized: true });
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401;
    if (!isOver || !local.get('sessionToken')) throw error;
  }
  try {
    await renewSession();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) reportExpired();
    throw error;
  }
  return call({ passesUnauthorized: true });
}
