import { promoState } from '@puente/contract/promo';
import { describe, expect, it } from 'vitest';
import { controls, find, headings, heard } from '../../../test/markup.ts';
import { wordsIn } from '../../../test/page.tsx';
import { atMoment, reply, screenOf, uuid } from '../../../test/screen.tsx';
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
  return screenOf(<PromoCodes maker={maker} />, language, {
    known: [[promosQuery(maker).queryKey, read]],
  });
}
/** What is told of one code. */
const told = (changes: Partial<Promo>, language: Language = 'en') =>
  find(shown([aPromo(changes)], language), 'li').map(heard)[0] ?? '';

describe('the codes of an expert or a partner', () => {
  it('say first who pays for them', () => {
    expect(wordsIn(shown([]))).not.toBe(wordsIn(shown([], 'en', uuid(9))));
    expect(wordsIn(shown([], 'es'))).not.toBe(wordsIn(shown([], 'es', uuid(9))));
    expect(headings(shown([])).at(-1)).toMatch(/^2 /);
  });

  it('have a word for each state in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      const badges = promoState.options.map((state) => told({ state }, language));
      expect(new Set(badges).size).toBe(promoState.options.length);
    }
  });

  it('can be paused while they count, counted again while they are paused, and else neither', () => {
    const ways = (state: Promo['state'], language: Language = 'en') =>
      controls(shown([aPromo({ state })], language)).filter((name) => name.includes('SUN-2027'));
    expect(ways('active')).toHaveLength(1);
    expect(ways('paused')).toHaveLength(1);
    expect(ways('active')).not.toEqual(ways('paused'));
    expect(ways('active', 'es')).not.toEqual(ways('paused', 'es'));
    expect(ways('expired')).toEqual([]);
  });

  it('take off a share or an amount, as the region writes it', () => {
    expect(told({ percent: 100 })).toContain('100%');
    expect(told({ percent: 15 }, 'es')).toMatch(/15 ?%/);
    const amount = { amount: 12_500, currency: 'CLP' as const };
    expect(told({ percent: null, amount })).toContain('CLP 12,500');
  });

  it('count their uses, with an end and without one', () => {
    expect(told({ maxUses: 1, uses: { reserved: 0, used: 1 } })).toMatch(/1/);
    expect(told({ maxUses: 100, uses: { reserved: 2, used: 40 } })).toMatch(/40.*100/);
    expect(told({ uses: { reserved: 0, used: 1_000_000 } }, 'es')).toMatch(/\d/);
    expect(told({ usesPerPerson: 1 })).not.toBe(told({ usesPerPerson: 3 }));
    expect(told({ firstMeetingOnly: true })).toContain('·');
  });

  it('tell until when they count, in the zone of their maker', () => {
    const validUntil = '2027-01-01T02:00:00Z';
    expect(told({ validUntil })).toContain('December 31, 2026 at 11:00 PM');
    expect(told({ validUntil }, 'es')).toContain('31 de diciembre de 2026');
  });

  it('break where they are as long as they may be', () => {
    const code = 'W'.repeat(32);
    expect(find(shown([aPromo({ code })]), 'h3').map(heard)).toEqual([code]);
  });
});
