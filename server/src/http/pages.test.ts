import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';

const webDir = mkdtempSync(join(tmpdir(), 'puente-web-'));
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html lang="en"><title>Puente</title><!--head--><div id="root"></div><!--boot-->',
);

for (const language of ['en', 'es'])
  writeFileSync(
    join(webDir, `home.${language}.html`),
    `<!doctype html><html lang="${language}"><title>Puente</title><!--head--><div id="root">home in ${language}</div><!--boot-->`,
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
  welcome: { en: 'Hola', es: 'Hola' },
  resourceLinks: [{ label: 'Help', url: 'https://example.org/help' }],
  theme: { primaryColor: '#123456', secondaryColor: '#2d9cdb', headerColor: '#2f80ed', logo: null },
};

function open(path: string) {
  return t.call('GET', path, undefined, { headers: { accept: 'text/html' } });
}
const block = /<script type="application\/json" id="boot">([^<]*)<\/script>/;
function bootOf(page: string) {
  return JSON.parse(block.exec(page)?.[1] ?? 'null');
}

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
    const asked = await t.call('GET /api/config');
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
          about: null,
          checks: null,
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
    for (const path of ['/', '/login']) {
      const { body } = await open(`${path}?pId=${other.partnerSlug}`);
      expect(bootOf(body).partner.name).toBe(name);
      expect(body.match(/<script/g)).toHaveLength(1);
      expect(body).not.toMatch(/[\u2028\u2029]/);
      expect(body).not.toContain('<!--');
    }
  });

  test('keeps what experts write inside its data', async () => {
    const bad = '</script><script>alert(1)</script><!--\u2028\u2029';
    const expert = await t.provider();
    await sql`update providers set expertise = ${bad} where id = ${expert.id}`.execute(
      t.context.db,
    );
    const { body } = await open(`/expert/${expert.id}`);
    const data = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(data)['@graph'][0].jobTitle).toBe(bad);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body).not.toMatch(/<!--|[\u2028\u2029]/);
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

