import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { registerSitemap } from './sitemap.ts';

const webDir = mkdtempSync(join(tmpdir(), 'puente-web-'));
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html lang="en"><title>Puente</title><!--head--><div id="root"></div><!--boot-->',
);

let t: TestApp;
let expert: Awaited<ReturnType<TestApp['provider']>>;
let unverified: Awaited<ReturnType<TestApp['provider']>>;
const evil = '</script><script>alert(1)</script><!--';

beforeAll(async () => {
  t = await startTestApp(undefined, { WEB_DIR: webDir, PUBLIC_URL: 'https://puente.example' });
  await t.setNow('2026-12-01T12:00:00Z');
  expert = await t.provider({ profile: { field: 'arts', username: 'paula.rojas' } });
  unverified = await t.provider({ isVerified: false, profile: { name: 'Una' } });
  await sql`update providers set expertise = ${evil} where id = ${expert.id}`.execute(t.context.db);
});
afterAll(async () => {
  await t.stop();
  rmSync(webDir, { recursive: true });
});

const origin = 'https://puente.example';

const ask = (path: string, language = 'en') =>
  t.call('GET', path, undefined, {
    headers: { accept: 'text/html', 'accept-language': language, host: 'puente.example' },
  });

async function open(path: string, language = 'en', expected = 200) {
  const { status, body } = await ask(path, language);
  expect(status, path).toBe(expected);
  return body as string;
}

function linksOf(page: string) {
  const canonical = /<link rel="canonical" href="([^"]+)">/.exec(page)?.[1];
  const alternate = [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
  return {
    canonical,
    ...Object.fromEntries(alternate.map(([, language, href]) => [language, href])),
  };
}

const unlisted = '<meta name="robots" content="noindex">';

describe('the list of experts', () => {
  test('is painted before any script, in both languages', async () => {
    const [en, es] = await Promise.all(['en', 'es'].map((language) => open('/experts', language)));
    expect(en).toContain('<title>Find experts · Puente</title>');
    expect(es).toContain('<title>Encuentra especialistas · Puente</title>');
    for (const page of [en, es]) {
      expect(page).toContain('data-prerendered="page"');
      expect(page).toMatch(/<a [^>]*href="\/@paula\.rojas"[^>]*>Paula Rojas<\/a>/);
      expect(page).not.toContain('Una Rojas');
      expect(page).not.toContain(unlisted);
      expect(page).toContain(`<meta property="og:image" content="${origin}/share.png">`);
    }
  });

  test('has its experts as data that nothing they write can end', async () => {
    const page = await open('/experts');
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Paula Rojas', url: `${origin}/@paula.rojas` }],
    });
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).toContain('&lt;/script&gt;');
  });

  test('has a page for each field, and none for other filters', async () => {
    const arts = await open('/experts?field=arts');
    expect(arts).toContain('<title>Experts: Art and music · Puente</title>');
    expect(linksOf(arts).canonical).toBe(`${origin}/experts?field=arts`);
    expect(arts).not.toContain(unlisted);
    for (const search of ['q=paula', 'field=arts&day=monday', 'verification=any', 'field=law'])
      expect(await open(`/experts?${search}`), search).toContain(unlisted);
  });

  test.each(['field=magic', 'q=%00', 'language=xx&sort=1', 'cursor=1&limit=a'])(
    'passes over what it does not know: %s',
    async (search) => {
      expect(await open(`/experts?${search}`)).toContain('Paula Rojas');
    },
  );
});

describe('an address', () => {
  test('can ask for a language, and says both', async () => {
    for (const path of ['/', '/experts', '/@paula.rojas', '/terms']) {
      const asked = await open(`${path}?lang=es`, 'en');
      expect(asked, path).toContain('<html lang="es">');
      const es = `${origin}${path}?lang=es`;
      const links = { en: `${origin}${path}?lang=en`, es, 'x-default': origin + path };
      expect(linksOf(asked), path).toEqual({ canonical: es, ...links });
      expect(linksOf(await open(path)), path).toEqual({ canonical: origin + path, ...links });
    }
    expect(await open('/?lang=fr', 'es')).toContain('<html lang="es">');
  });

  test('of pages of one’s own stays out of search engines', async () => {
    for (const path of ['/login', '/you', '/activity', `/book/${expert.id}`, '/Abcdefgh12'])
      expect(await open(path), path).toContain(unlisted);
    expect(await open(`/expert/${unverified.id}`)).toContain(unlisted);
    expect(await open('/')).not.toContain(unlisted);
  });
});

