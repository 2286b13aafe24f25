import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';

let t: TestApp;
const webDir = mkdtempSync(join(tmpdir(), 'puente-experts-'));
const index =
  '<!doctype html><html lang="en"><head><title>Puente</title><!--head--></head>' +
  '<body><div id="root"></div><!--boot--></body></html>';
const origin = 'http://localhost:3000';

/** One writes in both languages, one in Spanish alone, one in English alone; all of them do law. */
const lines = {
  both: {
    languages: ['es', 'en'],
    ...{ expertise: 'Herencias & testamentos', expertiseTranslated: 'Wills & inheritance' },
  },
  spanish: { languages: ['es'], expertise: 'Contratos de arriendo' },
  english: { languages: ['en'], expertise: 'Visas for founders' },
};

beforeAll(async () => {
  writeFileSync(join(webDir, 'index.html'), index);
  t = await startTestApp(undefined, { WEB_DIR: webDir });
  for (const [lastName, profile] of Object.entries(lines))
    await t.provider({ profile: { ...profile, lastName, field: 'law' } });
});
afterAll(async () => {
  await t.stop();
  rmSync(webDir, { recursive: true });
});

async function open(path: string, browser: 'en-US' | 'es-CL'): Promise<string> {
  const headers = { accept: 'text/html', 'accept-language': browser };
  const { status, body } = await t.call('GET', path, undefined, { headers });
  expect(status).toBe(200);
  return body;
}

/** The page's language, its title, what previews show, and the name of its structured data. */
function headOf(page: string) {
  const one = (pattern: RegExp) => page.match(pattern)?.[1] ?? null;
  const data: unknown = JSON.parse(
    one(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? '',
  );
  return {
    language: one(/<html lang="(\w+)"/),
    title: one(/<title>(.*?)<\/title>/),
    preview: one(/property="og:title" content="(.*?)"/),
    description: one(/name="description" content="(.*?)"/),
    previewed: one(/property="og:description" content="(.*?)"/),
    locale: one(/property="og:locale" content="(.*?)"/),
    heading: one(/<h1[^>]*>(.*?)<\/h1>/),
    canonical: one(/rel="canonical" href="(.*?)"/),
    data,
  };
}

const words = {
  en: {
    locale: 'en_US',
    heading: 'Experts: Law',
    description:
      'Law: verified experts on Puente, with prices and available times. Book, pay and meet online, in your language.',
  },
  es: {
    locale: 'es_CL',
    heading: 'Especialistas: Leyes',
    description:
      'Leyes: especialistas con verificación en Puente, con precios y horas disponibles. Reserva, paga y reúnete en línea, en tu idioma.',
  },
};

describe('the head of the list of experts', () => {
  test.each([
    ['/experts?field=law', 'en-US', 'en', ''],
    ['/experts?field=law', 'es-CL', 'es', ''],
    // What the address asks for comes before the browser's language, and is an address of its own.
    ['/experts?field=law&lang=es', 'en-US', 'es', '&amp;lang=es'],
    ['/experts?field=law&lang=en', 'es-CL', 'en', '&amp;lang=en'],
    ['/experts?field=law&lang=fr', 'es-CL', 'es', ''],
  ] as const)('at %s for %s is in %s', async (path, browser, language, asked) => {
    const page = await open(path, browser);
    const { heading, description, locale } = words[language];
    expect(headOf(page)).toMatchObject({
      language,
      ...{ heading, description, locale, previewed: description },
      title: `${heading} · Puente`,
      preview: `${heading} · Puente`,
      canonical: `${origin}/experts?field=law${asked}`,
      data: { '@type': 'ItemList', name: heading },
    });
    expect(page).not.toContain('noindex');
    for (const [other, query] of [
      ['en', '&amp;lang=en'],
      ['es', '&amp;lang=es'],
      ['x-default', ''],
    ])
      expect(page).toContain(`hreflang="${other}" href="${origin}/experts?field=law${query}"`);
  });

  test('names everybody in its data, whichever language they write in', async () => {
    for (const browser of ['en-US', 'es-CL'] as const) {
      const { data } = headOf(await open('/experts?field=law', browser));
      const { itemListElement: items } = data as { itemListElement: { name: string }[] };
      expect(items.map(({ name }) => name).toSorted()).toEqual([
        'Paula both',
        'Paula english',
        'Paula spanish',
      ]);
    }
  });

  test('paints the line in the reader’s language, or says which one it is in (profile-5)', async () => {
    const english = await open('/experts', 'en-US');
    expect(english).toContain('<p class="text-ink-soft">Wills &amp; inheritance</p>');
    expect(english).not.toContain('Herencias');
    expect(english).toContain('lang="es">Contratos de arriendo</p>');
    expect(english).toContain('<p class="text-ink-soft">Visas for founders</p>');
    const spanish = await open('/experts', 'es-CL');
    expect(spanish).toContain('<p class="text-ink-soft">Herencias &amp; testamentos</p>');
    expect(spanish).not.toContain('Wills');
    expect(spanish).toContain('<p class="text-ink-soft">Contratos de arriendo</p>');
    expect(spanish).toContain('lang="en">Visas for founders</p>');
  });

  test('paints the filters and how many there are, in the room that they will take', async () => {
    const page = await open('/experts?field=law&language=es', 'es-CL');
    expect(page).toContain('¿Con qué necesitas ayuda?');
    expect(page).toContain('>2 especialistas</p>');
    // The chosen field leads back to all of them; the other filters stay.
    expect(page).toMatch(/<a href="\/experts\?language=es" [^>]*>Leyes <span[^>]*>2</);
    expect(await open('/experts?language=es', 'en-US')).toMatch(
      /<a href="\/experts\?language=es&amp;field=law" [^>]*>Law <span[^>]*>2</,
    );
  });

  test('of further filters is left out of search engines, in both languages', async () => {
    for (const browser of ['en-US', 'es-CL'] as const) {
      const page = await open('/experts?field=law&language=es', browser);
      expect(page).toContain('<meta name="robots" content="noindex">');
      expect(headOf(page).canonical).toBe(`${origin}/experts?field=law`);
    }
  });
});
