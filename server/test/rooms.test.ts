import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));
const folder = `${root}features/`;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'));

/** The files a feature, or a noun of a feature, is made of (ARCHITECTURE.md). */
const named =
  /(^|\/)(feature|routes|service|rules|store|present|jobs)\.ts$|\.test\.ts$|-command\.ts$/;
/**
 * The matchmaker's engine and its data, which no other feature resembles: language, what was learnt,
 * words of the trade and of danger, help lines, ways of matching, what a message means in its thread, how it is
 * answered, and the goals, dialogues and sentences all that is judged by.
 */
const engine =
  /^chat\/(lexicon|language|likeness|evaluation|matching|filters|conversation|wording|crisis|emergency)\//;

/** Features that a feature's files import, types included. */
const arrows = new Map<string, Set<string>>();
for (const path of files.filter((one) => !one.endsWith('.test.ts'))) {
  const from = path.split('/')[0] ?? '';
  const text = readFileSync(`${folder}${path}`, 'utf8');
  const targets = arrows.get(from) ?? new Set<string>();
  for (const [, specifier = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
    const target = new URL(specifier, `file:///features/${path}`).pathname;
    const to = /^\/features\/([^/]+)\//.exec(target)?.[1];
    if (to !== undefined && to !== from) targets.add(to);
  }
  arrows.set(from, targets);
}

/** Every feature that can be reached from one along the imports. */
const reachable = (from: string, seen = new Set<string>()): Set<string> => {
  for (const to of arrows.get(from) ?? []) {
    if (seen.has(to)) continue;
    seen.add(to);
    reachable(to, seen);
  }
  return seen;
};

/** SQL text or a query of the builder, also through a database that was handed over. */
const query = /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

describe('the rooms of the server', () => {
  test('are made of the named files alone', () => {
    expect(files.filter((path) => !named.test(path) && !engine.test(path))).toEqual([]);
  });

  test('query the database in stores alone', () => {
    const others = sources.filter((path) => !/(^|\/)store\.ts$|^(db|jobs|demo)\//.test(path));
    expect(others.filter((path) => query.test(readFileSync(`${root}${path}`, 'utf8')))).toEqual([]);
    expect(others.length).toBeGreaterThan(100);
  });

  test('each have a manifest', () => {
    const features = [...arrows.keys()].filter((name) => files.includes(`${name}/routes.ts`));
    expect(features.filter((name) => !files.includes(`${name}/feature.ts`))).toEqual([]);
    expect(features.length).toBeGreaterThan(10);
  });

  test('are joined by arrows that never come back', () => {
    const circular = [...arrows.keys()].filter((feature) => reachable(feature).has(feature));
    expect(circular).toEqual([]);
  });
});
