import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings, type InboxMail } from '../../../../test/bookings.ts';
import { codeCalls } from '../../../../test/codes.ts';
import type { SignedIn } from '../../../../test/people.ts';
import { sendNotification } from './service.ts';
import { still } from '../../../../test/still.ts';

let t: TestApp;
let b: ReturnType<typeof bookings>;
let provider: SignedIn & { id: string };
let count = 0;

beforeAll(async () => {
  t = await startTestApp();
  b = bookings(t);
  provider = await t.provider({
    profile: { timezone: 'America/Vancouver' },
    hours: {
      weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        ranges: [{ start: '09:00', end: '21:00' }],
      })),
    },
  });
  const own = { email: 'paula@example.com', language: 'es' } as const;
  await t.call('PUT /api/profile', { body: own, token: provider.token });
});
beforeEach(() => t.setNow('2026-11-30T08:00:00Z'));
afterAll(() => t.stop());

/** A new client with an address of their own. */
async function newClient() {
  count += 1;
  return { client: await t.signIn(), email: `client-${count}@example.com` };
}

function calendarOf(mail: InboxMail | undefined): string {
  return (
    (mail?.attachments.find((part) => part.contentType.startsWith('text/calendar'))?.content ?? '')
      // Long lines are folded (RFC 5545, 3.1).
      .replaceAll(/\r?\n[ \t]/g, '')
  );
}

async function subjects(address: string): Promise<string[]> {
  return (await b.mailsTo(address)).map((mail) => mail.subject);
}

describe('a confirmed booking', () => {
  it("is written as the region of the client's last browser writes", async () => {
    const { client, email } = await newClient();
    const { send, check, codeOf } = codeCalls(() => t);
    await send(client.phone);
    const { body } = await check(client.phone, await codeOf(client.phone), {
      detectedLanguage: 'en-US',
    });
    const again = { ...client, token: body.sessionToken };
    const timezone = 'America/Bogota';
    await b.meeting(again, provider.id, '2026-12-03T20:00:00Z', { email, timezone });
    const [mail] = await b.mailsTo(email);
    expect(mail?.subject).toContain('Thu, Dec 3, 2026, 3:00 PM (Bogotá, GMT-5)');
    expect(mail?.text).toContain('$60.00');
    expect(mail?.text).not.toContain('USD');
  });

  it('is told to both, each in their own language and zone, at the same instant', async () => {
    const { client, email } = await newClient();
    // 2026-12-02T00:00Z: 17:00 in Vancouver, 05:45 in Kathmandu (time-2).
    const { id, meetingLink } = await b.meeting(client, provider.id, '2026-12-02T00:00:00Z', {
      email,
      timezone: 'Asia/Kathmandu',
    });
    const [mail, ...more] = await b.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(
      'Confirmed: Paula Rojas, Wed 2 Dec 2026, 05:45 (Kathmandu, GMT+5:45)',
    );
    expect(mail?.text).toContain('Wed 2 Dec, 05:45–06:45 (Kathmandu, GMT+5:45)');
    // Below the headline, and smaller: the hour is what one looks for.
    expect(mail?.html).toMatch(
      /05:45–06:45<\/span> <span[^>]*font:400[^>]*>Kathmandu, GMT\+5:45<\/span>/,
    );
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('USD 60.00');
      expect(form).toContain(`http://localhost:3000${meetingLink}`);
      expect(form).toContain(`http://localhost:3000/activity/${id}`);
    }
    expect(mail?.html).toContain('<html lang="en">');
    // Both forms say until when it costs what (refund-4), and how to reach us.
    const read = mail?.html.replaceAll(/<span style="white-space:nowrap">(.*?)<\/span>/g, '$1');
    for (const form of [mail?.text, read]) {
      expect(form).toContain('Free cancellation until Tue 1 Dec 2026, 13:45 (Kathmandu, GMT+5:45)');
      expect(form).toContain('After that there is no refund.');
      expect(form).toContain('http://localhost:3000/you/feedback');
      expect(form).toContain('http://localhost:3000/terms');
      expect(form).toContain('http://localhost:3000/privacy');
    }
    const [toExpert] = await b.mailsTo('paula@example.com');
    expect(toExpert?.subject).toBe(
      'Confirmada: Clara Soto, mar 1 dic 2026, 17:00 (Vancouver, GMT-7)',
    );
    expect(toExpert?.text).toContain('US$60,00');
    expect(toExpert?.html).toContain('<html lang="es">');
    const calendars = [calendarOf(mail), calendarOf(toExpert)];
    for (const calendar of calendars) {
      expect(calendar).toContain('METHOD:REQUEST');
      expect(calendar).toContain(`UID:${id}@localhost`);
      expect(calendar).toContain('SEQUENCE:0');
      expect(calendar).toContain('DTSTART:20261202T000000Z');
      expect(calendar).toContain('DTEND:20261202T010000Z');
    }
    const everything = JSON.stringify([toExpert, calendars[1]]);
    expect(everything).not.toContain(email);
    expect(JSON.stringify([mail, calendars[0]])).not.toContain('paula@example.com');
  });

  it('is told once, although webhook and redirect both bring the news', async () => {
    const { client, email } = await newClient();
    const { id } = await b.hold(client, provider.id, '2026-12-02T01:00:00Z', {
      email,
      durationMinutes: 30,
    });
    const fault = { service: 'webhook', kind: 'duplicate', times: 5 };
    await t.sandboxPost('/sandbox/faults', fault);
    await b.chargeCard(await b.startPayment(client, id));
    const confirm = () =>
      t.call('POST /confirm-payment', { body: { bookingId: id }, token: client.token });
    await Promise.all([confirm(), confirm(), t.drain(), confirm()]);
    await t.drain();
    expect(await subjects(email)).toHaveLength(1);
  });

  it('keeps what people typed as text', async () => {
    const { client, email } = await newClient();
    await b.meeting(client, provider.id, '2026-12-03T00:00:00Z', {
      email,
      about: '<img src=x onerror=alert(1)>',
    });
    const [mail] = await b.mailsTo(email);
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img');
  });
});

