import { policy } from '@puente/contract/policy';
import { isKnownDevice } from '../session/rules.ts';

/** What happened to the ways into an account. */
export const noticeKinds = [
  'password-set',
  'password-changed',
  'password-removed',
  'password-reset',
  'email-changed',
  'email-removed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What came of a password; null where there was and is none. */
export const passwordChange = (had: boolean, has: boolean): NoticeKind | null => {
  if (had) return has ? 'password-changed' : 'password-removed';
  return has ? 'password-set' : null;
};

/** What came of an address; null where there was none, or where it is the same mailbox still. */
export const emailChange = (before: string | null, after: string | null): NoticeKind | null => {
  if (before === null || before.toLowerCase() === after?.toLowerCase()) return null;
  return after === null ? 'email-removed' : 'email-changed';
};

/**
 * Addresses are not proven: somebody may give another's and change their own account on and on.
 * Whoever was told that often within an hour knows.
 */
export const isNoticeWorthSending = (recent: number): boolean =>
  recent < policy.auth.noticeMailsPerEmailPerHour;

/**
 * The device as a mail may name it: known names alone. Anybody can let a browser call itself
 * `pay.example.com`, and a mail of ours must not carry that to somebody.
 */
export const tellableDevice = (device: string): string | null =>
  isKnownDevice(device) ? device : null;
