import { newId } from './ids.ts';
import { useRef } from 'react';
import { ApiError } from './api.ts';

type Attempt = { content: string; key: string };

/**
 * One key for each attempt: a request sent twice, by a double click or after a lost reply, counts
 * once. Other content, or a definite reply to the last attempt, makes a new key.
 */
export function useIdempotencyKey(): {
  keyFor: (content: unknown) => string;
  answered: (error?: unknown) => void;
} {
  const attempt = useRef<Attempt | null>(null);
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (attempt.current?.content !== text) {
        attempt.current = { content: text, key: newId() };
      }
      return attempt.current.key;
    },
    answered: (error) => {
      if (!isOutcomeUnknown(error)) attempt.current = null;
    },
  };
}

/** The outcome is unknown: no reply, a network failure, or it is still running. */
function isOutcomeUnknown(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status >= 500 || error.errorCode === 'request-in-progress')
  );
}
