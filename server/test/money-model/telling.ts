import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { always } from './always.ts';
import { checkWhole } from './checks.ts';
import type { Command, Stage } from './command.ts';
import { anythingThatHappens, opening } from './happening.ts';
import { settleAll } from './settling.ts';
import type { Story } from './story.ts';
import { dayMs, hourMs } from './time.ts';
import { startWorld, type World } from './world.ts';

/*
 * The whole of buying under anything that can happen: after any sequence of buying, paying, placing,
 * moving, renewing, cancelling, reporting, refunding and passing time, with webhooks that are lost, late, doubled
 * and reordered and answers that get lost, the ledger adds up to zero and agrees with the gateway, no
 * credit is spent twice, nobody is in two places, and every refund is the one that the rules foretell.
 * A failure prints its seed, path and replayPath: MONEY_MODEL_SEED, MONEY_MODEL_PATH and
 * MONEY_MODEL_REPLAY tell that story again. MONEY_MODEL_RUNS tells more stories (npm run soak).
 */

const chosenSeed = process.env['MONEY_MODEL_SEED'];
const path = process.env['MONEY_MODEL_PATH'];
const replayPath = process.env['MONEY_MODEL_REPLAY'];
const allRuns = Number(process.env['MONEY_MODEL_RUNS'] ?? 500);

/** In so many stories everything happens; a command that is never carried out would be missed otherwise. */
const enough = 250;

const names = [
  ...['buy meeting', 'buy package', 'pay', 'confirm', 'place', 'move', 'propose', 'respond'],
  ...['cancel', 'release', 'cancel package', 'goodwill', 'report', 'answer', 'decide'],
  ...['refund by hand'],
  ...['webhooks', 'sweep', 'time passes', 'at once', 'settle late'],
  ...['buy plan', 'renew', 'pay month', 'stop plan'],
];

/** What a story comes to only after a report or a renewal, and what would else be told too seldom. */
const atLeast = new Map([
  ['decide', 10],
  ['pay month', 10],
]);

/**
 * Half of the stories, from a seed and on a database of its own, so that both halves can be told side
 * by side. A seed that was asked for is told as a whole by the first.
 */
export const tellHalf = (half: 0 | 1): void => {
  const isWhole = chosenSeed !== undefined;
  const seed = Number(chosenSeed ?? 73 + 3 * half);
  const runs = isWhole ? allRuns : Math.ceil(allRuns / 2);

  describe.skipIf(isWhole && half === 1)(`from seed ${seed}`, () => {
    let world: World;
    const counts = new Map<string, { asked: number; happened: number }>();
    let stories = 0;
    beforeAll(async () => {
      world = await startWorld();
    });
    afterAll(() => world.stop());

    const count: Stage['count'] = (name, happened) => {
      const before = counts.get(name) ?? { asked: 0, happened: 0 };
      counts.set(name, { asked: before.asked + 1, happened: before.happened + Number(happened) });
    };

    /** A morning after everything that was before. */
    const begin = (): { story: Story; stage: Stage } => {
      stories += 1;
      const day = Math.ceil(world.clock.now() / dayMs) * dayMs;
      world.clock.setNow(day + 8 * hourMs);
      const promoCode = `STORY-${stories}`;
      const of = { stopped: new Set<string>(), paidByHand: new Set<string>() };
      const story = { begin: day, deals: [], promoCode, hasPromo: false, ...of };
      return { story, stage: { world, count } };
    };

    /** Each story begins with somebody who buys; then come the commands. */
    const tell = async (first: Command, commands: Iterable<Command>): Promise<void> => {
      const { story, stage } = begin();
      await first.run(story, stage);
      await fc.asyncModelRun(async () => ({ model: story, real: stage }), commands);
      await settleAll(story, stage, { replayed: stories % 4 === 0 });
    };

    it(`keeps its books whatever happens, in ${runs} stories`, async () => {
      console.log(`MONEY_MODEL_SEED=${seed}`);
      const started = performance.now();
      await fc.assert(fc.asyncProperty(opening, anythingThatHappens(replayPath), tell), {
        seed,
        numRuns: runs,
        examples: always,
        ...(path === undefined ? {} : { path }),
      });
      const seconds = (performance.now() - started) / 1000;
      const told = [...counts].map(([name, { asked, happened }]) => `${name} ${happened}/${asked}`);
      console.log(`${stories} stories in ${seconds.toFixed(1)} s: ${told.join(', ')}`);
      await checkWhole(world);
    }, 600_000);

    it.each(names)('tells stories in which this happens: %s', (name) => {
      const least = runs < enough ? 0 : (atLeast.get(name) ?? 1);
      expect(counts.get(name)?.happened ?? 0).toBeGreaterThanOrEqual(least);
    });
  });
};
