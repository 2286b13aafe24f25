import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { everyDay } from '../../../../test/calendars.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
let k: ReturnType<typeof packages>;
let m: ReturnType<typeof movingCalls>;
let expert: SignedIn & { id: string };
let count = 0;

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
  m = movingCalls(t);
  await t.setNow('2026-12-01T08:00:00Z');
  expert = await t.provider({
    hours: { weeklyHours: everyDay('00:00-24:00'), minimumNoticeMinutes: 0, gridMinutes: 60 },
  });
  const own = { email: 'paula@example.com', language: 'es' } as const;
  await t.call('PUT /api/profile', { body: own, token: expert.token });
});
beforeEach(() => t.setNow('2026-12-01T08:00:00Z'));
afterAll(() => t.stop());

async function newClient() {
  count += 1;
  return { client: await t.signIn(), email: `client-${count}@example.com` };
}
/** Reminders to that address, the oldest first. */
async function reminders(email: string) {
  const mails = await k.mailsTo(email);
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => /^(Reminder|Recordatorio)/.test(subject))
    .toReversed();
}
/** How many there are a millisecond before, at, and a while after each of these instants. */
async function countedAt(email: string, instants: string[]) {
  const counts: number[] = [];
  for (const instant of instants) {
    const at = Temporal.Instant.from(instant);
    for (const moment of [at.subtract({ milliseconds: 1 }), at, at.add({ minutes: 5 })]) {
      await t.setNow(moment.toString());
      counts.push((await reminders(email)).length);
    }
  }
  return counts;
}

