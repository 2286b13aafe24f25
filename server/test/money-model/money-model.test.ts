import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, confirm, pay } from './buying.ts';
import { move, place, propose, respond } from './changing.ts';
import { checkWhole } from './checks.ts';
import { type Command, slotCount, type Stage } from './command.ts';
import {
  answer,
  cancel,
  cancelWhole,
  decide,
  kinds,
  momentsBefore,
  release,
  report,
} from './ending.ts';
import {
  aroundCount,
  leapCount,
  pass,
  refundByHand,
  settleAll,
  sweep,
  webhooks,
} from './passing.ts';
import { acts, atOnce } from './racing.ts';
import type { Story } from './story.ts';
import { dayMs, hourMs } from './time.ts';
import { manners, startWorld, type World } from './world.ts';

/*
 * The whole of buying under anything that can happen: after any sequence of buying, paying, placing,
 * moving, cancelling, reporting, refunding and passing time, with webhooks that are lost, late, doubled
 * and reordered and answers that get lost, the ledger adds up to zero and agrees with the gateway, no
 * credit is spent twice, nobody is in two places, and every refund is the one that the rules foretell.
 * A failure prints its seed, path and replayPath: MONEY_MODEL_SEED, MONEY_MODEL_PATH and
 * MONEY_MODEL_REPLAY tell that story again. MONEY_MODEL_RUNS tells more stories (npm run soak).
 */

const seed = Number(process.env['MONEY_MODEL_SEED'] ?? 73);
const path = process.env['MONEY_MODEL_PATH'];
const replayPath = process.env['MONEY_MODEL_REPLAY'];
const runs = Number(process.env['MONEY_MODEL_RUNS'] ?? 500);

const any = fc.nat({ max: 20 });
const party = fc.constantFrom('client' as const, 'provider' as const);
/** Mostly once: what is asked twice costs twice. */
const manner = fc.constantFrom('once' as const, 'once' as const, ...manners);
const slot = fc.nat({ max: slotCount - 1 });
const slots = (maxLength: number) => fc.uniqueArray(slot, { minLength: 1, maxLength });
const tenths = fc.nat({ max: 11 });
const troubles = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom('answer-lost' as const, 'down' as const), { maxLength: 3 }),
  },
);
const isSwept = fc.boolean();

const buying = {
  client: fc.nat({ max: 1 }),
  expert: fc.nat({ max: 1 }),
  manner,
  pay: fc.constantFrom('later' as const, 'card' as const, 'settled' as const, 'settled' as const),
};
const delivering = {
  backwards: fc.boolean(),
  replayed: fc.boolean(),
  lostEvery: fc.constantFrom(0, 0, 2, 3),
  twice: fc.boolean(),
  troubles,
};

/**
 * What can happen, with how often it does. Whatever is sold next gets its commands here: a plan's
 * `renew`, with its money in `story.ts` and its sessions in `facts.ts`.
 */
