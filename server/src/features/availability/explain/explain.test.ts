import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));

async function why(person: SignedIn, at: string, durationMinutes?: 30 | 60) {
  const { status, body } = await t.call('GET /api/availability/explain', {
    query: { at, ...(durationMinutes ? { durationMinutes } : {}) },
    token: person.token,
  });
  expect(status).toBe(200);
  return body;
}
function preview(person: SignedIn, body: object = {}) {
  return t.call('POST /api/availability/preview', { unchecked: body, token: person.token });
}

describe('GET /api/availability/explain', () => {
  test('is for experts, and needs a time', async () => {
    const provider = await t.provider();
    const client = await t.signIn();
    const path = '/api/availability/explain';
    const at = '2026-12-02T09:00:00Z';
    expect((await t.call('GET', `${path}?at=${at}`)).status).toBe(401);
    const asClient = await t.call('GET', `${path}?at=${at}`, undefined, { token: client.token });
    expect(asClient.status).toBe(403);
    for (const wrong of [
      '',
      '?at=',
      '?at=tomorrow',
      '?at=2026-02-30T09:00',
      `?at=${at}&durationMinutes=20`,
    ]) {
      const { status } = await t.call('GET', path + wrong, undefined, { token: provider.token });
      expect([wrong, status]).toEqual([wrong, 400]);
    }
  });

  test('says that a time is offered, and names the first reason where it is not', async () => {
    const provider = await t.provider({
      profile: { durations: [60] },
      hours: {
        overrides: [{ date: '2026-12-05', ranges: [{ start: '09:00', end: '10:00' }] }],
        bufferMinutes: 15,
        horizonDays: 30,
        minimumNoticeMinutes: 180,
      },
    });
    const offered = await why(provider, '2026-12-02T09:00:00Z');
    expect(offered).toMatchObject({ isOffered: true, reason: null, words: null, blockId: null });
    const blocked = await t.call('POST /api/availability/block', {
      body: { start: '2026-12-03T09:00:00Z', end: '2026-12-03T10:00:00Z', reason: 'Dentist' },
      token: provider.token,
    });
    const client = await t.signIn();
    await bookings(t).meeting(client, provider.id, '2026-12-04T12:00:00Z');
    await bookings(t).hold(await t.signIn(), provider.id, '2026-12-06T12:00:00Z');
    const other = await t.provider({ profile: { durations: [60] } });
    await bookings(t).meeting(provider, other.id, '2026-12-07T10:00:00Z');
    const found = [];
    for (const at of [
      '2026-12-01T07:00:00Z',
      '2026-12-01T10:00:00Z',
      '2026-12-02T20:00:00Z',
      '2026-12-02T16:30:00Z',
      '2026-12-02T09:07:00Z',
      '2026-12-02T09:00:30Z',
      '2026-12-05T11:00:00Z',
      '2026-12-03T09:30:00Z',
      '2026-12-04T12:30:00Z',
      '2026-12-06T12:00:00Z',
      '2026-12-07T10:00:00Z',
      '2026-12-04T11:00:00Z',
      '2027-02-01T10:00:00Z',
    ]) {
      const { reason, words, isOffered } = await why(provider, at);
      expect(isOffered).toBe(false);
      expect(words?.en.length).toBeGreaterThan(10);
      expect(words?.es).not.toBe(words?.en);
      found.push(reason);
    }
    expect(found).toEqual([
      'past',
      'notice',
      'outside-hours',
      'too-short',
      'grid',
      'grid',
      'exception',
      'block',
      'booked',
      'held',
      'own-meeting',
      'buffer',
      'horizon',
    ]);
    const block = await why(provider, '2026-12-03T09:30:00Z');
    expect(block.blockId).toBe(blocked.body.id);
    expect(block.words?.es).toContain('Dentist');
    expect((await why(provider, '2026-12-02T09:00:00Z', 30)).reason).toBe('duration');
  });

  test('knows the night on which Santiago skips midnight', async () => {
    await t.setNow('2027-09-01T12:00:00Z');
    const provider = await t.provider({
      profile: { timezone: 'America/Santiago', durations: [60] },
      hours: { weeklyHours: [{ weekday: 6, ranges: [{ start: '22:00', end: '01:00' }] }] },
    });
    // From Saturday 4 to Sunday 5 September the clocks go from 24:00 to 01:00.
    expect((await why(provider, '2027-09-05T00:30')).reason).toBe('skipped');
    expect((await why(provider, '2027-09-04T23:00')).reason).toBeNull();
    expect((await why(provider, '2027-09-04T23:30')).reason).toBe('clock-change');
    const { body } = await preview(provider, { at: '2027-09-04T23:30' });
    expect(body.clockChanges).toEqual([
      { date: '2027-09-05', at: '2027-09-05T04:00:00Z', minutes: 60 },
    ]);
    expect(body.explanation?.reason).toBe('clock-change');
    expect(body.slots.filter(({ start }) => start.startsWith('2027-09-05T'))).toHaveLength(5);
  });

  test('knows a wall time that is shown twice', async () => {
    await t.setNow('2027-03-30T12:00:00Z');
    const provider = await t.provider({
      profile: { timezone: 'America/Santiago', durations: [60] },
      hours: { weeklyHours: [{ weekday: 6, ranges: [{ start: '23:00', end: '24:00' }] }] },
    });
    const { reason, start } = await why(provider, '2027-04-03T23:00');
    expect([reason, start]).toEqual([null, '2027-04-04T02:00:00Z']);
  });

  test('agrees with what clients are offered, at every time of a week', async () => {
    const provider = await t.provider({
      profile: { timezone: 'America/Santiago', durations: [30, 60] },
      hours: {
        weeklyHours: [
          {
            weekday: 3,
            ranges: [
              { start: '09:00', end: '12:00' },
              { start: '22:00', end: '02:00' },
            ],
          },
          { weekday: 5, ranges: [{ start: '10:10', end: '14:00' }] },
        ],
        overrides: [{ date: '2026-12-03', ranges: [{ start: '00:30', end: '03:00' }] }],
        bufferMinutes: 10,
      },
    });
    await t.call('POST /api/availability/block', {
      body: { start: '2026-12-04T14:00:00Z', end: '2026-12-04T15:00:00Z' },
      token: provider.token,
    });
    await bookings(t).meeting(await t.signIn(), provider.id, '2026-12-02T13:00:00Z');
    const { body } = await t.call('GET /api/availability/slots/:id', {
      params: { id: provider.id },
      query: { date: '2026-12-01', endDate: '2026-12-06', durationMinutes: '60', timezone: 'UTC' },
    });
    const shown = await preview(provider, { durationMinutes: 60 });
    expect(shown.body.slots.filter(({ start }) => start < '2026-12-07')).toEqual(body.slots);
    const starts = new Set(body.slots.map(({ start }) => start));
    expect(starts.size).toBeGreaterThan(10);
    const from = Temporal.Instant.from('2026-12-02T00:00:00Z');
    for (let minutes = 0; minutes < 3 * 1440; minutes += 10) {
      const at = from.add({ minutes }).toString();
      expect([at, (await why(provider, at, 60)).isOffered]).toEqual([at, starts.has(at)]);
    }
  });
});

