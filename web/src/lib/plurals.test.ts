import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@puente/contract/policy/language';
import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { speak } from '../../test/texts.ts';

const folder = join(import.meta.dirname, '../locales');
const form = /_(zero|one|two|few|many|other)$/;

/** Every text of a language by its namespace and key: `plan:buy.tooFew_one`. */
function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else
      for (const [key, inner] of Object.entries(value ?? {}))
        walk(inner, path.endsWith(':') ? path + key : `${path}.${key}`);
  };
  for (const file of readdirSync(join(folder, language))) {
    const namespace = file.replace(/\.json$/, '');
    walk(JSON.parse(readFileSync(join(folder, language, file), 'utf8')), `${namespace}:`);
  }
  return texts;
}

/** Keys with forms by number, without their form. */
function countedIn(texts: Map<string, string>): string[] {
  const keys = [...texts.keys()].filter((key) => form.test(key));
  return [...new Set(keys.map((key) => key.replace(form, '')))].toSorted();
}

const counts = [0, 1, 2, 3, 10, 11, 21, 100, 101, 1000];

describe.each(languages)('texts that count (%s)', (language) => {
  const texts = textsOf(language);
  const counted = countedIn(texts);

  it('count the same things as in the other language', () => {
    expect(counted).toEqual(countedIn(textsOf(language === 'en' ? 'es' : 'en')));
    expect(counted.length).toBeGreaterThan(30);
  });

  it('have a form for one and one for others', () => {
    const lacking = counted.filter((key) => !texts.has(`${key}_one`) || !texts.has(`${key}_other`));
    expect(lacking).toEqual([]);
  });

  it('say the number wherever it is not one', () => {
    const silent = counted.filter((key) => !/\{\{\s*count\b/.test(texts.get(`${key}_other`) ?? ''));
    // It names each of the reminders instead.
    expect(silent).toEqual(['booking:success.remindersSet']);
  });

  it('are there for every number', () => {
    speak(language);
    const t = (key: string, count: number) => i18next.t(key, { count, defaultValue: key });
    const wrong = counted.flatMap((key) =>
      counts
        .filter((count) => {
          const text = t(key, count);
          const expected = texts.get(`${key}_${count === 1 ? 'one' : 'other'}`) ?? '';
          return text !== expected.replaceAll(/\{\{\s*count\s*(?:,[^}]*)?\}\}/g, String(count));
        })
        .map((count) => `${key} for ${count}: ${t(key, count)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have no sentence for one that counts in the plural', () => {
    const plural =
      language === 'en' ? /\{\{count\}\} \w+s\b/ : /\{\{count\}\} \w+(?<=\w{3})(?:as|os|es)\b/;
    const wrong = counted.filter((key) => plural.test(texts.get(`${key}_one`) ?? ''));
    expect(wrong).toEqual([]);
  });
});
