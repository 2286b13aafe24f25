import { promoState } from '@puente/contract/promo';
import { describe, expect, it } from 'vitest';
import { controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, reply, uuid } from '../../../test/replies.ts';
import { stillOf, oneByOne } from '../../../test/still.tsx';
import { PromoCodes } from './components/promo-codes.tsx';
import { promosQuery, type Promo } from './queries.ts';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const aPromo = (changes: Partial<Promo> = {}): Promo => ({
  id: uuid(1),
  code: 'SUN-2027',
  madeBy: 'provider',
  percent: 10,
  amount: null,
  validFrom: '2026-11-01T12:00:00Z',
  validUntil: null,
  maxUses: null,
  usesPerPerson: 1,
  firstMeetingOnly: false,
  state: 'active',
  uses: { reserved: 0, used: 0 },
  createdAt: '2026-11-01T12:00:00Z',
  ...changes,
});

function shown(promos: Promo[], language: Language = 'en', partnerId?: string) {
  const maker = { userId: 'ines', ...(partnerId && { partnerId }) };
  const { promos: read } = reply('GET /api/promo/codes', { promos });
  return stillOf(<PromoCodes maker={maker} />, language, {
    known: [[promosQuery(maker).queryKey, read]],
  });
}
/** What is told of one code. */
const told = async (changes: Partial<Promo>, language: Language = 'en') =>
  find(await shown([aPromo(changes)], language), 'li').map(heard)[0] ?? '';

describe('the codes of an expert or a partner', () => {
  it('say first who pays for them', async () => {
    expect(wordsIn(await shown([]))).not.toBe(wordsIn(await shown([], 'en', uuid(9))));
    expect(wordsIn(await shown([], 'es'))).not.toBe(wordsIn(await shown([], 'es', uuid(9))));
    expect(headings(await shown([])).at(-1)).toMatch(/^2 /);
  });

  it('have a word for each state in both languages', async () => {
    for (const language of ['en', 'es'] as const) {
      const badges = await oneByOne(promoState.options, (state) => told({ state }, language));
      expect(new Set(badges).size).toBe(promoState.options.length);
    }
  });

  it('can be paused while they count, counted again while they are paused, and else neither', async () => {
    const ways = async (state: Promo['state'], language: Language = 'en') =>
      controls(await shown([aPromo({ state })], language)).filter((name) =>
        name.includes('SUN-2027'),
      );
    expect(await ways('active')).toHaveLength(1);
    expect(await ways('paused')).toHaveLength(1);
    expect(await ways('active')).not.toEqual(await ways('paused'));
    expect(await ways('active', 'es')).not.toEqual(await ways('paused', 'es'));
    expect(await ways('expired')).toEqual([]);
  });

  it('take off a share or an amount, as the region writes it', async () => {
    expect(await told({ percent: 100 })).toContain('100%');
    expect(await told({ percent: 15 }, 'es')).toMatch(/15 ?%/);
    const amount = { amount: 12_500, currency: 'CLP' as const };
    expect(await told({ percent: null, amount })).toContain('CLP 12,500');
  });

  it('count their uses, with an end and without one', async () => {
    expect(await told({ maxUses: 1, uses: { reserved: 0, used: 1 } })).toMatch(/1/);
    expect(await told({ maxUses: 100, uses: { reserved: 2, used: 40 } })).toMatch(/40.*100/);
    expect(await told({ uses: { reserved: 0, used: 1_000_000 } }, 'es')).toMatch(/\d/);
    expect(await told({ usesPerPerson: 1 })).not.toBe(await told({ usesPerPerson: 3 }));
    expect(await told({ firstMeetingOnly: true })).toContain('·');
  });

  it('tell until when they count, in the zone of their maker', async () => {
    const validUntil = '2027-01-01T02:00:00Z';
    expect(await told({ validUntil })).toContain('December 31, 2026 at 11:00 PM');
    expect(await told({ validUntil }, 'es')).toContain('31 de diciembre de 2026');
  });

  it('break where they are as long as they may be', async () => {
    const code = 'W'.repeat(32);
    expect(find(await shown([aPromo({ code })]), 'h3').map(heard)).toEqual([code]);
  });
});
