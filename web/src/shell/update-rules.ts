import type { HoldReason } from './busy.ts';

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** SPEC §4: only another major version is urgent enough to load the page without being asked. */
export const isMajorChange = (from: string | null, to: string): boolean =>
  from !== null && majorOf(from) !== majorOf(to);

/** Whether loading anew now loses nothing; a person's own wish outweighs what is kept anyway. */
export const mayReload = (held: readonly HoldReason[], isAsked: boolean): boolean =>
  isAsked ? held.every((reason) => reason === 'draft') : held.length === 0;

/**
 * Whether a waiting worker only catches up with its page: the page came fresh from the server,
 * the worker in charge is older. Then it takes over without a word and without a reload.
 */
export const isCatchingUp = (builds: {
  page: string | null;
  inCharge: string | null;
  waiting: string | null;
}): boolean =>
  builds.page !== null &&
  builds.inCharge !== null &&
  builds.inCharge !== builds.page &&
  builds.waiting === builds.page;
