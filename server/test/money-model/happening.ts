import fc from 'fast-check';
import { buy, confirm, pay } from './buying.ts';
import { move, place, propose, respond } from './changing.ts';
import { type Command, slotCount } from './command.ts';
import {
  answer,
  cancel,
  cancelWhole,
  decide,
  goodwill,
  kinds,
  momentsBefore,
  release,
  report,
} from './ending.ts';
import { settleLate } from './late.ts';
import { aroundCount, leapCount, pass, refundByHand, sweep, webhooks } from './passing.ts';
import { payMonth, renew, stop } from './planning.ts';
import { acts, atOnce } from './racing.ts';
import { manners } from './world.ts';

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
const handCard = fc.constantFrom(
  'pm_card_visa' as const,
  'pm_card_visa' as const,
  'pm_card_chargeDeclined' as const,
);
const keptCard = fc.constantFrom(
  ...([null, null, null, 'pm_card_visa'] as const),
  ...(['pm_card_chargeCustomerFail', 'pm_card_authenticationRequired'] as const),
);
const skipped = fc.constantFrom(0, 0, 1, 2);

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

/** What can happen, with how often it does. */
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
      .record({ ...buying, slots: slots(3) })
      .map((given) => buy({ what: 'package', ...given, withPromo: given.slots.length === 1 })),
  ],
  [
    1,
    fc
      .record({ ...buying, slots: slots(1), withPromo: fc.constant(false) })
      .map((given) => buy({ what: 'plan', ...given })),
  ],
  [3, fc.record({ nth: any, card: handCard, manner, troubles }).map(pay)],
  [2, fc.record({ nth: any, manner, troubles }).map(confirm)],
  [2, fc.record({ nth: any, isGivenUp: fc.boolean() }).map(settleLate)],
  [7, fc.record({ nth: any, slots: slots(2), manner }).map(place)],
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
  [3, fc.record({ nth: any, manner }).map(release)],
  [2, fc.record({ nth: any, by: party, manner, isUnheard: fc.boolean() }).map(cancelWhole)],
  [
    3,
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
        isUnheard: fc.boolean(),
      })
      .map(answer),
  ],
  [2, fc.record({ nth: any, tenths, manner }).map(decide)],
  [1, fc.record({ nth: any, tenths }).map(refundByHand)],
  [2, fc.record({ nth: any, tenths }).map(goodwill)],
  [7, fc.record({ nth: any, skipped, card: keptCard, twice: fc.boolean(), troubles }).map(renew)],
  [7, fc.record({ nth: any, card: handCard, manner, isConfirmed: fc.boolean() }).map(payMonth)],
  [
    3,
    fc
      .record({
        nth: any,
        by: party,
        when: fc.constantFrom('with-month' as const, 'now' as const),
        manner,
      })
      .map(stop),
  ],
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
export const opening = fc
  .record({
    what: fc.constantFrom(
      'meeting' as const,
      'package' as const,
      'package' as const,
      'plan' as const,
    ),
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

/** Up to so many of them, one after the other. */
export const anythingThatHappens = (replayPath: string | undefined) =>
  fc.commands([fc.oneof(...happening.map(([weight, arbitrary]) => ({ weight, arbitrary })))], {
    maxCommands: 17,
    size: 'max',
    ...(replayPath === undefined ? {} : { replayPath }),
  });
