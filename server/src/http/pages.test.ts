import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';

const webDir = mkdtempSync(join(tmpdir(), 'puente-web-'));
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><title>Puente</title><!--head--><div id="root"></div><!--boot-->',
);

writeFileSync(join(webDir, 'sw.js'), 'self.addEventListener("fetch", () => {})');

let t: TestApp;
let boss: Awaited<ReturnType<TestApp['manager']>>;
beforeAll(async () => {
  t = await startTestApp(undefined, { WEB_DIR: webDir });
  boss = await t.manager();
});
afterAll(async () => {
  await t.stop();
  rmSync(webDir, { recursive: true });
});

const config = {
  welcomeMessage: 'Hola',
  resourceLinks: [{ label: 'Help', url: 'https://example.org/help' }],
  theme: { primaryColor: '#123456', secondaryColor: '#2D9CDB', headerColor: '#2F80ED', logo: null },
};

const open = (path: string) => t.call('GET', path, undefined, { headers: { accept: 'text/html' } });
const block = /<script type="application\/json" id="boot">([^<]*)<\/script>/;
const bootOf = (page: string) => JSON.parse(block.exec(page)?.[1] ?? 'null');

test('the service worker rules the whole site and is asked for anew each time', async () => {
  const { status, headers } = await t.call('GET', '/sw.js');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

describe('a page', () => {
  test('knows the installation without asking', async () => {
    const { body } = await open('/login');
    const asked = await t.call('GET', '/api/config');
    expect(bootOf(body)).toMatchObject({
      config: { ...asked.body, now: expect.stringMatching(/Z$/) },
      ownHosts: expect.arrayContaining(['localhost']),
    });
    expect(bootOf(body).partner).toBeUndefined();
    expect(body).not.toContain(t.context.config.gateways.card.secretKey);
  });

  test('is dressed as the partner its address names, before anything is asked', async () => {
    await sql`update partners set config = ${JSON.stringify(config)}::jsonb
      where id = ${boss.partnerId}`.execute(t.context.db);
    const { partnerId, partnerSlug } = boss;
    for (const query of [`pId=${partnerSlug}`, `partnerId=${partnerId}`, `x=1&pId=${partnerId}`])
      for (const path of ['/', '/login', '/Abcdefgh12'])
        expect(bootOf((await open(`${path}?${query}`)).body).partner).toEqual({
          id: partnerId,
          slug: partnerSlug,
          name: 'A partner',
          config,
        });
  });

  test('that a partner shares carries its name and welcome in its head, at the start alone', async () => {
    const { body } = await open(`/?pId=${boss.partnerSlug.toUpperCase()}`);
    expect(body).toContain('<title>A partner · Puente</title>');
    expect(body).toContain('<meta property="og:description" content="Hola">');
    expect(body).toContain(`/?pId=${boss.partnerSlug}">`);
    for (const path of ['/', '/?pId=nobody', `/login?pId=${boss.partnerSlug}`])
      expect((await open(path)).body).toContain('<title>Puente</title>');
  });

  test.each([
    '/?pId=nobody',
    '/?pId=default',
    '/?pId=',
    '/?partnerId=%00',
    '/?pId=%ED%A0%80',
    `/?pId=${'x'.repeat(65)}`,
    `/?pId=%27%20or%201%3D1`,
  ])('opens without a partner at %s', async (path) => {
    const { status, body } = await open(path);
    expect(status).toBe(200);
    expect(bootOf(body).partner).toBeUndefined();
  });

  test('keeps what partners write inside its data', async () => {
    const name = '</script><script>alert(1)</script><!--\u2028\u2029';
    const other = await t.manager();
    await sql`update partners set name = ${name} where id = ${other.partnerId}`.execute(
      t.context.db,
    );
    // The start's head carries the name, too, in place of the comment that other pages keep.
    for (const [path, comments] of [
      ['/', 0],
      ['/login', 1],
    ] as const) {
      const { body } = await open(`${path}?pId=${other.partnerSlug}`);
      expect(bootOf(body).partner.name).toBe(name);
      expect(body.match(/<script/g)).toHaveLength(1);
      expect(body).not.toMatch(/[\u2028\u2029]/);
      expect(body.match(/<!--/g) ?? []).toHaveLength(comments);
    }
  });

  test('is kept by nobody else, and by nobody at all when its address is a secret', async () => {
    const plain = await open('/');
    expect(plain.headers['cache-control']).toBe('private, no-cache');
    expect(plain.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    for (const query of ['authToken=x&phone=%2B56912345678', 'phone=%2B5691', 'pn=5691', 'token=x'])
      for (const path of ['/', '/login']) {
        const { headers } = await open(`${path}?${query}`);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['referrer-policy']).toBe('no-referrer');
      }
  });
});

describe('an address with a dot', () => {
  test.each([
    '/@camilarojas?utm_source=chatgpt.com',
    '/@ana.soto',
    '/@ana.soto?x=a.com',
    '/you?x=a.com',
    '/contacts?q=ana.soto',
    '/login?next=//evil.com',
  ])('in its query or its username is a page: %s', async (path) => {
    const { status, body } = await open(path);
    expect(status).toBe(200);
    expect(bootOf(body)).not.toBeNull();
  });

  test.each(['/none.js', '/none.js?v=1', '/assets/none.js', '/assets/none.js?x=y', '/api?x=y'])(
    'that is no page stays without one: %s',
    async (path) => {
      const { status, body } = await open(path);
      expect(status).toBe(404);
      expect(body.errorCode).toBe('not-found');
    },
  );
});
