import { z } from 'zod';
import { plainDigits } from './digits.ts';
import { policy } from './policy.ts';

/** Ids are UUIDs. */
export const id = z.uuid();

/** 3 to 30 lower-case letters, digits, dots or dashes; the personal link is `/@username`. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9.-]{1,28})[a-z0-9]$/, {
    error: 'Use 3 to 30 letters, digits, dots or dashes',
    abort: true,
  })
  .regex(/^(?!.*[.-]{2})/, 'No two dots or dashes in a row');

/** The address of a room: 10 letters and digits (address-2). */
export const roomId = z.string().regex(/^[A-Za-z0-9]{10}$/);

/**
 * A phone number as typed: + and at least 6 digits of any script (code-4); the server normalises it
 * to E.164.
 */
export const phoneNumber = z
  .string()
  .trim()
  .max(32)
  .overwrite(plainDigits)
  .refine(
    (value) => value.startsWith('+') && value.replace(/\D/g, '').length >= policy.phone.minDigits,
    'Must start with + and have at least 6 digits',
  )
  .meta({ examples: ['+56912345678'] });

export const email = z.string().trim().pipe(z.email().max(254));

/** A person's name: some letters, no markup, line breaks or bidirectional controls. */
export const personName = z
  .string()
  .trim()
  .min(1, { error: 'Required', abort: true })
  .max(80)
  .regex(/^[^<>\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, {
    error: 'No angle brackets or control characters',
    abort: true,
  })
  .regex(/\p{L}/u, 'At least one letter');

/** Accepted for compatibility (call-1); must be the caller's own, identity comes from the token. */
export const claimedIdentity = {
  sessionToken: z.string().max(200).nullish(),
  phoneNumber: z.string().max(32).nullish(),
  userId: z.string().max(64).nullish(),
};
