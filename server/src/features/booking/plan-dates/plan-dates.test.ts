import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { areas, home, savePlaces } from '../../../../test/places.ts';
import { mondays, plans } from '../../../../test/plans.ts';

let t: TestApp;
let k: ReturnType<typeof plans>;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
});
afterAll(() => t.stop());
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));

const choice = { startDate: '2026-12-07', timezone: 'UTC' };
const starts = [7, 14, 21, 28].map((day) => `2026-12-${String(day).padStart(2, '0')}T10:00:00Z`);

async function scene() {
  const expert = await t.provider();
  const offeringId = await k.sellPlan(expert);
  const client = await t.signIn();
  const timesOf = (person: SignedIn, more: object = {}) =>
    t.call(
      'POST',
      '/api/booking/plan-times',
      { offeringId, ...choice, weekdays: [1], ...more },
      { token: person.token },
    );
  return { expert, offeringId, client, timesOf };
}

type Times = { time: string; free: number; start: string; end: string }[];
const named = (times: Times) => Object.fromEntries(times.map(({ time, free }) => [time, free]));

describe('the times of day of a plan', () => {
  it('are told with how many sessions each could place', async () => {
    const { expert, client, timesOf } = await scene();
    const whole = await timesOf(client);
    expect(whole).toMatchObject({
      status: 200,
      body: { providerTimezone: 'UTC', sessionsPerMonth: 4 },
    });
    expect(whole.body.times).toContainEqual({
      time: '10:00',
      start: '2026-12-07T10:00:00Z',
      end: '2026-12-07T11:00:00Z',
      free: 4,
    });
    const block = { start: '2026-12-14T10:00:00Z', end: '2026-12-14T11:00:00Z' };
    await t.call('POST', '/api/availability/block', block, { token: expert.token });
    const { times } = (await timesOf(client)).body;
    expect(named(times)).toMatchObject({ '09:00': 4, '09:15': 3, '10:00': 3, '11:00': 4 });
    expect(times.map(({ time }: { time: string }) => time)).toEqual(
      Object.keys(named(times)).toSorted(),
    );
    // In the past of the first day nothing is left.
    await t.setNow('2026-12-07T09:30:00Z');
    client.token = (await t.signIn(client.phone)).token;
    expect(named((await timesOf(client)).body.times)).toMatchObject({ '09:00': 4 });
  });

  it('leave the way to a place in person, which a place that is gone refuses', async () => {
    const { expert, client, offeringId, timesOf } = await scene();
    expect((await timesOf(client, { mode: 'home' })).body.errorCode).toBe('mode-not-offered');
    const [office] = await savePlaces(t, expert, { areaIds: [areas.providencia], offices: [{}] });
    const block = { start: '2026-12-14T10:00:00Z', end: '2026-12-14T11:00:00Z' };
    await t.call('POST', '/api/availability/block', block, { token: expert.token });
    expect(named((await timesOf(client)).body.times)['09:00']).toBe(4);
    for (const way of [{ mode: 'home' }, { mode: 'office', officeId: office?.id }]) {
      // Half an hour of travel before the block.
      expect(named((await timesOf(client, way)).body.times)).toMatchObject({ '09:00': 3 });
      const dates = await k.preview(client, offeringId, {
        ...choice,
        pattern: { weekdays: [1], time: '09:00' },
        ...way,
      });
      expect(dates.body.sessions.map(({ isFree }: { isFree: boolean }) => isFree)).toEqual([
        true,
        false,
        true,
        true,
      ]);
    }
    const gone = { mode: 'office', officeId: expert.userId };
    expect((await timesOf(client, gone)).body.errorCode).toBe('office-gone');
  });

  it('are refused to strangers, to the expert, for too few days and what is not sold', async () => {
    const { expert, client, timesOf } = await scene();
    expect((await t.call('POST', '/api/booking/plan-times', {})).status).toBe(401);
    expect((await timesOf(expert)).body.errorCode).toBe('own-calendar');
    expect((await timesOf(client, { weekdays: [] })).body.errorCode).toBe('invalid-input');
    expect((await timesOf(client, { weekdays: [1, 1] })).body.errorCode).toBe('invalid-input');
    expect((await timesOf(client, { startDate: '2026-11-30' })).body.errorCode).toBe(
      'start-date-refused',
    );
    const small = await k.sellPlan(expert, { sessions: 5 });
    expect((await timesOf(client, { offeringId: small })).body.errorCode).toBe('pattern-too-small');
    expect((await timesOf(client, { offeringId: client.userId })).status).toBe(404);
  });
});

describe('a plan in person that is asked for once more', () => {
  it('goes to the address or office that was named last', async () => {
    const { expert, client, offeringId } = await scene();
    const offices = await savePlaces(t, expert, {
      areaIds: [areas.providencia],
      offices: [{}, {}],
    });
    const wanted = { offeringId, choice: { ...choice, pattern: mondays }, starts };
    const bought = async (person: SignedIn, way: object) => {
      const { status, body } = await k.bookPlan(person, wanted, way);
      expect(status).toBe(201);
      return { id: body.booking.partOf.id, venue: body.booking.venue.address };
    };
    const first = await bought(client, { mode: 'home', address: home });
    const line = 'Los Leones 240, Providencia';
    const second = await bought(client, { mode: 'home', address: { ...home, line } });
    expect(second).toEqual({ id: first.id, venue: line });
    await t.setNow('2026-12-01T08:16:00Z');
    const [one, other] = offices;
    const visitor = await t.signIn();
    const office = await bought(visitor, { mode: 'office', officeId: one?.id });
    const moved = await bought(visitor, { mode: 'office', officeId: other?.id });
    expect(moved.id).not.toBe(office.id);
    expect(moved.venue).toBe(other?.address);
    expect((await k.readPlan(visitor, office.id)).status).toBe('lapsed');
  });
});
