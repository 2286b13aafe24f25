import type { Hours } from '../src/features/hours/queries.ts';

/** An expert's hours as the server has them: Mondays and Tuesdays from 9 to 5. */
export const someHours = (changes: Partial<Hours> = {}): Hours => ({
  timezone: 'America/Santiago',
  weeklyHours: [1, 2].map((weekday) => ({ weekday, ranges: [{ start: '09:00', end: '17:00' }] })),
  overrides: [],
  minimumNoticeMinutes: 720,
  horizonDays: 60,
  bufferMinutes: 0,
  gridMinutes: 30,
  revision: 'r1',
  blocks: [],
  ...changes,
});
