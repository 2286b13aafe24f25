import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { plainDate } from './time.ts';
import { language } from './user.ts';

export const readHolidays = endpoint({
  method: 'GET',
  path: '/api/availability/holidays',
  tag: 'availability',
  summary:
    'Public holidays of a country in the year from a date, so that an expert can close these days; ' +
    'nothing is saved.',
  actor: 'client',
  query: z.object({
    /** ISO 3166-1 alpha-2; the country of the zone of the hours when absent. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Two capital letters')
      .optional(),
    /** Today in the zone of the hours when absent; at most a year ahead. */
    from: plainDate.optional(),
    /** Of the names; the account's when absent. */
    language: language.optional(),
  }),
  reply: z.object({
    /** Null where the zone is of no single country, such as UTC; then there are no holidays. */
    country: z.string().nullable(),
    /** The first and the last date that was looked at. */
    from: z.string(),
    until: z.string(),
    /** Each date once, ascending, by the calendar of the country. */
    holidays: z.array(z.object({ date: z.string(), name: z.string() })),
  }),
  errors: [],
});
