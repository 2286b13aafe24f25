import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';

const webDir = mkdtempSync(join(tmpdir(), 'puente-web-'));
mkdirSync(join(webDir, 'assets'));
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Puente</title><!--boot-->');
writeFileSync(join(webDir, 'assets', 'main-1.js'), 'export {};');

/** The product's own page elsewhere, behind TLS. */
const friend = 'https://www.puente.example';
let t: TestApp;
let secure: TestApp;
/** As names of pictures are. */
const hex = 'a'.repeat(64);
beforeAll(async () => {
  t = await startTestApp(undefined, { WEB_DIR: webDir });
  secure = await startTestApp(undefined, {
    WEB_DIR: webDir,
    PUBLIC_URL: 'https://puente.example',
    ALLOWED_ORIGINS: friend,
  });
  const media = join(t.context.config.dataDir, 'media');
  mkdirSync(join(media, 'folder'), { recursive: true });
  mkdirSync(join(media, 'portraits'), { recursive: true });
  for (const name of ['page.html', `portraits/page.html`, `${hex}.webp`])
    writeFileSync(join(media, name), '<script>alert(1)</script>');
  writeFileSync(join(media, '.unfinished.webp'), 'half');
  writeFileSync(join(t.context.config.dataDir, 'secret.txt'), 'secret');
});
afterAll(async () => {
  await t.stop();
  await secure.stop();
  rmSync(webDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, app = t) =>
  app.call('GET', path, undefined, { headers });

/** Sends the address as it is; clients that know better would mend it on the way. */
const rawGet = (path: string): Promise<{ status: number; location: string; text: string }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(t.url);
    const asked = request({ hostname, port, path, headers: { accept: 'text/html' } }, (reply) => {
      let text = '';
      reply.on('data', (piece) => (text += String(piece)));
      reply.on('end', () =>
        done({ status: reply.statusCode ?? 0, location: reply.headers.location ?? '', text }),
      );
    });
    asked.on('error', fail);
    asked.end();
  });

/** One reply of every kind the server gives. */
const kinds = [
  ['a page', '/'],
  ['a page deep inside', '/login'],
  ['a script', '/assets/main-1.js'],
  ['a call', '/api/config'],
  ['a refusal', '/api/profile'],
  ['nothing', '/api/nothing'],
  ['a file', '/media/page.html'],
  ['no file', '/media/none.webp'],
  ['health', '/healthz'],
  ['an address that cannot be read', '/%'],
  ['a call that cannot be read', '/api/%'],
] as const;

