import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { areas, home, savePlaces } from '../../../../test/places.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let m: ReturnType<typeof movingCalls>;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  m = movingCalls(t);
  await t.setNow('2026-08-20T08:00:00Z');
});
afterAll(() => t.stop());

const atHome = { mode: 'home', address: home };

const at = (time: string, day = '10') => `2026-09-${day}T${time}:00Z`;

/** An expert 30 minutes away from people, and a visit that one of them has booked for the tenth. */
async function visitAt(time: string) {
  const expert = await t.provider();
  const [office] = await savePlaces(t, expert, {
    areaIds: [areas.providencia],
    offices: [{}],
  });
  const client = await t.signIn();
  const { id } = await b.meeting(client, expert.id, at(time), atHome);
  return { expert, client, id: id as string, atOffice: { mode: 'office', officeId: office?.id } };
}

const code = ({ status, body }: { status: number; body: { errorCode?: string } }) =>
  body.errorCode ?? status;

it('a visit moves only to where its own way and that of the meeting beside it fit', async () => {
  const { expert, client, id, atOffice } = await visitAt('10:00');
  await b.meeting(await t.signIn(), expert.id, at('12:00', '11'), atOffice);
  // The way back from one and out to the other: 60 minutes lie between a visit and the office.
  for (const time of ['10:15', '13:00', '13:45']) {
    const refused = await m.move(client, id, at(time, '11'));
    expect([time, code(refused)]).toEqual([time, 'slot-taken']);
    const starts = refused.body.alternatives.map(({ start }: { start: string }) => start);
    expect(starts).toHaveLength(3);
    for (const start of starts)
      expect([at('10:15', '11') <= start, start <= at('13:45', '11')]).not.toEqual([true, true]);
    expect(code(await m.propose(expert, id, at(time, '11')))).toBe('slot-taken');
  }
  expect((await b.read(client, id)).body.start).toBe(at('10:00'));
  const moved = await m.move(client, id, at('14:00', '11'));
  expect([moved.status, moved.body.start, moved.body.mode]).toEqual([
    200,
    at('14:00', '11'),
    'home',
  ]);
  // The way moved along: the old one is free, the new one is taken.
  expect(code(await b.book(await t.signIn(), expert.id, at('11:00')))).toBe(201);
  expect(code(await b.book(await t.signIn(), expert.id, at('15:15', '11')))).toBe('slot-taken');
  expect(code(await b.book(await t.signIn(), expert.id, at('15:30', '11')))).toBe(201);
});

it('a visit may move closer to itself than its way is long', async () => {
  const { client, id } = await visitAt('10:00');
  expect((await m.move(client, id, at('11:15'))).body.start).toBe(at('11:15'));
});

it('the way to and from a proposed time is kept from others until the proposal ends', async () => {
  const { expert, client, id, atOffice } = await visitAt('10:00');
  const { body } = await m.propose(expert, id, at('12:00', '11'));
  expect(body.proposal.start).toBe(at('12:00', '11'));
  const tooClose = [
    { time: '10:45', way: {} },
    { time: '13:15', way: {} },
    { time: '10:15', way: atHome },
    { time: '13:45', way: atHome },
    { time: '13:45', way: atOffice },
  ];
  for (const { time, way } of tooClose) {
    const refused = await b.book(await t.signIn(), expert.id, at(time, '11'), way);
    expect([time, code(refused)]).toEqual([time, 'slot-taken']);
  }
  // The meeting itself stands, with its way.
  expect(code(await b.book(await t.signIn(), expert.id, at('11:15')))).toBe('slot-taken');
  await m.answer(client, body.proposal.id, 'reject');
  expect(code(await b.book(await t.signIn(), expert.id, at('13:15', '11')))).toBe(201);
});

it('the way around a proposed time is guarded by the database itself', async () => {
  const { expert, id } = await visitAt('10:00');
  await m.propose(expert, id, at('12:00', '11'));
  const late = await b.hold(await t.signIn(), expert.id, at('15:00', '11'));
  const put = (start: string) =>
    t.context.db
      .updateTable('bookings')
      .set({
        starts_at: Temporal.Instant.from(start),
        ends_at: Temporal.Instant.from(start).add({ hours: 1 }),
      })
      .where('id', '=', late.id)
      .execute();
  await expect(put(at('13:29', '11'))).rejects.toThrow('bookings_no_overlap_on_the_way');
  await expect(put(at('10:31', '11'))).rejects.toThrow('bookings_no_overlap_on_the_way');
  await expect(put(at('13:30', '11'))).resolves.toHaveLength(1);
});

it('a visit proposed and a stranger’s meeting on its way at once: exactly one gets it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { expert, client, id } = await visitAt('10:00');
    const stranger = await t.signIn();
    const replies = await Promise.all([
      round % 2 === 0
        ? m.propose(client, id, at('12:00', '11'))
        : m.move(client, id, at('12:00', '11')),
      b.book(stranger, expert.id, at('13:15', '11')),
    ]);
    expect(replies.map(code).filter((each) => each === 'slot-taken')).toHaveLength(1);
  }
});
