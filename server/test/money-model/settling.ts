import { checkGateway, checkPromo } from './checks.ts';
import { checkStage, type Stage } from './command.ts';
import type { OrderFacts } from './facts.ts';
import { deliver, latestOf, work } from './passing.ts';
import { endPlans } from './planning.ts';
import { hasPlan, type Story } from './story.ts';
import { dayMs } from './time.ts';

const isOnItsWay = ({ refunds, payments }: OrderFacts): boolean =>
  refunds.some(({ status }) => status === 'requested') ||
  payments.some(({ status }) => status !== 'succeeded' && status !== 'cancelled');

/** More rounds than it takes to pay everything back that is owed. */
const mostRounds = 5;

/** Everything that waits happens, until nothing waits any more; then everything is checked. */
export const settleAll = async (
  story: Story,
  stage: Stage,
  { replayed }: { replayed: boolean },
): Promise<void> => {
  const { world } = stage;
  const all = { backwards: false, lostEvery: 0, twice: false, troubles: [] };
  await endPlans(story, stage);
  // A month that was renewed has meetings until its 15th day.
  const quietDays = hasPlan(story) ? 14 : 0;
  let now = Math.max(latestOf(story), world.clock.now()) + quietDays * dayMs;
  for (let round = 1; round <= mostRounds; round += 1) {
    now += 4 * dayMs;
    world.clock.setNow(now);
    await deliver(story, stage, { ...all, replayed: replayed && round === 1 });
    await work(story, stage, {});
    const facts = await checkStage(stage, story);
    if (facts.some(isOnItsWay) && round < mostRounds) continue;
    await checkGateway(world, story, facts);
    await checkPromo(world, story);
    return;
  }
};
