import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.setNow('2026-11-30T08:00:00Z');
});
afterAll(() => t.stop());

test('mails of a meeting carry the partner that vouches for the expert (face-4)', async () => {
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
  const provider = await t.provider({
    profile: { partnerId: boss.partnerSlug },
    isVerified: false,
  });
  await t.call('POST /api/partner/providers/:id/verify', {
    params: { id: provider.id },
    body: {},
    token: boss.token,
  });
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
