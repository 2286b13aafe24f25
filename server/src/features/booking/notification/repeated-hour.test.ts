import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2027-03-25T12:00:00Z');
});
afterAll(() => t.stop());

/** Santiago, Saturday 3 April 2027: at 24:00 clocks go back to 23:00. */
function half(hour: string) {
  return `2027-04-04T${hour}:30:00Z`;
}

test.each([
  [
    'en',
    'Confirmed: Paula Rojas, Sat 3 Apr 2027, 23:30 (Santiago, GMT-3)',
    'Sat 3 Apr, 23:30 GMT-3 – 23:30 GMT-4 (Santiago)',
    'Sat 3 Apr 2027, 23:30 (Santiago, GMT-4)',
    'Sat 3 Apr, 23:30 – 00:30 (Santiago, GMT-4)',
  ],
  [
    'es',
    'Confirmada: Paula Rojas, sáb 3 abr 2027, 23:30 (Santiago, GMT-3)',
    'sáb 3 abr, 23:30 GMT-3 – 23:30 GMT-4 (Santiago)',
    'sáb 3 abr 2027, 23:30 (Santiago, GMT-4)',
    'sáb 3 abr, 23:30 – 00:30 (Santiago, GMT-4)',
  ],
])('mails tell the two 23:30 of the night apart (%s)', async (language, ...shown) => {
  const [subject, over, startAgain, again] = shown;
  const provider = await t.provider({
    profile: { timezone: 'America/Santiago' },
    hours: { weeklyHours: [{ weekday: 6, ranges: [{ start: '22:00', end: '02:00' }] }] },
  });
  const { meeting, mailsTo } = bookings(t);
  const mails = [];
  for (const hour of ['02', '03']) {
    const client = await t.signIn();
    await t.call('PUT', '/api/configuration', { language }, client);
    const email = `night-${hour}-${language}@example.com`;
    await meeting(client, provider.id, half(hour), { email, timezone: 'Chile/Continental' });
    mails.push((await mailsTo(email))[0]);
  }
  const [first, second] = mails;
  expect(first?.subject).toBe(subject);
  expect(second?.subject).toContain(startAgain);
  expect(first?.text).toContain(over);
  expect(second?.text).toContain(again);
  expect(headline(first?.html)).toBe(over);
  expect(headline(second?.html)).toBe(again);
  expect(first?.attachments[0]?.content).toContain('DTSTART:20270404T023000Z');
  expect(second?.attachments[0]?.content).toContain('DTSTART:20270404T033000Z');
});

/** The headline of a mail as it reads: the zone stands below the time. */
function headline(html = ''): string {
  const read = html.replaceAll(/<span style="white-space:nowrap">(.*?)<\/span>/g, '$1');
  const [, time, zone] = /<h1[^>]*>(.*?) <span class=[^>]*>(.*?)<\/span><\/h1>/.exec(read) ?? [];
  return `${time} (${zone})`;
}
