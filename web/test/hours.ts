import type { Hours } from '../src/features/hours/queries.ts';
import type { Reply } from '../src/lib/api.ts';
import type { Answers } from './api-server.ts';
import { openApp, type Opened, type Opening } from './app.tsx';
import { aDraft, keepsDraft } from './drafts.ts';
import { person } from './people.ts';
import { uuid } from './replies.ts';

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

const shown: Reply<'POST /api/availability/preview'> = {
  timezone: 'America/Santiago',
  durationMinutes: 60,
  durations: [60],
  firstDate: '2026-12-01',
  lastDate: '2026-12-14',
  slots: [],
  clockChanges: [],
  explanation: null,
};

const noHolidays = { country: null, from: '2026-12-01', until: '2027-12-01', holidays: [] };

/** Opens the hours of an expert whose profile is public. */
export function openHours(
  changes: Partial<Hours> = {},
  { server, ...opening }: Opening = {},
): Promise<Opened> {
  const answers: Answers = {
    ...keepsDraft(aDraft(9, { state: 'published' })).answers,
    'GET /api/availability/schedule': someHours(changes),
    'GET /api/availability/holidays': noHolidays,
    'POST /api/availability/preview': shown,
  };
  return openApp('/you/helping/hours', {
    user: person(uuid(5), { isProvider: true }),
    ...opening,
    server: { ...answers, ...server },
  });
}
