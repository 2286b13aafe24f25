import type { GuardReason } from './reload-guard.ts';

/** Only another major version is urgent enough to reload the page without being asked (update-2). */
export function isMajorChange(from: string | null, to: string): boolean {
  return from !== null && majorOf(from) !== majorOf(to);
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}

/** Whether a reload now loses nothing; when the person asked for it, stored drafts don't count. */
export function mayReload(held: readonly GuardReason[], isAsked: boolean): boolean {
  return isAsked ? held.every((reason) => reason === 'draft') : held.length === 0;
}

/**
 * Whether a waiting worker only matches its page: the page came fresh from the server, the active
 * worker is older. Then it takes over without a notice and without a reload.
 */
export function isCatchingUp(builds: {
  page: string | null;
  inCharge: string | null;
  waiting: string | null;
}): boolean {
  return (
    builds.page !== null &&
    builds.inCharge !== null &&
    builds.inCharge !== builds.page &&
    builds.waiting === builds.page
  );
}
