import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Words that docs/voice.md has another word for, by the language of the file. */
const refused: Record<'en' | 'es', readonly RegExp[]> = {
  en: [
    /\be-mails?\b/i,
    /\b(?:some|no)body\b/i,
    /\blog(?:ged|ging)? (?:in|out)\b/i,
    /\b(?:paid|pays?|paying) back\b/i,
    /\bunwanted mails?\b/i,
    /\boops\b/i,
    /\bcancell(?:ed|ing)\b/i,
    /\b(?:col|fav|behavi)our/i,
    /\b(?:organi|reali|recogni|apologi)s(?:e|ed|es|ing|ation)\b/i,
    /!(?=\W*$|\s)/,
  ],
  es: [
    /\bexpert[oa]s?\b/i,
    /\b(?:consultor|proveedor)(?:a|es|as)?\b/i,
    /\bsin costo\b/i,
    /\breembols/i,
    /\bapartad[oa]s?\b/i,
    /\bequipos\b/i,
    /\bintentar de nuevo\b/i,
    /\be-?mails?\b/i,
    /\bcorreo electrónico\b/i,
  ],
};

/** The words that an ended session has always been told with; other programs look for them. */
const settled = 'Session expired or you logged out on another device. Redirecting...';

/** What stands between quotes in a file of texts, keys of JSON left out. */
function textsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.json')) return [...leavesOf(JSON.parse(code))];
  return code
    .split('\n')
    .filter((line) => !/^\s*(?:import|\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`|"([^"]*)"/g)])
    .map(([, single, template, double]) => single ?? template ?? double ?? '')
    .filter((text) => !/^[a-z-]+$/.test(text));
}

function* leavesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else for (const inner of Object.values(value ?? {})) yield* leavesOf(inner);
}

test.each(['en', 'es'] as const)('one thing has one word in %s', (language) => {
  const files = globSync(
    [`web/src/locales/${language}/*.json`, `server/src/locales/${language}/*.ts`],
    { cwd: root },
  ).toSorted();
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => text !== settled)
      .map((text) => text.replaceAll(/\{\{.*?\}\}|\$\{.*?\}/g, '…'))
      .flatMap((text) =>
        refused[language]
          .filter((word) => word.test(text))
          .map((word) => `${file}: ${text.slice(0, 90)} (${word})`),
      ),
  );
  expect(found).toEqual([]);
});
