import { z } from 'zod';
import { instant, plainDate, timeZone, wallTime } from './time.ts';

/** On which days of the week, and when on the expert's clock. */
export const planPattern = z.object({
  /** ISO days of the week, 1 is Monday; each once. */
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, { message: 'Each day once' }),
  /** Wall time in the expert's zone, before midnight. */
  time: wallTime.refine((time) => time !== '24:00', 'Before midnight'),
});
export type PlanPattern = z.infer<typeof planPattern>;

/** What buys a plan beside its offering and the times of its first month. */
export const planChoice = z.object({
  /** First day, in the client's zone. */
  startDate: plainDate,
  pattern: planPattern,
});
export type PlanChoice = z.infer<typeof planChoice>;

/** What a quote of a plan fixes beside its price and the times of the first month. */
export const planQuote = planChoice.extend({
  /** The client's zone, by which months begin and cards are charged. */
  timezone: timeZone,
  /** When the card is charged next, each time the same amount. */
  renewals: z.array(instant),
});
