import { expect } from 'vitest';
import { stopPlan } from '../../src/features/booking/plan-stop/service.ts';
import { confirmPayment, startPayment } from '../../src/features/payment/service.ts';
import { actorOf, type Command, command, expectOnce, factsOf, nth, type Stage } from './command.ts';
import type { OrderFacts } from './facts.ts';
import type { Trouble } from './line.ts';
import { nameOfMonth } from './months.ts';
import { work } from './passing.ts';
import { cancelPackage, type Deal, packageRefund, type Party, type Story } from './story.ts';
import { dayMs, hourMs, instantAt, secondMs } from './time.ts';
import { ask, askLike, type Manner } from './world.ts';

/** A plan is told by its first month. */
type First = Deal & { planId: string };

const plansIn = ({ deals }: Story): First[] => {
  const seen = new Set<string>();
  return deals.flatMap((deal) => {
    const { planId, status } = deal;
    const isBought = status === 'paid' || status === 'ended';
    if (planId === null || seen.has(planId)) return [];
    seen.add(planId);
    return isBought ? [{ ...deal, planId }] : [];
  });
};

const goingOn = (story: Story): First[] =>
  plansIn(story).filter(({ planId }) => !story.stopped.has(planId));

const utc = (ms: number): Temporal.ZonedDateTime => instantAt(ms).toZonedDateTimeISO('UTC');

/** What buys a plan that begins at that moment and goes on weekly. */
export const firstMonth = (start: number) => {
  const at = utc(start);
  const sessions = [at, at.add({ days: 7 })].map((one) => ({ start: one.toInstant().toString() }));
  const pattern = {
    weekdays: [at.dayOfWeek],
    time: at.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
  const plan = { startDate: at.toPlainDate().toString(), pattern };
  return { plan, sessions, timezone: 'UTC', consent: true };
};

/** When something becomes due around a renewal, from both sides. */
const around = [
  ...[-7 * dayMs, -secondMs, 0, hourMs],
  ...[dayMs - secondMs, dayMs, 3 * dayMs, 5 * dayMs - secondMs, 5 * dayMs],
];

export type Renewing = {
  nth: number;
  /** How many of these moments are passed over. */
  skipped: number;
  /** What pays from now on; null for what paid before. */
  card: 'pm_card_visa' | 'pm_card_chargeCustomerFail' | 'pm_card_authenticationRequired' | null;
  twice: boolean;
  troubles: readonly Trouble[];
};

const paidMonths = (facts: readonly OrderFacts[]): number =>
  facts.filter(({ plan, status }) => plan && plan.period > 0 && status === 'paid').length;

/** When a plan is renewed for the first time. */
const firstRenewal = (facts: readonly OrderFacts[], planId: string): number => {
  const begun = facts.find(({ plan }) => plan?.id === planId)?.plan?.begins_at ?? 0;
  return utc(begun).add({ months: 1 }).with({ hour: 10 }).epochMilliseconds;
};

/** Time goes on to the next thing that is due of a plan's first renewal, which is then done. */
export const renew = (given: Renewing): Command =>
  command('renew', given, {
    can: (story) => goingOn(story).length > 0,
    act: async (story, stage) => {
      const { clock, keepCard } = stage.world;
      const { planId } = nth(goingOn(story), given.nth);
      const before = await factsOf(stage, story);
      const renewal = firstRenewal(before, planId);
      const to = around.map((each) => renewal + each).filter((each) => each > clock.now());
      clock.setNow(to[given.skipped] ?? clock.now() + hourMs);
      if (given.card !== null) await keepCard(planId, given.card);
      await work(story, stage, given);
      return paidMonths(await factsOf(stage, story)) > paidMonths(before);
    },
  });

/** Months of plans that go on which wait to be paid. */
const payableMonths = (story: Story, facts: readonly OrderFacts[]) =>
  facts.flatMap(({ plan, status, bookings }) => {
    const deal = plansIn(story).find(({ planId }) => planId === plan?.id);
    const [item] = bookings;
    const isOpen = plan && deal && item && plan.period > 0 && status === 'open';
    return isOpen ? [{ deal, plan, itemId: item.id }] : [];
  });

/**
 * The client pays a month that is reserved or could not be charged, with a card at hand; where none
 * waits to be paid, the next one is reserved first.
 */
export const payMonth = (given: {
  nth: number;
  card: 'pm_card_visa' | 'pm_card_chargeDeclined';
  manner: Manner;
  isConfirmed: boolean;
}): Command =>
  command('pay month', given, {
    can: (story) => goingOn(story).length > 0,
    act: async (story, stage) => {
      const { context, ports, charge } = stage.world;
      const { clock } = stage.world;
      const facts = await factsOf(stage, story);
      let open = payableMonths(story, facts);
      const due = firstRenewal(facts, nth(goingOn(story), given.nth).planId) - 7 * dayMs;
      // The next month is reserved a week before, unless that time is over.
      if (open.length === 0 && clock.now() < due) {
        clock.setNow(due);
        await work(story, stage, {});
        open = payableMonths(story, await factsOf(stage, story));
      }
      if (open.length === 0) return false;
      const { deal, plan, itemId } = nth(open, given.nth);
      const buyer = actorOf(stage, deal, 'client').userId;
      const answers = await askLike(given.manner, () =>
        startPayment(context, ports, buyer, itemId),
      );
      const intents = new Set(
        answers.flatMap((one) => ('ok' in one ? [one.ok.paymentIntentId] : [])),
      );
      expect(intents.size, 'another intent for one month').toBeLessThanOrEqual(1);
      const [intentId] = intents;
      if (intentId === undefined) return false;
      story.paidByHand.add(nameOfMonth(plan));
      const isPaid = await charge(intentId, given.card);
      if (given.isConfirmed) await ask(() => confirmPayment(context, ports, buyer, { itemId }));
      return isPaid;
    },
  });

/** Either side stops a plan with its month, or its expert at once, with all that is to come paid back. */
export const stop = (given: {
  nth: number;
  by: Party;
  when: 'with-month' | 'now';
  manner: Manner;
}): Command =>
  command('stop plan', given, {
    can: (story) => plansIn(story).length > 0,
    act: async (story, stage) => {
      const first = nth(plansIn(story), given.nth);
      const { planId } = first;
      const { when, by } = given;
      const facts = await factsOf(stage, story);
      const status = facts.find(({ plan }) => plan?.id === planId)?.plan?.status;
      const isGoing = status === 'active' || status === 'past-due';
      const isAllowed =
        when === 'now' ? by === 'provider' && (isGoing || status === 'ending') : isGoing;
      const actor = actorOf(stage, first, by);
      const answers = await askLike(given.manner, () =>
        stopPlan(stage.world.context, actor, { planId, when, confirmed: true }),
      );
      const happened = expectOnce(answers, isAllowed, 'stop plan');
      if (!happened) return false;
      story.stopped.add(planId);
      const now = stage.world.clock.now();
      const months = story.deals.filter((one) => one.planId === planId && one.status === 'paid');
      for (const month of when === 'now' ? months : [])
        if (packageRefund(month, 'provider', now) !== null) cancelPackage(month, 'provider', now);
      return true;
    },
  });

/** Every plan of a story is over with it. */
export const endPlans = async (story: Story, stage: Stage): Promise<void> => {
  for (const deal of goingOn(story)) {
    const { planId } = deal;
    const client = actorOf(stage, deal, 'client');
    const asked = { planId, when: 'with-month', confirmed: true } as const;
    await ask(() => stopPlan(stage.world.context, client, asked));
    story.stopped.add(planId);
  }
};
