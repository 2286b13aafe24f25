import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings, type InboxMail } from '../../../../test/bookings.ts';
import { eventsOf, filesOf } from '../../../../test/calendar-files.ts';
import { everyDay } from '../../../../test/calendars.ts';
import { movingCalls } from '../../../../test/moving.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let m: ReturnType<typeof movingCalls>;
let count = 0;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  m = movingCalls(t);
});
afterAll(() => t.stop());

/** Two people who live in these zones and read these languages. */
async function two(expertZone: string, language: 'en' | 'es') {
  count += 1;
  const expert = {
    ...(await t.provider({
      profile: { timezone: expertZone },
      hours: { weeklyHours: everyDay('00:00-24:00'), minimumNoticeMinutes: 0 },
    })),
    email: `paula-${count}@example.com`,
  };
  const client = { ...(await t.signIn()), email: `clara-${count}@example.com` };
  await t.call('PUT /api/profile', {
    body: { email: expert.email, language, timezone: expertZone },
    token: expert.token,
  });
  await t.call('PUT /api/profile', { body: { language }, token: client.token });
  return { expert, client };
}
/** Hours and minutes there, by the zone data of this runtime and not by our own formatting. */
function clockIn(timezone: string, instant: string) {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
}
function dayIn(timezone: string, instant: string) {
  return new Intl.DateTimeFormat('en-GB', { timeZone: timezone, day: 'numeric' }).format(
    new Date(instant),
  );
}
const minute = (instant: string) => instant.replaceAll(/[-:]/g, '');

const pairs: {
  start: string;
  clientZone: string;
  expertZone: string;
  language: 'en' | 'es';
  /** How the two zones are named beside the time. */
  named: [string, string];
}[] = [
  {
    start: '2026-12-09T00:00:00Z',
    clientZone: 'America/Vancouver',
    expertZone: 'Asia/Kathmandu',
    language: 'en',
    named: ['Vancouver, GMT-7', 'Kathmandu, GMT+5:45'],
  },
  {
    start: '2026-12-09T03:30:00Z',
    clientZone: 'America/Santiago',
    expertZone: 'Pacific/Kiritimati',
    language: 'es',
    named: ['Santiago, GMT-3', 'Kiritimati, GMT+14'],
  },
  {
    start: '2026-12-09T23:00:00Z',
    clientZone: 'America/Argentina/Buenos_Aires',
    expertZone: 'Asia/Kolkata',
    language: 'en',
    named: ['Buenos Aires, GMT-3', 'GMT+5:30'],
  },
  {
    start: '2026-12-09T11:00:00Z',
    clientZone: 'UTC',
    expertZone: 'Australia/Adelaide',
    language: 'es',
    named: ['UTC', 'GMT+10:30'],
  },
];

describe('every mail about a meeting', () => {
  test.each(pairs)(
    'says $start as $clientZone and $expertZone have it, and the file is of that instant',
    async ({ start, clientZone, expertZone, language, named }) => {
      await t.setNow('2026-12-01T08:00:00Z');
      const { expert, client } = await two(expertZone, language);
      const at = Temporal.Instant.from(start);
      const { id } = await b.meeting(client, expert.id, start, {
        email: client.email,
        timezone: clientZone,
      });
      await t.setNow(at.subtract({ hours: 24 }).toString());
      const moved = at.add({ hours: 25 }).toString();
      const { proposal } = (await m.propose(expert, id, moved)).body;
      await t.drain();
      await m.answer(client, proposal.id, 'accept');
      await t.drain();
      await b.cancel(expert, id);
      await t.drain();
      // Confirmed and reminded of the first time; asked for, moved to and cancelled at the second.
      const toClient = (await b.mailsTo(client.email)).toReversed();
      const toExpert = (await b.mailsTo(expert.email)).toReversed();
      const times = {
        client: [start, start, moved, moved, moved],
        expert: [start, start, moved, moved],
      };
      const check = (mails: InboxMail[], zone: string, name: string, told: string[]) => {
        expect(mails).toHaveLength(told.length);
        for (const [index, mail] of mails.entries()) {
          const instant = told[index] ?? '';
          const clock = clockIn(zone, instant);
          expect(mail.subject).toContain(`${clock} (`);
          expect(mail.subject).toContain(`${name})`);
          expect(mail.subject).toMatch(new RegExp(`\\b${dayIn(zone, instant)}\\b`));
          for (const form of [mail.text, mail.html]) expect(form).toContain(clock);
          expect(mail.text).toContain(name);
        }
      };
      check(toClient, clientZone, named[0], times.client);
      check(toExpert, expertZone, named[1], times.expert);
      for (const mails of [toClient, toExpert]) {
        const starts = filesOf(mails.toReversed())
          .flatMap(eventsOf)
          .map((event) => event.start);
        // The reminder brings the file once more.
        expect(starts).toEqual([start, start, moved, moved].map(minute));
      }
    },
  );
});

describe('a zone that changes after booking', () => {
  async function profileZone(person: SignedIn, timezone: string) {
    const { status } = await t.call('PUT /api/profile', {
      body: { timezone },
      token: person.token,
    });
    expect(status).toBe(200);
  }

  test('of its client: the instant stays, and the next mail says one whole time with its zone', async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const { expert, client } = await two('UTC', 'en');
    const start = '2026-12-10T15:00:00Z';
    const { id } = await b.meeting(client, expert.id, start, {
      email: client.email,
      timezone: 'America/Bogota',
    });
    await profileZone(client, 'Asia/Tokyo');
    await t.setNow('2026-12-09T15:00:00Z');
    const [reminder] = await b.mailsTo(client.email);
    // By the zone of the booking, or by that of the account: never a mixture.
    expect(reminder?.subject).toMatch(
      /10:00 \(Bogotá, GMT-5\)|11 Dec 2026, 00:00 \(Tokyo, GMT\+9\)/,
    );
    expect((await b.read(client, id)).body.start).toBe(start);
  });

  test('of the hours of its expert: what is booked stays at its instant', async () => {
    await t.setNow('2026-12-01T08:00:00Z');
    const { expert, client } = await two('Europe/Madrid', 'es');
    const start = '2026-12-10T15:00:00Z';
    const { id } = await b.meeting(client, expert.id, start, { email: client.email });
    await t.call('POST /api/availability/set', {
      body: { timezone: 'America/Santiago', weeklyHours: [] },
      token: expert.token,
    });
    expect((await b.read(expert, id)).body).toMatchObject({ start, status: 'confirmed' });
    await t.setNow('2026-12-09T15:00:00Z');
    const [reminder] = await b.mailsTo(expert.email);
    expect(reminder?.subject).toMatch(/16:00 \(Madrid, GMT\+1\)|12:00 \(Santiago, GMT-3\)/);
  });
});

test('a meeting over midnight is told with the day on which it begins', async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  const { expert, client } = await two('UTC', 'en');
  // 23:30 to 00:30 in Lima.
  await b.meeting(client, expert.id, '2026-12-10T04:30:00Z', {
    email: client.email,
    timezone: 'America/Lima',
  });
  const [mail] = await b.mailsTo(client.email);
  expect(mail?.subject).toContain('Wed 9 Dec 2026, 23:30 (Lima, GMT-5)');
  expect(mail?.text).toContain('23:30');
  expect(mail?.text).toContain('00:30');
});
