import { api } from '../lib/api.ts';
import { loadWords } from '../lib/i18n.ts';
import { withRetries } from '../lib/retry.ts';
import { tab } from '../lib/storage.ts';
import type { SignInLink } from './address-parameters.ts';
import { signIn } from './session.ts';

/**
 * Exchanges the token of a sign-in link for a session; the link works once, for its phone alone.
 * A link that doesn't is said on /login, where a code is the way in.
 */
export async function signInByLink(link: SignInLink, goToLogin: () => void): Promise<void> {
  try {
    signIn(await withRetries(() => api('POST /api/auth/exchange-sign-in-link', { body: link })));
  } catch {
    tab.set('linkRefused', true);
    await loadWords('auth');
    goToLogin();
  }
}
