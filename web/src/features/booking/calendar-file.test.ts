import { expect, test } from 'vitest';
import { mergeCalendars } from './calendar-file.ts';

const calendar = (...uids: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...uids.flatMap((uid) => ['BEGIN:VEVENT', `UID:${uid}`, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

test('several calendar files become one, with each event once and in order', () => {
  const files = ['one', 'two', 'three'].map((uid) => calendar(uid));
  expect(mergeCalendars(files)).toBe(calendar('one', 'two', 'three'));
  expect(mergeCalendars([calendar('one')])).toBe(calendar('one'));
  expect(mergeCalendars([])).toBe('');
});