describe('a cancelled booking', () => {
  it('is told to both with the refund, and leaves their calendars', async () => {
    const { client, email } = await newClient();
    const { id } = await b.meeting(client, provider.id, '2026-12-04T00:00:00Z', { email });
    await b.cancel(client, id, { reason: 'I am ill' });
    await t.drain();
    const [mail, confirmation, ...more] = await b.mailsTo(email);
    expect([confirmation?.subject.slice(0, 9), more]).toEqual(['Confirmed', []]);
    expect(mail?.subject).toMatch(/^Canceled: Paula Rojas, /);
    expect(mail?.text).toContain("We're refunding USD 60.00 to the card");
    expect(mail?.text).toContain('Reason: I am ill');
    const calendar = calendarOf(mail);
    expect(calendar).toContain('METHOD:CANCEL');
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain(`UID:${id}@localhost`);
    expect(calendar).toContain('SEQUENCE:1');
    const [toExpert] = await b.mailsTo('paula@example.com');
    expect(toExpert?.subject).toMatch(/^Cancelada: Clara Soto, /);
    expect(toExpert?.text).toContain('Clara Soto canceló esta reunión.');
    expect(toExpert?.text).toContain('Le devolvemos US$60,00 a Clara Soto.');
  });

  it('reminds nobody', async () => {
    const { client, email } = await newClient();
    const { id } = await b.meeting(client, provider.id, '2026-12-05T00:00:00Z', { email });
    await b.cancel(client, id);
    await t.setNow('2026-12-04T23:30:00Z');
    expect((await subjects(email)).filter((subject) => subject.startsWith('Reminder'))).toEqual([]);
  });
});

/** A paid meeting whose mails still wait: nothing was sent since it was confirmed. */
async function unmailed(start: string) {
  const { client, email } = await newClient();
  const { id } = await b.hold(client, provider.id, start, { email });
  await b.chargeCard(await b.startPayment(client, id));
  await t.call('POST /confirm-payment', { body: { bookingId: id }, token: client.token });
  expect((await b.read(client, id)).body.status).toBe('confirmed');
  expect(await subjects(email)).toEqual([]);
  return { client, email, id };
}
const parties = ['client', 'provider'] as const;
/** Sends what was planned with the confirmation, as a queue does that was stuck. */
async function sendConfirmed(bookingId: string) {
  const planned = { bookingId, kind: 'confirmed' as const, sequence: 0, minutesBefore: 0 };
  for (const party of parties) await sendNotification(t.context, { ...planned, party });
}
/** What an address was told of a meeting, the first mail first. */
async function methods(address: string, bookingId: string) {
  return (await b.mailsTo(address))
    .map(calendarOf)
    .filter((calendar) => calendar.includes(bookingId))
    .map((calendar) => /METHOD:(\w+)[^]*SEQUENCE:(\d)/.exec(calendar)?.slice(1, 3).join(' '))
    .toReversed();
}

