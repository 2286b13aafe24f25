import { expect, test } from 'vitest';
import { asChanges, asForm, isChanged, stretchesOf, withDates } from './form-rules.ts';

const nine = [{ start: '09:00', end: '10:00' }];
const saved = {
  timezone: 'UTC',
  weeklyHours: [{ weekday: 1, ranges: nine }],
  overrides: [{ date: '2026-12-24', ranges: [] }],
  minimumNoticeMinutes: 120,
  horizonDays: 60,
  bufferMinutes: 0,
  gridMinutes: 15,
  revision: 'a',
};

test('a form that was not touched says what is saved', () => {
  const form = asForm(saved);
  expect(isChanged(form, saved)).toBe(false);
  expect(isChanged({ ...form, bufferMinutes: 5 }, saved)).toBe(true);
  const { timezone: _zone, revision: _revision, ...sent } = saved;
  expect(asChanges(form)).toEqual(sent);
});

test('exceptions are told by stretches of equal days', () => {
  const closed = ['2026-12-31', '2027-01-01', '2026-12-24'].map((date) => ({ date, ranges: [] }));
  expect(stretchesOf([...closed, { date: '2027-01-02', ranges: nine }])).toEqual([
    { first: '2026-12-24', last: '2026-12-24', ranges: [] },
    { first: '2026-12-31', last: '2027-01-01', ranges: [] },
    { first: '2027-01-02', last: '2027-01-02', ranges: nine },
  ]);
});

test('dates are replaced and taken away', () => {
  const before = [{ date: '2026-12-24', ranges: [] }];
  const both = withDates(before, ['2026-12-24', '2026-12-25'], nine);
  expect(both).toEqual([
    { date: '2026-12-24', ranges: nine },
    { date: '2026-12-25', ranges: nine },
  ]);
  expect(withDates(both, ['2026-12-24', '2026-12-25'], null)).toEqual([]);
});
