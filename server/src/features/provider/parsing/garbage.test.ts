import { policy } from '@puente/contract/policy';
import { describe, expect, test } from 'vitest';
import { parseHours } from '../../availability/parsing/rules.ts';
import { parseOfferings } from './offerings/rules.ts';
import { parsePersonalInfo } from './personal-info/rules.ts';
import { parsePricing } from './pricing/rules.ts';

/** A Monday. */
const today = Temporal.PlainDate.from('2026-11-23');

const readers: Record<string, (text: string) => unknown> = {
  hours: (text) => parseHours({ text, today, country: 'CL' }),
  prices: (text) => parsePricing({ text, currency: 'CLP', durations: [60] }),
  offerings: (text) => parseOfferings(text, 'CLP'),
  profile: parsePersonalInfo,
};

/** Printable signs in no order, the same each time. */
function noise(length: number): string {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % 94;
  };
  return Array.from({ length }, () => String.fromCharCode(33 + next())).join('');
}

const repeated = [
  ...['a', '1', '9 ', ', ', '-', '1:', '(', '\n', 'x@', 'a1', "'", '$1.', '+1 ', 'mil ', 'no, '],
  ...['monday ', 'lunes y ', '9 to 5, ', 'lunes de 9 a 18, ', 'Mon-Fri 9-5 except Wed 10-3. '],
  ...[
    'treinta y ',
    'twenty-five ',
    'last appointment at 6 ',
    'until ',
    '5 sesiones de ',
    'soy de ',
  ],
];

const { textMaxLength } = policy.parsing;
const texts = [
  ...repeated.map((piece) => piece.repeat(textMaxLength).slice(0, textMaxLength)),
  noise(textMaxLength),
];

/** Of a processor, whatever else the machine does meanwhile. */
const mostSeconds = 3;

describe('the longest text that means nothing', () => {
  test.each(Object.entries(readers))(
    'is read to its end in seconds of a processor: %s',
    (_, read) => {
      const slow = texts.filter((text) => {
        const before = process.cpuUsage();
        read(text);
        const { user } = process.cpuUsage(before);
        return user / 1e6 > mostSeconds;
      });
      expect(slow.map((text) => text.slice(0, 30))).toEqual([]);
    },
    120_000,
  );

  test('with more digits than any price has is no price', () => {
    for (const digits of ['9'.repeat(17), '1'.repeat(textMaxLength)]) {
      const read = parsePricing({ text: `${digits} la hora`, currency: 'CLP', durations: [60] });
      expect(read.proposals).toEqual([]);
      const [offered] = parseOfferings(`5 sesiones por ${digits} pesos`, 'CLP').proposals;
      expect(offered?.offering.price ?? null).toBeNull();
    }
  });
});
