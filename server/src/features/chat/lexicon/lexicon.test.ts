import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { profileVector } from '../matching/profile.ts';
import { queryOf } from '../matching/query.ts';
import { weighAll } from '../matching/score.ts';
import { compileLexicon } from './compile.ts';
import { openLexicon } from './lexicon.ts';
import { loadLexicon } from './load.ts';
import { readSource } from './read.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

const bees = `
field: bees
trade:
  id: beekeeping
  label: { en: keeping bees, es: la apicultura }
  terms: { en: 'beekeeping, beekeeper, ~hive', es: 'apicultura, apicultor, ~colmena' }
  examples:
    en: |
      my bees left in a cloud and sit in the neighbour's tree
    es: |
      mis abejas se fueron en enjambre al árbol del vecino
`;

describe('a field of an installation', () => {
  test('is understood in both languages, compiled or kept, beside those of Puente', () => {
    write('bees.yaml', bees);
    const [compiled, kept] = [loadLexicon(folder), loadLexicon(folder)];
    expect(kept.concepts.get('insomnia')?.label.en).toBe('sleeping badly');
    const text = 'I am a beekeeper and teach beginners';
    const profile = profileVector(kept, {
      expertiseTranslated: '',
      ...{ expertise: text, aboutMe: text, career: text },
      ...{ idealClient: text, uniqueValue: text, challengeStory: text },
    });
    for (const [goal, language] of [
      ['How do I begin with beekeeping?', 'en'],
      ['Quiero empezar con la apicultura', 'es'],
    ] as const) {
      const query = queryOf(kept, goal, language);
      expect(query.named[0]).toBe('beekeeping');
      expect(weighAll(kept, query, [profile])[0]?.alikeInField).toBeGreaterThan(0.25);
      expect(query).toEqual(queryOf(compiled, goal, language));
    }
  });

  test('may add concepts to a field of another file', () => {
    write('bees.yaml', bees);
    write(
      'honey.yaml',
      `field: bees
concepts:
  - id: selling-honey
    label: { en: selling honey, es: la venta de miel }
    near: [beekeeping]
    terms: { en: sell+honey, es: vender+miel }`,
    );
    const lexicon = openLexicon(compileLexicon(readSource([folder])), 'test');
    expect(lexicon.concepts.get('selling-honey')).toMatchObject({ field: 'bees', isTrade: false });
    expect(queryOf(lexicon, '¿dónde vendo la miel?', 'es').named).toContain('selling-honey');
  });
});

describe('topics', () => {
  test('are read from one file or from one for each theme', () => {
    write('topics.yaml', `- { en: 'beekeeping, beehive', es: 'apicultura, colmena' }`);
    write('topics-food.yaml', `- { en: 'honey tasting', es: 'cata de miel' }`);
    expect(
      readSource([folder])
        .topics.map(({ es }) => es)
        .toSorted(),
    ).toEqual(['apicultura, colmena', 'cata de miel']);
  });

  test('have lower-case names, none in more than three entries nor twice in one', () => {
    const { topics } = readSource([join(import.meta.dirname, '../../../../lexicon')]);
    for (const language of ['en', 'es'] as const) {
      const entries = topics.map((topic) => topic[language].split(',').map((name) => name.trim()));
      const counts = new Map<string, number>();
      for (const name of entries.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
      expect(entries.length).toBeGreaterThan(1_800);
      expect(entries.filter((names) => new Set(names).size < names.length)).toEqual([]);
      expect([...counts].filter(([name, count]) => count > 3 || name === '')).toEqual([]);
      expect([...counts.keys()].filter((name) => name !== name.toLowerCase())).toEqual([]);
    }
  });
});

describe('a loose name of a topic', () => {
  const named = (text: string) => {
    write('topics.yaml', `- { en: 'plumbing, toilet+leak', es: 'plomería, baño+gotea' }`);
    const lexicon = openLexicon(compileLexicon(readSource([folder])), 'test');
    return queryOf(lexicon, text, 'en').words.flatMap(({ word, topics }) =>
      topics.size > 0 ? [word] : [],
    );
  };

  test('is found in any order and with words between', () => {
    expect(named('Our toilet in the hall has been leaking')).toEqual(['toilet leaking']);
    expect(named('There is a leak under the toilet')).toEqual(['leak toilet']);
    expect(named('Hace días que gotea el baño de mi casa')).toEqual(['gotea bano']);
  });

  test('is not found by one of its words, nor where they stand far apart', () => {
    expect(named('The toilet is dirty')).toEqual([]);
    expect(
      named('The toilet is dirty, guests arrive tomorrow, dinner burns, somebody leaked a story'),
    ).toEqual([]);
  });
});

describe('who stands beside what is asked for', () => {
  test('is read, and every group of a concept counts', () => {
    write('bees.yaml', bees);
    write(
      'beside.yaml',
      '- { asked: [beekeeping], knows: [beekeeping] }\n- { asked: [beekeeping], knows: [honey] }',
    );
    expect(() => readSource([folder])).toThrow('beside.yaml names honey');
    write('beside.yaml', '- { asked: [beekeeping], knows: [beekeeping] }');
    const { beside } = openLexicon(compileLexicon(readSource([folder])), 'test');
    expect([...beside]).toEqual([['beekeeping', ['beekeeping']]]);
  });
});

describe('a file that can’t be read', () => {
  test.each([
    ['is no YAML', 'field: [bees', 'bees.yaml'],
    ['lacks a language', bees.replace(', es: la apicultura', ''), 'trade.label.es'],
    ['has a key that nobody reads', `${bees}  colour: yellow`, 'colour'],
    ['is near nothing', bees.replace('  terms', '  near: [honey]\n  terms'), 'near honey'],
    ['names a class that isn’t there', bees.replace('~hive', '@hive'), '@hive'],
    [
      'repeats a concept',
      `${bees}concepts:\n  - id: beekeeping\n    label: { en: a, es: b }\n    terms: { en: a, es: b }`,
      'two concepts are named beekeeping',
    ],
    ['has no trade', 'field: bees', '0 trades'],
  ])('%s: says where and why', (_what, text, said) => {
    write('bees.yaml', text);
    expect(() => readSource([folder])).toThrow(said);
  });
});
