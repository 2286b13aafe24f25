import type { Schedule, TimeRange } from '@puente/contract/availability';
import { policy } from '@puente/contract/policy';
import { compileCalendar } from '../src/features/availability/opening/rules.ts';
import {
  bookableWindow,
  clip,
  freeStartsIn,
  mergeBusy,
} from '../src/features/availability/slots/rules.ts';
import {
  dayOf,
  instantOf,
  minuteOf,
  realTimeOfDays,
  zoneOffsets,
} from '../src/features/availability/zone/rules.ts';

/** The UTC minute of an instant. */
export const minuteAt = (instant: string): number => minuteOf(Temporal.Instant.from(instant));

const range = (text: string): TimeRange => {
  const [start = '', end = ''] = text.split('-');
  return { start, end };
};

/** A calendar and a question, in few words; absent parts are the product's defaults. */
export type Setup = {
  zone?: string;
  /** Weekly hours by ISO weekday, `09:00-17:00`. */
  hours?: Record<number, string[]>;
  overrides?: Record<string, string[]>;
  rules?: Partial<Schedule>;
  now?: string;
  busy?: [string, string][];
  /** Zone in which the dates are asked. */
  asked?: string;
  duration?: number;
};

export const scheduleOf = (setup: Setup): Schedule => ({
  timezone: setup.zone ?? 'UTC',
  weeklyHours: Object.entries(setup.hours ?? {}).map(([weekday, ranges]) => ({
    weekday: Number(weekday),
    ranges: ranges.map(range),
  })),
  overrides: Object.entries(setup.overrides ?? {}).map(([date, ranges]) => ({
    date,
    ranges: ranges.map(range),
  })),
  minimumNoticeMinutes: 0,
  horizonDays: policy.slot.horizonDays,
  bufferMinutes: policy.slot.bufferMinutes,
  gridMinutes: policy.slot.gridMinutes,
  ...setup.rules,
});

/** Starts on the asked dates, as instants. */
export const slots = (setup: Setup, date: string, endDate = date): string[] => {
  const schedule = scheduleOf(setup);
  const now = Temporal.Instant.from(setup.now ?? `${date}T00:00:00Z`).subtract({
    hours: setup.now ? 0 : 72,
  });
  const zone = zoneOffsets(schedule.timezone, minuteOf(now));
  const asked = zoneOffsets(setup.asked ?? schedule.timezone, minuteOf(now));
  const { from, until } = bookableWindow(schedule, zone, now);
  const taken = setup.busy ?? [];
  const busy = mergeBusy(
    {
      starts: taken.map(([start]) => minuteAt(start)),
      ends: taken.map(([, end]) => minuteAt(end)),
    },
    schedule.bufferMinutes,
  );
  const days = clip(realTimeOfDays(asked, dayOf(date), dayOf(endDate)), from, until);
  return freeStartsIn(
    compileCalendar(schedule),
    zone,
    { duration: setup.duration ?? 60, gridMinutes: schedule.gridMinutes, busy },
    days,
  ).map((start) => instantOf(start).toString());
};

/** The same as wall times in the provider's zone. */
export const wallTimes = (setup: Setup, date: string, endDate = date): string[] =>
  slots(setup, date, endDate).map((start) =>
    Temporal.Instant.from(start)
      .toZonedDateTimeISO(setup.asked ?? setup.zone ?? 'UTC')
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
  );
