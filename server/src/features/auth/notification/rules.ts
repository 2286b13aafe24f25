import { policy } from '@puente/contract/policy';
import { isKnownDevice } from '../session/rules.ts';

/** Changes to how an account is entered. */
export const noticeKinds = [
  'password-set',
  'password-changed',
  'password-removed',
  'password-reset',
  'email-changed',
  'email-removed',
] as const;
export type NotificationKind = (typeof noticeKinds)[number];

/** The change of a password; null where there was and is none. */
export function passwordChange(had: boolean, has: boolean): NotificationKind | null {
  if (had) return has ? 'password-changed' : 'password-removed';
  return has ? 'password-set' : null;
}

/** The change of an email address; null where there was none, or the mailbox is the same. */
export function emailChange(before: string | null, after: string | null): NotificationKind | null {
  if (before === null || before.toLowerCase() === after?.toLowerCase()) return null;
  return after === null ? 'email-removed' : 'email-changed';
}

/**
 * Email addresses aren't verified: somebody could enter another person's and trigger mails by
 * changing their own account again and again. A few an hour are enough for everybody.
 */
export function mayNotify(recent: number): boolean {
  return recent < policy.auth.noticeMailsPerEmailPerHour;
}

/**
 * The device as a mail may name it: known names only. A browser can call itself
 * `pay.example.com`, and our mail must not spread that.
 */
export function tellableDevice(device: string): string | null {
  return isKnownDevice(device) ? device : null;
}