describe('a page', () => {
  test.each([
    '/@no.one',
    '/@no.one?lang=es',
    '/@',
    '/@paula%20rojas',
    '/expert/00000000-0000-4000-8000-000000000000',
    '/partners/no-one',
  ])('that is not there says so to machines, too: %s', async (path) => {
    const page = await open(path, 'es', 404);
    expect(page).toContain(unlisted);
    // People get the page that tells them.
    expect(page).toContain('<div id="root"');
  });

  test('of a former name leads on for 90 days, with what was asked of it', async () => {
    const moved = await t.provider({ profile: { username: 'name.before' } });
    await t.call('PUT /api/profile', { token: moved.token, body: { username: 'name.now' } });
    const { status, headers } = await ask('/@Name.Before?lang=es&ref=a');
    expect(status).toBe(308);
    expect(headers['location']).toBe('/@name.now?lang=es&ref=a');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(await open('/@name.now')).toContain('"@type":"Person"');
    await t.advance('PT2184H');
    await open('/@name.before', 'en', 404);
    await t.setNow('2026-12-01T12:00:00Z');
    await sql`update users set deleted_at = created_at where id = ${moved.id}`.execute(
      t.context.db,
    );
  });

  test('has a picture to share of the size that it says', async () => {
    for (const [language, locale] of [
      ['en', 'en_US'],
      ['es', 'es_CL'],
    ]) {
      const page = await open('/experts', language);
      expect(page).toContain(`<meta property="og:locale" content="${locale}">`);
      expect(page).toContain('<meta property="og:image:width" content="1200">');
      expect(page).toContain('<meta property="og:image:height" content="630">');
    }
    const picture = readFileSync(new URL('../../../web/public/share.png', import.meta.url));
    // The header of a PNG: width and height in four bytes each.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

describe('for search engines', () => {
  test('a sitemap with too many pages is split into several', async () => {
    const app = Fastify();
    const pages = Array.from({ length: 5 }, (_, at) => ({ path: `/@expert-${at}` }));
    registerSitemap(app, { publicUrl: origin }, async () => pages, 2);
    const read = async (url: string) => (await app.inject(url)).body;
    const index = await read('/sitemap.xml');
    const parts = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    expect(parts).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
    const all = await Promise.all(parts.map((part) => read(part.slice(origin.length))));
    const found = all.flatMap((part) => [...part.matchAll(/<url><loc>([^<]+)/g)]);
    expect(found.map(([, loc]) => loc)).toEqual(pages.map(({ path }) => origin + path));
    for (const none of ['4', '0', 'x', '1e3'])
      expect((await app.inject(`/sitemap-${none}.xml`)).statusCode, none).not.toBe(200);
    await app.close();
  });

  test('the sitemap has public pages and verified experts alone', async () => {
    const { status, body, headers } = await t.call('GET', '/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/xml');
    const pages = [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      // The partner that verified her has a slug of its own in each run.
      loc.replace(/partner-[0-9a-f]{8}$/, 'hers'),
    );
    const experts = ['/experts', '/experts?field=arts', '/partners/hers', '/@paula.rojas'];
    expect(pages).toEqual(['/', '/terms', '/privacy', ...experts].map((path) => origin + path));
    expect(body).toContain('<lastmod>2026-12-01</lastmod>');
    expect(body).toContain(`hreflang="es" href="${origin}/experts?field=arts&amp;lang=es"`);
  });

  test('an expert who leaves is out of it at once', async () => {
    const gone = await t.provider({ profile: { username: 'soon.gone' } });
    expect((await t.call('GET', '/sitemap.xml')).body).toContain('soon.gone');
    await t.call('DELETE /api/profile', { token: gone.token, body: { confirmed: true } });
    expect((await t.call('GET', '/sitemap.xml')).body).not.toContain('soon.gone');
  });

  test('robots.txt keeps them out of private pages, and of the product under other names', async () => {
    const robots = async (host: string) =>
      String((await t.call('GET', '/robots.txt', undefined, { headers: { host } })).body);
    const own = await robots('puente.example');
    expect(own).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const path of ['/api/', '/you', '/activity', '/book/', '/plan/', '/receipts/'])
      expect(own).toContain(`Disallow: ${path}\n`);
    expect(own).not.toContain('Disallow: /\n');
    expect(await robots('staging.example')).toBe('User-agent: *\nDisallow: /\n');
  });
});
