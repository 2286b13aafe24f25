import i18next from 'i18next';
import { api } from '../../lib/api.ts';
import { loadNamespaces } from '../../lib/i18n.ts';
import { withRetries } from '../../lib/retry.ts';
import { tab } from '../../lib/storage.ts';
import type { SignInLink } from '../partner/address-parameters.ts';
import { readablePhone } from '../../ui/calling-codes.ts';
import { toast } from '../../ui/toast.ts';
import { signIn } from './session.ts';

/**
 * Exchanges the token of a sign-in link for a session; the link works once, for its phone alone. If
 * it doesn't work, /login says so and offers a code.
 */
export async function signInByLink(link: SignInLink, goToLogin: () => void): Promise<void> {
  try {
    const session = await withRetries(() =>
      api('POST /api/auth/exchange-sign-in-link', { body: link }),
    );
    signIn(session);
    await loadNamespaces('auth');
    // Shows whose account it is, in case the link was somebody else's.
    const phone = readablePhone(session.userData.phoneNumber);
    toast.message(i18next.t('auth:linkSignedIn', { phone }));
  } catch {
    tab.set('linkRefused', true);
    await loadNamespaces('auth');
    goToLogin();
  }
}
