import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, heard, wordsIn } from '../../../../test/reading.ts';
import { stillOf } from '../../../../test/still.tsx';
import { MonthCalendar } from './month-calendar.tsx';

const zone = 'America/Santiago';
const at = (iso: string) => void vi.setSystemTime(Date.parse(iso));

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-02T12:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Shown = Partial<Parameters<typeof MonthCalendar>[0]> & { month: string };

/** A calendar as it is drawn where people read its language. */
function drawn(changes: Shown, locale: 'en-US' | 'en-GB' | 'es-CL' | 'es-MX' = 'en-US') {
  vi.stubGlobal('navigator', { languages: [locale] });
  const nothing = () => undefined;
  return stillOf(
    <MonthCalendar
      zone={zone}
      free={[]}
      lastDate="2029-12-31"
      day={null}
      onMonth={nothing}
      onWeek={nothing}
      onDay={nothing}
      weeks={{ before: null, after: null }}
      {...changes}
    />,
    locale.startsWith('es') ? 'es' : 'en',
  );
}

/** Each day's button by its date: what is said of it, and whether it can be chosen. */
function daysIn(markup: Element) {
  return find(markup, 'td[data-day]').map((cell) => ({
    date: cell.getAttribute('data-day') ?? '',
    number: wordsIn(cell),
    said: cell.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
    isFree: !cell.querySelector('button:disabled, button[aria-disabled=true]'),
  }));
}
const datesIn = (markup: Element) => daysIn(markup).map(({ date }) => date);
const headings = (markup: Element) => find(markup, 'th[scope=col]').map(wordsIn);

describe('a month', () => {
  it.each([
    ['en-US', 'Sun', 'Sat', '2027-01-31'],
    ['en-GB', 'Mon', 'Sun', '2027-02-01'],
    ['es-CL', 'lun', 'dom', '2027-02-01'],
    ['es-MX', 'dom', 'sáb', '2027-01-31'],
  ] as const)('begins its weeks as the region does (%s)', async (locale, first, last, firstDay) => {
    const markup = await drawn({ month: '2027-02' }, locale);
    expect(headings(markup)).toHaveLength(7);
    expect(headings(markup)[0]).toBe(first);
    expect(headings(markup)[6]).toBe(last);
    expect(datesIn(markup)[0]).toBe(firstDay);
  });

  it.each(['2028-02', '2027-02', '2027-04', '2027-09', '2026-12'])(
    '%s has every day once, in order, in whole weeks, however clocks jump',
    async (month) => {
      const dates = datesIn(await drawn({ month }));
      expect(dates.length % 7).toBe(0);
      const [first = ''] = dates;
      const expected = dates.map((_, days) =>
        Temporal.PlainDate.from(first).add({ days }).toString(),
      );
      expect(dates).toEqual(expected);
      const { daysInMonth } = Temporal.PlainYearMonth.from(month);
      expect(dates.filter((date) => date.startsWith(month))).toHaveLength(daysInMonth);
    },
  );

  it('has 29 February where the year does', async () => {
    expect(datesIn(await drawn({ month: '2028-02' }))).toContain('2028-02-29');
    expect(datesIn(await drawn({ month: '2027-02' }))).not.toContain('2027-02-29');
  });

  it('leaves out the weeks that are over, by the clock of the shown zone', async () => {
    // Sunday evening in Santiago is Monday in Kathmandu.
    at('2026-12-07T01:00:00Z');
    expect(datesIn(await drawn({ month: '2026-12' }, 'en-GB'))[0]).toBe('2026-11-30');
    expect(datesIn(await drawn({ month: '2026-12', zone: 'Asia/Kathmandu' }, 'en-GB'))[0]).toBe(
      '2026-12-07',
    );
  });

  it('is called by its name in the language', async () => {
    expect(wordsIn(await drawn({ month: '2027-02' }))).toContain('February 2027');
    expect(wordsIn(await drawn({ month: '2027-02' }, 'es-CL'))).toContain('febrero de 2027');
  });
});

describe('a day', () => {
  const free = ['2027-04-03', '2027-04-04', '2027-09-05'].map((date) => ({ date }));
  const dayIn = (markup: Element, date: string) =>
    daysIn(markup).find((day) => day.date === date) ?? expect.unreachable();

  it('can be chosen where it has free times, also on the nights in which clocks jump', async () => {
    const chosen = async (month: string) =>
      daysIn(await drawn({ month, free }))
        .filter(({ isFree, date }) => isFree && date.startsWith(month))
        .map(({ date }) => date);
    expect(await chosen('2027-04')).toEqual(['2027-04-03', '2027-04-04']);
    expect(await chosen('2027-09')).toEqual(['2027-09-05']);
    expect(await chosen('2027-05')).toEqual([]);
  });

  it('is said in full, and today and tomorrow by name', async () => {
    const december = await drawn({ month: '2026-12' });
    expect(dayIn(december, '2026-12-02').said).toBe('Today, Wednesday, December 2, 2026');
    expect(dayIn(december, '2026-12-03').said).toBe('Tomorrow, Thursday, December 3, 2026');
    expect(dayIn(december, '2026-12-04').said).toBe('Friday, December 4, 2026');
    const spanish = await drawn({ month: '2026-12' }, 'es-CL');
    expect(dayIn(spanish, '2026-12-03').said).toBe('Mañana, jueves, 3 de diciembre de 2026');
  });

  it('says that a meeting is on it now, or a time of it chosen', async () => {
    const days = { presentDay: '2026-12-10', pickedDays: ['2026-12-11'] };
    const marked = await drawn({ month: '2026-12', ...days });
    const said = (date: string) => dayIn(marked, date).said;
    expect(said('2026-12-10')).toBe('Thursday, December 10, 2026, the day of your meeting now');
    expect(said('2026-12-11')).toBe('Friday, December 11, 2026, with a time you chose');
    expect(said('2026-12-12')).toBe('Saturday, December 12, 2026');
  });
});

describe('the way to other months', () => {
  const isShut = (markup: Element, label: string) =>
    find(markup, 'button')
      .find((button) => heard(button) === label)
      ?.matches('[aria-disabled=true]');

  it('ends at the last day that can be booked, and before today', async () => {
    const last = { lastDate: '2027-01-15' };
    const [previous, next] = ['Previous month', 'Next month'];
    const first = await drawn({ month: '2026-12', ...last });
    expect(isShut(first, previous)).toBe(true);
    expect(isShut(first, next)).toBe(false);
    const second = await drawn({ month: '2027-01', ...last });
    expect(isShut(second, previous)).toBe(false);
    expect(isShut(second, next)).toBe(true);
  });

  it('leads to weeks with free time alone', async () => {
    const weeks = { before: null, after: '2026-12-22' };
    const markup = await drawn({ month: '2026-12', weeks });
    expect(isShut(markup, 'Previous week with free time')).toBe(true);
    expect(isShut(markup, 'Next week with free time')).toBe(false);
  });
});
