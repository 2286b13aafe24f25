import { ApiError } from './api.ts';

/** Sign-in calls are tried three times, waiting 1 s times the attempt (error-4). */
const attempts = 3;
const waitMs = 1000;

/** An answer that says this is final, whatever its status (error-4). */
const rateLimited = 'Rate limit exceeded. Please try again later.';

/** Worth another try: no answer, 5xx or 408, and only while online (error-4). */
export function isWorthRetrying(error: unknown, online: boolean = navigator.onLine): boolean {
  if (!online || !(error instanceof ApiError) || error.message === rateLimited) return false;
  return error.status === 0 || error.status >= 500 || error.status === 408;
}

/**
 * Runs an authentication call again when a try failed for reasons that pass.
 * @throws {ApiError} the last refusal under its own code; its message says how it ended (error-4)
 */
export async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= attempts || !isWorthRetrying(error)) throw ended(error);
      await new Promise((resolve) => setTimeout(resolve, waitMs * attempt));
    }
  }
}

/** For logs and reports; people read the text of the code. */
function ended(error: unknown, online: boolean = navigator.onLine): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, errorCode, message } = error;
  if (!online) error.message = 'No internet connection. Please check your network.';
  else if (status === 401) {
    error.message = 'Session expired. Please log in again.';
    error.cause = new Error(`Authentication failed: ${errorCode}`);
  } else error.message = `Request failed: ${message}`;
  return error;
}
