import { useTranslation } from 'react-i18next';
import { ApiError } from './api.ts';
import type { KnownErrorCode } from './error-codes.ts';

/** The code of any error; `unknown` if it isn't a refusal. */
export function errorCodeOf(error: unknown): KnownErrorCode {
  return error instanceof ApiError ? error.errorCode : 'unknown';
}

/**
 * The text of any error in the person's language, by its code and never by the server's message.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return (error) => {
    const code = errorCodeOf(error);
    // A newer server may refuse with a code that this page doesn't have.
    return i18n.exists(`errors:${code}`) ? t(code) : t('unknown');
  };
}
