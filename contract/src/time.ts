import { z } from 'zod';

/** Zones that were found good: asking costs more than most requests do. */
const knownZones = new Set<string>();
/** All names and aliases of the zone data are about 600; spelling varies. */
const maxKnownZones = 2000;

const isZone = (value: string): boolean => {
  if (knownZones.has(value)) return true;
  if (!/^[A-Za-z]/.test(value)) return false;
  try {
    const isGood =
      new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
    if (isGood && knownZones.size < maxKnownZones) knownZones.add(value);
    return isGood;
  } catch {
    return false;
  }
};

/** An IANA zone name; offsets such as +03:00 are refused because they know no summer time. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isZone, 'Must be an IANA time zone such as America/Santiago')
  .meta({ examples: ['America/Santiago'] });

/** Years that every clock, calendar file and database here can hold, in any zone. */
const isHolding = (value: string): boolean => {
  const year = Number(value.slice(0, 4));
  return year >= 1970 && year <= 9000;
};

/**
 * An instant in UTC or with an offset, ISO 8601, at most to the nanosecond; replies always end
 * in Z.
 */
export const instant = z.iso
  .datetime({ offset: true })
  .refine((value) => !/\.\d{10}/.test(value), 'At most nine digits after the second')
  .refine(isHolding, 'Must be a year from 1970 to 9000')
  .meta({ examples: ['2026-12-02T13:00:00Z'] });

const isRealDate = (value: string): boolean => {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** A calendar date without zone, `2028-02-29`; dates that do not exist are refused. */
export const plainDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a date such as 2026-12-02')
  .refine(isRealDate, 'No such date')
  .meta({ examples: ['2026-12-02'] });

/** Wall time `HH:MM`, 00:00 to 24:00; 24:00 is only good as an end. */
export const wallTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Must be a time such as 09:00')
  .meta({ examples: ['09:00'] });
