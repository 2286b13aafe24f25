import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { useIdempotencyKey } from './idempotency.ts';

/** The keys of one form. */
function keysOfForm() {
  const held: ReturnType<typeof useIdempotencyKey>[] = [];
  function Form() {
    held.push(useIdempotencyKey());
    return null;
  }
  renderToString(<Form />);
  const [keys] = held;
  if (!keys) throw new Error('nothing was rendered');
  return keys;
}

const refused = (status: number, errorCode?: 'request-in-progress' | 'slot-taken') =>
  new ApiError(status, errorCode ? { errorCode, message: '' } : null, 'unknown');

describe('the key of a request', () => {
  it('is the same for the same, and another for anything else', () => {
    const { keyFor } = keysOfForm();
    const key = keyFor({ slot: 1 });
    expect(keyFor({ slot: 1 })).toBe(key);
    const other = keyFor({ slot: 2 });
    expect(other).not.toBe(key);
    expect(keyFor({ slot: 1 })).not.toBe(key);
  });

  it('stays while nobody knows how the last attempt ended', () => {
    const { keyFor, answered } = keysOfForm();
    const key = keyFor({ slot: 1 });
    for (const error of [
      refused(0),
      refused(500),
      refused(503),
      refused(409, 'request-in-progress'),
    ]) {
      answered(error);
      expect(keyFor({ slot: 1 })).toBe(key);
    }
  });

  it('is new after a definite answer', () => {
    const { keyFor, answered } = keysOfForm();
    for (const error of [undefined, refused(400), refused(409, 'slot-taken'), new Error('ours')]) {
      const key = keyFor({ slot: 1 });
      answered(error);
      expect(keyFor({ slot: 1 })).not.toBe(key);
    }
  });
});
