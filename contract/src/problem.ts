import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { party } from './moving-terms.ts';
import { optional } from './optional.ts';
import { policy } from './policy.ts';
import { instant } from './time.ts';

export const problemKind = z.enum(['no-show', 'quality', 'technical', 'other']);
export type ProblemKind = z.infer<typeof problemKind>;

/** `lapsed`: nobody answered, and what that leads to was done. */
export const problemState = z.enum(['open', 'with-operator', 'refunded', 'lapsed', 'decided']);

/** What becomes of a report that stays unanswered. */
export const silenceOutcome = z.enum(['refund', 'operator', 'nothing']);

const words = z.string().trim().min(policy.problem.textMinLength).max(policy.problem.textMaxLength);

/** A stretch of time in the room. */
const stay = z.object({ from: instant, to: instant });

/** What one side reported of a meeting. */
export const problem = z.object({
  id,
  kind: problemKind,
  by: party,
  /** The caller reported it: the other side answers. */
  isOwn: z.boolean(),
  /** Null where nothing was written. */
  text: z.string().nullable(),
  /** The room confirmed the no-show: its reporter waited there, the other side never came. */
  isConfirmed: z.boolean(),
  state: problemState,
  at: instant,
  /** Until when, not included, the other side can answer; null where it can't any more. */
  answerUntil: instant.nullable(),
  /** What follows if nobody answers, and how much of it is refunded. */
  onSilence: z.object({ outcome: silenceOutcome, refund: money }),
  /** Null while nobody answered. `objected`: a text comes with it, unless its author has left. */
  answer: z
    .object({ what: z.enum(['refunded', 'objected']), text: z.string().nullable(), at: instant })
    .nullable(),
  /** When it went to the operator, by an objection or unanswered. */
  passedOnAt: instant.nullable(),
  /** The operator's reason. */
  decision: z.string().nullable(),
  endedAt: instant.nullable(),
  /** Refunded because of it. */
  refund: money,
});

export const bookingProblems = z.object({
  /** What the caller can report now; null where nothing (any more). */
  report: z
    .object({
      kinds: z.array(problemKind),
      /** From when a no-show can be reported. */
      noShowFrom: instant,
      /** Until when, not included. */
      until: instant,
    })
    .nullable(),
  /** At most one of each side, the first one first. */
  problems: z.array(problem),
  /** The most that can still be refunded for the meeting. */
  left: money,
  /** Who was in the room; empty where nobody was, or after 90 days. */
  room: z.object({ client: z.array(stay), provider: z.array(stay) }),
  /** For the expert, of a meeting that was paid: when its earnings are available; null: they wait. */
  earnings: z.object({ availableAt: instant.nullable() }).nullable(),
});

export const readProblems = endpoint({
  method: 'GET',
  path: '/api/booking/:id/problem',
  tag: 'booking',
  summary: 'What was reported of an own meeting, what became of it, and what can be reported now.',
  actor: 'client',
  params: z.object({ id }),
  reply: bookingProblems,
  errors: [],
});

export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/booking/:id/problem',
  tag: 'booking',
  summary:
    'Report a problem with an own meeting, from its start until 3 days after its end, once. The ' +
    'other side is told and can answer. A text is required for everything but a no-show.',
  actor: 'client',
  idempotent: true,
  perMinute: policy.problem.reportsPerMinute,
  params: z.object({ id }),
  body: z.object({ kind: problemKind, text: optional(words) }),
  reply: bookingProblems,
  errors: ['not-reportable', 'problem-reported'],
  status: 201,
});

export const answerProblem = endpoint({
  method: 'POST',
  path: '/api/booking/:id/problem/answer',
  tag: 'booking',
  summary:
    'Answer what the other side reported: as the expert refund a part or all of it (a confirmed ' +
    'no-show: all), or, as either side, object with a text, which asks the operator to decide.',
  actor: 'client',
  idempotent: true,
  perMinute: policy.problem.reportsPerMinute,
  params: z.object({ id }),
  body: z.object({
    problemId: id,
    response: z.enum(['refund', 'object']),
    /** With `refund`: minor units of the booking's currency. */
    amount: z.int().positive().optional(),
    /** With `object`. */
    text: optional(words),
  }),
  reply: bookingProblems,
  errors: ['problem-not-open'],
});
