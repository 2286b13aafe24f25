import { ApiError } from './api.ts';

/** SPEC §9: authentication calls are tried three times, waiting 1 s times the attempt. */
const attempts = 3;
const waitMs = 1000;

/** Worth another try: no answer, 5xx or 408, and only while online (SPEC §8). */
export function isWorthRetrying(error: unknown, online: boolean = navigator.onLine): boolean {
  if (!online || !(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500 || error.status === 408;
}

/** Runs an authentication call again when a try failed for reasons that pass. */
export async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= attempts || !isWorthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs * attempt));
    }
  }
}
