import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Kind, kinds, learntFile, likelyKind } from '../../wording/kind/likely.ts';
import { fingerprintOf, isKept, readLessons } from './learn.ts';

const lessons = readLessons();

describe('who needs a kind word', () => {
  test('is heard by sentences that taught nothing, seldom where none is due', () => {
    const kept = lessons.filter((lesson) => isKept(lesson));
    const spoken = kept.filter(({ text }) => likelyKind(text) !== 'none');
    const right = spoken.filter(({ kind }) => kind !== 'none');
    const due = kept.filter(({ kind }) => kind !== 'none');
    expect(due.length).toBeGreaterThan(100);
    expect(right.length / spoken.length).toBeGreaterThanOrEqual(0.94);
    expect(right.length / due.length).toBeGreaterThanOrEqual(0.65);
  });

  test('is told the word that was meant', () => {
    const kept = lessons.filter((lesson) => isKept(lesson) && lesson.kind !== 'none');
    const spoken = kept.filter(({ text }) => likelyKind(text) !== 'none');
    const right = spoken.filter(({ text, kind }) => likelyKind(text) === kind);
    expect(right.length / spoken.length).toBeGreaterThanOrEqual(0.9);
  });

  test('is taught by enough sentences', () => {
    const count = (kind: Kind) => lessons.filter((lesson) => lesson.kind === kind).length;
    for (const kind of kinds) expect(count(kind)).toBeGreaterThanOrEqual(250);
    expect(count('none')).toBeGreaterThanOrEqual(600);
    expect(new Set(lessons.map(({ text }) => text)).size).toBe(lessons.length);
  });

  test('was learnt after the last change of its sentences: `npm run kindness:learn`', () => {
    const [head = '', names = ''] = readFileSync(learntFile, 'utf8').split('\n');
    const taught = lessons.filter((lesson) => !isKept(lesson));
    expect(head).toBe(`# Learnt from ${fingerprintOf(taught)} by npm run kindness:learn`);
    expect(names.split(' ')).toEqual(kinds);
    expect(readFileSync(learntFile).byteLength).toBeLessThan(200_000);
  });
});
