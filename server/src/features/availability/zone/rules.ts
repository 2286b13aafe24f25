/**
 * Zones as integers. Minutes are whole minutes since 1970-01-01T00:00Z, days are whole days since
 * 1970-01-01. Temporal finds the transitions once per zone and year; everything after that is
 * additions and comparisons.
 */

/**
 * Offsets of a zone in a stretch of years: part `i` begins at the UTC minute `from[i]` and lasts
 * to `from[i + 1]`; in it local time is UTC plus `offset[i]` minutes.
 */
export type ZoneOffsets = { readonly from: readonly number[]; readonly offset: readonly number[] };

/** Half-open stretches of UTC minutes, ascending: `[starts[i], ends[i])`. */
export type Pieces = { starts: number[]; ends: number[] };

export const minutesPerDay = 1440;

export const msPerMinute = 60_000;

const msPerDay = 86_400_000;

/** Earlier and later than any requested date, and still small integers for JavaScript engines. */
const beginning = -1_000_000_000;

const end = 1_000_000_000;

/** The largest offset any zone ever had (Manila before 1845: 15 h 56 min). */
const widestOffset = 960;

/** Years a table covers after its first: the longest horizon is a little over a year. */
const yearsAhead = 2;

const marginDays = 7;

const maxTables = 1000;

const tables = new Map<string, ZoneOffsets>();

/** Offsets of a zone, good from a week before the year of `minute` to the end of the next year. */
export function zoneOffsets(zone: string, minute: number): ZoneOffsets {
  const year = new Date(minute * msPerMinute).getUTCFullYear();
  const key = `${zone}|${year}`;
  const known = tables.get(key);
  if (known) return known;
  const table = buildTable(zone, year);
  const oldest = tables.keys().next();
  if (tables.size >= maxTables && !oldest.done) tables.delete(oldest.value);
  tables.set(key, table);
  return table;
}

function buildTable(zone: string, year: number): ZoneOffsets {
  const firstMs = Date.UTC(year, 0, 1) - marginDays * msPerDay;
  const lastMs = Date.UTC(year + yearsAhead, 0, 1) + marginDays * msPerDay;
  let at = Temporal.Instant.fromEpochMilliseconds(firstMs).toZonedDateTimeISO(zone);
  const from = [beginning];
  const offset = [offsetMinutes(at)];
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > lastMs) break;
    from.push(Math.round(next.epochMilliseconds / msPerMinute));
    offset.push(offsetMinutes(next));
    at = next;
  }
  return { from, offset };
}

function offsetMinutes(at: Temporal.ZonedDateTime): number {
  return Math.round(at.offsetNanoseconds / (msPerMinute * 1_000_000));
}

/** Minutes that local time is ahead of UTC at a UTC minute. */
export function offsetAt(zone: ZoneOffsets, minute: number): number {
  let part = zone.from.length - 1;
  while (part > 0 && (zone.from[part] ?? end) > minute) part -= 1;
  return zone.offset[part] ?? 0;
}

/** Local date, as a day number, of a UTC minute. */
export function localDayAt(zone: ZoneOffsets, minute: number): number {
  return Math.floor((minute + offsetAt(zone, minute)) / minutesPerDay);
}

/**
 * Appends the stretches of real time during which local time is in `[localStart, localEnd)` (minutes
 * as if local time were UTC). A skipped hour takes no time, so a stretch around it stays one piece
 * and gets shorter; a repeated hour counts twice, each instant once.
 */
export function addRealTime(
  pieces: Pieces,
  zone: ZoneOffsets,
  localStart: number,
  localEnd: number,
): void {
  const { from, offset } = zone;
  const { starts, ends } = pieces;
  const first = starts.length;
  for (let part = 0; part < from.length; part += 1) {
    const partStart = from[part] ?? beginning;
    if (partStart >= localEnd + widestOffset) break;
    const partEnd = from[part + 1] ?? end;
    if (partEnd <= localStart - widestOffset) continue;
    const shift = offset[part] ?? 0;
    const start = Math.max(partStart, localStart - shift);
    const stop = Math.min(partEnd, localEnd - shift);
    if (start >= stop) continue;
    if (starts.length > first && ends[ends.length - 1] === start) {
      ends[ends.length - 1] = stop;
    } else {
      starts.push(start);
      ends.push(stop);
    }
  }
}

/** The real time of the local dates `firstDay` to `lastDay`, both included. */
export function realTimeOfDays(zone: ZoneOffsets, firstDay: number, lastDay: number): Pieces {
  const pieces: Pieces = { starts: [], ends: [] };
  addRealTime(pieces, zone, firstDay * minutesPerDay, (lastDay + 1) * minutesPerDay);
  return pieces;
}

/** Day number of a date `YYYY-MM-DD`. */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / msPerDay;
}

/** `YYYY-MM-DD` of a day number. */
export function dateOf(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

/** ISO weekday of a day number: 1 Monday to 7 Sunday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The UTC minute in which an instant lies. */
export function minuteOf(instant: Temporal.Instant): number {
  return Math.floor(instant.epochMilliseconds / msPerMinute);
}

/** The first whole UTC minute that is not before an instant. */
export function minuteFrom(instant: Temporal.Instant): number {
  return Math.ceil(
    instant.round({ smallestUnit: 'millisecond', roundingMode: 'ceil' }).epochMilliseconds /
      msPerMinute,
  );
}

export function instantOf(minute: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(minute * msPerMinute);
}
