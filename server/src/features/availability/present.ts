import type { Schedule } from '@puente/contract/availability';
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

export function presentBlock(block: BlockRow) {
  return {
    id: block.id,
    start: block.starts_at.toString(),
    end: block.ends_at.toString(),
    reason: block.reason,
  };
}
