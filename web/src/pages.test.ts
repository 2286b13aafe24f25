import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('./', import.meta.url));
function read(path: string) {
  return readFileSync(join(root, path), 'utf8');
}

/** Loaded before the first page. */
const always = new Set(['common', 'shell']);

type Page = { file: string; namespaces: string[] };

/** Every page of pages.ts: its file, and the namespaces it is loaded with. */
const pages = pagesIn('pages.ts');

/** Parts of the partner's place, each loaded on demand when the texts of the place are there. */
const place = pages.find(({ file }) => file === 'pages/partner/partner-page.tsx');
const sections = pagesIn('pages/partner/sections.ts').map(({ file, namespaces }) => ({
  file,
  namespaces: [...namespaces, ...(place?.namespaces ?? [])],
}));

/** What stands open beside a list, loaded on wide screens alone. */
const besideLists = ['pages/activity/activity-page.tsx', 'pages/contacts/contacts-page.tsx'];
const parts = [...sections, ...besideLists.flatMap(pagesIn)];

function pagesIn(table: string): Page[] {
  return read(table)
    .split('lazyPage(')
    .filter((call) => call.includes("import('"))
    .map((call) => ({
      file: join(dirname(table), /import\('\.\/([^']+)'\)/.exec(call)?.[1] ?? ''),
      // The first name is the component's.
      namespaces: [...call.matchAll(/'([A-Za-z]+)'/g)].map(([, name = '']) => name).slice(1),
    }));
}

type Texts = { used: Set<string>; loaded: Set<string> };

/** The namespaces that a file and all its imports, static or dynamic, use and load. */
function textsOf(file: string, seen = new Map<string, Texts>()): Texts {
  const texts = { used: new Set<string>(), loaded: new Set<string>() };
  if (seen.has(file) || !existsSync(join(root, file))) return texts;
  seen.set(file, texts);
  const source = read(file);
  for (const [, name = ''] of source.matchAll(/useTranslation\('([a-z]+)'/g)) texts.used.add(name);
  for (const [, name = ''] of source.matchAll(/loadNamespaces\('([a-z]+)'/g))
    texts.loaded.add(name);
  for (const [, specifier = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g)) {
    const path = normalize(join(dirname(file), specifier));
    // A part is loaded with its own.
    if (parts.some((part) => part.file === path)) continue;
    const below = textsOf(path, seen);
    for (const name of below.used) texts.used.add(name);
    for (const name of below.loaded) texts.loaded.add(name);
  }
  return texts;
}

test('every page is found', () => {
  expect(pages.length).toBeGreaterThan(18);
  expect(parts).toHaveLength(10);
  const files = [...pages, ...parts].map(({ file }) => file);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each([...pages, ...parts])(
  '$file is loaded with the texts it shows',
  ({ file, namespaces }) => {
    const { used, loaded } = textsOf(file);
    const there = new Set([...always, ...namespaces, ...loaded, ...textsOf('boot/app.tsx').loaded]);
    expect([...used.difference(there)]).toEqual([]);
  },
);
