import type { bookingProblems, ProblemKind, silenceOutcome } from '@puente/contract/problem';
import { policy } from '@puente/contract/policy';
import type { z } from 'zod';
import { shareOf, wholeBasisPoints } from '../../lib/money.ts';
import { defineStates, type StoredOf } from '../../lib/states.ts';
import { secondsInside, type Stay } from '../meeting/stay/rules.ts';
import { availableAt } from '../payment/ledger/rules.ts';

export type Party = 'client' | 'provider';

/** The life of a report (problem-1). */
export const problemStates = defineStates({
  initial: { open: 'a side reports it' },
  transitions: {
    open: {
      'with-operator':
        "the other side objects, or doesn't answer where only the operator can decide",
      refunded: 'the expert refunds a part or all of it',
      lapsed: 'nobody answered in time, and what follows from that was done',
    },
    'with-operator': { decided: 'the operator decides' },
    refunded: {},
    lapsed: {},
    decided: {},
  },
  derived: {},
});
export type ProblemStatus = StoredOf<typeof problemStates>;

/** While it is not settled, the meeting's earnings wait (problem-6). */
export function isUnsettled({ status }: { status: ProblemStatus }): boolean {
  return !problemStates.final.includes(status);
}

/** What a report has to know of its meeting. */
export type Meeting = {
  status: string;
  mode: string;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
};

type ReportTerms = NonNullable<z.output<typeof bookingProblems>['report']>;

/**
 * What can be reported of a meeting now, null where nothing: from the start, a no-show 10 minutes
 * later, until and not including 3 days after the end, which is when earnings become available.
 */
export function reportTerms(meeting: Meeting, now: Temporal.Instant): ReportTerms | null {
  const until = availableAt(meeting.ends_at);
  const noShowFrom = meeting.starts_at.add({ minutes: policy.problem.noShowMinutes });
  if (meeting.status !== 'confirmed' || isBefore(now, meeting.starts_at)) return null;
  if (!isBefore(now, until)) return null;
  const always: ProblemKind[] = ['quality', 'technical', 'other'];
  return {
    kinds: isBefore(now, noShowFrom) ? always : ['no-show', ...always],
    noShowFrom: noShowFrom.toString(),
    until: until.toString(),
  };
}

function isBefore(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) < 0;
}

/**
 * Does the room confirm a client's no-show of the expert? The client waited there for 10 minutes or
 * more, counted from the start, and the expert never was there. The room says nothing of people who
 * meet in person.
 */
export function roomConfirmsNoShow(meeting: Meeting, stays: readonly Stay[]): boolean {
  if (meeting.mode !== 'virtual' || hasBeen(stays, 'provider')) return false;
  const waited = secondsInside(stays, 'client', meeting.starts_at);
  return waited >= policy.problem.noShowMinutes * 60;
}

function hasBeen(stays: readonly Stay[], party: Party): boolean {
  return stays.some((stay) => stay.party === party);
}

/** Of a report, what its deadline and its silence depend on. */
export type Report = {
  kind: ProblemKind;
  reported_by: Party;
  is_confirmed: boolean;
  created_at: Temporal.Instant;
};

/** Whether the room still confirms it: an expert may have come after the report. */
export function isStillConfirmed(report: Report, stays: readonly Stay[]): boolean {
  return report.is_confirmed && !hasBeen(stays, 'provider');
}

/** Until when, not included, the other side can answer: 24 h of a confirmed no-show, else 72 h. */
export function answerUntil(report: Report, isConfirmed: boolean): Temporal.Instant {
  const { confirmedNoShowHours, answerHours } = policy.problem;
  return report.created_at.add({ hours: isConfirmed ? confirmedNoShowHours : answerHours });
}

type Silence = { outcome: z.output<typeof silenceOutcome>; basisPoints: number };

/**
 * What follows when nobody answers (problem-4): a client's no-show is refunded in full, quality and
 * technical by half, and `other` goes to the operator. An expert's report costs nobody anything.
 */
export function onSilence({
  kind,
  reported_by: by,
}: Pick<Report, 'kind' | 'reported_by'>): Silence {
  if (by === 'provider') return { outcome: 'nothing', basisPoints: 0 };
  if (kind === 'other') return { outcome: 'operator', basisPoints: 0 };
  return { outcome: 'refund', basisPoints: policy.problem.silenceBasisPoints[kind] };
}

/** Minor units: what the meeting cost as far as it was paid, and what can still be refunded of it. */
export type MeetingMoney = { paid: number; left: number };

/**
 * The money of one meeting of an order.
 * @param price its share of the order, minor units
 * @param order what of the whole order came in, went back and is owed
 * @param refunded what reports of this meeting have led to
 */
export function moneyOf(
  price: number,
  order: { paid: number; refunded: number; owed: number },
  refunded: number,
): MeetingMoney {
  const paid = Math.min(price, order.paid);
  const ofOrder = order.paid - order.refunded - order.owed;
  return { paid, left: Math.max(0, Math.min(paid - refunded, ofOrder)) };
}

/** A share of what was paid, rounded half-even, and never more than what is left of it. */
export function refundOfShare({ paid, left }: MeetingMoney, basisPoints: number): number {
  return basisPoints >= wholeBasisPoints ? left : Math.min(shareOf(paid, basisPoints), left);
}

/**
 * When the earnings of a meeting are available (earning-1): 3 days after its end, and not before
 * everything that was reported of it is settled; null while something is not (problem-6).
 */
export function earningsAvailableAt(
  sessionEnd: Temporal.Instant,
  problems: readonly { status: ProblemStatus; ended_at: Temporal.Instant | null }[],
): Temporal.Instant | null {
  if (problems.some(isUnsettled)) return null;
  return problems.reduce(
    (at, { ended_at: end }) => (end !== null && isBefore(at, end) ? end : at),
    availableAt(sessionEnd),
  );
}
