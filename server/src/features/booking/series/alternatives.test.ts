import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../../test/app.ts';
import { calendars, everyDay } from '../../../../test/calendars.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { home, areas, savePlaces } from '../../../../test/places.ts';
import { plans } from '../../../../test/plans.ts';

type Expert = SignedIn & { id: string };

let t: TestApp;
let k: ReturnType<typeof plans>;
let c: ReturnType<typeof calendars>;

beforeAll(async () => {
  t = await startTestApp();
  k = plans(t);
  c = calendars(t);
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterAll(() => t.stop());

const day = (text: string) => `2026-12-${text}:00Z`;
async function expertWith(hours: Record<string, unknown> = {}): Promise<Expert> {
  return t.provider({
    hours: { weeklyHours: everyDay('09:00-17:00'), gridMinutes: 30, ...hours },
  });
}
type Clash = { start: string; alternatives: { start: string }[] };
const clashesOf = ({ body }: Reply): Clash[] => body.clashes;
const startsOf = ({ alternatives }: Pick<Clash, 'alternatives'>) =>
  alternatives.map(({ start }) => start);

describe('the times of a package that can’t be had', () => {
  test('are told with times that keep the buffer to the others, and can be booked', async () => {
    const expert = await expertWith({ bufferMinutes: 30 });
    const offeringId = await k.sell(expert, { sessions: 2 });
    await k.meeting(await t.signIn(), expert.id, day('10T12:00'));
    const client = await t.signIn();
    // Free are 9:00 to 10:30, and 13:30 on; beside 9:00 the next is half past ten.
    const refused = await k.bookPackage(client, offeringId, [day('10T09:00'), day('10T12:00')]);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'slot-taken']);
    const [clash] = clashesOf(refused);
    expect(clash?.start).toBe(day('10T12:00'));
    const offered = startsOf(clash ?? { alternatives: [] });
    expect(offered).toEqual([day('10T10:30'), day('10T13:30'), day('10T14:00')]);
    for (const start of offered) {
      const quoted = await k.quotePackage(client, offeringId, [day('10T09:00'), start]);
      expect([start, quoted.status]).toEqual([start, 201]);
    }
    const booked = await k.bookPackage(client, offeringId, [day('10T09:00'), day('10T10:30')]);
    expect(booked.status).toBe(201);
  });

  test('leave the way between two visits, quoted and booked alike', async () => {
    const expert = await expertWith();
    await savePlaces(t, expert, { areaIds: [areas.providencia], offices: [{}], travelMinutes: 30 });
    const offeringId = await k.sell(expert, { sessions: 2 });
    const client = await t.signIn();
    const way = { mode: 'home', address: home };
    const near = [day('10T10:00'), day('10T11:30')];
    for (const ask of [k.quotePackage, k.bookPackage]) {
      const refused = await ask(client, offeringId, near, way);
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'slot-taken']);
      expect(clashesOf(refused)).toMatchObject([{ start: near[1] }]);
      // An hour of travel lies between two visits of an hour.
      const [first] = startsOf(clashesOf(refused)[0] ?? { alternatives: [] });
      expect(first).toBe(day('10T12:00'));
    }
    const fits = await k.quotePackage(client, offeringId, [day('10T10:00'), day('10T12:00')], way);
    expect(fits.status).toBe(201);
  });

  test('at one office may follow each other, since nobody travels', async () => {
    const expert = await expertWith();
    const [office] = await savePlaces(t, expert, { offices: [{}], travelMinutes: 30 });
    const offeringId = await k.sell(expert, { sessions: 2 });
    const client = await t.signIn();
    const way = { mode: 'office', officeId: office?.id };
    const starts = [day('10T10:00'), day('10T11:00')];
    expect((await k.quotePackage(client, offeringId, starts, way)).status).toBe(201);
    expect((await k.bookPackage(client, offeringId, starts, way)).status).toBe(201);
  });

  test('are only those that don’t fit: what fits without them is not named', async () => {
    const expert = await expertWith();
    const offeringId = await k.sell(expert, { sessions: 3 });
    const client = await t.signIn();
    const starts = [day('10T10:00'), day('10T10:30'), day('10T11:00')];
    for (const ask of [k.quotePackage, k.bookPackage]) {
      const refused = await ask(client, offeringId, starts);
      expect([refused.status, clashesOf(refused).map(({ start }) => start)]).toEqual([
        409,
        [day('10T10:30')],
      ]);
    }
  });

  test('outside the hours and taken together are each told, and nothing is held', async () => {
    const expert = await expertWith();
    const offeringId = await k.sell(expert, { sessions: 3 });
    await k.hold(await t.signIn(), expert.id, day('11T10:00'));
    const client = await t.signIn();
    const starts = [day('10T10:00'), day('10T20:00'), day('11T10:00')];
    const refused = await k.bookPackage(client, offeringId, starts);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'slot-taken']);
    expect(clashesOf(refused).map(({ start }) => start)).toEqual(starts.slice(1));
    const only = await k.bookPackage(client, offeringId, [...starts.slice(0, 2), day('12T10:00')]);
    expect([only.status, only.body.errorCode]).toEqual([409, 'slot-unavailable']);
    const free = await c.starts(expert.id, { date: '2026-12-10', durationMinutes: '60' });
    expect(free).toContain(day('10T10:00'));
  });
});

describe('the times of a plan’s month', () => {
  const choice = {
    startDate: '2026-12-21',
    pattern: { weekdays: [1], time: '10:00' },
    timezone: 'UTC',
  };
  /** Single meetings are sold a week ahead; the last Monday of the month is the 11th of January. */
  async function busyMonday() {
    const expert = await expertWith({ horizonDays: 7 });
    const offeringId = await k.sellPlan(expert);
    const monday = '2027-01-11';
    await c.block(expert, `${monday}T00:00:00Z`, '2027-01-12T00:00:00Z');
    return { offeringId, monday: `${monday}T10:00:00Z`, client: await t.signIn() };
  }

  test('that are busy are shown with others of the month, beyond the horizon of single meetings', async () => {
    const { offeringId, monday, client } = await busyMonday();
    const { body } = await k.preview(client, offeringId, choice);
    const busy = body.sessions.find(({ start }: Clash) => start === monday);
    expect(busy).toMatchObject({ isFree: false });
    expect(startsOf(busy)).toEqual([
      '2027-01-10T15:00:00Z',
      '2027-01-10T15:30:00Z',
      '2027-01-10T16:00:00Z',
    ]);
    const starts = body.sessions.map(({ start }: Clash) => start);
    const refused = await k.quotePlan(client, offeringId, choice, starts);
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'slot-taken']);
    expect(clashesOf(refused)).toMatchObject([{ start: monday, alternatives: busy.alternatives }]);
    for (const start of startsOf(busy)) {
      const others = starts.map((one: string) => (one === monday ? start : one));
      expect((await k.quotePlan(client, offeringId, choice, others)).status).toBe(201);
    }
  });

  test('have others inside the month alone, also where nearer ones lie outside', async () => {
    const expert = await expertWith();
    const offeringId = await k.sellPlan(expert);
    // The first Monday is the first day of the month, and nothing of it is free.
    await c.block(expert, '2026-12-21T00:00:00Z', '2026-12-22T00:00:00Z');
    const { body } = await k.preview(await t.signIn(), offeringId, choice);
    expect(startsOf(body.sessions[0])).toEqual([
      '2026-12-22T09:00:00Z',
      '2026-12-22T09:30:00Z',
      '2026-12-22T10:00:00Z',
    ]);
  });
});
