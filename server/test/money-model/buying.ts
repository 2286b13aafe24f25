import { book } from '@puente/contract/booking';
import { newPromo } from '@puente/contract/promo';
import { expect } from 'vitest';
import { bookAnything } from '../../src/features/booking/buying/service.ts';
import { makePlatformCode } from '../../src/features/promo/service.ts';
import { confirmPayment, startPayment } from '../../src/features/payment/service.ts';
import { details } from '../bookings.ts';
import { type Command, command, nth, slotAt, type Stage } from './command.ts';
import type { Trouble } from './line.ts';
import { firstMonth } from './planning.ts';
import { type Deal, promoUses, type Session, sharesOf, type Story } from './story.ts';
import { instantAt, msOf } from './time.ts';
import { askLike, type Manner, packageSessions, planSessions, type World } from './world.ts';

export type Buying = {
  what: 'meeting' | 'package' | 'plan';
  client: number;
  expert: number;
  slots: readonly number[];
  withPromo: boolean;
  manner: Manner;
  /** How far the payment goes at once. */
  pay: 'later' | 'card' | 'settled';
};

type Bought = Awaited<ReturnType<typeof bookAnything>>;

const sessionOf = (share: number, taken: Bought['booking'] | undefined, now: number): Session => {
  const start = taken ? msOf(taken.start) : 0;
  return {
    share,
    state: taken ? 'held' : 'free',
    bookingId: taken?.id ?? null,
    start,
    placedAt: now,
    countsFrom: start,
    ownMoves: 0,
    proposal: null,
    problems: [],
    reported: 0,
  };
};

const dealOf = (
  given: Buying,
  { booking, bookings, quote, ...bought }: Bought,
  now: number,
): Deal => {
  const amount = quote.price.amount;
  const taken = bookings ?? [booking];
  const sessions = { meeting: 1, package: packageSessions, plan: planSessions }[given.what];
  return {
    orderId: booking.orderId,
    kind: given.what === 'plan' ? 'plan-period' : given.what,
    planId: null,
    packageId: bought.package?.id ?? null,
    itemId: booking.id,
    client: given.client,
    expert: given.expert,
    amount,
    boughtAt: now,
    status: 'held',
    isReleased: false,
    intentId: null,
    isCharged: false,
    sessions: sharesOf(amount, sessions).map((share, at) => sessionOf(share, taken[at], now)),
    granted: 0,
    isOpenEnded: false,
  };
};

/** What the client holds with the expert gives way to what they take now. */
export const releaseOthers = (
  story: Story,
  taker: { client: number; expert: number },
  except?: Deal,
) => {
  for (const deal of story.deals) {
    const isSame = deal.client === taker.client && deal.expert === taker.expert;
    if (isSame && deal !== except && deal.status === 'held') deal.isReleased = true;
  }
};

/** The code of a story, which is there from the first time that somebody types it. */
const promoOf = async (story: Story, { context, clients }: World): Promise<string> => {
  const { promoCode: code } = story;
  if (story.hasPromo) return code;
  story.hasPromo = true;
  const validFrom = instantAt(story.begin).toString();
  const uses = { maxUses: promoUses.all, usesPerPerson: promoUses.own };
  const promo = newPromo.parse({ code, percent: 33, validFrom, ...uses });
  const operator = { ...nth(clients, 0), isOperator: true };
  await makePlatformCode(context, operator, { promo, scope: 'all' });
  return code;
};

/** Brings a card payment as far as it goes; a lost answer is asked for again. */
export const payFor = async (
  deal: Deal,
  stage: Stage,
  given: { card: string; manner: Manner },
): Promise<boolean> => {
  const { world } = stage;
  const buyer = nth(world.clients, deal.client).userId;
  const start = () => startPayment(world.context, world.ports, buyer, deal.itemId);
  const answers = [...(await askLike(given.manner, start)), ...(await askLike('once', start))];
  for (const answer of answers) {
    if (!('ok' in answer)) continue;
    const { paymentIntentId: intentId } = answer.ok;
    // One order is never asked for twice.
    expect(deal.intentId ?? intentId, 'another intent for one order').toBe(intentId);
    deal.intentId = intentId;
  }
  if (deal.intentId === null || deal.isCharged) return false;
  deal.isCharged = await world.charge(deal.intentId, given.card);
  return deal.isCharged;
};