describe('the headers of every reply', () => {
  test.each(kinds)('of %s say what it is and let nobody frame it', async (_, path) => {
    const { headers } = await get(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    const policy = String(headers['content-security-policy']);
    if (path !== '/media/page.html') expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/(?:script|default)-src[^;]*(?:unsafe|\*|https?:(?:;|\s|$)|data:)/);
    expect(headers['referrer-policy']).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  test('let pages run our own scripts alone, and load nothing from elsewhere', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const rules = new Map(
      policy.split(';').map((rule) => {
        const [name = '', ...sources] = rule.trim().split(/\s+/);
        return [name, sources] as const;
      }),
    );
    expect(rules.get('script-src')).toEqual(["'self'"]);
    expect(rules.get('default-src')).toEqual(["'self'"]);
    expect(rules.get('object-src')).toEqual(["'none'"]);
    expect(rules.get('base-uri')).toEqual(["'none'"]);
    expect(rules.get('form-action')).toEqual(["'self'"]);
    expect(rules.get('worker-src')).toEqual(["'self'"]);
  });

  test.each(kinds)(
    'of %s ask for TLS where the product has it, and only there',
    async (_, path) => {
      expect((await get(path)).headers['strict-transport-security']).toBeUndefined();
      const { headers } = await get(path, {}, secure);
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    },
  );

  test('keep the visitor’s cookie from scripts, other sites and plain lines', async () => {
    const own = String((await get('/', { accept: 'text/html' })).headers['set-cookie']);
    expect(own).toMatch(/HttpOnly/);
    expect(own).toMatch(/SameSite=Lax/);
    expect(own).not.toMatch(/Secure/);
    // Whatever the proxy in front says of the line to it.
    for (const headers of [{ 'x-forwarded-proto': 'https' }, {}, { 'x-forwarded-proto': 'http' }])
      for (const path of ['/', '/login', '/api/worker/exchanges']) {
        const { headers: replied } = await get(path, { accept: 'text/html', ...headers }, secure);
        expect(String(replied['set-cookie']), path).toMatch(/Secure/);
      }
    const behindTls = await get('/', { accept: 'text/html', 'x-forwarded-proto': 'https' });
    expect(String(behindTls.headers['set-cookie'])).toMatch(/Secure/);
  });
});

describe('other origins', () => {
  const strangers = [
    'https://evil.example',
    'https://puente.example.evil.example',
    'https://evilpuente.example',
    'http://www.puente.example',
    'https://www.puente.example:8443',
    'https://WWW.puente.example.',
    'null',
  ];
  const allowHeaders = (headers: Record<string, unknown>) =>
    Object.keys(headers).filter((name) => name.startsWith('access-control-allow'));

  test.each(strangers)('%s may read nothing, and its preflight gets no leave', async (origin) => {
    for (const app of [t, secure]) {
      for (const path of ['/api/config', '/api/profile', '/', '/media/page.html']) {
        const { headers } = await get(path, { origin }, app);
        expect(headers['access-control-allow-origin'], path).toBeUndefined();
      }
      const preflight = await app.app.inject({
        method: 'OPTIONS',
        url: '/api/profile',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('get not one header of leave where none is configured', async () => {
    const preflight = await t.app.inject({
      method: 'OPTIONS',
      url: '/api/profile',
      headers: { origin: friend, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
    expect(allowHeaders(preflight.headers)).toEqual([]);
  });

  test('that are a form of our own name may hand a session over, and call where calls go elsewhere', async () => {
    const variables = { WEB_DIR: webDir, PUBLIC_URL: 'https://puente.example' };
    const [one, split] = [
      await startTestApp(undefined, variables),
      await startTestApp(undefined, { ...variables, API_URL: 'https://api.puente.example' }),
    ];
    expect((await get('/', {}, one)).headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect((await get('/')).headers['cross-origin-opener-policy']).toBe('same-origin');
    const allowed = async (origin: string, app: TestApp) =>
      (await get('/api/config', { origin }, app)).headers['access-control-allow-origin'];
    for (const origin of ['https://puente.example', friend]) {
      expect(await allowed(origin, one)).toBeUndefined();
      expect(await allowed(origin, split)).toBe(origin);
    }
    for (const origin of ['https://evil.example', 'http://puente.example', 'null'])
      expect(await allowed(origin, split)).toBeUndefined();
    await one.stop();
    await split.stop();
  });

  test('that are configured may, each by its own name and never by a star', async () => {
    const { headers } = await get('/api/config', { origin: friend }, secure);
    expect(headers['access-control-allow-origin']).toBe(friend);
    expect(String(headers['vary'])).toContain('Origin');
  });
});

describe('an address that cannot be read', () => {
  test.each(['/%', '/@%E0%A4%A', '/book/%E0%A4%A', '/%?next=//evil.example'])(
    'leads a person to the start: %s',
    async (path) => {
      expect(await rawGet(path)).toEqual({ status: 302, location: '/', text: '' });
    },
  );

  test.each(['/api/%', '/api/currency/rates/%E0%A4%A', '/worker/%', '/assets/%.js'])(
    'is refused like any call for nothing: %s',
    async (path) => {
      const { status, text } = await rawGet(path);
      expect(status).toBe(404);
      expect(JSON.parse(text)).toMatchObject({
        errorCode: 'not-found',
        message: expect.any(String),
        requestId: expect.any(String),
      });
    },
  );

  test('is refused to whoever wants no page', async () => {
    const json = await get('/%', { accept: 'application/json' });
    expect([json.status, json.body.errorCode]).toEqual([404, 'not-found']);
    const sent = await t.call('POST', '/%', {});
    expect([sent.status, sent.body.errorCode]).toEqual([404, 'not-found']);
  });
});

describe('a link that looks like ours', () => {
  const elsewhere = [
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '//evil.example/%2e%2e',
    '/assets//evil.example/..',
    '/login?next=https://evil.example',
    '/login?next=//evil.example',
    '/login?returnUrl=https://evil.example&authToken=x&phone=%2B56912345678',
    '/Abcdefgh12?pId=https://evil.example',
    '/?partnerId=//evil.example',
    '/@//evil.example',
    '/expert//evil.example',
    '/join/%0d%0aLocation:%20https://evil.example',
    '/bookings/..//evil.example',
    '/media//evil.example',
    '/media/folder',
    '/assets',
    '/api/validate//evil.example',
    '/api//evil.example',
    '//evil.example/%',
    'http://evil.example/%',
    'http://evil.example/',
  ];

  test.each(elsewhere)('never sends anybody away: %s', async (path) => {
    const { status, location } = await rawGet(path);
    expect(status).toBeLessThan(500);
    if (status < 300 || status >= 400) return;
    expect(new URL(location, 'https://puente.example/').origin).toBe('https://puente.example');
  });
});

describe('files that people gave', () => {
  test('run nowhere, whatever they turn out to be', async () => {
    for (const path of ['/media/portraits/page.html', `/media/${hex}.webp`]) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each([
    '/media/../secret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/..%2fsecret.txt',
    '/media/..%5csecret.txt',
    '/media/%252e%252e/secret.txt',
    '/media/.unfinished.webp',
    '/media/%2eunfinished.webp',
    '/media/',
    '/media/folder/',
    '/media/folder',
    '/media/x%00.webp',
    '/media/page.html',
    `/media//${hex}.webp`,
  ])('are all that is shown: not %s', async (path) => {
    const { status, text } = await rawGet(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/^(?:secret|half)$/);
  });

  test('are only read there', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await t.call(method, `/media/${hex}.webp`, {})).status).toBe(404);
    expect((await get(`/media/${hex}.webp`)).status).toBe(200);
  });
});
