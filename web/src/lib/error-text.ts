import { useTranslation } from 'react-i18next';
import { ApiError } from './api.ts';
import type { KnownErrorCode } from './error-codes.ts';

/** The code of anything thrown; what isn't a refusal is `unknown`. */
export const errorCodeOf = (error: unknown): KnownErrorCode =>
  error instanceof ApiError ? error.errorCode : 'unknown';

/** Words any error in the person's language by its code, never by the server's text. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return (error) => {
    const code = errorCodeOf(error);
    // A server newer than this page may refuse with a code this page has never heard of.
    return i18n.exists(`errors:${code}`) ? t(code) : t('unknown');
  };
}