describe('a mail that waited', () => {
  it('of a confirmation does not go once the meeting is cancelled', async () => {
    const { client, email, id } = await unmailed('2026-12-14T18:00:00Z');
    await b.cancel(client, id, { reason: 'I am ill' });
    await t.drain();
    for (const address of [email, 'paula@example.com'])
      expect(await methods(address, id)).toEqual(['CANCEL 1']);
    await sendConfirmed(id);
    for (const address of [email, 'paula@example.com'])
      expect(await methods(address, id)).toEqual(['CANCEL 1']);
  });

  it('of a confirmation goes before the one of a cancellation that follows', async () => {
    const { client, email, id } = await unmailed('2026-12-14T20:00:00Z');
    await sendConfirmed(id);
    await b.cancel(client, id);
    await t.drain();
    for (const address of [email, 'paula@example.com'])
      expect(await methods(address, id)).toEqual(['REQUEST 0', 'CANCEL 1']);
  });

  it('of a cancellation goes however late, with what holds then', async () => {
    const { client, email, id } = await unmailed('2026-12-14T22:00:00Z');
    await b.cancel(client, id, { reason: 'I am ill' });
    await t.setNow('2026-12-20T08:00:00Z');
    const [mail, ...more] = await b.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("We're refunding USD 60.00 to the card");
    expect(await methods(email, id)).toEqual(['CANCEL 1']);
  });

  it(
    'of a confirmation goes until the meeting is over, and not from then on',
    still(async () => {
      const early = await unmailed('2026-12-15T18:00:00Z');
      await t.setNow('2026-12-15T18:59:59Z');
      expect(await subjects(early.email)).toHaveLength(1);
      await t.setNow('2026-11-30T08:00:00Z');
      const late = await unmailed('2026-12-15T20:00:00Z');
      await t.setNow('2026-12-15T21:00:00Z');
      expect(await subjects(late.email)).toEqual([]);
    }),
  );
});

async function reminders(address: string): Promise<number> {
  return (await subjects(address)).filter((subject) => subject.startsWith('Reminder')).length;
}

describe('reminders', () => {
  it(
    'come 24 hours and 1 hour before, once each',
    still(async () => {
      const { client, email } = await newClient();
      await b.meeting(client, provider.id, '2026-12-06T00:00:00Z', { email });
      await t.setNow('2026-12-04T23:59:50Z');
      expect(await reminders(email)).toBe(0);
      await t.setNow('2026-12-05T00:00:00Z');
      expect(await reminders(email)).toBe(1);
      await t.setNow('2026-12-05T23:00:00Z');
      expect(await reminders(email)).toBe(2);
      await t.drain();
      expect(await reminders(email)).toBe(2);
      await t.setNow('2026-12-06T00:00:01Z');
      expect(await reminders(email)).toBe(2);
    }),
  );

  it('skip the one of 24 hours when the meeting was booked 3 hours before (mail-1)', async () => {
    const { client, email } = await newClient();
    await t.setNow('2026-12-06T21:00:00Z');
    await b.meeting(client, provider.id, '2026-12-07T00:00:00Z', { email });
    expect(await reminders(email)).toBe(0);
    await t.setNow('2026-12-06T23:00:00Z');
    expect(await reminders(email)).toBe(1);
  });

  it('tell of the refund that is still to be had, and of no time that has passed', async () => {
    const { client, email } = await newClient();
    await b.meeting(client, provider.id, '2026-12-12T00:00:00Z', { email });
    const latest = async () => (await b.mailsTo(email))[0]?.text;
    expect(await latest()).toContain('Free cancellation until Tue 1 Dec 2026');
    await t.setNow('2026-12-11T00:00:00Z');
    expect(await latest()).toContain('there is no refund if you cancel');
    expect(await latest()).not.toMatch(/cancellation until|refund\. Cancel until|After that/);
    expect(await latest()).toContain("If Paula Rojas cancels or doesn't come");
  });

  it('are skipped when the system slept through their time', async () => {
    const [one, other] = [await newClient(), await newClient()];
    await b.meeting(one.client, provider.id, '2026-12-08T00:00:00Z', { email: one.email });
    await b.meeting(other.client, provider.id, '2026-12-09T00:00:00Z', { email: other.email });
    await t.setNow('2026-12-07T23:30:00Z');
    expect(await reminders(one.email)).toBe(1);
    await t.setNow('2026-12-09T00:10:00Z');
    expect(await reminders(other.email)).toBe(0);
  });
});

describe('the calendar file', () => {
  it('is for both parties of a confirmed meeting', async () => {
    const { client, email } = await newClient();
    const { id } = await b.meeting(client, provider.id, '2026-12-10T00:00:00Z', { email });
    const file = (person: SignedIn) =>
      t.call('GET /api/booking/:id/calendar', { params: { id }, token: person.token });
    const own = (await file(client)).body;
    expect(own.filename).toMatch(/\.ics$/);
    expect(own.content).toContain('DTSTART:20261210T000000Z');
    expect(own.content).toContain('SUMMARY:Meeting with Paula Rojas');
    expect((await file(provider)).body.content).toContain('SUMMARY:Reunión con Clara Soto');
    const held = await b.hold(client, provider.id, '2026-12-11T00:00:00Z');
    const none = await t.call('GET /api/booking/:id/calendar', {
      params: { id: held.id },
      token: client.token,
    });
    expect(none.status).toBe(404);
  });
});
