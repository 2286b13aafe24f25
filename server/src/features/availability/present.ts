import type { Schedule } from '@puente/contract/availability';
import type { BlockRow } from './store.ts';

/** The provider's own hours and rules, days in order. */
export const presentSchedule = (schedule: Schedule): Schedule => ({
  timezone: schedule.timezone,
  weeklyHours: schedule.weeklyHours.toSorted((a, b) => a.weekday - b.weekday),
  overrides: schedule.overrides.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  minimumNoticeMinutes: schedule.minimumNoticeMinutes,
  horizonDays: schedule.horizonDays,
  bufferMinutes: schedule.bufferMinutes,
  gridMinutes: schedule.gridMinutes,
});

export const presentBlock = (block: BlockRow) => ({
  id: block.id,
  start: block.startsAt.toString(),
  end: block.endsAt.toString(),
  reason: block.reason,
});
