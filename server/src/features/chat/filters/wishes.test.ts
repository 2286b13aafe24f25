import { describe, expect, test } from 'vitest';
import { readBudget } from './budget.ts';
import { isExcluded, liftedExclusions, readExclusions } from './exclusions.ts';
import { liftedBy, mergeFilters, readWishes } from './rules.ts';
import { timeQueryOf } from './time-query.ts';
import type { When } from './when.ts';

const clp = { own: 'CLP' } as const;
const usd = { own: 'USD' } as const;

describe('a budget in any wording', () => {
  test.each([
    ['40 lucas no mas', clp, { amount: 40_000, currency: 'CLP' }],
    ['fifty bucks', usd, { amount: 5000, currency: 'USD' }],
    ['under 30k pesos', clp, { amount: 30_000, currency: 'CLP' }],
    ['no mas de 25 mil', clp, { amount: 25_000, currency: 'CLP' }],
    ['is there anyone for free?', usd, { amount: 0, currency: 'USD' }],
    ['que no pase de 500 varos', { own: 'MXN' }, { amount: 50_000, currency: 'MXN' }],
    ['40 pavos como mucho', { own: 'EUR' }, { amount: 4000, currency: 'EUR' }],
    [
      'que no sea tan caro porfa, unos 600 pesos',
      { own: 'MXN' },
      { amount: 60_000, currency: 'MXN' },
    ],
    ['a tenner max', { own: 'GBP' }, { amount: 1000, currency: 'GBP' }],
    [
      'bueno, hasta 30',
      { own: 'ARS', before: { amount: 1500, currency: 'USD' } },
      { amount: 3000, currency: 'USD' },
    ],
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
    'quiero dormir mejor 14',
    'i want to sleep better 30',
    'me da miedo hablar en reuniones de 20',
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
    [
      'necesito hablar mañana en la tarde con un abogado por un despido',
      { when: { day: 'tomorrow', fromMinute: 720, untilMinute: 1080 } },
    ],
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
  test('has its no before or behind it', () => {
    const phrases = (text: string) => readExclusions(text).map(({ phrase }) => phrase);
    expect(phrases('no, terapia no, algo mas tipo coach')).toEqual(['terapia']);
    expect(phrases('therapy no')).toEqual(['therapy']);
  });

  test.each([
    ['i do not want a lawyer', ['lawyer']],
    ['pero nada de terapia de pareja', ['terapia de pareja']],
    ['anything but yoga', ['yoga']],
    ['no quiero psicoanalisis', ['psicoanalisis']],
    ['my back hurts, not a physio please', ['physio']],
    ['nada de meditacion tampoco', ['meditacion']],
    ['but not a life coach', ['life coach']],
    ['que no sea astrologo', ['astrologo']],
    ['no quiero hipnosis ni reiki', ['hipnosis', 'reiki']],
    ['no lawyers, no therapists', ['lawyers', 'therapists']],
    ['harta de psicologos', ['psicologos']],
    ["i'm not a lawyer but a client sued me", []],
    ['i have no therapist', []],
    ['no tengo mentor', []],
    ["i'm not a beginner", []],
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
    const physio = {
      expertise: 'Back pain',
      aboutMe: 'Fisioterapeuta. Atiendo cuellos.',
      career: '',
    };
    expect(isExcluded(physio, 'physio')).toBe(true);
    expect(isExcluded({ expertise: 'Maths and physics', aboutMe: '', career: '' }, 'physio')).toBe(
      false,
    );
  });

  test('keeps whom only a story, an earlier career or a no of their own mentions', () => {
    const mediator = {
      ...{ expertise: 'Mediator for founders', aboutMe: 'Founders call me. I know lawyers.' },
      career: 'Corporate lawyer at a firm, then chief operating officer.',
    };
    expect(isExcluded(mediator, 'lawyer')).toBe(false);
    expect(isExcluded(mediator, 'mediator')).toBe(true);
    const trainer = { expertise: 'Perder peso sin dietas', aboutMe: '', career: '' };
    expect(isExcluded(trainer, 'dietas')).toBe(false);
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

test.each(["it doesn't matter where", 'bueno, de cualquier lado', 'da igual de dónde'])(
  'a place is lifted in any wording: %s',
  (text) => {
    expect(liftedBy(text)).toEqual(['place']);
  },
);

test('prices are lifted in any wording', () => {
  for (const text of [
    'da lo mismo el precio',
    'actually price doesn’t matter',
    'remove the price limit',
  ])
    expect(liftedBy(text)).toContain('budget');
});

describe('times that are ruled out', () => {
  test.each([
    ['después de las 7 y no los lunes', { notWeekdays: [1], fromMinute: 1140, untilMinute: 1440 }],
    ['before 9am, never on Sundays', { notWeekdays: [7], fromMinute: 0, untilMinute: 540 }],
    ['anything but Fridays', { notWeekdays: [5] }],
    ['no puedo los martes ni los miércoles', { notWeekdays: [2, 3] }],
    ['los lunes y miércoles no puedo, el resto sí', { notWeekdays: [1, 3] }],
    ['Mondays don’t work for me', { notWeekdays: [1] }],
    ['cualquier día menos el viernes', { notWeekdays: [5] }],
    ['a guitar teacher for my daughter of ten, but not on Saturdays', { notWeekdays: [6] }],
    ['no weekends', { notWeekdays: [6, 7] }],
    ['que no sea de noche', { notHours: { fromMinute: 1080, untilMinute: 1440 } }],
    ['hoy no puedo', { day: 'after-today' }],
    ['esta semana no', { day: 'next-week' }],
    ['antes de las 11', { fromMinute: 0, untilMinute: 660 }],
  ])('%s', (text, when) => {
    const { filters, rest } = readWishes(text, clp);
    expect(filters).toMatchObject({ when });
    expect(filters.when).toEqual(when);
    expect(filters.without).toBeUndefined();
    expect(rest).not.toMatch(/\bno(?:t)?\b|never|lunes|monday/);
  });

  test.each(['los domingos me pongo triste y no puedo dormir', 'no, el lunes'])(
    'are none in: %s',
    (text) => {
      expect(readWishes(text, clp).filters.when?.notWeekdays).toBeUndefined();
    },
  );

  test.each([
    ['tomorrow before noon', { day: 'tomorrow', fromMinute: 0, untilMinute: 720 }],
    ['el jueves después de almuerzo', { weekdays: [4], fromMinute: 780, untilMinute: 1440 }],
    ['a la noche, después de las 21', { fromMinute: 1260, untilMinute: 1440 }],
  ] as const)('noon and night tell hours: %s', (text, when) => {
    expect(readWishes(text, usd).filters.when).toEqual(when);
  });

  test('an hour is no price', () => {
    expect(readWishes('hasta las 20', clp).filters).toEqual({
      when: { fromMinute: 0, untilMinute: 1200 },
    });
  });

  test('add up, and are possible again when they are asked for', () => {
    const not = { when: { notWeekdays: [1], fromMinute: 1140, untilMinute: 1440 } };
    expect(mergeFilters(not, { when: { notWeekdays: [5] } }).when?.notWeekdays).toEqual([1, 5]);
    expect(mergeFilters(not, { when: { weekdays: [1] } }).when).toEqual({
      ...{ fromMinute: 1140, untilMinute: 1440, weekdays: [1] },
    });
    expect(
      mergeFilters({ when: { weekdays: [1, 2] } }, { when: { notWeekdays: [1] } }).when,
    ).toEqual({ weekdays: [2] });
  });

  test('leave the other days and hours to the calendar', () => {
    const now = Temporal.Instant.from('2026-12-01T14:00:00Z');
    const query = (when: When) => timeQueryOf(when, now, 'America/Santiago').filter?.windows;
    expect(query({ notWeekdays: [1, 7] })).toEqual([
      { weekdays: [2, 3, 4, 5, 6], fromMinute: 0, untilMinute: 1440 },
    ]);
    expect(query({ weekdays: [2], notHours: { fromMinute: 720, untilMinute: 1080 } })).toEqual([
      { weekdays: [2], fromMinute: 0, untilMinute: 720 },
      { weekdays: [2], fromMinute: 1080, untilMinute: 1440 },
    ]);
    const later = timeQueryOf({ day: 'after-today' }, now, 'America/Santiago');
    expect(String(later.from)).toBe('2026-12-02T03:00:00Z');
    expect(later.until).toBeUndefined();
  });
});

test.each([
  "Morning. I drive lorries at night and can't sleep",
  'good evening all, need a maths teacher',
  'Buenas tardes, quiero aprender a cocinar',
])('a greeting tells no time: %s', (text) => {
  expect(readWishes(text, usd).filters.when).toBeUndefined();
});

test('another day keeps the hours', () => {
  const earlier = { when: { weekdays: [2], fromMinute: 1140, untilMinute: 1440 } };
  expect(mergeFilters(earlier, { when: { weekdays: [4] } }).when).toEqual({
    weekdays: [4],
    fromMinute: 1140,
    untilMinute: 1440,
  });
});

describe('a budget that is stayed under', () => {
  const under = readWishes('less than 40 dollars', usd).filters;

  test('is no longer so once another is told', () => {
    expect(under.isUnder).toBe(true);
    expect(
      mergeFilters(under, readWishes('up to 50 dollars', usd).filters).isUnder,
    ).toBeUndefined();
    expect(mergeFilters(under, readWishes('in Spanish', usd).filters).isUnder).toBe(true);
  });

  test('in a named currency is no short form of thousands', () => {
    const before = { amount: 3_000_000, currency: 'ARS' } as const;
    expect(readBudget('20 dolares la hora', { own: 'ARS', before })?.budget).toEqual({
      amount: 2000,
      currency: 'USD',
    });
  });
});

test.each(['too much', 'uf, demasiado', 'nah, way too much'])(
  'is dearer than wished: %s',
  (text) => {
    expect(readWishes(text, usd).filters).toMatchObject({ isCheaper: true });
  },
);

test('is no price: too much of something else', () => {
  expect(readWishes('I drink too much coffee at work', usd).filters).toEqual({});
});
