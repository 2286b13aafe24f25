import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import { compileCalendar } from '../opening/rules.ts';
import {
  aroundMinutes,
  bookableWindow,
  type DayFilter,
  freeStartsIn,
  isInFilter,
  mergeBusy,
  nothingTaken,
  type TakenTime,
} from '../slots/rules.ts';
import {
  findBusy,
  findNextStates,
  findSchedules,
  type NextStateRow,
  type ScheduleRow,
} from '../store.ts';
import { createNextMemory, horizonOf, isStillFirst, type NextMemory } from './rules.ts';
import { instantOf, minuteFrom, minuteOf, minutesPerDay, zoneOffsets } from '../zone/rules.ts';

export type NextFreeQuery = {
  /**
   * Minutes; the provider's shortest when not offered by it. When absent, of the length whose price is
   * shown beside: the usual one, or the shortest in a week that has no time for that.
   */
  durationMinutes?: number | undefined;
  /** Earliest start; now when absent. */
  from?: Temporal.Instant | undefined;
  /** Starts before this; the provider's horizon when absent. */
  until?: Temporal.Instant | undefined;
  /** Local days and times the start must fall in: evenings, weekends. */
  filter?: DayFilter | undefined;
};

/** The length a meeting usually has: where there is room for one price, it is that one's. */
const usualMinutes = 60;

/** Most calendars have a free slot in the first week: the rest is read only for the others. */
const minutesAtOnce = 7 * minutesPerDay;

/** After so many calendars other calls get their turn. */
const searchedAtOnce = 250;

/** What says whether a next free start that was found before still is one. */
export type NextState = NextStateRow;

/** By process: the database says which of it still holds. */
const memories = new WeakMap<Context['db'], NextMemory>();

function memoryOf(db: Context['db']): NextMemory {
  const memory = memories.get(db) ?? createNextMemory();
  memories.set(db, memory);
  return memory;
}

/**
 * The next free start online of each provider that matches the query, null when there is none; unknown
 * providers are left out. One query for those whose calendar stayed as it was since they were asked
 * for the same; for the others two more, and one for those without a free slot in the first week.
 */
export async function nextFreeSlots(
  context: Pick<Context, 'db' | 'clock'>,
  providerIds: readonly string[],
  query: NextFreeQuery = {},
): Promise<Map<string, Temporal.Instant | null>> {
  if (providerIds.length === 0) return new Map();
  const states = await findNextStates(context.db, providerIds);
  const minutes = await nextFreeMinutes(context, states, query);
  return new Map([...minutes].map(([id, start]) => [id, start === null ? null : instantOf(start)]));
}

/** What calendars are at, by provider, for `nextFreeMinutes`; unknown providers are left out. */
export async function nextStates(
  db: Executor,
  providerIds: readonly string[],
): Promise<Map<string, NextState>> {
  if (providerIds.length === 0) return new Map();
  const rows = await findNextStates(db, providerIds);
  return new Map(rows.map((row) => [row.providerId, row]));
}

/** As `nextFreeSlots`, in UTC minutes, for calendars whose present state is known already. */
export async function nextFreeMinutes(
  context: Pick<Context, 'db' | 'clock'>,
  states: readonly NextState[],
  query: NextFreeQuery = {},
): Promise<Map<string, number | null>> {
  const now = context.clock.now();
  const kept = memoryOf(context.db).of(JSON.stringify(query));
  const unknown = states.filter((row) => {
    const known = kept.get(row.providerId);
    return !known || !isStillFirst(known, row, now);
  });
  for (let at = 0; at < unknown.length; at += searchedAtOnce) {
    const rows = unknown.slice(at, at + searchedAtOnce);
    const fresh = await search(
      context,
      rows.map(({ providerId }) => providerId),
      query,
    );
    for (const row of rows) {
      const { start = null, holdEnds = null } = fresh.get(row.providerId) ?? {};
      const times = { foundMs: now.epochMilliseconds, holdEndsMs: holdEnds };
      kept.set(row.providerId, { state: row, start, horizon: horizonOf(row, now), ...times });
    }
  }
  return new Map(states.map(({ providerId }) => [providerId, kept.get(providerId)?.start ?? null]));
}

