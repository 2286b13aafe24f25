import { z } from 'zod';
import { scheduleChanges, slot, wayToMeet } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { durationMinutes } from './provider.ts';
import { instant, plainDate } from './time.ts';
import { language } from './user.ts';

/** Why a time isn't offered, in the order in which they are looked for (slot-7). */
export const missingReasons = [
  'past',
  'skipped',
  'duration',
  'mode',
  'exception',
  'clock-change',
  'grid',
  'too-short',
  'outside-hours',
  'block',
  'booked',
  'held',
  'proposed',
  'own-meeting',
  'travel',
  'buffer',
  'notice',
  'horizon',
] as const;

export const explanation = z.object({
  /** The start that was asked about; null for wall time that the zone's clocks skip. */
  start: instant.nullable(),
  durationMinutes,
  timezone: z.string(),
  isOffered: z.boolean(),
  /** Null when the time is offered. */
  reason: z.enum(missingReasons).nullable(),
  /** The reason in both languages, for people; null when the time is offered. */
  words: z.record(language, z.string()).nullable(),
  /** Where a block is the reason: it, so that it can be removed. */
  blockId: id.nullable(),
});
export type Explanation = z.infer<typeof explanation>;

/** A start: an instant, or wall time of the expert's zone, `2026-12-02T13:00`. */
const startAt = z.union([
  instant,
  z
    .string()
    .regex(
      /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/,
      'Must be a time such as 2026-12-02T13:00',
    )
    .refine((value) => plainDate.safeParse(value.slice(0, 10)).success, 'No such date'),
]);

export const explainTime = endpoint({
  method: 'GET',
  path: '/api/availability/explain',
  tag: 'availability',
  summary: 'Why clients are not offered a time of the signed-in expert: the first reason there is.',
  actor: 'provider',
  query: z.object({
    at: startAt,
    /** The expert's shortest when absent. */
    durationMinutes: z.coerce.number().pipe(durationMinutes).optional(),
    ...wayToMeet,
  }),
  reply: explanation,
  errors: [],
});

export const previewTimes = endpoint({
  method: 'POST',
  path: '/api/availability/preview',
  tag: 'availability',
  summary:
    'The times that clients would see with these hours, saved or not, for the next 14 days, and ' +
    'why they would not see one. Saves nothing; also for people who are not experts yet.',
  actor: 'client',
  body: z.object({
    ...scheduleChanges,
    durationMinutes: durationMinutes.optional(),
    ...wayToMeet,
    /** A start to explain. */
    at: startAt.optional(),
  }),
  reply: z.object({
    timezone: z.string(),
    durationMinutes,
    /** Durations that can be looked at, ascending. */
    durations: z.array(durationMinutes),
    /** The first and the last date, in `timezone`. */
    firstDate: z.string(),
    lastDate: z.string(),
    slots: z.array(slot),
    /** Days on which the clocks of the zone change, and by how many minutes. */
    clockChanges: z.array(z.object({ date: z.string(), at: instant, minutes: z.int() })),
    explanation: explanation.nullable(),
  }),
  errors: [],
});