describe('reminders of a meeting', () => {
  test(
    'go to the millisecond, once each, to both and in the language of each',
    still(async () => {
      const { client, email } = await newClient();
      const before = (await reminders('paula@example.com')).length;
      await k.meeting(client, expert.id, '2026-12-04T10:00:00Z', { email });
      const due = ['2026-12-03T10:00:00Z', '2026-12-04T09:00:00Z', '2026-12-04T10:00:00Z'];
      expect(await countedAt(email, due)).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 2]);
      for (const subject of await reminders(email))
        expect(subject).toMatch(/^Reminder: Paula Rojas/);
      const toExpert = (await reminders('paula@example.com')).slice(before);
      expect(toExpert).toHaveLength(2);
      for (const subject of toExpert) expect(subject).toMatch(/^Recordatorio: Clara Soto/);
    }),
  );

  test(
    'go 24 and 1 hours before by the clock of the world, whatever clocks on walls do',
    still(async () => {
      await t.setNow('2027-03-08T08:00:00Z');
      expert.token = (await t.signIn(expert.phone)).token;
      const { client, email } = await newClient();
      // 14 March, 12:00 in New York, where that day has 23 hours.
      await k.meeting(client, expert.id, '2027-03-14T16:00:00Z', {
        email,
        timezone: 'America/New_York',
      });
      expect(await countedAt(email, ['2027-03-13T16:00:00Z', '2027-03-14T15:00:00Z'])).toEqual([
        0, 1, 1, 1, 2, 2,
      ]);
      for (const subject of await reminders(email))
        expect(subject).toContain('12:00 (New York, GMT-4)');
    }),
  );

  test.each([
    ['24 hours and a minute', '2026-12-02T07:59:00Z', 2],
    ['24 hours', '2026-12-02T08:00:00Z', 1],
    ['61 minutes', '2026-12-03T06:59:00Z', 1],
    ['an hour', '2026-12-03T07:00:00Z', 0],
    ['20 minutes', '2026-12-03T07:40:00Z', 0],
  ])('of somebody who books %s before are those still ahead', async (_, now, wanted) => {
    await still(async () => {
      await t.setNow(now);
      const { client, email } = await newClient();
      const own = await t.provider({
        hours: { weeklyHours: everyDay('00:00-24:00'), minimumNoticeMinutes: 0, gridMinutes: 60 },
      });
      await k.meeting(client, own.id, '2026-12-03T08:00:00Z', { email });
      expect(await reminders(email)).toEqual([]);
      const moments = ['2026-12-02T08:00:00Z', '2026-12-03T07:00:00Z', '2026-12-03T08:00:00Z'];
      for (const moment of moments.filter((one) => one > now)) await t.setNow(moment);
      expect(await reminders(email)).toHaveLength(wanted);
    })();
  });

  test('are none of a time that is held and not paid', async () => {
    const { client, email } = await newClient();
    await t.setNow('2026-12-05T08:50:00Z');
    const { id } = await k.hold(client, expert.id, '2026-12-05T10:00:00Z', { email });
    await t.setNow('2026-12-05T09:00:00Z');
    expect(await k.mailsTo(email)).toEqual([]);
    expect((await k.read(client, id)).body.status).toBe('held');
    await k.pay(client, id);
    await t.setNow('2026-12-05T09:30:00Z');
    expect(await reminders(email)).toEqual([]);
  });

  test('go to the address that the booking has by then', async () => {
    const { client, email } = await newClient();
    const { id } = await k.meeting(client, expert.id, '2026-12-06T10:00:00Z', { email });
    const changed = await t.call('PUT /api/booking/:id', {
      params: { id },
      body: { email: `new-${email}` },
      token: client.token,
    });
    expect(changed.status).toBe(200);
    await t.setNow('2026-12-05T10:00:00Z');
    expect([(await reminders(email)).length, (await reminders(`new-${email}`)).length]).toEqual([
      0, 1,
    ]);
  });

  test('of a meeting that comes closer by agreement are those of its new time', async () => {
    const { client, email } = await newClient();
    const { id } = await k.meeting(client, expert.id, '2026-12-10T10:00:00Z', { email });
    // In three hours: the first one would be late.
    const { proposal } = (await m.propose(expert, id, '2026-12-01T11:00:00Z')).body;
    await m.answer(client, proposal.id, 'accept');
    await t.drain();
    expect(await reminders(email)).toEqual([]);
    await t.setNow('2026-12-01T10:00:00Z');
    expect(await reminders(email)).toHaveLength(1);
    await t.setNow('2026-12-10T09:30:00Z');
    expect(await reminders(email)).toHaveLength(1);
  });

  test('of the sessions of a package go for each, also one that is placed later', async () => {
    const { client, email } = await newClient();
    const offeringId = await k.sell(expert, { sessions: 2, scheduling: 'as-you-go' });
    const { body } = await k.bookPackage(client, offeringId, ['2026-12-07T10:00:00Z'], { email });
    await k.pay(client, body.booking.id);
    await k.place(client, body.package.id, ['2026-12-08T12:00:00Z']);
    await t.drain();
    const seen = [];
    for (const moment of [
      '2026-12-06T10:00:00Z',
      '2026-12-07T09:00:00Z',
      '2026-12-07T12:00:00Z',
      '2026-12-08T11:00:00Z',
      '2026-12-08T13:00:00Z',
    ]) {
      await t.setNow(moment);
      seen.push((await reminders(email)).length);
    }
    expect(seen).toEqual([1, 2, 3, 4, 4]);
  });

  test('stop with the meeting, also when both cancel and move in the same minute', async () => {
    const { client, email } = await newClient();
    const { id } = await k.meeting(client, expert.id, '2026-12-09T10:00:00Z', { email });
    await Promise.all([m.move(client, id, '2026-12-09T14:00:00Z'), k.cancel(expert, id)]);
    await t.drain();
    expect((await k.read(client, id)).body.status).toBe('cancelled');
    for (const moment of ['2026-12-08T10:00:00Z', '2026-12-08T14:00:00Z', '2026-12-09T13:00:00Z'])
      await t.setNow(moment);
    expect(await reminders(email)).toEqual([]);
  });
});
