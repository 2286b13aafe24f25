import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { serviceMode } from './place.ts';
import { policy } from './policy.ts';
import { durationMinutes } from './provider.ts';
import { instant, plainDate, timeZone, wallTime } from './time.ts';

/** Wall time in the provider's zone, half-open; an end not after the start is on the next day. */
export const timeRange = z
  .object({ start: wallTime, end: wallTime })
  .refine((range) => range.start !== range.end, {
    path: ['end'],
    message: 'Must differ from start',
  })
  .refine((range) => range.start !== '24:00', { path: ['start'], message: 'Must be before 24:00' });
export type TimeRange = z.infer<typeof timeRange>;

/** ISO weekday: 1 Monday to 7 Sunday. */
export const weekday = z.int().min(1).max(7);

const ranges = z.array(timeRange).max(24);

/** Ranges by weekday; days without any may be left out. */
export const weeklyHours = z
  .array(z.object({ weekday, ranges }))
  .max(7)
  .refine((days) => new Set(days.map((day) => day.weekday)).size === days.length, {
    message: 'Each weekday at most once',
  });

const msPerDay = 86_400_000;

export const schedule = z.object({
  timezone: z.string(),
  weeklyHours: z.array(z.object({ weekday, ranges })),
  overrides: z.array(z.object({ date: plainDate, ranges })),
  minimumNoticeMinutes: z.int(),
  horizonDays: z.int(),
  bufferMinutes: z.int(),
  gridMinutes: z.int(),
});
export type Schedule = z.infer<typeof schedule>;

/** Named parts replace what is there, absent parts stay. */
export const scheduleChanges = {
  timezone: timeZone.optional(),
  weeklyHours: weeklyHours.optional(),
  /**
   * A date with its ranges replaces that whole day; no ranges close it. What runs over midnight
   * into the date ends there.
   */
  overrides: z
    .array(z.object({ date: plainDate, ranges }))
    .max(policy.slot.maxOverrides)
    .refine((days) => new Set(days.map((day) => day.date)).size === days.length, {
      message: 'Each date at most once',
    })
    .optional(),
  minimumNoticeMinutes: z.int().min(0).max(policy.slot.maxNoticeMinutes).optional(),
  horizonDays: z.int().min(1).max(policy.slot.maxHorizonDays).optional(),
  bufferMinutes: z.int().min(0).max(policy.slot.maxBufferMinutes).optional(),
  gridMinutes: z.union([5, 10, 15, 20, 30, 60].map((minutes) => z.literal(minutes))).optional(),
};

/** Hours and rules together with their revision. */
export const savedHours = schedule.extend({
  /** Of the hours and rules, not of bookings and blocks: sent back when they are changed. */
  revision: z.string(),
});
export type SavedHours = z.infer<typeof savedHours>;

export const setAvailability = endpoint({
  method: 'POST',
  path: '/api/availability/set',
  tag: 'availability',
  summary:
    'Set weekly hours, overrides and rules; named parts replace what was there, absent parts stay.',
  actor: 'provider',
  body: z.object({
    ...scheduleChanges,
    /**
     * What another `timezone` means for the hours: `wall-times` (the default) leaves them as they
     * read, `instants` moves them so that they stay the same moments by today's clocks.
     */
    zoneKeeps: z.enum(['wall-times', 'instants']).optional(),
    /** Of the hours that were read; others than the saved ones are refused with these. */
    revision: z.string().max(64).optional(),
  }),
  reply: savedHours,
  errors: ['hours-changed'],
});

export const getSchedule = endpoint({
  method: 'GET',
  path: '/api/availability/schedule',
  tag: 'availability',
  summary: "The signed-in expert's own hours, rules and blocks that are not over.",
  actor: 'provider',
  reply: savedHours.extend({
    blocks: z.array(z.object({ id, start: instant, end: instant, reason: z.string().nullable() })),
  }),
  errors: [],
});

export const openSlots = endpoint({
  method: 'POST',
  path: '/api/availability/slots',
  tag: 'availability',
  summary:
    'Open single dates, today to a year ahead: each replaces the hours of that day, others stay.',
  actor: 'provider',
  body: z.object({
    openings: z
      .array(z.object({ date: plainDate, ranges: ranges.min(1) }))
      .min(1)
      .max(100)
      .refine((days) => new Set(days.map((day) => day.date)).size === days.length, {
        message: 'Each date at most once',
      }),
  }),
  reply: schedule,
  errors: [],
});

export const block = z.object({
  id,
  start: instant,
  end: instant,
  reason: z.string().nullable(),
});

