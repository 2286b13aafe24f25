import { newId } from '../../lib/ids.ts';
import { useRef } from 'react';
import { ApiError } from '../../lib/api.ts';

type Attempt = { content: string; key: string };

/**
 * One key for one attempt: what is sent twice, by a double click or after a lost answer, counts
 * once. Other content, or a clear answer to the last attempt, begins a new one.
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
      if (!isOpenEnded(error)) attempt.current = null;
    },
  };
}

/** Nobody knows whether it was done: no answer, a failure on the way, or it is still running. */
const isOpenEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500 || error.errorCode === 'request-in-progress');
