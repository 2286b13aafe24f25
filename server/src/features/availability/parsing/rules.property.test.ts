import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHours } from './rules.ts';

const today = Temporal.PlainDate.from('2026-11-23');

const names = {
  en: ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
};
const months = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

type Range = { start: number; end: number };

const wall = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** One to three ranges of a day that don't touch, on quarters of an hour. */
const ranges = fc
  .uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 6 })
  .map((quarters) => quarters.toSorted((one, other) => one - other))
  .map((quarters): Range[] =>
    Array.from({ length: Math.floor(quarters.length / 2) }, (_, index) => ({
      start: (quarters[index * 2] ?? 0) * 15,
      end: (quarters[index * 2 + 1] ?? 0) * 15,
    })),
  );

const week = fc.array(fc.option(ranges), { minLength: 7, maxLength: 7 });

/** Ways to say a range; each must be read as the same hours. */
const ways = {
  en: [
    ({ start, end }: Range) => `from ${wall(start)} to ${wall(end)}`,
    ({ start, end }: Range) => `${twelve(start)}-${twelve(end)}`,
    ({ start, end }: Range) => `between ${twelve(start)} and ${twelve(end)}`,
  ],
  es: [
    ({ start, end }: Range) => `de ${wall(start)} a ${wall(end)}`,
    ({ start, end }: Range) => `desde las ${wall(start)} hasta las ${wall(end)} hrs`,
    ({ start, end }: Range) => `${wall(start)}-${wall(end)}`,
  ],
};

function twelve(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour % 12 || 12}${rest}${hour < 12 ? 'am' : 'pm'}`;
}

const and = { en: 'and', es: 'y' };
const languages = ['en', 'es'] as const;

describe.each(languages)('hours said in words (%s)', (language) => {
  test('are read back as the same week, however the days are set apart', () => {
    const separators = fc.constantFrom('. ', '; ', ', ', '\n');
    fc.assert(
      fc.property(week, separators, fc.integer({ min: 0, max: 2 }), (days, separator, way) => {
        const say = ways[language][way] ?? ways[language][0];
        const said = days.flatMap((own, index) =>
          own && say
            ? [`${names[language][index + 1]} ${own.map(say).join(` ${and[language]} `)}`]
            : [],
        );
        fc.pre(said.length > 0);
        const { availability, notUnderstood } = parseHours({
          text: said.join(separator),
          language,
          today,
          country: null,
        });
        expect(notUnderstood).toEqual([]);
        expect(availability.weeklyHours).toEqual(
          days.flatMap((own, index) =>
            own
              ? [
                  {
                    weekday: index + 1,
                    ranges: own.map(({ start, end }) => ({ start: wall(start), end: wall(end) })),
                  },
                ]
              : [],
          ),
        );
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  test('close the same dates that were said', () => {
    const ahead = fc.integer({ min: 0, max: 364 });
    const withYear = fc.boolean();
    fc.assert(
      fc.property(ahead, fc.integer({ min: 0, max: 40 }), withYear, (first, length, hasYear) => {
        const [from, to] = [first, Math.min(first + length, 364)].map((days) =>
          today.add({ days }),
        );
        if (!from || !to) return;
        const dates = (
          parseHours({
            text: sayClosed({ from, to, hasYear }),
            language,
            today,
            country: null,
          }).availability.overrides ?? []
        ).map(({ date }) => date);
        const { days } = from.until(to, { largestUnit: 'days' });
        expect(dates).toEqual(
          Array.from({ length: days + 1 }, (_, index) => from.add({ days: index }).toString()),
        );
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  test('never fail, whatever is written', () => {
    const word = fc.constantFrom(
      ...'monday lunes 9 to a 5 de y and - : , . except salvo menos closed no feriados 31 /'.split(
        ' ',
      ),
      ...'february febrero mornings tarde only sólo every other until hasta mañana 24/7 ¿ 💸'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 30 }), (words) => {
        const text = words.join(' ');
        const { proposals, notUnderstood } = parseHours({ text, language, today, country: 'CL' });
        for (const { source } of [...proposals, ...notUnderstood])
          expect(text.slice(source.start, source.end)).toBe(source.text);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  function sayClosed({ from, to, hasYear }: { from: Date_; to: Date_; hasYear: boolean }): string {
    if (language === 'en') {
      const say = (date: Date_) => `${monthOf(date)} ${date.day}${hasYear ? `, ${date.year}` : ''}`;
      return from.equals(to) ? `closed ${say(from)}` : `closed from ${say(from)} to ${say(to)}`;
    }
    const say = (date: Date_) =>
      `${date.day} de ${monthOf(date)}${hasYear ? ` de ${date.year}` : ''}`;
    return from.equals(to) ? `cerrado el ${say(from)}` : `cerrado del ${say(from)} al ${say(to)}`;
  }

  function monthOf({ month }: Date_): string {
    return months[language].split(' ')[month - 1] ?? '';
  }
});

type Date_ = Temporal.PlainDate;
