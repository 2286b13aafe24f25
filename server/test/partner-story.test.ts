import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveColor } from '@puente/contract/brand';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPartner } from '../src/features/partner/opening/service.ts';
import { startTestApp, type TestApp } from './app.ts';
import { bookings } from './bookings.ts';
import { codeCalls } from './codes.ts';
import { profileBody, type SignedIn } from './people.ts';

// The story of one partner, from the operator who opens it to the mails of its experts' clients.

const webDir = mkdtempSync(join(tmpdir(), 'puente-web-'));
const page = (root: string) =>
  `<!doctype html><html lang="en"><head><title>Puente</title><!--head--></head><body>${root}<!--boot--></body></html>`;
writeFileSync(join(webDir, 'index.html'), page('<div id="root"></div>'));
const links = '<ul><li><a href="%%url%%">%%label%%</a></li></ul>';
for (const language of ['en', 'es']) {
  writeFileSync(join(webDir, `home.${language}.html`), page('<h1>Hello</h1>'));
  const home = page(`<span>%%name%%</span><h1>%%welcome%%</h1>${links}`);
  writeFileSync(join(webDir, `partner.${language}.html`), home);
}

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, { WEB_DIR: webDir });
  await t.setNow('2026-12-01T08:00:00Z');
});
afterAll(async () => {
  await t.stop();
  rmSync(webDir, { recursive: true });
});

const color = '#2f6f5e';
const slug = 'casa-norte';
const reason = 'The certificate you sent has no date on it.';
const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  ranges: [{ start: '09:00', end: '17:00' }],
}));

/** The operator opens the partner; its manager says how it shows itself and what it keeps. */
async function openGroup() {
  const boss = await t.signIn();
  const { id } = await openPartner(t.context, {
    name: 'Casa',
    slug: 'casa-first',
    managerPhone: boss.phone,
  });
  const saved = await t.call('PUT /api/partner/:id/settings', {
    params: { id },
    body: {
      version: 1,
      name: 'Casa & Norte',
      slug,
      welcome: { en: 'Casa & Norte knows them all.', es: 'Casa & Norte conoce a cada quien.' },
      resourceLinks: [{ label: 'Talks', url: 'https://example.org/talks' }],
      fields: [],
      theme: { primaryColor: color, secondaryColor: '#c9793b', headerColor: '#24574a' },
    },
    token: boss.token,
  });
  expect(saved.status).toBe(200);
  const body = { partnerId: id, basisPoints: 725 };
  expect((await t.call('POST /api/partner/share', { body, token: boss.token })).status).toBe(200);
  return { ...boss, partnerId: id };
}

/** Somebody who looks at the link, signs in on its page, and joins; then has a profile and hours. */
async function comeByLink(link: string, name: string) {
  const looked = await t.call('GET /api/partner-invites/validate', { query: { token: link } });
  expect([looked.status, looked.body.partner?.name]).toEqual([200, 'Casa & Norte']);
  const person = await signInByLink();
  const body = { token: link };
  const joined = await t.call('POST /api/partner-invites/join', { body, token: person.token });
  expect([joined.status, joined.body.next]).toEqual([200, 'profile']);
  // One hour costs 61.01: no share of it is a whole number of cents.
  const profile = { ...profileBody, name, normalRate: { amount: 6101, currency: 'USD' } };
  const published = await t.call('PUT /worker/profile', {
    unchecked: profile,
    token: person.token,
  });
  expect(published.status).toBe(200);
  const open = await t.call('POST /api/availability/set', {
    unchecked: { weeklyHours: hours },
    token: person.token,
  });
  expect(open.status).toBe(200);
  return { ...person, name };
}

async function signInByLink(): Promise<SignedIn> {
  const { newPhone, send, check, codeOf } = codes;
  const phone = newPhone();
  await send(phone);
  const { body } = await check(phone, await codeOf(phone), { isInviteFlow: true });
  return { token: body.sessionToken, userId: body.userData.id, phone };
}
const codes = codeCalls(() => t);

/** What each account got of a booking's price, minor units. */
async function split(bookingId: string) {
  const { rows } = await sql<{ account: string; amount: number }>`
    select e.account, e.amount from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    join bookings b on b.order_id = t.order_id where b.id = ${bookingId} order by e.line`.execute(
    t.context.db,
  );
  return rows.map(({ account, amount }) => [account, amount]);
}

