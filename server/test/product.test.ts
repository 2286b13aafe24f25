import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rules = readFileSync('docs/product.md', 'utf8');
const ids = [...rules.matchAll(/^- \*\*([a-z]+-\d+)\*\*/gm)].map((match) => match[1] ?? '');
const topics = new Set(ids.map((id) => id.split('-')[0]));

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|js|mjs|css|sql|md)$/.test(path) && path !== 'docs/product.md');

/** Citations are written `(refund-2)` or `(refund-2, hold-1)`. */
const citationsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/\(([a-z]+-\d+(?:, [a-z]+-\d+)*)\)/g)]
    .flatMap((match) => (match[1] ?? '').split(', '))
    .filter((id) => topics.has(id.split('-')[0]));

describe('the rules of the product', () => {
  it('have an id each', () => {
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are there for every citation', () => {
    const unknown = files.flatMap((path) =>
      citationsOf(path)
        .filter((id) => !ids.includes(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are cited by these ids alone, not by papers that nobody can open', () => {
    const paper = /\b(?:SPEC|DECISIONS)(?:\.md)?\b|§\d|\b[A-Z]{2}-\d{2}\b(?=[):])|\(issue \d/;
    const citing = files
      .filter((path) => path !== 'server/test/product.test.ts' && !path.startsWith('sandbox/'))
      .filter((path) => paper.test(readFileSync(path, 'utf8')));
    expect(citing).toEqual([]);
  });
});
