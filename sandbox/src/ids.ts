import { randomBytes, randomInt } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits, from the system's randomness. */
export function randomToken(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** An id in Stripe's shape: a prefix and 24 random letters and digits. */
export function stripeId(prefix: string): string {
  return `${prefix}_${randomToken(24)}`;
}

/** An id in Twilio's shape: two letters and 32 hexadecimal digits. */
export function twilioSid(prefix: string): string {
  return `${prefix}${randomBytes(16).toString('hex')}`;
}

/** Six digits, every combination as likely as any other. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}
