import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { eventsOf, filesOf, importFiles, orders } from '../../../../test/calendar-files.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { packages } from '../../../../test/packages.ts';
import type { SignedIn } from '../../../../test/people.ts';

type Expert = SignedIn & { id: string; email: string };
type Client = SignedIn & { email: string };

let t: TestApp;
let k: ReturnType<typeof packages>;
let m: ReturnType<typeof movingCalls>;
let count = 0;

beforeAll(async () => {
  t = await startTestApp();
  k = packages(t);
  m = movingCalls(t);
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(() => t.stop());

/** An expert and a client, each with an inbox of their own. */
async function two(): Promise<{ expert: Expert; client: Client }> {
  count += 1;
  const expert = { ...(await t.provider()), email: `paula-${count}@example.com` };
  const client = { ...(await t.signIn()), email: `clara-${count}@example.com` };
  await t.call('PUT /api/profile', { body: { email: expert.email }, token: expert.token });
  return { expert, client };
}
async function filesTo(person: { email: string }) {
  return filesOf(await k.mailsTo(person.email));
}
async function download(person: SignedIn, id: string) {
  const { status, body } = await t.call('GET /api/booking/:id/calendar', {
    params: { id },
    token: person.token,
  });
  expect(status).toBe(200);
  return body.content;
}
const day = (text: string) => `2026-12-${text}:00Z`;
const written = (start: string) => start.replaceAll(/[-:]/g, '');
const uidOf = (id: string) => `${id}@localhost`;

/** A meeting that its client moved, and then its expert, with a word each. */
async function movedTwice() {
  const people = await two();
  const { expert, client } = people;
  const { id } = await k.meeting(client, expert.id, day('10T10:00'), { email: client.email });
  await m.move(client, id, day('12T11:00'));
  await t.drain();
  const { body } = await m.propose(expert, id, day('09T09:00'));
  await m.answer(client, body.proposal.id, 'accept');
  await t.drain();
  return { ...people, id: id as string };
}

describe('a calendar that takes in the files of a meeting', () => {
  test('shows its last time, in whatever order they come and however often', async () => {
    const { expert, client, id } = await movedTwice();
    for (const person of [expert, client]) {
      const files = await filesTo(person);
      expect(files.map((file) => eventsOf(file)[0]?.sequence)).toEqual([0, 1, 2]);
      expect(files.map((file) => eventsOf(file)[0]?.method)).toEqual(Array(3).fill('REQUEST'));
      for (const order of orders([...files, files[0] ?? '']))
        expect(importFiles(order)).toEqual({ [uidOf(id)]: written(day('09T09:00')) });
      // The file of the page is of the same event, and not older than what was mailed.
      const own = eventsOf(await download(person, id));
      expect(own).toMatchObject([{ uid: uidOf(id), sequence: 2, start: written(day('09T09:00')) }]);
    }
  });

  test.each(['client', 'expert'] as const)(
    'is empty once the %s cancels, in whatever order they come',
    async (who) => {
      const people = await movedTwice();
      expect((await k.cancel(people[who], people.id)).status).toBe(200);
      await t.drain();
      for (const person of [people.expert, people.client]) {
        const files = await filesTo(person);
        const last = eventsOf(files.at(-1) ?? '');
        expect(last).toMatchObject([{ method: 'CANCEL', status: 'CANCELLED', sequence: 3 }]);
        for (const order of orders(files)) expect(importFiles(order)).toEqual({});
      }
      const gone = await t.call('GET /api/booking/:id/calendar', {
        params: { id: people.id },
        token: people.client.token,
      });
      // Taken from the page it removes the event as well, or there is none.
      if (gone.status === 200) expect(importFiles([gone.body.content])).toEqual({});
      else expect(gone.status).toBe(404);
    },
  );

  test('learns nothing from a proposal that is declined or withdrawn', async () => {
    const { expert, client } = await two();
    const { id } = await k.meeting(client, expert.id, day('10T10:00'), { email: client.email });
    const first = (await m.propose(expert, id, day('11T10:00'))).body.proposal;
    await m.answer(client, first.id, 'reject');
    const second = (await m.propose(client, id, day('11T11:00'))).body.proposal;
    await m.withdraw(client, second.id);
    await t.drain();
    for (const person of [expert, client]) {
      expect(await filesTo(person)).toHaveLength(1);
      expect(eventsOf(await download(person, id))[0]?.sequence).toBe(0);
    }
  });
});

describe('the files of a package', () => {
  test('publish all its times, and each is moved and cancelled by itself', async () => {
    const { expert, client } = await two();
    const offeringId = await k.sell(expert, { sessions: 3 });
    const starts = [day('14T09:00'), day('15T09:00'), day('16T09:00')];
    const { body } = await k.bookPackage(client, offeringId, starts, { email: client.email });
    await k.pay(client, body.booking.id);
    const ids: string[] = body.bookings.map(({ id }: { id: string }) => id);
    const [first = '', second = '', third = ''] = ids;
    const whole = Object.fromEntries(ids.map((id, at) => [uidOf(id), written(starts[at] ?? '')]));
    for (const person of [expert, client]) {
      const files = await filesTo(person);
      expect(files).toHaveLength(1);
      expect(eventsOf(files[0] ?? '').map(({ method }) => method)).toEqual(
        Array(3).fill('PUBLISH'),
      );
      expect(importFiles(files)).toEqual(whole);
    }
    await m.move(client, second, day('17T10:00'));
    await t.drain();
    await k.cancel(expert, third);
    await t.drain();
    for (const person of [expert, client]) {
      const files = await filesTo(person);
      expect(files.slice(1).flatMap(eventsOf)).toMatchObject([
        { uid: uidOf(second), method: 'REQUEST', sequence: 1 },
        { uid: uidOf(third), method: 'CANCEL', sequence: 1 },
      ]);
      for (const order of orders(files))
        expect(importFiles(order)).toEqual({
          [uidOf(first)]: whole[uidOf(first)],
          [uidOf(second)]: written(day('17T10:00')),
        });
    }
  });

  test('of a session that is placed anew announce another event, and leave the old one gone', async () => {
    const { expert, client } = await two();
    const offeringId = await k.sell(expert, { sessions: 2, scheduling: 'as-you-go' });
    const { body } = await k.bookPackage(client, offeringId, [day('14T10:00')], {
      email: client.email,
    });
    await k.pay(client, body.booking.id);
    await k.cancel(client, body.booking.id);
    await t.drain();
    const placed = await k.place(client, body.package.id, [day('18T10:00')]);
    await t.drain();
    const files = await filesTo(client);
    for (const order of orders(files))
      expect(importFiles(order)).toEqual({
        [uidOf(placed.body.booking.id)]: written(day('18T10:00')),
      });
  });
});

describe('each calendar file', () => {
  test('is written as calendars read it, and tells nobody’s address but its reader’s', async () => {
    const { expert, client, id } = await movedTwice();
    for (const [reader, other] of [
      [client, expert],
      [expert, client],
    ] as const) {
      const all = [...(await filesTo(reader)), await download(reader, id)];
      for (const file of all) {
        expect(file.startsWith('BEGIN:VCALENDAR')).toBe(true);
        expect(file.trimEnd().endsWith('END:VCALENDAR')).toBe(true);
        for (const line of ['VERSION:2.0', 'BEGIN:VEVENT', 'END:VEVENT'])
          expect(file.split(/\r?\n/).filter((one) => one === line)).toHaveLength(1);
        expect(file).toMatch(/^PRODID:.*Puente/m);
        for (const line of file.split(/\r?\n/))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const [event] = eventsOf(file);
        expect(event?.start).toMatch(/^\d{8}T\d{6}Z$/);
        expect(event?.end.localeCompare(event.start)).toBe(1);
        expect(event?.lines.some((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toBe(true);
        const unfolded = event?.lines.join('\n') ?? '';
        for (const secret of [other.email, other.phone, client.phone])
          expect(unfolded).not.toContain(secret);
      }
    }
  });

  test('is nobody else’s: a stranger is told what they are told of an id that is none', async () => {
    const { client, id } = await movedTwice();
    const stranger = await t.signIn();
    const ask = (bookingId: string, token?: string) =>
      t.call(
        'GET',
        `/api/booking/${bookingId}/calendar`,
        undefined,
        token === undefined ? {} : { token },
      );
    expect((await ask(id, client.token)).status).toBe(200);
    expect((await ask(id)).status).toBe(401);
    for (const theirs of [id, '00000000-0000-4000-8000-000000000000', 'none']) {
      const { status, body } = await ask(theirs, stranger.token);
      expect([status, body.errorCode, Object.keys(body).toSorted()]).toEqual([
        404,
        'not-found',
        ['error', 'errorCode', 'message', 'requestId'],
      ]);
    }
  });
});
