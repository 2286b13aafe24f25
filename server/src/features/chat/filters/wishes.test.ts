import { describe, expect, test } from 'vitest';
import { readBudget } from './budget.ts';
import { isExcluded, liftedExclusions, readExclusions } from './exclusions.ts';
import { liftedBy, mergeFilters, readWishes } from './rules.ts';

const clp = { own: 'CLP' } as const;
const usd = { own: 'USD' } as const;

describe('a budget in any wording', () => {
  test.each([
    ['40 lucas no mas', clp, { amount: 40_000, currency: 'CLP' }],
    ['fifty bucks', usd, { amount: 5000, currency: 'USD' }],
    ['under 30k pesos', clp, { amount: 30_000, currency: 'CLP' }],
    ['no mas de 25 mil', clp, { amount: 25_000, currency: 'CLP' }],
    ['is there anyone for free?', usd, { amount: 0, currency: 'USD' }],
    [
      'half of that',
      { ...usd, before: { amount: 8000, currency: 'USD' } },
      { amount: 4000, currency: 'USD' },
    ],
    [
      'y con 80?',
      { ...usd, before: { amount: 5000, currency: 'USD' } },
      { amount: 8000, currency: 'USD' },
    ],
    [
      'subelo a 50',
      { ...clp, before: { amount: 35_000, currency: 'CLP' } },
      { amount: 50_000, currency: 'CLP' },
    ],
  ] as const)('%s', (text, base, budget) => {
    expect(readBudget(text, base)?.budget).toEqual(budget);
  });

  test.each([
    'is anyone free tomorrow',
    'lose 20 pounds',
    '2',
    'for 45 minutes',
    'i owe 5000 dollars',
    'under 1500 rupees',
    'rs 900 max',
  ])('is not found in %s', (text) => {
    expect(readBudget(text, usd)).toBeUndefined();
  });
});

describe('what is left of a message without its wishes', () => {
  test('holds the goal alone', () => {
    const { filters, rest } = readWishes('yoga in English under 40 dollars', usd);
    expect(filters).toMatchObject({ budget: { amount: 4000, currency: 'USD' } });
    expect(rest).toBe('yoga in english');
    expect(readWishes('¿que hable español, en la tarde?', clp).rest).not.toMatch(/espanol|tarde/);
  });
});

describe('wishes in everyday words', () => {
  test.each([
    ['someone who knows Portuguese', { language: 'pt' }],
    ['que sepa francés', { language: 'fr' }],
    ['ok Spanish is fine', { language: 'es' }],
    ['inglés me sirve', { language: 'en' }],
    ['for my son, on Saturdays', { when: { weekdays: [6] } }],
    ['anything cheaper', { isCheaper: true }],
    ['algo menos?', { isCheaper: true }],
  ])('%s', (text, filters) => {
    expect(readWishes(text, usd).filters).toMatchObject(filters);
  });

  test.each([
    'someone who knows Spanish law',
    'someone who knows French cooking',
    'my boss knows Russian and I do not',
  ])('are none in: %s', (text) => {
    expect(readWishes(text, usd).filters.language).toBeUndefined();
  });

  test('hold no goal: whose hours, and money that nobody converts', () => {
    expect(readWishes('after 7 pm IST', usd).rest).toBe('');
    expect(readWishes('rs 900 per class is too much', usd).rest).toBe('');
  });
});

describe('what is not wanted', () => {
  test.each([
    ['i do not want a lawyer', ['lawyer']],
    ['pero nada de terapia de pareja', ['terapia de pareja']],
    ['anything but yoga', ['yoga']],
    ['no se nada de computacion', []],
    ['no puedo dormir', []],
    ['nothing works, no money', []],
  ])('%s', (text, phrases) => {
    expect(readExclusions(text).map(({ phrase }) => phrase)).toEqual(phrases);
  });

  test('drops people by the words of their own trade, in both languages', () => {
    const lawyer = { expertise: 'Abogada: crear empresas', aboutMe: '', career: '' };
    expect(isExcluded(lawyer, 'lawyer')).toBe(true);
    expect(isExcluded(lawyer, 'coaching')).toBe(false);
  });

  test('is wanted again when it is named without a no', () => {
    expect(liftedExclusions('a lawyer is fine', ['lawyer'])).toEqual(['lawyer']);
    expect(liftedExclusions('still no lawyer', ['lawyer'])).toEqual([]);
  });
});

test('a wish for a woman is read with and without words around it, and turned by a no', () => {
  expect(readWishes('prefiero que sea mujer', clp).filters.gender).toBe('woman');
  expect(readWishes('alguna mujer?', clp).filters.gender).toBe('woman');
  expect(readWishes('no quiero hablar con un hombre', clp).filters.gender).toBe('woman');
  expect(readWishes('soy una mujer de 40', clp).filters.gender).toBeUndefined();
});

test('a place is read as where the expert should be', () => {
  expect(readWishes('someone based in London', usd).filters.place).toBe('London');
  expect(readWishes('que sea en santiago', clp).filters.place).toBe('Santiago');
  expect(readWishes('I want to move to London', usd).filters.place).toBeUndefined();
});

test('prices are lifted in any wording', () => {
  for (const text of [
    'da lo mismo el precio',
    'actually price doesn’t matter',
    'remove the price limit',
  ])
    expect(liftedBy(text)).toContain('budget');
});

test('another day keeps the hours', () => {
  const earlier = { when: { weekdays: [2], fromMinute: 1140, untilMinute: 1440 } };
  expect(mergeFilters(earlier, { when: { weekdays: [4] } }).when).toEqual({
    weekdays: [4],
    fromMinute: 1140,
    untilMinute: 1440,
  });
});
