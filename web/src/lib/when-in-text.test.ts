import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerNow } from './clock.ts';
import { whenInText } from './when-in-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setServerNow('2026-12-02T15:00:00Z');
});
afterEach(() => {
  setServerNow(new Date().toISOString());
  vi.useRealTimers();
});

it.each([
  ['2026-12-03T13:00:00Z', 'tomorrow, 10:00 AM (Chile Time)'],
  ['2026-12-02T20:00:00Z', 'today, 5:00 PM (Chile Time)'],
  ['2026-12-01T20:00:00Z', 'yesterday, 5:00 PM (Chile Time)'],
  ['2026-12-04T13:00:00Z', 'Fri, Dec 4, 10:00 AM (Chile Time)'],
])('stands in a sentence with names of days in capitals, and nothing else: %s', (at, text) => {
  expect(whenInText(at, 'America/Santiago')).toBe(text);
});
