import { cancelBooking } from '../../src/features/booking/cancellation/service.ts';
import { refundByGoodwill } from '../../src/features/booking/goodwill/service.ts';
import { cancelPackage } from '../../src/features/booking/package-end/service.ts';
import { answerProblem } from '../../src/features/problem/answer/service.ts';
import { decideProblem } from '../../src/features/problem/decision/service.ts';
import { reportProblem } from '../../src/features/problem/service.ts';
import {
  actorOf,
  type Command,
  command,
  expectOnce,
  nth,
  placedIn,
  type Stage,
} from './command.ts';
import { work } from './passing.ts';
import {
  canAnswer,
  canReport,
  cancelMeeting,
  cancelPackage as endPackage,
  cancelSession,
  goodwillLeft,
  leftOf,
  meetingRefund,
  packageRefund,
  type Party,
  refundGoodwill,
  refundReport,
  type Story,
} from './story.ts';
import { hourMs, minuteMs, secondMs } from './time.ts';
import { askLike, type Manner } from './world.ts';

const reason = 'Something came up that cannot wait';

/** How long before the start a meeting is cancelled: on both sides of each number, or just now. */
export const momentsBefore = [
  null,
  48 * hourMs,
  48 * hourMs - secondMs,
  2 * hourMs,
  2 * hourMs - secondMs,
] as const;

/** Cancels a meeting with exactly the refund that the story foretells, once. */
export const cancel = (given: {
  nth: number;
  by: Party;
  before: (typeof momentsBefore)[number];
  manner: Manner;
}): Command =>
  command('cancel', given, {
    can: (story) => placedIn(story).length > 0,
    act: async (story, { world, ...stage }) => {
      const { deal, session, bookingId } = nth(placedIn(story), given.nth);
      const moment = given.before === null ? 0 : session.start - given.before;
      if (moment > world.clock.now()) world.clock.setNow(moment);
      const now = world.clock.now();
      const actor = actorOf({ world, ...stage }, deal, given.by);
      const isSingle = deal.kind === 'meeting';
      const told =
        isSingle && !deal.isOpenEnded
          ? { expectedRefund: meetingRefund(deal, session, given.by, now) }
          : {};
      const answers = await askLike(given.manner, () =>
        cancelBooking(world.context, actor, bookingId, { reason, confirmed: true, ...told }),
      );
      const happened = expectOnce(answers, now < session.start, 'cancel');
      if (happened && isSingle) cancelMeeting(deal, session, given.by, now);
      else if (happened) cancelSession(session, given.by, now);
      return happened;
    },
  });

/** Gives up what is held and not paid. */
export const release = (given: { nth: number; manner: Manner }): Command =>
  command('release', given, {
    can: ({ deals }) => deals.some(({ status }) => status === 'held'),
    act: async ({ deals }, stage) => {
      const { context } = stage.world;
      const deal = nth(
        deals.filter(({ status }) => status === 'held'),
        given.nth,
      );
      const actor = actorOf(stage, deal, 'client');
      // Late money may have come meanwhile: then nothing is agreed, and nothing is cancelled.
      const answers = await askLike(given.manner, () =>
        cancelBooking(context, actor, deal.itemId, { reason }),
      );
      const happened = answers.some((answer) => 'ok' in answer);
      if (happened) deal.isReleased = true;
      return happened;
    },
  });

export const packagesIn = ({ deals }: Story) =>
  deals.filter(
    ({ kind, status }) => kind === 'package' && (status === 'paid' || status === 'ended'),
  );

/**
 * What is owed goes back and no answer says so; two minutes later it is asked for again, while the
 * gateway remembers that it was asked before.
 */
const payBackUnheard = async (story: Story, stage: Stage): Promise<void> => {
  const { world } = stage;
  world.loseRefunds(true);
  await world.runJobs();
  world.loseRefunds(false);
  world.clock.setNow(world.clock.now() + 2 * minuteMs);
  await work(story, stage, {});
};

