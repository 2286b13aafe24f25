import { readFileSync } from 'node:fs';

type Tree = { [name: string]: string | Tree };

const kept = new Map<string, Tree>();

const read = (language: string, word: string): Tree => {
  const file = `${language}/${word}.json`;
  const known = kept.get(file);
  if (known) return known;
  const text = readFileSync(new URL(`../web/src/locales/${file}`, import.meta.url), 'utf8');
  const tree = JSON.parse(text) as Tree;
  kept.set(file, tree);
  return tree;
};

/** The product's own texts, so that a journey runs the same in each language. */
export const wordsOf =
  (language: 'en' | 'es') =>
  (key: string, values: Record<string, string> = {}): string => {
    const [word = '', path = ''] = key.split(':');
    const found = path
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
        read(language, word),
      );
    if (typeof found !== 'string') throw new Error(`no text for ${key} in ${language}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
