import { z } from 'zod';
import { canonicalZone } from './zone-names.ts';

/** Known zones with their canonical names: a lookup costs more than most requests. */
const knownZones = new Map<string, string>();
/** All names and aliases of the zone data are about 600; spelling varies. */
const maxKnownZones = 2000;

/** The canonical name; null for what is no zone, such as +03:00, which has no summer time. */
function findZone(value: string): string | null {
  const known = knownZones.get(value);
  if (known !== undefined) return known;
  if (!/^[A-Za-z]/.test(value)) return null;
  try {
    const canonical = canonicalZone(value);
    if (knownZones.size < maxKnownZones) knownZones.set(value, canonical);
    return canonical;
  } catch {
    return null;
  }
}

/**
 * An IANA zone name, parsed to its canonical name, so that nothing
 * behind it sees two names of one zone; offsets such as +03:00 are refused.
 */
export const timeZone = z
  .string()
  .max(64)
  .refine((value) => findZone(value) !== null, 'Must be an IANA time zone such as America/Santiago')
  .overwrite((value) => findZone(value) ?? value)
  .meta({ examples: ['America/Santiago'] });

/** Years that every clock, calendar file and database column can hold, in any zone. */
function isHolding(value: string): boolean {
  const year = Number(value.slice(0, 4));
  return year >= 1970 && year <= 9000;
}

/**
 * An instant in UTC or with an offset, ISO 8601, at most to the nanosecond; replies always end
 * in Z.
 */
export const instant = z.iso
  .datetime({ offset: true, abort: true })
  .refine((value) => !/\.\d{10}/.test(value), 'At most nine digits after the second')
  .refine(isHolding, 'Must be a year from 1970 to 9000')
  .meta({ examples: ['2026-12-02T13:00:00Z'] });

function isRealDate(value: string): boolean {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A calendar date without zone, `2028-02-29`; dates that do not exist are refused. */
export const plainDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Must be a date such as 2026-12-02', abort: true })
  .refine(isRealDate, 'No such date')
  .meta({ examples: ['2026-12-02'] });

/** Wall time `HH:MM`, 00:00 to 24:00; 24:00 is only good as an end. */
export const wallTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Must be a time such as 09:00')
  .meta({ examples: ['09:00'] });