/** Cancels what is left of a package with exactly the refund that the story foretells, once. */
export const cancelWhole = (given: {
  nth: number;
  by: Party;
  manner: Manner;
  isUnheard: boolean;
}): Command =>
  command('cancel package', given, {
    can: (story) => packagesIn(story).length > 0,
    act: async (story, stage) => {
      const { world } = stage;
      const deal = nth(packagesIn(story), given.nth);
      const now = world.clock.now();
      const refund = packageRefund(deal, given.by, now);
      const request = {
        ...{ packageId: deal.packageId ?? '', reason, confirmed: true },
        ...(refund === null || deal.isOpenEnded ? {} : { expectedRefund: refund }),
      };
      const actor = actorOf(stage, deal, given.by);
      const answers = await askLike(given.manner, () =>
        cancelPackage(world.context, actor, request),
      );
      const isAllowed = deal.status === 'paid' && refund !== null;
      const happened = expectOnce(answers, isAllowed, 'cancel package');
      if (happened) endPackage(deal, given.by, now);
      if (happened && given.isUnheard) await payBackUnheard(story, stage);
      return happened;
    },
  });

export const kinds = ['no-show', 'quality', 'technical', 'other'] as const;

/** Reports what went wrong, once a side; `waits` until a no-show can be reported, if that is to come. */
export const report = (given: {
  nth: number;
  waits: boolean;
  by: Party;
  kind: (typeof kinds)[number];
  manner: Manner;
}): Command =>
  command('report', given, {
    can: (story) => placedIn(story).length > 0,
    act: async (story, stage) => {
      const { context, clock } = stage.world;
      const { deal, session, bookingId } = nth(placedIn(story), given.nth);
      const { kind, by } = given;
      const from = session.start + 10 * minuteMs;
      if (given.waits && clock.now() < from) clock.setNow(from);
      const now = clock.now();
      const actor = actorOf(stage, deal, by);
      const answers = await askLike(given.manner, () =>
        reportProblem(context, actor, bookingId, { kind, text: reason }),
      );
      const happened = expectOnce(answers, canReport(session, kind, by, now), 'report');
      const [known] = answers.flatMap((answer) => ('ok' in answer ? [answer.ok.problems] : []));
      const own = known?.find(({ isOwn }) => isOwn);
      if (own) session.problems.push({ id: own.id, by, kind, at: now, state: 'open' });
      return happened;
    },
  });

/** Reports, with the meetings they are about. */
const reportsIn = (story: Story) =>
  placedIn(story).flatMap((placed) =>
    placed.session.problems.map((problem) => ({ ...placed, problem })),
  );

/** A part of what is left, in tenths; eleven tenths is more than there is. */
const partOf = (left: number, tenths: number): number => Math.ceil((left * tenths) / 10);

/** The expert refunds a part, or the other side objects, once. */
export const answer = (given: {
  nth: number;
  response: 'refund' | 'object';
  tenths: number;
  manner: Manner;
  isUnheard: boolean;
}): Command =>
  command('answer', given, {
    can: (story) => reportsIn(story).length > 0,
    act: async (story, stage) => {
      const { context, ports, clock } = stage.world;
      const { deal, session, bookingId, problem } = nth(reportsIn(story), given.nth);
      const left = leftOf(deal, session);
      const amount = partOf(left, given.tenths);
      const isRefund = given.response === 'refund';
      // A refund by hand that no event told of yet lowers what is left: half of it may be too much.
      if (isRefund && deal.isOpenEnded) return false;
      const actor = actorOf(stage, deal, problem.by === 'client' ? 'provider' : 'client');
      const body = {
        ...{ bookingId, problemId: problem.id, response: given.response },
        ...(isRefund ? { amount } : { text: reason }),
      };
      const answers = await askLike(given.manner, () => answerProblem(context, ports, actor, body));
      const isOfExpert = problem.by === 'client';
      const isPayable = isOfExpert && amount <= left;
      const isAllowed = canAnswer(problem, clock.now()) && (!isRefund || isPayable);
      const happened = expectOnce(answers, isAllowed, 'answer');
      if (happened && isRefund) refundReport(deal, session, amount);
      if (happened) problem.state = isRefund ? 'over' : 'with-operator';
      if (happened && isRefund && given.isUnheard) await payBackUnheard(story, stage);
      return happened;
    },
  });

