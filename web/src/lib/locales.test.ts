import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const locales = join(source, 'locales');
const languages = ['en', 'es'] as const;
type Texts = Map<string, string>;

/** Every text of a namespace by its dotted key. */
function textsOf(language: string, namespace: string): Texts {
  const texts: Texts = new Map();
  const walk = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') texts.set(path.join('.'), value);
    else for (const [key, inner] of Object.entries(value ?? {})) walk(inner, [...path, key]);
  };
  walk(JSON.parse(readFileSync(join(locales, language, `${namespace}.json`), 'utf8')), []);
  return texts;
}

function namespacesOf(language: string) {
  return readdirSync(join(locales, language))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();
}
const namespaces = namespacesOf('en');

function plain(key: string) {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
function variablesOf(text: string) {
  return new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]));
}

function keysOf(texts: Texts | undefined) {
  return new Set([...(texts?.keys() ?? [])].map(plain));
}

type Use = { file: string; namespace: string; key: string };

/**
 * Finds the uses of texts in one file: the namespace of each `t` (`useTranslation('booking')`,
 * renamed or not, `TFunction<'booking'>`), and the keys it is called with. A key made by a template
 * counts for all keys of that form.
 */
function usesIn(file: string): Use[] {
  const code = readFileSync(file, 'utf8');
  const speakers = new Map<string, Set<string>>();
  const add = (name: string, namespace: string) =>
    speakers.set(name, (speakers.get(name) ?? new Set()).add(namespace));
  const hook = /\{([^{}]*)\}\s*=\s*useTranslation\(\s*(?:\[([^\]]*)\]|'([\w-]+)')?/g;
  for (const [, taken = '', list, single] of code.matchAll(hook)) {
    const name = /\bt\s*:\s*(\w+)/.exec(taken)?.[1] ?? 't';
    const named = list
      ? [...list.matchAll(/'([\w-]+)'/g)].map(([, namespace]) => namespace ?? '')
      : [single ?? 'common'];
    for (const namespace of named) add(name, namespace);
  }
  for (const [, name = 't', namespace = ''] of code.matchAll(/(\w+):\s*TFunction<'([\w-]+)'>/g))
    add(name, namespace);
  add('i18next.t', 'common');
  const uses: Use[] = [];
  for (const [name, spoken] of speakers) {
    const call = new RegExp(
      `(?<![\\w.])${name.replace('.', '\\.')}\\(\\s*(?:'([^']+)'|\`([^\`]+)\`)`,
      'g',
    );
    for (const [, literal, template] of code.matchAll(call)) {
      const key = literal ?? template ?? '';
      const [first = '', second] = key.split(':', 2);
      if (second !== undefined) uses.push({ file, namespace: first, key: second });
      else for (const namespace of spoken) uses.push({ file, namespace, key });
    }
  }
  return uses;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => join(source, file));
const uses = files.flatMap(usesIn);

/** A key with `${…}` as a pattern for real keys. */
function patternOf(key: string) {
  return new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
      .join('[^.]+')}$`,
  );
}
function matches(use: Use, key: string) {
  return patternOf(use.key).test(key) || patternOf(use.key).test(plain(key));
}

describe('the texts', () => {
  it('exist for the same namespaces in English and Spanish', () => {
    expect(namespacesOf('es')).toEqual(namespaces);
  });

  it.each(namespaces)('of "%s" have the same keys and variables in both languages', (namespace) => {
    const [english, spanish] = languages.map((language) => textsOf(language, namespace));
    expect(keysOf(spanish)).toEqual(keysOf(english));
    for (const [key, text] of english ?? []) {
      const other = spanish?.get(key) ?? '';
      expect(text.trim(), `${namespace}:${key} is empty`).not.toBe('');
      if (spanish?.has(key)) {
        expect(other.trim(), `${namespace}:${key} is empty in Spanish`).not.toBe('');
        expect(variablesOf(other), `${namespace}:${key}`).toEqual(variablesOf(text));
      }
    }
  });

  it('are all used', () => {
    const unused = namespaces
      // Error codes come from the contract; a type checks that they are complete (error-codes.ts).
      .filter((namespace) => namespace !== 'errors')
      .flatMap((namespace) =>
        [...textsOf('en', namespace).keys()]
          .filter((key) => !uses.some((use) => use.namespace === namespace && matches(use, key)))
          .map((key) => `${namespace}:${key}`),
      );
    expect(unused).toEqual([]);
  });

  it('are all there where they are used', () => {
    const known = new Map(
      namespaces.map((namespace) => [namespace, [...textsOf('en', namespace).keys()]]),
    );
    const missing = uses
      .filter((use) => {
        // A `t` with several namespaces finds its key in one of them.
        const siblings = uses.filter((other) => other.file === use.file && other.key === use.key);
        return !siblings.some((other) =>
          known.get(other.namespace)?.some((key) => matches(other, key)),
        );
      })
      .map((use) => `${use.namespace}:${use.key} in ${use.file.slice(source.length + 1)}`);
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('the screens', () => {
  it('have no literal text in JSX', () => {
    const literal = />\s*([A-ZÁÉÍÓÚÑ¿¡][^<>{}\n=;()]*[a-záéíóúñ][^<>{}\n=;()]*)\s*<\//g;
    const attribute =
      /\s(?:label|title|placeholder|aria-label|alt|text|help)="([^"]*[A-Za-z]{2}[^"]*)"/g;
    const found = files
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
        return [...code.matchAll(literal), ...code.matchAll(attribute)].map(
          ([, text]) => `${text?.trim()} in ${file.slice(source.length + 1)}`,
        );
      });
    expect(found).toEqual([]);
  });
});
