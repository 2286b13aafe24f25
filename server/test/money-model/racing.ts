import { book } from '@puente/contract/booking';
import { bookAnything } from '../../src/features/booking/buying/service.ts';
import { cancelBooking } from '../../src/features/booking/cancellation/service.ts';
import { moveOwnBooking } from '../../src/features/booking/own-move/service.ts';
import { cancelPackage } from '../../src/features/booking/package-end/service.ts';
import { confirmPayment } from '../../src/features/payment/service.ts';
import { releaseOthers } from './buying.ts';
import { adopt } from './checks.ts';
import {
  actorOf,
  type Command,
  command,
  factsOf,
  holdMs,
  nth,
  slotAt,
  type Stage,
} from './command.ts';
import type { Deal, Party, Story } from './story.ts';
import { instantAt } from './time.ts';
import { ask, type Told } from './world.ts';

/** What two people, or a person and a webhook, do with one order in the same moment. */
export const acts = [
  'cancel',
  'cancel by expert',
  'cancel package',
  'cancel package by expert',
  'place',
  'move',
  'confirm',
  'work',
] as const;
export type Act = (typeof acts)[number];

type At = { story: Story; stage: Stage; deal: Deal; slot: number };

const cancelling = { reason: 'Something came up', confirmed: true };

const doIt = (act: Act, { story, stage, deal, slot }: At): Promise<Told<unknown>> => {
  const { context, ports, runJobs } = stage.world;
  const party: Party = act.endsWith('by expert') ? 'provider' : 'client';
  const actor = actorOf(stage, deal, party);
  const start = instantAt(slotAt(story, slot)).toString();
  const placed = deal.sessions.find(({ state }) => state === 'placed' || state === 'held');
  const bookingId = placed?.bookingId ?? deal.itemId;
  if (act === 'work') return ask(() => runJobs());
  if (act === 'confirm')
    return ask(() => confirmPayment(context, ports, actor.userId, { itemId: deal.itemId }));
  if (act === 'move') return ask(() => moveOwnBooking(context, actor, bookingId, { start }));
  const { packageId } = deal;
  if (packageId !== null && act.startsWith('cancel package'))
    return ask(() => cancelPackage(context, actor, { packageId, ...cancelling }));
  if (packageId !== null && act === 'place') {
    const body = book.body.parse({ packageId, sessions: [{ start }] });
    return ask(() => bookAnything(context, actor, body));
  }
  return ask(() => cancelBooking(context, actor, bookingId, cancelling));
};

/** Two or three things at once: who comes first is up to chance, what must hold is not. */
export const atOnce = (given: { nth: number; acts: readonly Act[]; slot: number }): Command =>
  command('at once', given, {
    can: ({ deals }) => deals.some(({ status }) => status === 'paid' || status === 'held'),
    act: async (story, stage) => {
      const live = story.deals.filter(({ status }) => status === 'paid' || status === 'held');
      const deal = nth(live, given.nth);
      const told = await Promise.all(
        given.acts.map((act, at) => doIt(act, { story, stage, deal, slot: given.slot + at })),
      );
      // Whatever was held with the expert may have been given up.
      deal.isReleased = true;
      releaseOthers(story, deal, deal);
      const facts = await factsOf(stage, story);
      for (const one of story.deals) {
        const order = facts.find(({ id }) => id === one.orderId);
        if (order && one === deal) adopt(one, order, stage.world.clock.now(), holdMs);
      }
      return told.some((one) => 'ok' in one);
    },
  });
