import { readHolidays } from '@puente/contract/holidays';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));

function holidays(token: string | undefined, query = '') {
  return t.call('GET', `/api/availability/holidays${query}`, undefined, token ? { token } : {});
}

describe('GET /api/availability/holidays', () => {
  test('names a year of public holidays of the country, in the reader’s language', async () => {
    const { token } = await t.signIn();
    const spanish = await holidays(token, '?country=CL&language=es');
    expect(spanish.status).toBe(200);
    expect(readHolidays.reply.parse(spanish.body)).toEqual(spanish.body);
    expect(spanish.body).toMatchObject({ country: 'CL', from: '2026-12-01', until: '2027-11-30' });
    expect(spanish.body.holidays).toContainEqual({ date: '2026-12-25', name: 'Navidad' });
    expect(spanish.body.holidays).toContainEqual(expect.objectContaining({ date: '2027-09-18' }));
    const english = await holidays(token, '?country=CL&language=en');
    expect(english.body.holidays).toContainEqual({ date: '2026-12-25', name: 'Christmas Day' });
    const dates: string[] = english.body.holidays.map(({ date }: { date: string }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
  });

  test('is of the zone of the expert’s hours, not of the account', async () => {
    const expert = await t.provider({ hours: { weeklyHours: [], timezone: 'Europe/Madrid' } });
    const { body } = await holidays(expert.token);
    expect(body.country).toBe('ES');
    expect(body.holidays).toContainEqual(expect.objectContaining({ date: '2027-01-06' }));
  });

  test('is empty where the zone is of no country', async () => {
    const expert = await t.provider({ hours: { weeklyHours: [], timezone: 'UTC' } });
    expect((await holidays(expert.token)).body).toMatchObject({ country: null, holidays: [] });
  });

  test('begins at the date that is asked for', async () => {
    const { token } = await t.signIn();
    const { body } = await holidays(token, '?country=US&from=2027-06-01&language=en');
    expect(body).toMatchObject({ from: '2027-06-01', until: '2028-05-31' });
    expect(body.holidays).toContainEqual({ date: '2027-07-04', name: 'Independence Day' });
    expect(body.holidays[0].date > '2027-06-01').toBe(true);
  });

  test.each(['?country=chile', '?from=2027-02-30', '?from=2029-01-01', '?language=fr'])(
    'refuses %s',
    async (query) => {
      const { token } = await t.signIn();
      expect((await holidays(token, query)).status).toBe(400);
    },
  );

  test('is for people who are signed in', async () => {
    expect((await holidays(undefined, '?country=CL')).status).toBe(401);
  });
});
