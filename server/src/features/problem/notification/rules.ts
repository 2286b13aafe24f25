import type { ProblemStatus } from '../rules.ts';

/** What both sides are told of a report, once each. */
export const problemEvents = [
  'reported',
  'refunded',
  'objected',
  'unanswered',
  'lapsed',
  'decided',
] as const;
export type ProblemEvent = (typeof problemEvents)[number];

const stateOf: Record<ProblemEvent, ProblemStatus> = {
  reported: 'open',
  refunded: 'refunded',
  objected: 'with-operator',
  unanswered: 'with-operator',
  lapsed: 'lapsed',
  decided: 'decided',
};

/** Whether a mail that was planned is still true when it goes: it may have waited for hours. */
export function isProblemMailTrue(event: ProblemEvent, status: ProblemStatus): boolean {
  return stateOf[event] === status;
}
