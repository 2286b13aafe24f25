import { type Command, command, nth, placedIn, slotAt, slotCount, type Stage } from './command.ts';
import type { Trouble } from './line.ts';
import { endUnanswered, hasPlan, type Story } from './story.ts';
import { dayMs, hourMs, minuteMs, secondMs } from './time.ts';
import type { CardMessage } from './world.ts';

/** What the gateway told in this story, to be told again. */
const told = new WeakMap<Story, CardMessage[]>();

export type Delivering = {
  /** Events arrive in the order of what happened, or the other way round. */
  backwards: boolean;
  /** Everything that was ever told comes again. */
  replayed: boolean;
  /** Every so many-th is lost; 0 for none. */
  lostEvery: number;
  /** Jobs run twice at once. */
  twice: boolean;
  troubles: readonly Trouble[];
};

export const deliver = async (
  story: Story,
  { world }: Stage,
  given: Delivering,
): Promise<number> => {
  const fresh = await world.takeEvents();
  const before = told.get(story) ?? [];
  told.set(story, [...before, ...fresh]);
  const all = given.replayed ? [...before, ...fresh] : fresh;
  const arriving = all.filter((_, at) => given.lostEvery === 0 || (at + 1) % given.lostEvery !== 0);
  for (const event of given.backwards ? arriving.toReversed() : arriving)
    await world.deliver(event);
  world.trouble(given.troubles);
  await world.runJobs(given);
  world.trouble([]);
  return arriving.length;
};

/** Webhooks arrive: late, twice, in any order, or not at all; what they call for is done. */
export const webhooks = (given: Delivering): Command =>
  command('webhooks', given, {
    can: ({ deals }) => deals.some(({ intentId }) => intentId !== null),
    act: async (story, stage) => (await deliver(story, stage, given)) > 0,
  });

/** Somebody looks at what is due, then the queue is worked off. */
export const work = async (
  story: Story,
  { world }: Stage,
  { troubles = [], twice = false }: { troubles?: readonly Trouble[]; twice?: boolean },
): Promise<void> => {
  await world.runSweeps({ withPlans: hasPlan(story) });
  endUnanswered(story, world.clock.now());
  world.trouble(troubles);
  await world.runJobs({ twice });
  world.trouble([]);
};

export const sweep = (given: { troubles: readonly Trouble[] }): Command =>
  command('sweep', given, {
    can: ({ deals }) => deals.length > 0,
    act: async (story, stage) => {
      await work(story, stage, given);
      return true;
    },
  });

/** A refund that somebody makes in the gateway's dashboard; the product learns of it by an event. */
export const refundByHand = (given: { nth: number; tenths: number }): Command =>
  command('refund by hand', given, {
    can: ({ deals }) => deals.some(({ status }) => status === 'paid'),
    act: async ({ deals }, { world }) => {
      const deal = nth(
        deals.filter(({ status }) => status === 'paid'),
        given.nth,
      );
      const amount = Math.max(1, Math.floor(((deal.amount - deal.granted) * given.tenths) / 10));
      const happened = await world.refundByHand(deal.intentId ?? '', amount);
      if (happened) deal.isOpenEnded = true;
      return happened;
    },
  });

/** Every number that binds people, from both sides. */
const leaps = [
  10 * minuteMs,
  15 * minuteMs - secondMs,
  15 * minuteMs,
  24 * hourMs,
  24 * hourMs + secondMs,
  72 * hourMs - secondMs,
  72 * hourMs,
];
const aroundStart = [
  -48 * hourMs,
  -48 * hourMs + secondMs,
  -2 * hourMs,
  -2 * hourMs + secondMs,
  -secondMs,
  0,
  10 * minuteMs - secondMs,
  10 * minuteMs,
  10 * minuteMs,
  10 * minuteMs,
  73 * hourMs - secondMs,
  73 * hourMs,
];
export const leapCount = leaps.length;
export const aroundCount = aroundStart.length;

/** No story takes longer, so that the next one finds free calendars. */
export const latestOf = (story: Story): number => story.begin + (hasPlan(story) ? 50 : 12) * dayMs;

export type Passing =
  | { to: 'leap'; leap: number; isSwept: boolean }
  | { to: 'meeting'; nth: number; around: number; isSwept: boolean };

const targetOf = (story: Story, given: Passing, now: number): number => {
  if (given.to === 'leap') return now + (leaps[given.leap] ?? 0);
  const meetings = placedIn(story);
  const start =
    meetings.length > 0
      ? nth(meetings, given.nth).session.start
      : slotAt(story, given.nth % slotCount);
  return start + (aroundStart[given.around] ?? 0);
};

export const pass = (given: Passing): Command =>
  command('time passes', given, {
    can: () => true,
    act: async (story, stage) => {
      const { clock } = stage.world;
      const now = clock.now();
      const to = targetOf(story, given, now);
      if (to <= now || to > latestOf(story)) return false;
      clock.setNow(to);
      if (given.isSwept) await work(story, stage, {});
      return true;
    },
  });
