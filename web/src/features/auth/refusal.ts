import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { nowMs } from '../../lib/clock.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import type { KnownErrorCode } from '../../lib/error-codes.ts';
import { useSecondsUntil } from '../../ui/countdown.tsx';

export type RefusalView = {
  /** The text for beside the button, when no field carries it. */
  text: string | undefined;
  /** Seconds to wait before another try, from `Retry-After`. */
  seconds: number;
  waiting: boolean;
  code: KnownErrorCode | null;
  /** The text for a field, when the refusal is about it; it isn't repeated beside the button. */
  field: (path: string, ...codes: KnownErrorCode[]) => string | undefined;
};

/**
 * A refusal in words, shown once, with the wait that the server asked for.
 * @param call what was refused: to let somebody in, or to send a code
 */
export function useRefusal(error: unknown, call: 'check' | 'send' = 'check'): RefusalView {
  const errorText = useErrorText();
  const { t } = useTranslation('auth');
  const seconds = useSecondsUntil(useRetryAt(error));
  const code = error ? errorCodeOf(error) : null;
  const text = error ? (downText(error, t, call) ?? errorText(error)) : undefined;
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
    field: (path, ...codes) =>
      (code && codes.includes(code)) || fields.some((one) => one.path.endsWith(path))
        ? text
        : undefined,
  };
}

/** What SPEC §8 says of sign-ins that failed for no fault of the person; else null. */
function downText(error: unknown, t: TFunction<'auth'>, call: 'check' | 'send'): string | null {
  if (!(error instanceof ApiError)) return null;
  const { status, errorCode, said } = error;
  if (status >= 500 || status === 408) return t('unavailable');
  if (errorCode !== 'unknown' || status === 0) return null;
  if (call === 'send') return t('sendFailed');
  // Refused under an answer that says all is well.
  if (status < 400) return said ?? t('failedPlain');
  return t('failed', { status, error: said ?? t('unknownError') });
}

/** When trying again makes sense, ms since the epoch; fixed at the moment the refusal came. */
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