/** UTC minute of the first free start, and when the first hold in its way ends. */
type Found = { start: number | null; holdEnds: number | null };

async function search(
  context: Pick<Context, 'db' | 'clock'>,
  providerIds: readonly string[],
  query: NextFreeQuery,
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>();
  if (providerIds.length === 0) return found;
  const now = context.clock.now();
  const rows = await findSchedules(context.db, providerIds);
  for (const id of rows.keys()) found.set(id, { start: null, holdEnds: null });
  const horizonDays = Math.max(0, ...[...rows.values()].map((row) => row.horizonDays));
  const nowMinute = minuteFrom(now);
  const from = Math.max(nowMinute, query.from ? minuteFrom(query.from) : nowMinute);
  const horizon = nowMinute + (horizonDays + 2) * minutesPerDay;
  const until = Math.min(horizon, query.until ? minuteFrom(query.until) : horizon);
  const firstWeek = Math.min(until, from + minutesAtOnce);
  for (const window of [
    { from, until: firstWeek },
    { from: firstWeek, until },
  ]) {
    const open = [...rows.values()].filter((row) => found.get(row.providerId)?.start === null);
    if (window.from >= window.until || open.length === 0) continue;
    const ids = open.map((row) => row.providerId);
    const around = { from: window.from - aroundMinutes, until: window.until + aroundMinutes };
    const busy = await findBusy(context.db, { providerIds: ids, clientId: null }, around, now);
    for (const row of open) {
      const taken = busy.get(row.providerId);
      const start = firstFreeOf(row, taken, query, { now, ...window });
      const holds = [found.get(row.providerId)?.holdEnds, taken?.holdEnds].flatMap(
        (ends) => ends ?? [],
      );
      found.set(row.providerId, { start, holdEnds: holds.length > 0 ? Math.min(...holds) : null });
    }
  }
  return found;
}

type Window = { now: Temporal.Instant; from: number; until: number };

/** The first start of the asked length, else of the usual one or the shortest. */
function firstFreeOf(
  row: ScheduleRow,
  busy: TakenTime | undefined,
  query: NextFreeQuery,
  window: Window,
): number | null {
  const [shortest] = row.durations;
  if (shortest === undefined) return null;
  const wanted = query.durationMinutes ?? usualMinutes;
  const duration = row.durations.includes(wanted) ? wanted : shortest;
  const start = firstFree(row, busy, { ...query, duration }, window);
  if (start !== null || query.durationMinutes !== undefined || duration === shortest) return start;
  return firstFree(row, busy, { ...query, duration: shortest }, window);
}

/** The first start that fits in the UTC minutes `[from, until)`. */
function firstFree(
  row: ScheduleRow,
  busy: TakenTime | undefined,
  { duration, filter }: Pick<NextFreeQuery, 'filter'> & { duration: number },
  { now, ...window }: Window,
): number | null {
  const zone = zoneOffsets(row.timezone, minuteOf(now));
  const bookable = bookableWindow(row, zone, now);
  const from = Math.max(bookable.from, window.from);
  const until = Math.min(bookable.until, window.until);
  const taken = mergeBusy(busy ?? nothingTaken, row.bufferMinutes);
  const fit = { duration, gridMinutes: row.gridMinutes, busy: taken };
  const calendar = compileCalendar(row);
  const filterZone = filter && zoneOffsets(filter.timezone, minuteOf(now));
  const fits = (start: number): boolean =>
    !filter || !filterZone || isInFilter(filter, filterZone, start);
  for (let at = from; at < until; at += minutesAtOnce) {
    const stretch = { starts: [at], ends: [Math.min(until, at + minutesAtOnce)] };
    const found = freeStartsIn(calendar, zone, fit, stretch).find(fits);
    if (found !== undefined) return found;
  }
  return null;
}
