import type { VerificationChannel } from '@puente/contract/auth';
import { useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { nowMs } from '../../lib/clock.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { useStartVerification } from './queries.ts';

/** A code that was asked for a moment ago may be asked for again after this, seconds (DECISIONS). */
const resendAfterSeconds = 60;

const after = (seconds: number): number => nowMs() + seconds * 1000;

export type SentCode = { phoneNumber: string; channel: VerificationChannel; resendAtMs: number };

/** Sends codes, and knows which one is out and when another may be asked for. */
export function useSentCode() {
  const [sent, setSent] = useState<SentCode | null>(null);
  const start = useStartVerification();
  const send = (to: string, channel: VerificationChannel, onDone?: () => void) =>
    start.mutate(
      { phoneNumber: to, channel },
      {
        onSuccess: (reply) => {
          setSent({
            phoneNumber: to,
            channel: reply.channel,
            resendAtMs: after(reply.resendAfterSeconds),
          });
          onDone?.();
        },
        onError: (error) => {
          // The code of a moment ago is still good: it can be typed while waiting for another.
          if (errorCodeOf(error) !== 'code-sent-recently') return;
          const seconds = error instanceof ApiError ? error.retryAfter : null;
          setSent({ phoneNumber: to, channel, resendAtMs: after(seconds ?? resendAfterSeconds) });
        },
      },
    );
  const forget = () => {
    start.reset();
    setSent(null);
  };
  return { sent, send, forget, sending: start.isPending, error: start.error };
}
