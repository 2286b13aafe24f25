import { deriveColor } from '@puente/contract/brand';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import { movingCalls } from '../../../../test/moving.ts';
import { plans } from '../../../../test/plans.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-11-30T08:00:00Z');
});
afterAll(() => t.stop());

async function partner() {
  const boss = await t.manager();
  const saved = await t.call('PUT /api/partner/:id/settings', {
    params: { id: boss.partnerId },
    body: {
      version: 1,
      name: 'Casa & Norte',
      slug: boss.partnerSlug,
      welcome: { en: '', es: '' },
      resourceLinks: [],
      fields: [],
      // White text on this yellow would not be readable.
      theme: { primaryColor: '#ffd94a', secondaryColor: '#2f6f5e', headerColor: '#2f6f5e' },
    },
    token: boss.token,
  });
  expect(saved.status).toBe(200);
  return boss;
}

/** An expert whom the partner vouches for. */
async function expertOf(boss: Awaited<ReturnType<typeof partner>>) {
  const provider = await t.provider({
    profile: { partnerId: boss.partnerSlug },
    isVerified: false,
  });
  await t.call('POST /api/partner/providers/:id/verify', {
    params: { id: provider.id },
    body: {},
    token: boss.token,
  });
  return provider;
}

test('mails of a meeting carry the partner that vouches for the expert (face-4)', async () => {
  const boss = await partner();
  const provider = await expertOf(boss);
  const own = { email: 'expert-of-casa@example.com', language: 'es' } as const;
  await t.call('PUT /api/profile', { body: own, token: provider.token });
  const b = bookings(t);
  const client = await t.signIn();
  const email = 'client-of-casa@example.com';
  await b.meeting(client, provider.id, '2026-12-02T10:00:00Z', { email });
  const [mail] = await b.mailsTo(email);
  expect(mail?.text).toContain('Casa & Norte, on Puente');
  expect(mail?.html).toContain(`/?pId=${boss.partnerSlug}`);
  expect(mail?.html).toContain('>Casa &amp; Norte</a>');
  // Dark text on the button, and no pale link on white.
  expect(mail?.html).toMatch(/background:#ffd94a;color:#[0-3]/);
  expect(mail?.html).not.toMatch(/[^-]color:#ffd94a(?!!)/);
  const [toExpert] = await b.mailsTo(own.email);
  expect(toExpert?.text).toContain('Casa & Norte, en Puente');
  expect(toExpert?.html).toContain('>Casa &amp; Norte</a>');
});

test('mails of others carry the name of Puente', async () => {
  const provider = await t.provider({ isVerified: false });
  const b = bookings(t);
  const client = await t.signIn();
  await b.meeting(client, provider.id, '2026-12-03T10:00:00Z', { email: 'other@example.com' });
  const [mail] = await b.mailsTo('other@example.com');
  expect(mail?.html).toContain('>Puente</a>');
  expect(mail?.html).toContain('background:#3177c7;color:#ffffff');
});

test('each mail of what is booked with its expert carries the partner, in both languages', async () => {
  const boss = await partner();
  const k = plans(t);
  const m = movingCalls(t);
  const expert = await expertOf(boss);
  const expertMail = 'all-of-casa@example.com';
  const speak = (person: { token: string }, language: 'en' | 'es') =>
    t.call('PUT /api/profile', { body: { language }, token: person.token });
  await t.call('PUT /api/profile', { body: { email: expertMail }, token: expert.token });
  const byAndBy = { sessions: 3, scheduling: 'as-you-go' };
  const packageId = await k.sell(expert, byAndBy);
  const planId = await k.sellPlan(expert);
  const bills = { en: 'bills-en@example.org', es: 'bills-es@example.org' };
  /** All that can happen to what a client books, on one day of the week. */
  const live = async (language: 'en' | 'es', day: number) => {
    await speak(expert, language);
    const client = await t.signIn();
    await speak(client, language);
    const at = (hour: number) => `2026-12-${day}T${hour}:00:00Z`;
    const email = k.emailOf(client);
    const kept = await k.meeting(client, expert.id, at(10), { email });
    const invoiceEmail = bills[language];
    const moved = await k.meeting(client, expert.id, at(11), { email, invoiceEmail });
    expect((await m.move(client, moved.id, at(12))).status).toBe(200);
    expect((await m.propose(client, kept.id, at(13))).status).toBe(201);
    await t.drain();
    expect((await k.cancel(client, moved.id)).status).toBe(200);
    const booked = await k.bookPackage(client, packageId, [at(14)], { email });
    await k.pay(client, booked.body.booking.id);
    const { id } = booked.body.package;
    // One time is told like any meeting.
    expect((await k.place(client, id, [at(15), at(16)])).status).toBe(201);
    await t.drain();
    expect((await k.cancelPackage(client, id)).status).toBe(200);
    const choice = {
      startDate: `2026-12-${day + 7}`,
      pattern: { weekdays: [language === 'en' ? 4 : 5], time: '09:00' },
      timezone: 'UTC',
    };
    const plan = await k.startPlan(client, planId, choice);
    expect((await k.stop(client, plan.id)).status).toBe(200);
    await t.drain();
    expect((await k.resume(client, plan.id)).status).toBe(200);
    await t.drain();
    return email;
  };
  const clients = { en: await live('en', 10), es: await live('es', 11) };
  for (const now of ['2026-12-09T10:30:00Z', '2026-12-10T10:30:00Z']) {
    await t.setNow(now);
    await t.drain();
  }
  /** What mails are about, without those of an account. */
  const about = ({ headers }: { headers: Record<string, string> }) =>
    /(?:booking|package|plan)\.[a-z-]+|receipt|credit-note/.exec(
      headers['message-id'] ?? '',
    )?.[0] ?? '';
  const toExpert = await k.mailsTo(expertMail);
  for (const [language, words] of [
    ['en', 'Casa & Norte, on Puente'],
    ['es', 'Casa & Norte, en Puente'],
  ] as const) {
    const mails = (await k.mailsTo(clients[language])).filter((mail) => about(mail) !== '');
    expect([...new Set(mails.map(about))].toSorted()).toEqual([
      ...[
        'booking.cancelled',
        'booking.confirmed',
        'booking.expired',
        'booking.moved',
        'booking.reminder',
      ],
      ...['package.bought', 'package.cancelled', 'package.placed'],
      ...['plan.resumed', 'plan.started', 'plan.stopped'],
    ]);
    const toBills = await k.mailsTo(bills[language]);
    expect(toBills.map(about).toSorted()).toEqual(['credit-note', 'receipt']);
    // They have no button: their colour is that of the name, which leads to the partner.
    const name = `/?pId=${boss.partnerSlug}" class="link" style="font`;
    for (const { html } of toBills) {
      expect(html).toContain(name);
      expect(html).toContain(`color:${deriveColor('#ffd94a', 'light').text};`);
    }
    for (const mail of [...mails, ...toBills])
      expect([about(mail), mail.text]).toEqual([about(mail), expect.stringContaining(words)]);
    const theirs = toExpert.filter(({ text }) => text.includes(words));
    expect(theirs.map(about)).toEqual(
      expect.arrayContaining([
        'booking.proposed',
        'package.bought',
        'plan.started',
        'plan.stopped',
      ]),
    );
  }
  for (const { subject, html, text } of toExpert.filter((mail) => about(mail) !== '')) {
    expect([subject, text]).toEqual([
      subject,
      expect.stringMatching(/Casa & Norte, (on|en) Puente/),
    ]);
    expect(html).toContain(`/?pId=${boss.partnerSlug}`);
    expect(html).toContain('>Casa &amp; Norte</a>');
    expect(html).toMatch(/background:#ffd94a;color:#[0-3]/);
  }
});
