import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';

const filter = { providerId: 'p1', minutes: 60, zone: 'America/Santiago' };
const month = 'GET /api/booking/availability/p1';
const slots = 'GET /api/availability/slots/p1';

async function open(now = '2026-12-01T12:00:00Z') {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  const browser = openBrowser();
  const { queryClient } = await import('../../lib/query-client.ts');
  const queries = await import('./queries.ts');
  const asked = () => browser.calls.map(({ url }) => new URLSearchParams(url.split('?')[1]));
  return { browser, queryClient, asked, ...queries };
}

/** A calendar with free days in some months, which can be booked until its last day. */
const calendar = (
  browser: Awaited<ReturnType<typeof open>>['browser'],
  free: string[],
  lastDate: string,
) =>
  browser.answers(month, ({ url }) => {
    const of = new URLSearchParams(url.split('?')[1]).get('month') ?? '';
    const days = free.includes(of) ? [{ date: `${of}-10`, free: 3 }] : [];
    return Response.json({ month: of, days, lastDate });
  });

describe('the next month with free time', () => {
  it('is the first later one that has any', async () => {
    const { browser, queryClient, laterMonthQuery } = await open();
    calendar(browser, ['2026-12', '2027-02', '2027-03'], '2027-06-30');
    await expect(queryClient.fetchQuery(laterMonthQuery(filter, '2026-12'))).resolves.toBe(
      '2027-02',
    );
  });

  it('is none behind the last day that can be booked', async () => {
    const { browser, queryClient, asked, laterMonthQuery } = await open();
    calendar(browser, ['2027-03'], '2027-02-01');
    await expect(queryClient.fetchQuery(laterMonthQuery(filter, '2026-12'))).resolves.toBeNull();
    expect(asked().map((query) => query.get('month'))).toEqual(['2026-12', '2027-01', '2027-02']);
  });

  it('is asked for once, also by the calendar that goes there', async () => {
    const { browser, queryClient, laterMonthQuery, monthQuery } = await open();
    calendar(browser, ['2027-01'], '2027-02-01');
    await queryClient.fetchQuery(laterMonthQuery(filter, '2026-12'));
    await queryClient.ensureQueryData(monthQuery(filter, '2027-01'));
    expect(browser.calls).toHaveLength(2);
  });
});

describe('free times', () => {
  it('are asked for in the zone that is shown, and for a duration that exists', async () => {
    const { browser, queryClient, asked, slotsQuery } = await open();
    browser.answers(slots, { slots: [] });
    await queryClient.fetchQuery(slotsQuery(filter, '2026-12-02'));
    await queryClient.fetchQuery(slotsQuery({ ...filter, minutes: 25 }, '2026-12-02'));
    expect(asked().map((query) => Object.fromEntries(query))).toEqual([
      { timezone: 'America/Santiago', durationMinutes: '60', date: '2026-12-02' },
      { timezone: 'America/Santiago', date: '2026-12-02' },
    ]);
  });

  it('near a day are those of a week, never behind what the server answers for', async () => {
    const { browser, queryClient, asked, nearSlotsQuery } = await open();
    browser.answers(slots, { slots: [] });
    for (const date of ['2026-12-28', '2027-11-28'])
      await queryClient.fetchQuery(nearSlotsQuery(filter, date));
    const [year, end] = asked().map((query) => query.get('endDate'));
    expect(year).toBe('2027-01-04');
    const last = Temporal.PlainDate.from('2026-12-01').add({ days: 366 }).toString();
    expect(end).toBe(['2027-12-05', last].toSorted()[0]);
  });

  it('of another zone, duration or expert are others', async () => {
    const { slotsQuery } = await open();
    const keys = [
      slotsQuery(filter, '2026-12-02'),
      slotsQuery(filter, '2026-12-03'),
      slotsQuery({ ...filter, zone: 'UTC' }, '2026-12-02'),
      slotsQuery({ ...filter, minutes: 30 }, '2026-12-02'),
      slotsQuery({ ...filter, providerId: 'p2' }, '2026-12-02'),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(5);
  });
});
