import { api } from '../../lib/api.ts';
import { withRetries } from '../../lib/retry.ts';
import { signIn } from './session.ts';

/** A token that came by message is set after this pause (session-6). */
const tokenSetDelayMs = 100;

/**
 * A window of ours hands its session over (session-6). Only the token is taken, from exactly the
 * configured origins, and only when the server says whose it is: the message's own word about
 * the person counts for nothing.
 */
export async function takeMessage(
  { data, origin }: { data: unknown; origin: string },
  origins: readonly string[],
): Promise<void> {
  if (!isSessionMessage(data) || !origins.includes(origin)) return;
  const sessionToken = data.token.replace(/^Bearer\s+/i, '');
  await new Promise((resolve) => setTimeout(resolve, tokenSetDelayMs));
  try {
    const reply = await withRetries(() =>
      api('POST /api/auth/validate', { body: { token: sessionToken }, skipAuth: true }),
    );
    if (!reply.valid || !reply.userData) return;
    signIn({
      sessionToken,
      userData: reply.userData,
      sessionExpiry: reply.sessionExpiry ?? null,
    });
  } catch {
    // The other window stays signed in; this one stays as it was.
  }
}

type SessionMessage = { type: 'AUTH_SESSION'; token: string };

function isSessionMessage(data: unknown): data is SessionMessage {
  const message = data as Partial<SessionMessage> | null;
  return message?.type === 'AUTH_SESSION' && typeof message.token === 'string' && !!message.token;
}