export const buy = (given: Buying): Command =>
  command(`buy ${given.what}`, given, {
    can: () => true,
    act: async (story, stage) => {
      const { world } = stage;
      const { actor, currency, packageId, planId } = nth(world.experts, given.expert);
      const times = given.slots.map((slot) => new Date(slotAt(story, slot)).toISOString());
      const [start] = times;
      const promoCode = given.withPromo ? await promoOf(story, world) : null;
      const withCode = promoCode === null ? {} : { promoCode };
      const sessions = times.map((time) => ({ start: time }));
      const choices = {
        meeting: { providerId: actor.userId, start, durationMinutes: 60, ...withCode },
        package: { offeringId: packageId, sessions, ...withCode },
        plan: { offeringId: planId, ...firstMonth(slotAt(story, nth(given.slots, 0))) },
      };
      const body = book.body.parse({ ...choices[given.what], ...details, currency });
      const client = nth(world.clients, given.client);
      const answers = await askLike(given.manner, () => bookAnything(world.context, client, body));
      const taken = answers.flatMap((answer) => ('ok' in answer ? [answer.ok] : []));
      const [first] = taken;
      if (!first) return false;
      // Asked twice is bought once.
      expect(new Set(taken.map(({ booking }) => booking.orderId)).size).toBe(1);
      const known = story.deals.find(({ orderId }) => orderId === first.booking.orderId);
      const deal = known ?? dealOf(given, first, world.clock.now());
      releaseOthers(story, given, deal);
      if (!known) story.deals.push(deal);
      if (given.pay === 'later') return true;
      await payFor(deal, stage, { card: 'pm_card_visa', manner: 'once' });
      if (given.pay === 'settled' && deal.intentId !== null)
        await askLike('once', () =>
          confirmPayment(world.context, world.ports, client.userId, { itemId: deal.itemId }),
        );
      return true;
    },
  });

export type Paying = {
  nth: number;
  card: 'pm_card_visa' | 'pm_card_chargeDeclined';
  manner: Manner;
  troubles: readonly Trouble[];
};

/** Pays by card, also when it is too late: the gateway takes money until it is told otherwise. */
export const pay = (given: Paying): Command =>
  command('pay', given, {
    can: ({ deals }) => deals.some(({ isCharged }) => !isCharged),
    act: async ({ deals }, stage) => {
      const deal = nth(
        deals.filter(({ isCharged }) => !isCharged),
        given.nth,
      );
      stage.world.trouble(given.troubles);
      const isPaid = await payFor(deal, stage, given);
      stage.world.trouble([]);
      return isPaid;
    },
  });

/** The client comes back from paying, before or after everybody else knows. */
export const confirm = (given: {
  nth: number;
  manner: Manner;
  troubles: readonly Trouble[];
}): Command =>
  command('confirm', given, {
    can: ({ deals }) => deals.some(({ intentId }) => intentId !== null),
    act: async ({ deals }, { world }) => {
      const deal = nth(
        deals.filter(({ intentId }) => intentId !== null),
        given.nth,
      );
      const buyer = nth(world.clients, deal.client).userId;
      world.trouble(given.troubles);
      const answers = await askLike(given.manner, () =>
        confirmPayment(world.context, world.ports, buyer, { itemId: deal.itemId }),
      );
      world.trouble([]);
      const isPaid = answers.some((answer) => 'ok' in answer);
      expect(isPaid && !deal.isCharged, 'paid without a card').toBe(false);
      return isPaid;
    },
  });
