import { createHash } from 'node:crypto';
import type { SavedHours, Schedule, TimeRange } from '@puente/contract/availability';
import type { BlockRow } from './store.ts';

/** The provider's own hours and rules, days in order. */
export function presentSchedule(schedule: Schedule): Schedule {
  return {
    timezone: schedule.timezone,
    weeklyHours: schedule.weeklyHours.toSorted((a, b) => a.weekday - b.weekday),
    overrides: schedule.overrides.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    minimumNoticeMinutes: schedule.minimumNoticeMinutes,
    horizonDays: schedule.horizonDays,
    bufferMinutes: schedule.bufferMinutes,
    gridMinutes: schedule.gridMinutes,
  };
}

/** Hours and rules, and a revision that changes with them and with nothing else. */
export function presentHours(schedule: Schedule): SavedHours {
  const hours = presentSchedule(schedule);
  const plain = JSON.stringify([
    hours.timezone,
    hours.weeklyHours.map(({ weekday, ranges }) => [weekday, ranges.map(endsOf)]),
    hours.overrides.map(({ date, ranges }) => [date, ranges.map(endsOf)]),
    hours.minimumNoticeMinutes,
    hours.horizonDays,
    hours.bufferMinutes,
    hours.gridMinutes,
  ]);
  return { ...hours, revision: createHash('sha256').update(plain).digest('base64url') };
}

/** Stored ranges come back with their parts in another order. */
function endsOf({ start, end }: TimeRange): [string, string] {
  return [start, end];
}

export function presentBlock(block: BlockRow) {
  return {
    id: block.id,
    start: block.starts_at.toString(),
    end: block.ends_at.toString(),
    reason: block.reason,
  };
}