test('a group is opened, three come by one link, and clients see one face to the last mail', async () => {
  const boss = await openGroup();
  const { partnerId, token } = boss;
  await t.advance('P14D');
  const made = await t.call('POST /api/partner-invites/generate', {
    body: { partnerId, maxUses: 3 },
    token,
  });
  const link = made.body.token;
  const refused = await comeByLink(link, 'Rita');
  const [ana, bruno] = [await comeByLink(link, 'Ana'), await comeByLink(link, 'Bruno')];

  // A fourth person is told, before and after signing in, and is where they were.
  const late = await t.call('GET /api/partner-invites/validate', { query: { token: link } });
  expect([late.status, late.body.errorCode]).toEqual([409, 'invite-used']);
  const fourth = await signInByLink();
  const tried = await t.call('POST /api/partner-invites/join', {
    body: { token: link },
    token: fourth.token,
  });
  expect([tried.status, tried.body.errorCode]).toEqual([409, 'invite-used']);
  const theirs = await t.call('GET /api/provider/draft', { token: fourth.token });
  expect(theirs.body.verification.partner).toBeNull();

  // The manager answers: one is refused with a reason, two are verified.
  const query = { partnerId };
  const queue = await t.call('GET', `/api/partner/applications?partnerId=${slug}`, undefined, {
    token,
  });
  expect(queue.body.total).toBe(3);
  const email = 'rita@example.org';
  await t.call('PUT /api/profile', { body: { email }, token: refused.token });
  for (const one of queue.body.applications as { id: string; name: string }[]) {
    const answered = await t.call('POST /api/partner/applications/:id/decide', {
      params: { id: one.id },
      body:
        one.name === refused.name
          ? { decision: 'refuse', message: reason }
          : { decision: 'approve' },
      token,
    });
    expect(answered.status).toBe(200);
  }
  await t.drain();
  const b = bookings(t);
  expect((await b.mailsTo(email))[0]?.text).toContain(reason);
  const own = await t.call('GET /api/partner/application', { token: refused.token });
  expect(own.body.application).toMatchObject({ status: 'refused' });
  expect(own.body.application?.history.at(-1)?.message).toBe(reason);

  // One face: painted, asked for, in the chat, on the experts' pages.
  const painted = (
    await t.call('GET', `/?pId=${slug}`, undefined, { headers: { accept: 'text/html' } })
  ).body as string;
  expect(painted).toContain('<span>Casa &amp; Norte</span><h1>Casa &amp; Norte knows them all.');
  expect(painted).toContain('<a href="https://example.org/talks">Talks</a>');
  expect(painted).toContain(deriveColor(color, 'light').solid);
  const config = await t.call('GET /api/partner/get-partner-config', {
    query: { partnerId: slug },
  });
  expect(config.body).toMatchObject({
    name: 'Casa & Norte',
    config: { theme: { primaryColor: color } },
  });
  const asked = await t.call('POST /api/worker/suggestions', {
    body: { query: 'I freeze when I speak in public', partnerId: slug },
  });
  const found = asked.body.recommendations.map(({ name }) => name);
  expect(found.toSorted()).toEqual([ana.name, bruno.name]);
  const shown = await t.call('GET /worker/profile/:id', { params: { id: ana.userId } });
  expect(shown.body.partner).toMatchObject({ slug, name: 'Casa & Norte' });

  // Fees split to the cent: 10 % and 7.25 % of 61.01, and all of the rest to the expert.
  const [client, mailed, bills] = [await t.signIn(), 'client@example.org', 'bills@example.org'];
  for (const [expert, start] of [
    [ana, '2026-12-20T10:00:00Z'],
    [bruno, '2026-12-21T10:00:00Z'],
  ] as const) {
    const details = { email: mailed, invoiceEmail: bills };
    const { id } = await b.meeting(client, expert.userId, start, details);
    expect(await split(id)).toEqual([
      ['card-gateway', 6101],
      ['platform', -610],
      [`partner:${partnerId}`, -442],
      [`provider:${expert.userId}`, -5049],
    ]);
  }
  const { body: overview } = await t.call('GET /api/partner/overview', { query, token });
  expect(overview.experts).toEqual({ verified: 2, waiting: 0, moreAsked: 0 });
  expect(overview.months.at(-1)).toMatchObject({
    ...{ reserved: 1, booked: 1 },
    earned: [{ amount: 884, currency: 'USD' }],
  });

  // And every mail to the client and to the address for bills is in its name and colour.
  const mails = [...(await b.mailsTo(mailed)), ...(await b.mailsTo(bills))];
  expect(mails).toHaveLength(4);
  for (const { subject, text, html } of mails) {
    expect([subject, text]).toEqual([subject, expect.stringContaining('Casa & Norte, on Puente')]);
    expect(html).toContain(`/?pId=${slug}`);
    expect(html).toContain(deriveColor(color, 'light').text);
  }
  const log = await t.call('GET /api/partner/log', { query, token });
  expect(log.body.entries.map(({ act }) => act)).toEqual([
    ...['expert-approved', 'expert-approved', 'expert-refused', 'invitation-created'],
    ...['share-announced', 'page-changed', 'welcome-changed', 'address-changed', 'manager-joined'],
  ]);
});
