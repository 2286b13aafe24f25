import { sql } from 'kysely';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings, details } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { areas, home, savePlaces } from '../../../../test/places.ts';
import { travelBetween } from '../../availability/travel/rules.ts';

type Expert = SignedIn & { id: string };

let t: TestApp;
let b: ReturnType<typeof bookings>;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  await t.setNow('2026-08-20T08:00:00Z');
});
afterAll(() => t.stop());

const atHome = { mode: 'home', address: home };
const everywhere = [areas.providencia];

function at(time: string, day = '10') {
  return `2026-09-${day}T${time}:00Z`;
}

async function read(expert: Expert, query: object, token?: string): Promise<string[]> {
  const { status, body } = await t.call('GET /api/availability/slots/:id', {
    params: { id: expert.id },
    query: { date: '2026-09-10', durationMinutes: 60, ...query },
    ...(token ? { token } : {}),
  });
  expect(status).toBe(200);
  return body.slots.map(({ start }: { start: string }) => start.slice(11, 16));
}

describe('free times in person', () => {
  it('leave the way to what is taken, and may begin and end with the hours', async () => {
    const expert = await t.provider();
    const [office] = await savePlaces(t, expert, { areaIds: everywhere, offices: [{}] });
    await b.meeting(await t.signIn(), expert.id, at('12:00'));
    const online = await read(expert, {});
    const visits = await read(expert, { mode: 'home' });
    expect(online).toContain('11:00');
    expect(online).toContain('13:00');
    expect(visits[0]).toBe('09:00');
    expect(visits.at(-1)).toBe('16:00');
    expect(online.filter((time) => !visits.includes(time))).toEqual([
      '10:45',
      '11:00',
      '13:00',
      '13:15',
    ]);
    expect(await read(expert, { mode: 'office', officeId: office?.id })).toEqual(visits);
    expect(await read(expert, { mode: 'office' })).toEqual(visits);
  });

  it('leave the way back from one meeting and to the next, and none within one office', async () => {
    const expert = await t.provider();
    const [here, there] = await savePlaces(t, expert, {
      areaIds: everywhere,
      offices: [{}, {}],
    });
    const client = await t.signIn();
    await b.meeting(client, expert.id, at('12:00'), { mode: 'office', officeId: here?.id });
    const near = async (query: object, token?: string) =>
      (await read(expert, query, token)).filter((time) => time > '09:30' && time < '15:00');
    expect(await near({})).toEqual(['09:45', '10:00', '10:15', '10:30', '13:30', '13:45', ...late]);
    const away = ['09:45', '10:00', '14:00', '14:15', '14:30', '14:45'];
    expect(await near({ mode: 'home' })).toEqual(away);
    expect(await near({ mode: 'office' })).toEqual(away);
    expect(await near({ mode: 'office', officeId: there?.id })).toEqual(away);
    expect(await near({ mode: 'office', officeId: here?.id })).toEqual([
      ...['09:45', '10:00', '10:15', '10:30', '10:45', '11:00'],
      ...['13:00', '13:15', '13:30', '13:45', ...late],
    ]);
    // The client's own way is their own affair: what is right after is no clash of theirs.
    const other = await t.provider();
    expect((await b.book(client, other.id, at('13:00'))).status).toBe(201);
  });

  const late = ['14:00', '14:15', '14:30', '14:45'];

  it('are none in a way, or at an office, that is not offered', async () => {
    const expert = await t.provider();
    const other = await t.provider();
    expect(await read(expert, { mode: 'home' })).toEqual([]);
    await savePlaces(t, expert, { areaIds: everywhere });
    expect(await read(expert, { mode: 'home' })).not.toEqual([]);
    expect(await read(expert, { mode: 'office' })).toEqual([]);
    const [office] = await savePlaces(t, other, { offices: [{}] });
    expect(await read(expert, { mode: 'office', officeId: office?.id })).toEqual([]);
    const { body } = await t.call('POST /api/availability/batch', {
      body: {
        providerIds: [expert.id, other.id],
        date: '2026-09-10',
        durationMinutes: 60,
        mode: 'home',
      },
    });
    expect(body.results.map(({ slots }: { slots: object[] }) => slots.length > 0)).toEqual([
      true,
      false,
    ]);
    const month = await t.call('GET /api/booking/availability/:id', {
      params: { id: other.id },
      query: { month: '2026-09', durationMinutes: 60, mode: 'home' },
    });
    expect(month.body.days).toEqual([]);
    const path = `/api/availability/slots/${expert.id}?date=2026-09-10&mode=train`;
    const refused = await t.call('GET', path);
    expect(refused.status).toBe(400);
  });

  it('follow the travel time as it is saved; what is booked keeps its own', async () => {
    const expert = await t.provider();
    await savePlaces(t, expert, { areaIds: everywhere });
    await b.meeting(await t.signIn(), expert.id, at('12:00'), atHome);
    await savePlaces(t, expert, { areaIds: everywhere, travelMinutes: 90 });
    const online = await read(expert, {});
    expect([online.includes('13:15'), online.includes('13:30')]).toEqual([false, true]);
    const visits = await read(expert, { mode: 'home' });
    // 30 back from the one that is booked, 90 out to the next.
    expect([visits.includes('14:45'), visits.includes('15:00')]).toEqual([false, true]);
  });

  it('count travel in real minutes in the night in which the clocks go forward', async () => {
    // Santiago, 5 September 2026: 24:00 becomes 01:00 of the sixth, at 04:00 UTC.
    const expert = await t.provider({
      profile: { timezone: 'America/Santiago' },
      hours: {
        weeklyHours: [6, 7].map((weekday) => ({
          weekday,
          ranges: [{ start: '20:00', end: '04:00' }],
        })),
      },
    });
    await savePlaces(t, expert, { areaIds: everywhere });
    const client = await t.signIn();
    const start = '2026-09-06T02:30:00Z';
    const { body } = await b.book(client, expert.id, start, { ...atHome, durationMinutes: 60 });
    expect(body.booking.venue.timezone).toBe('America/Santiago');
    const query = { date: '2026-09-06', durationMinutes: 30, timezone: 'UTC' };
    const params = { id: expert.id };
    const slots = await t.call('GET /api/availability/slots/:id', { params, query });
    const starts = slots.body.slots.map((slot: { start: string }) => slot.start);
    // The visit ends at 23:30, the way back with the hour that the clocks skip.
    expect(starts).toContain('2026-09-06T04:00:00Z');
    expect(starts).toContain('2026-09-06T01:30:00Z');
    expect(starts).not.toContain('2026-09-06T01:45:00Z');
    expect(starts).not.toContain('2026-09-06T03:45:00Z');
  });

  it('are explained to the expert: no time for the way, or a way not offered', async () => {
    const expert = await t.provider();
    await savePlaces(t, expert, { areaIds: everywhere });
    await b.meeting(await t.signIn(), expert.id, at('12:00'), atHome);
    const why = async (time: string, more: object = {}) => {
      const query = { at: at(time), durationMinutes: 60, ...more } as const;
      const reply = await t.call('GET /api/availability/explain', { query, token: expert.token });
      return reply.body;
    };
    expect((await why('12:30')).reason).toBe('booked');
    expect(await why('13:15')).toMatchObject({
      reason: 'travel',
      words: { en: expect.stringContaining('30 min'), es: expect.stringContaining('30 min') },
    });
    expect((await why('13:30')).reason).toBe(null);
    expect(await why('13:45', { mode: 'home' })).toMatchObject({
      reason: 'travel',
      words: { en: expect.stringContaining('1 hour'), es: expect.stringContaining('1 hora') },
    });
    expect((await why('14:00', { mode: 'home' })).reason).toBe(null);
    expect((await why('14:00', { mode: 'office' })).reason).toBe('mode');
    const { body } = await t.call('POST /api/availability/preview', {
      body: { mode: 'home', durationMinutes: 60, bufferMinutes: 15, at: at('14:00') },
      token: expert.token,
    });
    expect(body.explanation?.reason).toBe('buffer');
  });
});

