import { buy, type Buying } from './buying.ts';
import type { Command } from './command.ts';
import { answer, goodwill, report } from './ending.ts';
import { settleLate } from './late.ts';
import { webhooks } from './passing.ts';

type Told = [first: Command, commands: Iterable<Command>];

const first: Omit<Buying, 'what' | 'pay'> = {
  ...{ client: 0, expert: 0, slots: [0], withPromo: false, manner: 'once' },
};
const one = { nth: 0, manner: 'once' } as const;
const asTheyCome = { backwards: false, replayed: false, lostEvery: 0, troubles: [] };

/** Half of a meeting goes back, the answer is lost, and it is asked for again: once by `expert`. */
const refundedUnheard = (expert: number): Told => [
  buy({ ...first, what: 'meeting', expert, pay: 'settled' }),
  [
    report({ ...one, by: 'client', kind: 'quality', waits: true }),
    answer({ ...one, response: 'refund', tenths: 4, isUnheard: true }),
    webhooks({ ...asTheyCome, twice: false }),
  ],
];

/** What is paid by two at once, kept or given up before the later one hears of it. */
const settledLate = (what: Buying['what'], isGivenUp: boolean): Told => [
  buy({ ...first, what, pay: 'card' }),
  [settleLate({ nth: 0, isGivenUp }), webhooks({ ...asTheyCome, twice: true })],
];

/** A client cancels late; the expert refunds half of the price, and then what is left of it. */
const refundedByGoodwill: Told = [
  buy({ ...first, what: 'meeting', pay: 'settled' }),
  [goodwill({ nth: 0, tenths: 5 }), goodwill({ nth: 0, tenths: 10 })],
];

/** Stories that are told whatever the seed: chance alone might leave them out. */
export const always: Told[] = [
  ...[refundedUnheard(0), refundedUnheard(1), refundedByGoodwill],
  ...[settledLate('meeting', true), settledLate('meeting', false)],
  ...[settledLate('package', true), settledLate('plan', false)],
];
