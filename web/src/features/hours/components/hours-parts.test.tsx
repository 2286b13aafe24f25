import { describe, expect, it } from 'vitest';
import { controls, find, heard } from '../../../../test/markup.ts';
import { wordsIn } from '../../../../test/page.tsx';
import { atMoment, reply, screenOf, uuid } from '../../../../test/screen.tsx';
import { rangeOf } from '../week-rules.ts';
import { holidaysQuery, type Hours } from '../queries.ts';
import { Blocks } from './blocks.tsx';
import { Exceptions } from './exceptions.tsx';
import { Holidays } from './holidays.tsx';
import { WeekEditor } from './week-editor.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const languages = ['en', 'es'] as const;
const nothing = () => undefined;

describe('a week of hours', () => {
  const week = (
    ranges: Record<number, { start: string; end: string }[]>,
    language: Language = 'en',
  ) =>
    screenOf(
      <WeekEditor
        week={Array.from({ length: 7 }, (_, day) =>
          (ranges[day] ?? []).map(({ start, end }) => rangeOf(start, end)),
        )}
        onChange={nothing}
      />,
      language,
    );
  const days = (language: Language) => find(week({}, language), 'h3').map(heard);

  it('has every day by its name, Monday first', () => {
    expect(days('en')).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    ]);
    expect(days('es')[0]).toBe('Lunes');
    expect(days('es')[6]).toBe('Domingo');
  });

  it('names each field and button by its day', () => {
    for (const language of languages) {
      const markup = week({ 0: [{ start: '09:00', end: '17:00' }] }, language);
      const names = controls(markup);
      expect(new Set(names).size).toBe(names.length);
      const values = find(markup, 'input').map(({ attributes }) => attributes['value']);
      expect(values).toEqual(['09:00', '17:00']);
      for (const { attributes } of find(markup, 'input'))
        expect(attributes['aria-label'] ?? attributes['id']).toBeTruthy();
    }
  });

  it('says of a day without hours that it is closed, and copies none', () => {
    const closed = find(week({ 0: [{ start: '09:00', end: '17:00' }] }), 'li').map(heard);
    expect(closed[0]).not.toContain('Closed');
    expect(closed.slice(1, 7).every((day) => /Closed|No hours/.test(day))).toBe(true);
    const copies = (markup: string) => controls(markup).filter((name) => /copy/i.test(name));
    expect(copies(week({}))).toEqual([]);
    expect(copies(week({ 2: [{ start: '22:00', end: '02:00' }] }))).toHaveLength(1);
  });
});

describe('days with hours of their own', () => {
  const shown = (
    overrides: { date: string; ranges: { start: string; end: string }[] }[],
    language: Language = 'en',
  ) =>
    screenOf(<Exceptions overrides={overrides} today="2026-12-01" onChange={nothing} />, language);

  it('are told by day or by stretch, with their hours or closed, and not once they are over', () => {
    const closed = (date: string) => ({ date, ranges: [] });
    const stretch = shown([closed('2026-12-24'), closed('2026-12-25'), closed('2026-12-26')]);
    expect(find(stretch, 'li')).toHaveLength(1);
    const apart = shown([closed('2026-12-24'), closed('2026-12-26')]);
    expect(find(apart, 'li')).toHaveLength(2);
    expect(find(shown([closed('2026-11-30')]), 'li')).toEqual([]);
    const open = shown([{ date: '2026-12-24', ranges: [{ start: '09:00', end: '24:00' }] }]);
    expect(wordsIn(open)).toMatch(/9:00 AM/);
    expect(find(shown([closed('2026-12-24')], 'es'), 'li').map(heard)[0]).toMatch(/24/);
  });

  it('are taken away by a button that names them', () => {
    const names = controls(shown([{ date: '2026-12-24', ranges: [] }]));
    expect(names[0]).toMatch(/Dec|December/);
    expect(names).toHaveLength(2);
  });
});

describe('time that is closed by hand', () => {
  const block = (changes: Partial<Hours['blocks'][number]> = {}): Hours['blocks'][number] => ({
    id: uuid(1),
    start: '2026-12-11T02:00:00Z',
    end: '2026-12-11T04:00:00Z',
    reason: 'Dentist <b>',
    ...changes,
  });
  const shown = (blocks: Hours['blocks'], language: Language = 'en') =>
    screenOf(<Blocks blocks={blocks} zone="America/Santiago" />, language);

  it('is told by both ends where it runs over midnight, in the zone of the hours', () => {
    const [row] = find(shown([block()]), 'li').map(heard);
    expect(row).toMatch(/^Thu, Dec 10, 11:00 PM – Fri, Dec 11, 1:00 AM Dentist <b>/);
    expect(shown([block()])).not.toContain('<b>');
    expect(find(shown([block()], 'es'), 'li').map(heard)[0]).toContain('23:00');
  });

  it('needs no reason, and is opened by a button that names its time', () => {
    const markup = shown([block({ reason: null })]);
    expect(controls(markup)[0]).toContain('11:00 PM');
    expect(find(shown([]), 'li')).toEqual([]);
    expect(controls(shown([], 'es'))).toHaveLength(1);
  });
});

describe('public holidays', () => {
  const year = { from: '2026-12-01', until: '2027-11-30' };
  const holidays = [
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2027-01-01', name: 'New Year' },
  ];
  const shown = (
    overrides: { date: string; ranges: { start: string; end: string }[] }[],
    given: { country: string | null; holidays: typeof holidays } = { country: 'CL', holidays },
    language: Language = 'en',
  ) =>
    screenOf(<Holidays overrides={overrides} onChange={nothing} />, language, {
      known: [
        [
          holidaysQuery(language).queryKey,
          reply('GET /api/availability/holidays', { ...year, ...given }),
        ],
      ],
    });
  const pressed = (markup: string) =>
    find(markup, 'button').flatMap(({ attributes }) => attributes['aria-pressed'] ?? []);

  it('are nothing where the country is not known or has none', () => {
    expect(shown([], { country: null, holidays: [] })).toBe('');
    expect(shown([], { country: 'CL', holidays: [] })).toBe('');
  });

  it('are closed by a tap, one or all, and keep hours that they have of their own', () => {
    const none = shown([]);
    expect(pressed(none)).toEqual(['false', 'false']);
    expect(controls(none)).toHaveLength(3);
    const one = shown([{ date: '2026-12-25', ranges: [] }]);
    expect(pressed(one)).toEqual(['true', 'false']);
    expect(controls(one)).toHaveLength(4);
    const all = shown(holidays.map(({ date }) => ({ date, ranges: [] })));
    expect(pressed(all)).toEqual(['true', 'true']);
    expect(controls(all)).toHaveLength(3);
    const own = shown([{ date: '2026-12-25', ranges: [{ start: '09:00', end: '12:00' }] }]);
    expect(pressed(own)).toEqual(['false', 'false']);
    expect(controls(own)[0]).not.toBe(controls(none)[0]);
  });

  it('are of a country by its name in the language of the page', () => {
    const label = (language: Language) =>
      find(shown([], { country: 'DE', holidays }, language), 'div')
        .map(({ attributes }) => attributes['aria-label'] ?? '')
        .join(' ');
    expect(label('en')).toContain('Germany');
    expect(label('es')).toContain('Alemania');
  });
});
