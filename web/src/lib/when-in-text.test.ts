import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../test/texts.ts';
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
  [
    '2026-12-03T13:00:00Z',
    'tomorrow at 10:00 AM (Chile Time)',
    'mañana a las 10:00 (hora de Chile)',
  ],
  ['2026-12-02T20:00:00Z', 'today at 5:00 PM (Chile Time)', 'hoy a las 17:00 (hora de Chile)'],
  ['2026-12-01T20:00:00Z', 'yesterday at 5:00 PM (Chile Time)', 'ayer a las 17:00 (hora de Chile)'],
  [
    '2026-12-04T13:00:00Z',
    'Fri, Dec 4 at 10:00 AM (Chile Time)',
    'el viernes 4 de diciembre a las 10:00 (hora de Chile)',
  ],
  // One o'clock is one.
  [
    '2026-12-05T04:30:00Z',
    'Sat, Dec 5 at 1:30 AM (Chile Time)',
    'el sábado 5 de diciembre a la 01:30 (hora de Chile)',
  ],
  [
    '2027-01-05T16:00:00Z',
    'Tue, Jan 5, 2027 at 1:00 PM (Chile Time)',
    'el martes 5 de enero de 2027 a las 13:00 (hora de Chile)',
  ],
])('stands in a sentence as people say it: %s', (at, english, spanish) => {
  speak('en');
  expect(whenInText(at, 'America/Santiago')).toBe(english);
  speak('es');
  expect(whenInText(at, 'America/Santiago')).toBe(spanish);
});