/** What the application itself says. */
function readTexts(language: string): {
  notFound: { title: string; text: string; action: string };
} {
  const file = new URL(`../../../web/src/locales/${language}/shell.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function openIn(language: string, path: string) {
  return t.call('GET', path, undefined, {
    headers: { accept: 'text/html', 'accept-language': language },
  });
}

describe('terms and privacy', () => {
  test.each([
    ['/terms', 'en', 'Terms of use', 'full refund'],
    ['/terms', 'es', 'Términos de uso', 'te devolvemos todo'],
    ['/privacy', 'en', 'Privacy', 'delete your account'],
    ['/privacy', 'es', 'Privacidad', 'eliminar tu cuenta'],
  ])('%s is there in %s before any script', async (path, language, title, words) => {
    const { status, body } = await openIn(language, path);
    expect(status).toBe(200);
    expect(body).toContain(`<title>${title} · Puente</title>`);
    expect(body).toMatch(/<meta name="description" content="[^"]{40,}">/);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(words);
    expect(body).toContain('mailto:hola@puente.example');
    expect(body).not.toContain('{{');
  });

  test('are written by the installation, whose markup is text', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'puente-legal-'));
    writeFileSync(
      join(dir, 'terms.en.md'),
      '# House *rules*\n\nBy {{runBy}}. <script>alert(1)</script> [x](javascript:alert(1))\n',
    );
    const own = await startTestApp(undefined, {
      WEB_DIR: webDir,
      LEGAL_DIR: dir,
      LEGAL_NAME: 'Casa & Co',
      LEGAL_CONTACT: 'us@example.org',
    });
    const { body } = await own.call('GET', '/terms', undefined, {
      headers: { accept: 'text/html' },
    });
    expect(body).toContain('<title>House rules · Puente</title>');
    expect(body).toContain('By Casa &amp; Co.');
    expect(body).not.toMatch(/<script>alert|href="javascript/);
    // What is not written there is the release's.
    const privacy = await own.call('GET /api/legal/:document', { params: { document: 'privacy' } });
    expect(privacy.body.html).toContain('mailto:us@example.org');
    await own.stop();
    rmSync(dir, { recursive: true });
  });
});

test('an expert who is gone is told so before any script, with two ways on', async () => {
  const { status, body } = await open('/@nobody.here');
  expect(status).toBe(404);
  expect(body).toContain('Profile not found</h1>');
  expect(body).toMatch(/href="\/experts">Find experts<.*href="\/">Tell us what you need</s);
});

test("an expert's page shows portrait, name and expertise before any script", async () => {
  const expert = await t.provider();
  await sql`update providers set expertise = ${'<b>Sleep</b>'} where id = ${expert.id}`.execute(
    t.context.db,
  );
  const { body } = await openIn('es', `/expert/${expert.id}`);
  expect(body).toContain('data-prerendered="page"');
  expect(body).toContain('<h1 class="display text-3xl">Paula Rojas</h1>');
  expect(body).toContain('Con verificación de');
  expect(body).toContain('&lt;b&gt;Sleep&lt;/b&gt;');
});

test.each([
  ['en', 'succeeded', 'Your bank said yes. Confirming your meeting…'],
  ['es', 'succeeded', 'Tu banco dijo que sí. Confirmando tu reunión…'],
  ['en', 'failed', 'Checking with your bank…'],
  ['es', '<b>', 'Consultando a tu banco…'],
])('who comes back from the bank reads so before any script (%s, %s)', async (...given) => {
  const [language, status, said] = given;
  const search = new URLSearchParams({
    payment_intent: 'pi_1',
    payment_intent_client_secret: 'pi_1_secret',
    redirect_status: status,
  });
  const { body, headers } = await openIn(language, `/book/${boss.partnerId}?${search.toString()}`);
  expect(body).toContain('data-prerendered="page"');
  expect(body).toContain(`${said}</h1>`);
  expect(body).not.toContain('<b>');
  expect(headers['cache-control']).toBe('no-store');
  // Without an answer of the bank it is the booking path as ever.
  expect((await openIn(language, `/book/${boss.partnerId}`)).body).not.toContain(said);
});

describe('an address that no page has', () => {
  const paths = ['/nowhere', '/you/nothing', '/partners/', '/partners', '/Abcdefgh1', '/book/'];

  test.each(['en', 'es'] as const)(
    'is 404, and says so before any script (%s)',
    async (language) => {
      const { notFound } = readTexts(language);
      for (const path of paths) {
        const { status, body } = await openIn(language, `${path}?x=y`);
        expect(status, path).toBe(404);
        // The words of the page that replaces it.
        expect(body).toContain(`<title>${notFound.title} · Puente</title>`);
        expect(body).toContain(`>${notFound.title}</h1>`);
        expect(body.replaceAll('&#39;', "'")).toContain(`>${notFound.text}</p>`);
        expect(body).toContain('<meta name="robots" content="noindex">');
        expect(body).not.toMatch(/rel="canonical"|property="og:/);
        expect(bootOf(body)).not.toBeNull();
      }
      for (const path of ['/you', '/You/', '/activity/x', '/Abcdefgh12', '/you/partner'])
        expect((await openIn(language, path)).status, path).toBe(200);
    },
  );
});

describe('the home screen', () => {
  test.each([
    ['es-CL,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,es;q=0.9', 'en'],
    ['fr', 'en'],
  ])('is there before any script, for a browser of %s in %s', async (accepted, language) => {
    const { body, headers } = await openIn(accepted, '/?utm_source=x');
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`home in ${language}`);
    expect(headers['vary']).toContain('Accept-Language');
    expect(bootOf(body)).not.toBeNull();
  });

  test('stays out of every other page, and of a partner whose words and colours it lacks', async () => {
    for (const path of ['/login', '/you', '/contacts', `/?pId=${boss.partnerSlug}`]) {
      const { body } = await openIn('es', path);
      expect(body, path).toContain('<html lang="es">');
      expect(body, path).toContain('<div id="root"></div>');
    }
    expect((await openIn('es', '/?pId=nobody')).body).toContain('home in es');
  });
});

test.each(['/', '/login', '/welcome', '/contacts', '/activity/x', '/you', '/book/x', '/@nobody'])(
  'the page %s describes itself in both languages',
  async (path) => {
    const described = /<meta name="description" content="([^"]{20,})">/;
    const [en, es] = await Promise.all(['en', 'es'].map((language) => openIn(language, path)));
    const descriptions = [en, es].map((page) => described.exec(page?.body)?.[1]);
    expect(new Set(descriptions).size).toBe(2);
    expect(descriptions).not.toContain(undefined);
  },
);

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
    // No one has these names, which the page tells people as well.
    expect(status).toBe(path.startsWith('/@') ? 404 : 200);
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