const happening: [number, fc.Arbitrary<Command>][] = [
  [
    2,
    fc
      .record({ ...buying, slots: slots(1), withPromo: fc.boolean() })
      .map((given) => buy({ what: 'meeting', ...given })),
  ],
  [
    2,
    fc
      .record({ ...buying, slots: slots(3), withPromo: fc.constant(false) })
      .map((given) => buy({ what: 'package', ...given })),
  ],
  [
    3,
    fc
      .record({
        nth: any,
        card: fc.constantFrom(
          'pm_card_visa' as const,
          'pm_card_visa' as const,
          'pm_card_chargeDeclined' as const,
        ),
        manner,
        troubles,
      })
      .map(pay),
  ],
  [2, fc.record({ nth: any, manner, troubles }).map(confirm)],
  [8, fc.record({ nth: any, slots: slots(2), manner }).map(place)],
  [3, fc.record({ nth: any, slot, manner }).map(move)],
  [3, fc.record({ nth: any, by: party, slot }).map(propose)],
  [
    8,
    fc
      .record({ nth: any, response: fc.constantFrom('accept' as const, 'reject' as const), manner })
      .map(respond),
  ],
  [
    5,
    fc
      .record({ nth: any, by: party, before: fc.constantFrom(...momentsBefore), manner })
      .map(cancel),
  ],
  [1, fc.record({ nth: any, manner }).map(release)],
  [2, fc.record({ nth: any, by: party, manner }).map(cancelWhole)],
  [
    4,
    fc
      .record({ nth: any, waits: fc.boolean(), by: party, kind: fc.constantFrom(...kinds), manner })
      .map(report),
  ],
  [
    8,
    fc
      .record({
        nth: any,
        response: fc.constantFrom('refund' as const, 'object' as const),
        tenths,
        manner,
      })
      .map(answer),
  ],
  [6, fc.record({ nth: any, tenths, manner }).map(decide)],
  [1, fc.record({ nth: any, tenths }).map(refundByHand)],
  [3, fc.record(delivering).map(webhooks)],
  [2, fc.record({ troubles }).map(sweep)],
  [
    3,
    fc
      .record({ to: fc.constant('leap' as const), leap: fc.nat({ max: leapCount - 1 }), isSwept })
      .map(pass),
  ],
  [
    4,
    fc
      .record({
        to: fc.constant('meeting' as const),
        nth: any,
        around: fc.nat({ max: aroundCount - 1 }),
        isSwept,
      })
      .map(pass),
  ],
  [
    2,
    fc
      .record({
        nth: any,
        acts: fc.uniqueArray(fc.constantFrom(...acts), { minLength: 2, maxLength: 3 }),
        slot: fc.nat({ max: slotCount - 3 }),
      })
      .map(atOnce),
  ],
];

/** Paid as a rule, so that there is something to change. */
const opening = fc
  .record({
    ...{ what: fc.constantFrom('meeting' as const, 'package' as const, 'package' as const) },
    ...{ client: fc.nat({ max: 1 }), expert: fc.nat({ max: 1 }), slots: slots(1) },
    ...{ withPromo: fc.boolean(), manner: fc.constant('once' as const) },
    pay: fc.constantFrom(
      'settled' as const,
      'settled' as const,
      'settled' as const,
      'later' as const,
    ),
  })
  .map(buy);

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
const begin = async (): Promise<{ story: Story; stage: Stage }> => {
  stories += 1;
  const day = Math.ceil(world.clock.now() / dayMs) * dayMs;
  await world.clock.setNow(day + 8 * hourMs);
  const story = { begin: day, deals: [], promoCode: `STORY-${stories}`, hasPromo: false };
  return { story, stage: { world, count } };
};

/** Each story begins with somebody who buys; then come the commands. */
const tell = async (first: Command, commands: Iterable<Command>): Promise<void> => {
  const { story, stage } = await begin();
  await first.run(story, stage);
  await fc.asyncModelRun(async () => ({ model: story, real: stage }), commands);
  await settleAll(story, stage, { replayed: stories % 4 === 0 });
};

it(`keeps its books whatever happens, in ${runs} stories`, async () => {
  console.log(`MONEY_MODEL_SEED=${seed}`);
  const weighted = happening.map(([weight, arbitrary]) => ({ weight, arbitrary }));
  const commands = fc.commands([fc.oneof(...weighted)], {
    maxCommands: 18,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  });
  const started = performance.now();
  await fc.assert(fc.asyncProperty(opening, commands, tell), {
    seed,
    numRuns: runs,
    ...(path === undefined ? {} : { path }),
  });
  const seconds = (performance.now() - started) / 1000;
  const told = [...counts].map(([name, { asked, happened }]) => `${name} ${happened}/${asked}`);
  console.log(`${stories} stories in ${seconds.toFixed(1)} s: ${told.join(', ')}`);
  await checkWhole(world);
}, 600_000);

/** Of so many stories one at least; a command that is never carried out would be missed otherwise. */
const oneIn = 250;

it.each([
  ...['buy meeting', 'buy package', 'pay', 'confirm', 'place', 'move', 'propose', 'respond'],
  ...['cancel', 'release', 'cancel package', 'report', 'answer', 'decide', 'refund by hand'],
  ...['webhooks', 'sweep', 'time passes', 'at once'],
])('tells stories in which this happens: %s', (name) => {
  expect(counts.get(name)?.happened ?? 0).toBeGreaterThanOrEqual(Math.floor(runs / oneIn));
});
