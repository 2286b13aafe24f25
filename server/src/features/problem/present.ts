import type { bookingProblems, problem as problemShape } from '@puente/contract/problem';
import type { Currency } from '@puente/contract/policy';
import type { z } from 'zod';
import { type Stay, staysOf } from '../meeting/stay/rules.ts';
import {
  answerUntil,
  earningsAvailableAt,
  isStillConfirmed,
  type Meeting,
  type MeetingMoney,
  onSilence,
  type Party,
  refundOfShare,
  reportTerms,
} from './rules.ts';
import type { ProblemRow } from './store.ts';

export type Problem = z.output<typeof problemShape>;
export type BookingProblems = z.output<typeof bookingProblems>;

/** All that is known of what went wrong with a meeting. */
export type Known = {
  meeting: Meeting;
  currency: Currency;
  money: MeetingMoney;
  problems: readonly ProblemRow[];
  stays: readonly Stay[];
};

/** For one of its two parties, as of now. */
export function presentProblems(
  known: Known,
  reader: Party,
  now: Temporal.Instant,
): BookingProblems {
  const { meeting, currency, money, problems, stays } = known;
  const hasReported = problems.some((one) => one.reported_by === reader);
  return {
    report: hasReported ? null : reportTerms(meeting, now),
    problems: problems.map((one) => presentProblem(one, known, reader)),
    left: { amount: money.left, currency },
    room: { client: presentStays(stays, 'client'), provider: presentStays(stays, 'provider') },
    earnings:
      reader === 'provider' && money.paid > 0 && meeting.status === 'confirmed'
        ? { availableAt: earningsAvailableAt(meeting.ends_at, problems)?.toString() ?? null }
        : null,
  };
}

function presentStays(stays: readonly Stay[], party: Party) {
  return staysOf(stays, party).map(({ from, to }) => ({
    from: from.toString(),
    to: to.toString(),
  }));
}

function presentProblem(
  row: ProblemRow,
  { currency, money, stays }: Known,
  reader: Party,
): Problem {
  const isOpen = row.status === 'open';
  const isConfirmed = isOpen ? isStillConfirmed(row, stays) : row.is_confirmed;
  const { outcome, basisPoints } = onSilence(row);
  return {
    id: row.id,
    kind: row.kind,
    by: row.reported_by,
    isOwn: row.reported_by === reader,
    text: row.text,
    isConfirmed,
    state: row.status,
    at: row.created_at.toString(),
    answerUntil: isOpen ? answerUntil(row, isConfirmed).toString() : null,
    onSilence: { outcome, refund: { amount: refundOfShare(money, basisPoints), currency } },
    answer: presentAnswer(row),
    passedOnAt: row.passed_on_at?.toString() ?? null,
    decision: row.decision,
    endedAt: row.ended_at?.toString() ?? null,
    refund: { amount: row.refund_amount, currency },
  };
}

function presentAnswer(row: ProblemRow): Problem['answer'] {
  if (row.answered_at === null) return null;
  const what = row.status === 'refunded' ? 'refunded' : 'objected';
  return { what, text: row.answer, at: row.answered_at.toString() };
}