describe('the time around a meeting in person', () => {
  it('is refused to meetings online and to other places, with free times for that way', async () => {
    const expert = await t.provider();
    await savePlaces(t, expert, { areaIds: everywhere });
    await b.hold(await t.signIn(), expert.id, at('12:00'), atHome);
    for (const ask of [b.quote, b.book]) {
      const online = await ask(await t.signIn(), expert.id, at('13:15'));
      expect([online.status, online.body.errorCode]).toEqual([409, 'slot-taken']);
      const visit = await ask(await t.signIn(), expert.id, at('13:45'), atHome);
      expect([visit.status, visit.body.errorCode]).toEqual([409, 'slot-taken']);
      expect(visit.body.alternatives[0].start).toBe(at('14:00'));
    }
    expect((await b.book(await t.signIn(), expert.id, at('13:30'))).status).toBe(201);
  });

  it('comes back when the hold runs out, also to what it alone was in the way of', async () => {
    const expert = await t.provider();
    await savePlaces(t, expert, { areaIds: everywhere });
    await b.hold(await t.signIn(), expert.id, at('12:00'), atHome);
    const { rows } = await sql<{ hold_expires_at: Temporal.Instant }>`
      select hold_expires_at from bookings where provider_id = ${expert.id}`.execute(t.context.db);
    expect(rows).toHaveLength(1);
    await t.advance('PT15M');
    expect((await b.book(await t.signIn(), expert.id, at('13:15'))).status).toBe(201);
  });

  it('is guarded by the database itself', async () => {
    const expert = await t.provider();
    await savePlaces(t, expert, { areaIds: everywhere });
    await b.hold(await t.signIn(), expert.id, at('12:00'), atHome);
    const late = await b.hold(await t.signIn(), expert.id, at('15:00'));
    const move = (start: string) =>
      t.context.db
        .updateTable('bookings')
        .set({
          starts_at: Temporal.Instant.from(start),
          ends_at: Temporal.Instant.from(start).add({ hours: 1 }),
        })
        .where('id', '=', late.id)
        .execute();
    await expect(move(at('13:29'))).rejects.toThrow('bookings_no_overlap_on_the_way');
    await expect(move(at('10:31'))).rejects.toThrow('bookings_no_overlap_on_the_way');
    await expect(move(at('13:30'))).resolves.toHaveLength(1);
  });

  it('is counted by the database as by the rules', async () => {
    const office = fc.constantFrom(
      null,
      '0190a000-0000-7000-8000-000000000001',
      '0190a000-0000-7000-8000-000000000002',
    );
    const leg = fc.record({ travelMinutes: fc.nat({ max: 120 }), officeId: office });
    const pairs = fc.sample(fc.tuple(leg, leg), { numRuns: 200, seed: 60 });
    const { rows } = await sql<{ minutes: number }>`
      select travel_between(a, b, c, d) as minutes
      from unnest(${pairs.map(([one]) => one.travelMinutes)}::int[],
        ${pairs.map(([one]) => one.officeId)}::uuid[],
        ${pairs.map(([, other]) => other.travelMinutes)}::int[],
        ${pairs.map(([, other]) => other.officeId)}::uuid[]) as pairs (a, b, c, d)`.execute(
      t.context.db,
    );
    expect(rows.map(({ minutes }) => minutes)).toEqual(
      pairs.map(([one, other]) => travelBetween(one, other)),
    );
  });
});

