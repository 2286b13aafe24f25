import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api.ts';
import { isWorthRetrying, withRetries } from './retry.ts';

function refusal(status: number, code = 'internal') {
  return new ApiError(status, { errorCode: code as never, message: 'no' }, 'unknown');
}

describe('an authentication call that fails', () => {
  it('is worth another try without an answer, on 5xx and on 408, and only online', () => {
    for (const status of [0, 408, 500, 503]) {
      expect(isWorthRetrying(refusal(status), true)).toBe(true);
      expect(isWorthRetrying(refusal(status), false)).toBe(false);
    }
    for (const status of [400, 401, 403, 404, 409, 413, 429])
      expect(isWorthRetrying(refusal(status), true)).toBe(false);
    expect(isWorthRetrying(new Error('ours'), true)).toBe(false);
    // An answer that says this is final, whatever its status (error-4).
    const limited = { error: 'Rate limit exceeded. Please try again later.' };
    expect(isWorthRetrying(new ApiError(503, limited, 'unknown'), true)).toBe(false);
  });

  it('is tried three times, after one second and after two more', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    vi.useFakeTimers();
    const call = vi.fn(() => Promise.reject(refusal(503)));
    const outcome = withRetries(call).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(call).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(call).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(call).toHaveBeenCalledTimes(3);
    await expect(outcome).resolves.toMatchObject({ status: 503, message: 'Request failed: no' });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says how it ended', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const refused = () => withRetries(() => Promise.reject(refusal(401, 'unauthenticated')));
    await expect(refused()).rejects.toMatchObject({
      message: 'Session expired. Please log in again.',
      cause: { message: 'Authentication failed: unauthenticated' },
    });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(withRetries(() => Promise.reject(refusal(0)))).rejects.toMatchObject({
      message: 'No internet connection. Please check your network.',
    });
    vi.unstubAllGlobals();
  });
});
