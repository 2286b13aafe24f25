import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, startTestApp } from './app.ts';
import { bookings } from './bookings.ts';
import { profileBody, type SignedIn } from './people.ts';

let t: TestApp;
let provider: SignedIn & { id: string };
let client: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  provider = await t.provider();
  client = await t.signIn();
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterAll(() => t.stop());

const start = '2026-12-03T10:00:00Z';
const clientZone = async (bookingId: string): Promise<string> => {
  const { rows } = await t.pool.query('select client_timezone from bookings where id = $1', [
    bookingId,
  ]);
  return rows[0].client_timezone;
};

/** Each way in for a zone: sends it and answers the status with the zone that counts then. */
const ways: Record<string, (timezone: string) => Promise<{ status: number; zone: string }>> = {
  'the settings of a person': async (timezone) => {
    const { status } = await t.call('PUT /api/configuration', { body: { timezone }, ...client });
    const { body } = await t.call('GET /api/configuration', { ...client });
    return { status, zone: body.timezone };
  },
  'the profile of a person': async (timezone) => {
    const { status } = await t.call('PUT /api/profile', { body: { timezone }, ...client });
    return { status, zone: (await t.call('GET /api/profile', { ...client })).body.timezone };
  },
  'the profile of an expert': async (timezone) => {
    const body = { ...profileBody, timezone };
    const { status } = await t.call('PUT /worker/profile', { unchecked: body, ...provider });
    const schedule = await t.call('GET /api/availability/schedule', { ...provider });
    return { status, zone: schedule.body.timezone };
  },
  'the calendar of an expert': async (timezone) => {
    const { status } = await t.call('POST /api/availability/set', {
      body: { timezone },
      ...provider,
    });
    const schedule = await t.call('GET /api/availability/schedule', { ...provider });
    return { status, zone: schedule.body.timezone };
  },
};

describe.each(Object.entries(ways))('%s', (_way, send) => {
  test('keeps a zone under its canonical name', async () => {
    expect(await send('Asia/Calcutta')).toEqual({ status: 200, zone: 'Asia/Kolkata' });
    expect(await send('US/Pacific')).toEqual({ status: 200, zone: 'America/Los_Angeles' });
    expect(await send('europe/kiev')).toEqual({ status: 200, zone: 'Europe/Kyiv' });
    expect(await send('Europe/Amsterdam')).toEqual({ status: 200, zone: 'Europe/Amsterdam' });
  });

  test.each(['Mars/Base', '+03:00', ''])('refuses %j and keeps the old zone', async (none) => {
    await send('UTC');
    expect(await send(none)).toEqual({ status: 400, zone: 'UTC' });
  });
});

describe('a booking', () => {
  test('keeps the zone of its client under its canonical name, held once or twice', async () => {
    await t.call('POST /api/availability/set', { body: { timezone: 'UTC' }, ...provider });
    const { hold } = bookings(t);
    const { id } = await hold(client, provider.id, start, { timezone: 'America/Buenos_Aires' });
    expect(await clientZone(id)).toBe('America/Argentina/Buenos_Aires');
    const again = await hold(client, provider.id, start, { timezone: 'us/pacific' });
    expect(again.id).toBe(id);
    expect(await clientZone(id)).toBe('America/Los_Angeles');
    for (const timezone of ['Mars/Base', '+03:00', '']) {
      const { status } = await bookings(t).book(client, provider.id, start, { timezone });
      expect(status).toBe(400);
    }
    expect(await clientZone(id)).toBe('America/Los_Angeles');
  });
});

test('free times are answered in the canonical zone', async () => {
  const path = `/api/availability/slots/${provider.id}?date=2026-12-03&timezone=Asia/Calcutta`;
  const { body } = await t.call('GET', path);
  expect(body.timezone).toBe('Asia/Kolkata');
});

test('the lines for an emergency are those of the place, however its zone is called', async () => {
  const ask = async (timezone: string) =>
    (
      await t.call('POST /api/worker/suggestions', {
        body: { query: 'I want to kill myself', timezone },
        headers: { 'x-forwarded-for': '10.9.0.1' },
      })
    ).body.emergencyLines;
  const here = await ask('America/Argentina/Buenos_Aires');
  expect(here[0]?.country).toBe('AR');
  expect(await ask('America/Buenos_Aires')).toEqual(here);
  expect((await ask('Asia/Katmandu'))[0]?.country).toBe('NP');
  expect((await ask('Chile/Continental'))[0]?.country).toBe('CL');
});