describe('people who race for adjacent times online and in person', () => {
  it.each(['by their quotes', 'without quotes'])(
    '%s: no two of them are too close',
    async (how) => {
      for (const travelMinutes of [30, 45]) {
        const expert = await t.provider();
        const offices = await savePlaces(t, expert, {
          areaIds: everywhere,
          offices: [{}, {}],
          travelMinutes,
        });
        const office = (n: number) => ({ mode: 'office', officeId: offices[n]?.id });
        const wishes = [
          { time: '10:00', way: {} },
          { time: '11:00', way: atHome },
          { time: '12:00', way: {} },
          { time: '11:15', way: office(0) },
          { time: '12:15', way: office(0) },
          { time: '12:30', way: office(1) },
          { time: '13:00', way: atHome },
          { time: '13:30', way: {} },
          { time: '14:15', way: office(1) },
          { time: '15:15', way: office(1) },
        ];
        const attempts = await Promise.all(
          wishes.map(async ({ time, way }) => {
            const client = await t.signIn();
            if (how === 'without quotes') return () => b.book(client, expert.id, at(time), way);
            const { id: quoteId } = (await b.quote(client, expert.id, at(time), way)).body;
            const body = { quoteId, ...details };
            return () => t.call('POST /api/booking/book', { body, token: client.token });
          }),
        );
        const replies = await Promise.all(attempts.map((attempt) => attempt()));
        const codes = replies.map(({ status, body }) => (status === 201 ? 'won' : body.errorCode));
        expect(codes.every((code) => code === 'won' || code === 'slot-taken')).toBe(true);
        const legs = await t.context.db
          .selectFrom('bookings')
          .select(['starts_at', 'ends_at', 'travel_minutes', 'office_id'])
          .where('provider_id', '=', expert.id)
          .orderBy('starts_at')
          .execute();
        expect(legs).toHaveLength(codes.filter((code) => code === 'won').length);
        expect(legs.length).toBeGreaterThan(1);
        const gap = (one: (typeof legs)[number], other: (typeof legs)[number]) =>
          one.ends_at.until(other.starts_at).total('minutes') -
          travelBetween(
            { travelMinutes: one.travel_minutes, officeId: one.office_id },
            { travelMinutes: other.travel_minutes, officeId: other.office_id },
          );
        for (const [index, leg] of legs.entries())
          for (const next of legs.slice(index + 1))
            expect(gap(leg, next)).toBeGreaterThanOrEqual(0);
      }
    },
  );
});
