import { policy } from '@puente/contract/policy';
import type { VerificationChannel } from '@puente/contract/auth';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { nowMs } from '../../lib/clock.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { forgetCode, keepCode, keptCode, type SentCode } from './kept-code.ts';
import { useStartVerification } from './queries.ts';

/** The server's limits, for the one refusal that doesn't carry them. */
const { codeResendSeconds, codeLifetimeMinutes } = policy.auth;

/**
 * Sends codes, and tracks which one was sent and when another may be requested.
 * @param outlivesReload the step is restored after a reload, until it is left
 */
export function useSentCode({ outlivesReload = false } = {}) {
  const [sent, setSent] = useState<SentCode | null>(() => (outlivesReload ? keptCode() : null));
  const start = useStartVerification();
  // A reload runs no clean-up: the stored code is removed when the person leaves the step.
  useEffect(() => {
    if (!outlivesReload || !sent) return undefined;
    keepCode(sent);
    return forgetCode;
  }, [outlivesReload, sent]);

  const send = (to: string, channel: VerificationChannel, onDone?: () => void) =>
    start.mutate(
      { phoneNumber: to, channel },
      {
        onSuccess: (reply) => {
          setSent({
            phoneNumber: to,
            channel: reply.channel,
            resendAtMs: after(reply.resendAfterSeconds),
            expiresAtMs: after(reply.expiresInSeconds),
          });
          onDone?.();
        },
        onError: (error) => {
          // The earlier code is still valid: it can be entered while waiting for another.
          if (errorCodeOf(error) !== 'code-sent-recently') return;
          const wait = (error instanceof ApiError ? error.retryAfter : null) ?? codeResendSeconds;
          setSent({
            phoneNumber: to,
            channel,
            resendAtMs: after(wait),
            expiresAtMs: after(codeLifetimeMinutes * 60 - (codeResendSeconds - wait)),
          });
        },
      },
    );
  const forget = () => {
    start.reset();
    setSent(null);
  };
  return { sent, send, forget, sending: start.isPending, error: start.error };
}

function after(seconds: number): number {
  return nowMs() + seconds * 1000;
}
