import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { nowMs } from '../../lib/clock.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import type { KnownErrorCode } from '../../lib/error-codes.ts';
import { useSecondsUntil } from '../../ui/countdown.tsx';

export type RefusalView = {
  /** The text beside the button, when it belongs to no field. */
  text: string | undefined;
  /** Seconds to wait before another try, from `Retry-After`. */
  seconds: number;
  waiting: boolean;
  code: KnownErrorCode | null;
  /** A code by WhatsApp would still be sent. */
  leavesWhatsapp: boolean;
  /** The text for a field, when the refusal is about it; not repeated beside the button. */
  field: (path: string, ...codes: KnownErrorCode[]) => string | undefined;
};

/**
 * A refusal as text, shown once, with the wait that the server sent.
 * @param call what was refused: signing in, or sending a code
 */
export function useRefusal(error: unknown, call: 'check' | 'send' = 'check'): RefusalView {
  const errorText = useErrorText();
  const { t } = useTranslation('auth');
  const seconds = useSecondsUntil(useRetryAt(error));
  const code = error ? errorCodeOf(error) : null;
  const leavesWhatsapp = error instanceof ApiError && error.ways?.includes('whatsapp') === true;
  const refusalText = () => (leavesWhatsapp ? t('leavesWhatsapp') : errorText(error));
  const text = error ? (outageText(error, t, call) ?? refusalText()) : undefined;
  const fields = error instanceof ApiError ? error.fields : [];
  const fieldCodes: KnownErrorCode[] = [
    'invalid-phone',
    'code-wrong',
    'code-expired',
    'code-tries-exceeded',
  ];
  const isInField = code !== null && (fieldCodes.includes(code) || fields.length > 0);
  return {
    text: isInField ? undefined : text,
    seconds,
    waiting: seconds > 0,
    code,
    leavesWhatsapp,
    field: (path, ...codes) =>
      (code && codes.includes(code)) || fields.some((one) => one.path.endsWith(path))
        ? text
        : undefined,
  };
}

/** When to try again, ms since the epoch; fixed at the moment the refusal arrived. */
function useRetryAt(error: unknown): number | null {
  const [seen, setSeen] = useState<{ error: unknown; at: number | null }>({
    error: null,
    at: null,
  });
  if (seen.error === error) return seen.at;
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
  const next = { error, at: wait === null ? null : nowMs() + wait * 1000 };
  setSeen(next);
  return next.at;
}

/** The advice for sign-ins that failed for no fault of the person (error-5); else null. */
function outageText(error: unknown, t: TFunction<'auth'>, call: 'check' | 'send'): string | null {
  if (!(error instanceof ApiError)) return null;
  const { status, errorCode, foreignMessage } = error;
  if (status >= 500 || status === 408) return t('unavailable');
  if (errorCode !== 'unknown' || status === 0) return null;
  if (call === 'send') return t('sendFailed');
  // An HTTP success whose body says that it failed.
  if (status < 400) return foreignMessage ?? t('failedPlain');
  return t('failed', { status, error: foreignMessage ?? t('unknownError') });
}
