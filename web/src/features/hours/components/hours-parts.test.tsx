import { describe, expect, it } from 'vitest';
import { controls, find, heard, wordsIn } from '../../../../test/reading.ts';
import { atMoment, reply, uuid } from '../../../../test/replies.ts';
import { stillOf } from '../../../../test/still.tsx';
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
    stillOf(
      <WeekEditor
        week={Array.from({ length: 7 }, (_, day) =>
          (ranges[day] ?? []).map(({ start, end }) => rangeOf(start, end)),
        )}
        onChange={nothing}
      />,
      language,
    );
  const days = async (language: Language) => find(await week({}, language), 'h3').map(heard);

  it('has every day by its name, Monday first', async () => {
    expect(await days('en')).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    ]);
    expect((await days('es'))[0]).toBe('Lunes');
    expect((await days('es'))[6]).toBe('Domingo');
  });

  it('names each field and button by its day', async () => {
    for (const language of languages) {
      const markup = await week({ 0: [{ start: '09:00', end: '17:00' }] }, language);
      const names = controls(markup);
      expect(new Set(names).size).toBe(names.length);
      const values = find(markup, 'input').map((node) => node.getAttribute('value'));
      expect(values).toEqual(['09:00', '17:00']);
      for (const field of find(markup, 'input'))
        expect(field.getAttribute('aria-label') ?? field.id).toBeTruthy();
    }
  });

  it('says of a day without hours that it is closed, and copies none', async () => {
    const closed = find(await week({ 0: [{ start: '09:00', end: '17:00' }] }), 'li').map(heard);
    expect(closed[0]).not.toContain('Closed');
    expect(closed.slice(1, 7).every((day) => /Closed|No hours/.test(day))).toBe(true);
    const copies = (markup: Element) => controls(markup).filter((name) => /copy/i.test(name));
    expect(copies(await week({}))).toEqual([]);
    expect(copies(await week({ 2: [{ start: '22:00', end: '02:00' }] }))).toHaveLength(1);
  });
});

describe('days with hours of their own', () => {
  const shown = (
    overrides: { date: string; ranges: { start: string; end: string }[] }[],
    language: Language = 'en',
  ) =>
    stillOf(<Exceptions overrides={overrides} today="2026-12-01" onChange={nothing} />, language);

  it('are told by day or by stretch, with their hours or closed, and not once they are over', async () => {
    const closed = (date: string) => ({ date, ranges: [] });
    const stretch = await shown([closed('2026-12-24'), closed('2026-12-25'), closed('2026-12-26')]);
    expect(find(stretch, 'li')).toHaveLength(1);
    const apart = await shown([closed('2026-12-24'), closed('2026-12-26')]);
    expect(find(apart, 'li')).toHaveLength(2);
    expect(find(await shown([closed('2026-11-30')]), 'li')).toEqual([]);
    const open = await shown([{ date: '2026-12-24', ranges: [{ start: '09:00', end: '24:00' }] }]);
    expect(wordsIn(open)).toMatch(/9:00 AM/);
    expect(find(await shown([closed('2026-12-24')], 'es'), 'li').map(heard)[0]).toMatch(/24/);
  });

  it('are taken away by a button that names them', async () => {
    const names = controls(await shown([{ date: '2026-12-24', ranges: [] }]));
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
    stillOf(<Blocks blocks={blocks} zone="America/Santiago" />, language);

  it('is told by both ends where it runs over midnight, in the zone of the hours', async () => {
    const [row] = find(await shown([block()]), 'li').map(heard);
    expect(row).toMatch(/^Thu, Dec 10, 11:00 PM – Fri, Dec 11, 1:00 AM Dentist <b>/);
    expect((await shown([block()])).innerHTML).not.toContain('<b>');
    expect(find(await shown([block()], 'es'), 'li').map(heard)[0]).toContain('23:00');
  });

  it('needs no reason, and is opened by a button that names its time', async () => {
    const markup = await shown([block({ reason: null })]);
    expect(controls(markup)[0]).toContain('11:00 PM');
    expect(find(await shown([]), 'li')).toEqual([]);
    expect(controls(await shown([], 'es'))).toHaveLength(1);
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
    stillOf(<Holidays overrides={overrides} onChange={nothing} />, language, {
      known: [
        [
          holidaysQuery(language).queryKey,
          reply('GET /api/availability/holidays', { ...year, ...given }),
        ],
      ],
    });
  const pressed = (markup: Element) =>
    find(markup, 'button').flatMap((node) => node.getAttribute('aria-pressed') ?? []);

  it('are nothing where the country is not known or has none', async () => {
    expect((await shown([], { country: null, holidays: [] })).innerHTML).toBe('');
    expect((await shown([], { country: 'CL', holidays: [] })).innerHTML).toBe('');
  });

  it('are closed by a tap, one or all, and keep hours that they have of their own', async () => {
    const none = await shown([]);
    expect(pressed(none)).toEqual(['false', 'false']);
    expect(controls(none)).toHaveLength(3);
    const one = await shown([{ date: '2026-12-25', ranges: [] }]);
    expect(pressed(one)).toEqual(['true', 'false']);
    expect(controls(one)).toHaveLength(4);
    const all = await shown(holidays.map(({ date }) => ({ date, ranges: [] })));
    expect(pressed(all)).toEqual(['true', 'true']);
    expect(controls(all)).toHaveLength(3);
    const own = await shown([{ date: '2026-12-25', ranges: [{ start: '09:00', end: '12:00' }] }]);
    expect(pressed(own)).toEqual(['false', 'false']);
    expect(controls(own)[0]).not.toBe(controls(none)[0]);
  });

  it('are of a country by its name in the language of the page', async () => {
    const label = async (language: Language) =>
      find(await shown([], { country: 'DE', holidays }, language), 'div')
        .map((node) => node.getAttribute('aria-label') ?? '')
        .join(' ');
    expect(await label('en')).toContain('Germany');
    expect(await label('es')).toContain('Alemania');
  });
});
