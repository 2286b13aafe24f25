import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokensOf } from '../language/tokens.ts';
import { compileLexicon } from '../lexicon/compile.ts';
import { openLexicon } from '../lexicon/lexicon.ts';
import { learntName, loadLexicon, ownFolder } from '../lexicon/load.ts';
import { readSource } from '../lexicon/read.ts';
import { queryOf } from '../matching/query.ts';
import { featuresOf } from './features.ts';
import { fingerprintOf, learnLikeness, type Lesson, readLessons } from './learn.ts';
import { likelyConcepts } from './likeness.ts';
import { nothingLearnt, readWeights, type Weights, writeWeights } from './weights.ts';

const bread = 0;
const bees = 1;
const lesson = (concept: number, language: 'en' | 'es', text: string): Lesson => ({
  ...{ concept, language, text, count: 1 },
});
const lessons = [
  lesson(bread, 'en', 'my dough never rises in the oven'),
  lesson(bread, 'en', 'the crust of my loaf is pale'),
  lesson(bread, 'es', 'la masa no me sube en el horno'),
  lesson(bread, 'es', 'mi pizza queda cruda'),
  lesson(bread, 'en', 'a pizza like in Naples'),
  lesson(bees, 'en', 'a swarm left the hive'),
  lesson(bees, 'en', 'when do I take the honey'),
  lesson(bees, 'es', 'se me fue un enjambre de la colmena'),
];

function learnt(taught: readonly Lesson[] = lessons): string {
  const { base, lines } = learnLikeness(taught, 2);
  return writeWeights({ concepts: ['bread', 'bees'], base }, lines, 'test');
}

function likely(weights: Weights, text: string, language: 'en' | 'es'): number[] {
  return [...likelyConcepts(weights, featuresOf(tokensOf(text), language))];
}