/** Reports that can still be decided, of meetings whose refunds are foretold. */
const undecidedIn = (story: Story) =>
  reportsIn(story).filter(({ deal, problem }) => problem.state !== 'over' && !deal.isOpenEnded);

/**
 * The operator decides what was objected to, once; what waits for an answer is objected to first, and
 * where nothing was reported a client does it now.
 */
export const decide = (given: { nth: number; tenths: number; manner: Manner }): Command =>
  command('decide', given, {
    can: (story) => placedIn(story).length > 0,
    act: async (story, { world, ...stage }) => {
      const now = { nth: given.nth, waits: true, by: 'client', kind: 'quality' } as const;
      if (undecidedIn(story).length === 0)
        await report({ ...now, manner: 'once' }).run(story, { world, ...stage });
      const open = undecidedIn(story);
      if (open.length === 0) return false;
      const { deal, session, bookingId, problem } = nth(open, given.nth);
      const { context, ports, clock } = world;
      if (problem.state === 'open' && canAnswer(problem, clock.now())) {
        const other = problem.by === 'client' ? 'provider' : 'client';
        const objection = {
          bookingId,
          problemId: problem.id,
          response: 'object' as const,
          text: reason,
        };
        await answerProblem(context, ports, actorOf({ world, ...stage }, deal, other), objection);
        problem.state = 'with-operator';
      }
      if (problem.state === 'open') return false;
      const left = leftOf(deal, session);
      const amount = partOf(left, given.tenths);
      const answers = await askLike(given.manner, () =>
        decideProblem(context, ports, { problemId: problem.id, amount, reason }),
      );
      const happened = expectOnce(answers, amount <= left, 'decide');
      if (!happened) return false;
      refundReport(deal, session, amount);
      problem.state = 'over';
      return true;
    },
  });

/** Single meetings that somebody cancelled, whose refunds are foretold. */
const cancelledIn = ({ deals }: Story) =>
  deals.flatMap((deal) =>
    deal.kind === 'meeting' && !deal.isOpenEnded
      ? deal.sessions.flatMap((session) =>
          session.state === 'cancelled' ? [{ deal, session }] : [],
        )
      : [],
  );

/**
 * The expert refunds a part of what the terms of a cancelled meeting left, or more than there is; where
 * nothing is left anywhere, a client cancels late now.
 */
export const goodwill = (given: { nth: number; tenths: number }): Command =>
  command('goodwill', given, {
    can: (story) => placedIn(story).length > 0 || cancelledIn(story).length > 0,
    act: async (story, stage) => {
      const { context, clock } = stage.world;
      const withSomeLeft = () =>
        cancelledIn(story).filter(
          ({ deal, session }) => goodwillLeft(deal, session, clock.now()) > 0,
        );
      const single = placedIn(story).findIndex(
        ({ deal, session }) => deal.kind === 'meeting' && clock.now() < session.start,
      );
      const late = { by: 'client', before: 2 * hourMs - secondMs, manner: 'once' } as const;
      if (withSomeLeft().length === 0 && single !== -1)
        await cancel({ nth: single, ...late }).run(story, stage);
      const [some, all] = [withSomeLeft(), cancelledIn(story)];
      if (all.length === 0) return false;
      const { deal, session } = nth(some.length > 0 ? some : all, given.nth);
      const most = goodwillLeft(deal, session, clock.now());
      const amount = partOf(most, given.tenths);
      const actor = actorOf(stage, deal, 'provider');
      const asked = { bookingId: deal.itemId, amount };
      const answers = await askLike('once', () => refundByGoodwill(context, actor, asked));
      const happened = expectOnce(answers, amount > 0 && amount <= most, 'goodwill');
      if (happened) refundGoodwill(deal, amount);
      return happened;
    },
  });
