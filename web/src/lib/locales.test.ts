import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const locales = join(source, 'locales');
const languages = ['en', 'es'] as const;
type Texts = Map<string, string>;

/** Every text of a word by its dotted key. */
function textsOf(language: string, word: string): Texts {
  const texts: Texts = new Map();
  const walk = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') texts.set(path.join('.'), value);
    else for (const [key, inner] of Object.entries(value ?? {})) walk(inner, [...path, key]);
  };
  walk(JSON.parse(readFileSync(join(locales, language, `${word}.json`), 'utf8')), []);
  return texts;
}

const wordsOf = (language: string) =>
  readdirSync(join(locales, language))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();
const words = wordsOf('en');

const plain = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const variablesOf = (text: string) =>
  new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]));

const keysOf = (texts: Texts | undefined) => new Set([...(texts?.keys() ?? [])].map(plain));

type Use = { file: string; word: string; key: string };

/**
 * Reads the uses of texts out of one file: which word each `t` speaks (`useTranslation('booking')`,
 * renamed or not, `TFunction<'booking'>`), and the keys it is called with. A key made by a template
 * counts for all keys of that form.
 */
function usesIn(file: string): Use[] {
  const code = readFileSync(file, 'utf8');
  const speakers = new Map<string, Set<string>>();
  const add = (name: string, word: string) =>
    speakers.set(name, (speakers.get(name) ?? new Set()).add(word));
  const hook = /\{([^{}]*)\}\s*=\s*useTranslation\(\s*(?:\[([^\]]*)\]|'([\w-]+)')?/g;
  for (const [, taken = '', list, single] of code.matchAll(hook)) {
    const name = /\bt\s*:\s*(\w+)/.exec(taken)?.[1] ?? 't';
    const named = list
      ? [...list.matchAll(/'([\w-]+)'/g)].map(([, word]) => word ?? '')
      : [single ?? 'common'];
    for (const word of named) add(name, word);
  }
  for (const [, name = 't', word = ''] of code.matchAll(/(\w+):\s*TFunction<'([\w-]+)'>/g))
    add(name, word);
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
      if (second !== undefined) uses.push({ file, word: first, key: second });
      else for (const word of spoken) uses.push({ file, word, key });
    }
  }
  return uses;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => join(source, file));
const uses = files.flatMap(usesIn);

/** A key with `${…}` as a pattern over real keys. */
const patternOf = (key: string) =>
  new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
      .join('[^.]+')}$`,
  );
const matches = (use: Use, key: string) =>
  patternOf(use.key).test(key) || patternOf(use.key).test(plain(key));

describe('the texts', () => {
  it('exist for the same words in English and Spanish', () => {
    expect(wordsOf('es')).toEqual(words);
  });

  it.each(words)('of "%s" have the same keys and variables in both languages', (word) => {
    const [english, spanish] = languages.map((language) => textsOf(language, word));
    expect(keysOf(spanish)).toEqual(keysOf(english));
    for (const [key, text] of english ?? []) {
      const other = spanish?.get(key) ?? '';
      expect(text.trim(), `${word}:${key} is empty`).not.toBe('');
      if (spanish?.has(key)) {
        expect(other.trim(), `${word}:${key} is empty in Spanish`).not.toBe('');
        expect(variablesOf(other), `${word}:${key}`).toEqual(variablesOf(text));
      }
    }
  });

  it('are all used', () => {
    const unused = words
      // Codes of refusals are words of the contract; their completeness is a type (error-codes.ts).
      .filter((word) => word !== 'errors')
      .flatMap((word) =>
        [...textsOf('en', word).keys()]
          .filter((key) => !uses.some((use) => use.word === word && matches(use, key)))
          .map((key) => `${word}:${key}`),
      );
    expect(unused).toEqual([]);
  });

  it('are all there where they are used', () => {
    const known = new Map(words.map((word) => [word, [...textsOf('en', word).keys()]]));
    const missing = uses
      .filter((use) => {
        // A `t` that speaks several words finds its key in one of them.
        const siblings = uses.filter((other) => other.file === use.file && other.key === use.key);
        return !siblings.some((other) => known.get(other.word)?.some((key) => matches(other, key)));
      })
      .map((use) => `${use.word}:${use.key} in ${use.file.slice(source.length + 1)}`);
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
