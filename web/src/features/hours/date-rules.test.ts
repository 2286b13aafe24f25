import { expect, test } from 'vitest';
import { problemsOfBlock, problemsOfDays } from './date-rules.ts';

const today = '2026-11-23';

test.each([
  ['2026-12-24', '', {}],
  ['2026-12-24', '2026-12-26', {}],
  [today, today, {}],
  // Typed, and no date: what a browser calls bad input.
  [null, '', { first: 'noDate' }],
  ['', '', { first: 'noDate' }],
  ['22030-03-10', '', { first: 'noDate' }],
  ['2026-12-24', null, { last: 'noDate' }],
  [null, null, { first: 'noDate', last: 'noDate' }],
  ['2026-11-22', '', { first: 'passed' }],
  ['2026-12-24', '2026-12-23', { last: 'order' }],
  // 400 days, and one more.
  ['2026-12-24', '2028-01-27', {}],
  ['2026-12-24', '2028-01-28', { last: 'tooMany' }],
] as const)('days from %s to %s', (first, last, problems) => {
  expect(problemsOfDays({ first, last }, today)).toEqual(problems);
});

test.each([
  ['2026-12-24T09:00', '2026-12-24T10:00', {}],
  [null, '2026-12-24T10:00', { start: 'noTime' }],
  ['2026-12-24T09:00', null, { end: 'noTime' }],
  ['', '', { start: 'noTime', end: 'noTime' }],
  ['2026-12-24T09:00', '2026-12-24T09:00', { end: 'order' }],
] as const)('a block from %s to %s', (start, end, problems) => {
  expect(problemsOfBlock({ start, end })).toEqual(problems);
});