describe('POST /api/availability/preview', () => {
  test('takes a session, and sound hours', async () => {
    expect((await t.call('POST', '/api/availability/preview', {})).status).toBe(401);
    const person = await t.signIn();
    const weeklyHours = [{ weekday: 1, ranges: [{ start: '09:00', end: '09:00' }] }];
    expect((await preview(person, { weeklyHours })).status).toBe(400);
  });

  test('shows hours before they are saved, to people who are no experts yet, too', async () => {
    const person = await t.signIn();
    const weeklyHours = [{ weekday: 3, ranges: [{ start: '09:00', end: '10:30' }] }];
    const { status, body } = await preview(person, { weeklyHours, timezone: 'UTC' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      timezone: 'UTC',
      durations: [60],
      firstDate: '2026-12-01',
      lastDate: '2026-12-14',
      explanation: null,
    });
    expect(body.slots.map(({ start }) => start)).toEqual(
      ['02', '09'].flatMap((day) =>
        ['09:00', '09:15', '09:30'].map((at) => `2026-12-${day}T${at}:00Z`),
      ),
    );
    const provider = await t.provider({ hours: { weeklyHours: [] } });
    expect((await preview(provider, { weeklyHours })).body.slots.length).toBeGreaterThan(0);
    expect((await preview(provider)).body.slots).toEqual([]);
    const schedule = await t.call('GET /api/availability/schedule', { token: provider.token });
    expect(schedule.body.weeklyHours).toEqual([]);
  });
});

describe('hours that are saved from two tabs', () => {
  test('are refused to the second, with those that are saved', async () => {
    const provider = await t.provider();
    const read = async () =>
      (await t.call('GET /api/availability/schedule', { token: provider.token })).body;
    const { revision } = await read();
    const set = (bufferMinutes: number, of: string) =>
      t.call('POST /api/availability/set', {
        body: { bufferMinutes, revision: of },
        token: provider.token,
      });
    const replies = await Promise.all([set(5, revision), set(10, revision)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = replies.find(({ status }) => status === 409)?.body;
    const saved = await read();
    expect(lost).toMatchObject({
      errorCode: 'hours-changed',
      hours: { revision: saved.revision, bufferMinutes: saved.bufferMinutes },
    });
    expect((await set(15, saved.revision)).status).toBe(200);
    // What is booked or blocked meanwhile changes no hours.
    const before = await read();
    await bookings(t).hold(await t.signIn(), provider.id, '2026-12-02T12:00:00Z');
    expect((await set(0, before.revision)).status).toBe(200);
  });

  test('move with the zone when they are to stay the same moments', async () => {
    const provider = await t.provider({
      profile: { timezone: 'UTC' },
      hours: { weeklyHours: [{ weekday: 1, ranges: [{ start: '01:00', end: '03:00' }] }] },
    });
    const { body } = await t.call('POST /api/availability/set', {
      body: { timezone: 'America/Santiago', zoneKeeps: 'instants' },
      token: provider.token,
    });
    // Santiago is three hours behind in December.
    expect(body.weeklyHours).toEqual([{ weekday: 7, ranges: [{ start: '22:00', end: '24:00' }] }]);
  });
});