describe('what a text is likely to be about', () => {
  const weights = readWeights(learnt());

  test.each([
    ['the dough sticks to the oven', 'en', bread],
    ['an enormous swarm on the fence', 'en', bees],
    ['una colmena vacía', 'es', bees],
    ['se quema la masa', 'es', bread],
  ] as const)('is told by words that were said of it: %s', (text, language, concept) => {
    const shares = likely(weights, text, language);
    expect(shares[concept]).toBeGreaterThan(0.6);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('is as open as before where no word is known', () => {
    const [one = 0, other = 0] = likely(weights, 'quantum gravity', 'en');
    expect(Math.abs(one - other)).toBeLessThan(0.1);
  });

  test('is less sure the more of its words are unknown', () => {
    const [, sure = 0] = likely(weights, 'a swarm', 'en');
    const [, unsure = 0] = likely(weights, 'a swarm of quantum gravity tensors', 'en');
    expect(unsure).toBeLessThan(sure);
  });

  test('is told in one language by a word that both write alike', () => {
    const english = readWeights(learnt(lessons.slice(0, 3).concat(lessons.slice(4))));
    const [shared = 0] = likely(weights, 'pizza', 'es');
    const [apart = 0] = likely(english, 'pizza', 'es');
    expect(shared).toBeGreaterThan(0.6);
    expect(apart).toBeLessThan(shared);
  });

  test('is about nothing where nothing was learnt', () => {
    expect(likely(nothingLearnt, 'a swarm', 'en')).toEqual([]);
  });
});

describe('learning', () => {
  test('gives the same from the same, to the letter', () => {
    expect(learnt()).toBe(learnt());
  });

  test('is told apart by a name that changes with what was taught', () => {
    const [first, ...others] = lessons;
    if (!first) throw new Error('no lesson');
    expect(fingerprintOf(lessons)).toBe(fingerprintOf([...lessons]));
    expect(fingerprintOf([{ ...first, concept: bees }, ...others])).not.toBe(
      fingerprintOf(lessons),
    );
    expect(fingerprintOf([{ ...first, text: 'other' }, ...others])).not.toBe(
      fingerprintOf(lessons),
    );
  });

  test('was done after the last change of the lexicon: `npm run lexicon:learn`', () => {
    const head = readFileSync(join(ownFolder, learntName), 'utf8').split('\n')[0];
    const { lessons: taught } = readLessons(readSource([ownFolder]));
    expect(head).toBe(`# Learnt from ${fingerprintOf(taught)} by npm run lexicon:learn`);
  });
});

describe('lessons', () => {
  const source = {
    fields: [
      {
        field: 'bees',
        trade: {
          id: 'beekeeping',
          label: { en: 'beekeeping', es: 'la apicultura' },
          near: [],
          terms: { en: 'beehive, ~@child+honey', es: 'colmena/panal' },
          examples: { en: 'a swarm left\n\nmites again\n', es: 'se fue el enjambre' },
        },
        concepts: [],
      },
    ],
    classes: { child: { en: 'son, daughter', es: 'hijo' } },
  };

  test('are labels, terms as somebody may say them, and example sentences', () => {
    const { concepts, lessons: read } = readLessons(source);
    expect(concepts).toEqual(['beekeeping']);
    expect(read.map(({ language, text }) => `${language} ${text}`)).toEqual([
      'en a swarm left',
      'en mites again',
      'en beekeeping',
      'en beehive',
      'en son honey',
      'es se fue el enjambre',
      'es la apicultura',
      'es colmena panal',
    ]);
  });

  test('count less the less surely they mean it', () => {
    const { lessons: read } = readLessons(source);
    const countOf = (text: string) => read.find((one) => one.text === text)?.count ?? 0;
    const ordered = ['beekeeping', 'beehive', 'a swarm left', 'son honey'].map(countOf);
    expect(ordered).toEqual(ordered.toSorted((one, other) => other - one));
    expect(new Set(ordered).size).toBe(ordered.length);
  });
});

describe('the file of weights', () => {
  test('is read as it was written', () => {
    const text = writeWeights(
      { concepts: ['bread', 'bees'], base: Float32Array.of(-0.5, 1) },
      [
        { feature: '=pizza', rarity: 7.3, weights: [{ at: 0, of: 4.5 }] },
        { feature: 'en:hive', rarity: 9, weights: [] },
        {
          feature: 'es:enjambr',
          rarity: 8.1,
          weights: [
            { at: 0, of: -3 },
            { at: 1, of: 12 },
          ],
        },
      ],
      'x',
    );
    const read = readWeights(text);
    expect(read.concepts).toEqual(['bread', 'bees']);
    expect([...read.base]).toEqual([-0.5, 1]);
    expect([...read.places]).toEqual([
      ['=pizza', 0],
      ['en:hive', 1],
      ['es:enjambr', 2],
    ]);
    expect([...read.begins]).toEqual([0, 1, 1, 3]);
    expect([...read.at]).toEqual([0, 0, 1]);
    expect([...read.of]).toEqual([4.5, -3, 12]);
  });

  test('that was cut short is refused', () => {
    expect(() => readWeights('# Learnt from x\nbread bees\n1\n')).toThrow('cut short');
  });
});

describe('an installation with fields of its own', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'puente-likeness-'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'falcons.yaml'),
      `field: falcons
trade:
  id: falconry
  label: { en: falconry, es: la cetrería }
  terms: { en: 'falconry, falcon', es: 'cetrería, halcón' }`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is asked for what it added before that was learnt', () => {
    const source = readSource([ownFolder, folder]);
    const lexicon = openLexicon(compileLexicon(source), 'test', loadLexicon(null).likeness);
    const { likely: shares } = queryOf(lexicon, 'quiero aprender cetrería con un halcón', 'es');
    expect([...shares].toSorted(([, one], [, other]) => other - one)[0]?.[0]).toBe('falconry');
    const { likely: others } = queryOf(lexicon, 'no puedo dormir y doy vueltas en la cama', 'es');
    expect(others.has('falconry')).toBe(false);
  });

  test('reads what it learnt itself, and that of Puente until then', () => {
    expect(loadLexicon(folder).likeness().concepts).not.toContain('falconry');
    writeFileSync(
      join(folder, learntName),
      writeWeights({ concepts: ['falconry'], base: Float32Array.of(0) }, [], 'x'),
    );
    expect(loadLexicon(folder).likeness().concepts).toEqual(['falconry']);
  });
});
