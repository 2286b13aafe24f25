import { confirmPayment } from '../../src/features/payment/service.ts';
import { payFor } from './buying.ts';
import {
  actorOf,
  checkStage,
  type Command,
  command,
  nth,
  placedIn,
  type Stage,
} from './command.ts';
import { cancel, cancelWhole, packagesIn } from './ending.ts';
import type { Deal, Story } from './story.ts';
import { dayMs, secondMs } from './time.ts';
import { ask } from './world.ts';

/** Its client gives up what they paid for, after the day in which all of it would go back. */
const giveUp = async (deal: Deal, story: Story, stage: Stage): Promise<void> => {
  const { clock } = stage.world;
  const afterFirstDay = deal.boughtAt + dayMs + secondMs;
  const begins = Math.min(...deal.sessions.flatMap(({ start }) => (start > 0 ? [start] : [])));
  if (clock.now() < afterFirstDay && afterFirstDay < begins) clock.setNow(afterFirstDay);
  const by = { by: 'client', manner: 'once' } as const;
  const [whole, single] = [
    packagesIn(story).indexOf(deal),
    placedIn(story).findIndex((placed) => placed.deal === deal),
  ];
  if (whole !== -1) await cancelWhole({ nth: whole, ...by, isUnheard: false }).run(story, stage);
  else if (single !== -1) await cancel({ nth: single, ...by, before: null }).run(story, stage);
};

/**
 * Two settle one payment at once. The gateway answers one of them much later than the other: what it
 * says then is known by then, and maybe given up again.
 */
export const settleLate = (given: { nth: number; isGivenUp: boolean }): Command =>
  command('settle late', given, {
    can: ({ deals }) => deals.some(({ status }) => status === 'held'),
    act: async (story, stage) => {
      const { world } = stage;
      const deal = nth(
        story.deals.filter(({ status }) => status === 'held'),
        given.nth,
      );
      if (!deal.isCharged) await payFor(deal, stage, { card: 'pm_card_visa', manner: 'once' });
      if (!deal.isCharged) return false;
      const buyer = actorOf(stage, deal, 'client').userId;
      const settle = () =>
        ask(() => confirmPayment(world.context, world.ports, buyer, { itemId: deal.itemId }));
      const lookup = world.delayLookup();
      const late = settle();
      const isAsked = await Promise.race([lookup.asked.then(() => true), late.then(() => false)]);
      if (isAsked) await settle();
      await checkStage(stage, story);
      if (isAsked && given.isGivenUp) await giveUp(deal, story, stage);
      lookup.arrive();
      await late;
      return isAsked;
    },
  });