export const blockTime = endpoint({
  method: 'POST',
  path: '/api/availability/block',
  tag: 'availability',
  summary:
    'Close a stretch of time (half-open) that is not over, up to a year long; booked meetings in ' +
    'it stay.',
  actor: 'provider',
  body: z
    .object({
      /** Of a block that was just removed: it comes back as the same. Once there, it stays as it is. */
      id: id.optional(),
      start: instant,
      end: instant,
      reason: z.string().trim().max(200).optional(),
    })
    .refine((value) => Date.parse(value.end) > Date.parse(value.start), {
      path: ['end'],
      message: 'Must be after start',
    })
    .refine(
      (value) =>
        Date.parse(value.end) - Date.parse(value.start) <= policy.slot.maxBlockDays * msPerDay,
      { path: ['end'], message: `At most ${policy.slot.maxBlockDays} days after start` },
    ),
  reply: block,
  errors: ['not-found'],
  status: 201,
});

export const unblockTime = endpoint({
  method: 'DELETE',
  path: '/api/availability/block/:id',
  tag: 'availability',
  summary: 'Open a blocked stretch again.',
  actor: 'provider',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});

export const slot = z.object({ start: instant, end: instant });
export type Slot = z.infer<typeof slot>;

/** `endDate` after `date` by so many days, 0 for the same day or when absent. */
function daysAfter(read: { date: string; endDate?: string | undefined }): number {
  return read.endDate === undefined
    ? 0
    : (Date.parse(read.endDate) - Date.parse(read.date)) / msPerDay;
}

/** Refuses a read that ends before it begins, or is too long. */
function checkDates<S extends z.ZodType<{ date: string; endDate?: string | undefined }>>(
  schema: S,
): S {
  return schema
    .refine((read) => !(daysAfter(read) < 0), { path: ['endDate'], message: 'Is before date' })
    .refine((read) => !(daysAfter(read) >= policy.slot.maxDaysPerRead), {
      path: ['endDate'],
      message: `At most ${policy.slot.maxDaysPerRead} days at once`,
    });
}

/**
 * Reads for moving this meeting with the expert, of which the caller is a party: its own length, its
 * own time counts as free, and only times are given that both have free (move-4).
 */
const moving = id.optional();

/** How the two would meet, which decides how much time the expert needs around it (venue-1). */
export const wayToMeet = {
  /** Online when absent; in a way that the expert doesn't offer nothing is free. */
  mode: serviceMode.optional(),
  /** With `office`: which. Without it the expert is taken to come from elsewhere. */
  officeId: id.optional(),
};

const slotQuery = {
  /** First date to read, in `timezone`; a year ahead at most, as `endDate` and `month`. */
  date: plainDate,
  /** Last date to read, the same day when absent. */
  endDate: plainDate.optional(),
  /** The provider's shortest when absent; of a duration that is not offered nothing is free. */
  durationMinutes: z.coerce.number().pipe(durationMinutes).optional(),
  /** Free times of that duration though it isn't offered for single meetings: of a package. */
  ownLength: z.enum(['true', 'false']).optional(),
  /** Zone in which the dates are meant; the provider's when absent. */
  timezone: timeZone.optional(),
  ...wayToMeet,
};

export const slotsReply = z.object({
  providerId: id,
  /** Zone in which `date` and `endDate` were read. */
  timezone: z.string(),
  providerTimezone: z.string(),
  durationMinutes,
  slots: z.array(slot),
});

export const readSlots = endpoint({
  method: 'GET',
  path: '/api/availability/slots/:id',
  tag: 'availability',
  summary: 'Free times of one expert that start on the given dates, in order.',
  actor: 'visitor',
  params: z.object({ id }),
  query: checkDates(z.object({ ...slotQuery, moving })),
  reply: slotsReply,
  errors: [],
  perMinute: 6000,
});

export const readSlotsBatch = endpoint({
  method: 'POST',
  path: '/api/availability/batch',
  tag: 'availability',
  summary: 'Free times of several experts at once, as asked; unknown ids are left out.',
  actor: 'visitor',
  body: checkDates(
    z.object({
      providerIds: z.array(id).min(1).max(policy.slot.maxProvidersPerBatch),
      ...slotQuery,
    }),
  ),
  reply: z.object({ results: z.array(slotsReply) }),
  errors: [],
});

export const readMonth = endpoint({
  method: 'GET',
  path: '/api/booking/availability/:id',
  tag: 'availability',
  summary: 'How many free times each day of a month has; days without any are left out.',
  actor: 'visitor',
  params: z.object({ id }),
  query: z.object({
    /** `YYYY-MM`; the present month in the zone when absent. */
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
      .optional(),
    durationMinutes: slotQuery.durationMinutes,
    ownLength: slotQuery.ownLength,
    timezone: slotQuery.timezone,
    moving,
    ...wayToMeet,
  }),
  reply: z.object({
    providerId: id,
    month: z.string(),
    timezone: z.string(),
    providerTimezone: z.string(),
    durations: z.array(durationMinutes),
    durationMinutes,
    /** Last date that can be booked at all, in `timezone`. */
    lastDate: z.string(),
    days: z.array(z.object({ date: z.string(), free: z.int() })),
  }),
  errors: [],
});
