import { createHash, randomBytes } from 'node:crypto';

/** Session token: 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are stored as their SHA-256 only (session-1). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token without `Bearer `, which some callers send along. */
export function bareToken(given: string): string {
  return given.replace(/^Bearer\s+/i, '').trim();
}
