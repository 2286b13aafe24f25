import { describe, expect, test } from 'vitest';
import { liftedBy, mergeFilters, readFilters } from './rules.ts';
import { timeQueryOf } from './time-query.ts';

describe('a price somebody names', () => {
  test.each([
    ['under 30 dollars', 'CLP', { amount: 3000, currency: 'USD' }],
    ['max 25€', 'USD', { amount: 2500, currency: 'EUR' }],
    ['menos de 20 lucas', 'USD', { amount: 20_000, currency: 'CLP' }],
    ['algo por menos de 20.000 pesos', 'CLP', { amount: 20_000, currency: 'CLP' }],
    ['menos de $500 pesos', 'MXN', { amount: 50_000, currency: 'MXN' }],
    ['less than $29.90 please', 'USD', { amount: 2990, currency: 'USD' }],
    ['no puedo gastar, hasta 15 mil', 'CLP', { amount: 15_000, currency: 'CLP' }],
    ['my budget is 40', 'GBP', { amount: 4000, currency: 'GBP' }],
    ['I can only pay £35', 'EUR', { amount: 3500, currency: 'GBP' }],
  ] as const)('%s', (text, own, budget) => {
    expect(readFilters(text, { own }).budget).toEqual(budget);
  });

  test.each([
    'I have 3 kids and no sleep',
    'tengo 45 años',
    'I owe more than 10 banks',
    'equity 30%',
    'tengo como 200 mil pesos ahorrados',
    "I've about 6k in savings",
    'debo 4 millones en el banco',
  ])('is not found in %s', (text) => {
    expect(readFilters(text, { own: 'USD' }).budget).toBeUndefined();
  });

  test('cheaper is relative', () => {
    expect(readFilters('someone cheaper?', { own: 'USD' })).toEqual({ isCheaper: true });
    expect(readFilters('alguien más barato', { own: 'USD' })).toEqual({ isCheaper: true });
    expect(readFilters('tengo problemas económicos', { own: 'CLP' }).isCheaper).toBeUndefined();
  });
});

describe('a language somebody asks for', () => {
  test.each([
    ['who speaks Spanish?', 'es'],
    ['someone in English please', 'en'],
    ['que hable español', 'es'],
    ['en inglés', 'en'],
    ['prefiero en español', 'es'],
    ['a spanish-speaking therapist', 'es'],
    ['someone who speaks Portuguese', 'pt'],
    ['a lawyer who speaks German, under 50 dollars', 'de'],
    ['a therapist fluent in French', 'fr'],
    ['I need a Mandarin-speaking coach', 'zh'],
    ['in Italian please', 'it'],
    ['que hable portugués', 'pt'],
    ['en francés', 'fr'],
    ['una psicóloga que atienda en catalán', 'ca'],
    ['busco a alguien que hable quechua', 'qu'],
    ['prefiero que hable holandés', 'nl'],
  ])('%s', (text, language) => {
    expect(readFilters(text, { own: 'USD' }).language).toBe(language);
  });

  test.each([
    'I want to learn Spanish before my trip',
    'me cuesta hablar en inglés en las reuniones de mi trabajo',
    'quiero mejorar mi inglés',
    'clases de inglés para adultos',
    'my boss speaks German and I do not',
    'I have a job interview in French next week',
    'learn Portuguese before moving to Lisbon',
    'alguien que me enseñe italiano',
    'una persona que cree en mí',
    'someone to polish my CV',
    'mi suegra habla portugués y no nos entendemos',
  ])('is not found in a goal: %s', (text) => {
    expect(readFilters(text, { own: 'USD' }).language).toBeUndefined();
  });
});

describe('a time somebody asks for', () => {
  test.each([
    ['this week', { day: 'this-week' }],
    ['what about evenings?', { fromMinute: 1080, untilMinute: 1440 }],
    ['mañana por la tarde', { day: 'tomorrow', fromMinute: 720, untilMinute: 1080 }],
    ['solo puedo por la mañana', { fromMinute: 360, untilMinute: 720 }],
    ['alguien el fin de semana', { day: 'weekend' }],
    ['después de las 7', { fromMinute: 1140, untilMinute: 1440 }],
    ['free on tuesday after 18:30', { weekdays: [2], fromMinute: 1110, untilMinute: 1440 }],
  ])('%s', (text, when) => {
    expect(readFilters(text, { own: 'USD' }).when).toEqual(when);
  });

  test.each([
    'every night I wake up at four with my heart racing',
    'mi bebé no duerme por las noches y estoy agotada',
    'I have an exam tomorrow morning and my mind goes blank',
  ])('is not found in a story: %s', (text) => {
    expect(readFilters(text, { own: 'USD' }).when).toBeUndefined();
  });

  test('meets the clock in the zone of the one who asks', () => {
    const now = Temporal.Instant.from('2026-12-02T01:00:00Z');
    const query = timeQueryOf({ day: 'tomorrow' }, now, 'America/Santiago');
    expect(query.from?.toString()).toBe('2026-12-02T03:00:00Z');
    expect(query.until?.toString()).toBe('2026-12-03T03:00:00Z');
  });

  test('keeps this week until Sunday night', () => {
    const now = Temporal.Instant.from('2026-12-03T12:00:00Z');
    const query = timeQueryOf({ day: 'this-week' }, now, 'UTC');
    expect(query.until?.toString()).toBe('2026-12-07T00:00:00Z');
  });
});

describe('one trade rather than another', () => {
  test.each([
    ['prefiero abogado que psicólogo', 'psicologo'],
    ['I want a coach rather than a therapist', 'therapist'],
    ['counsellor instead of a tutor, please', 'tutor'],
  ])('%s', (text, phrase) => {
    expect(readFilters(text, { own: 'USD' }).without).toEqual([phrase]);
  });

  test('is not heard where nothing is preferred', () => {
    expect(readFilters('quiero que un abogado me ayude', { own: 'CLP' }).without).toBeUndefined();
  });
});

describe('filters of a thread', () => {
  test('last until another of their kind comes', () => {
    const first = readFilters('under 30 dollars, in person', { own: 'USD' });
    const second = readFilters('who speaks Spanish?', { own: 'USD' });
    expect(mergeFilters(first, second)).toEqual({
      budget: { amount: 3000, currency: 'USD' },
      isUnder: true,
      isInPerson: true,
      language: 'es',
    });
  });

  test('can be taken back', () => {
    expect(liftedBy('Cualquier precio')).toContain('budget');
    expect(liftedBy('online is fine')).toContain('isInPerson');
    expect(liftedBy('sácale lo del precio')).toContain('budget');
    expect(liftedBy('forget what I said about Saturday')).toContain('when');
  });

  test('that are relative do not last', () => {
    expect(mergeFilters({ isCheaper: true }, { language: 'en' })).toEqual({ language: 'en' });
  });
});
