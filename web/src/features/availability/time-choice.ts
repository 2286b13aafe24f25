import { useQueries, useQuery } from '@tanstack/react-query';
import type { PublicProfile } from '@puente/contract/provider';
import { useState } from 'react';
import { now } from '../../lib/clock.ts';
import { localeTag } from '../../lib/i18n.ts';
import { usualPrice } from '../../lib/first-price.ts';
import { chosenZone, isZone, keepZone } from '../../lib/zone.ts';
import {
  addMonths,
  dayOf,
  firstWeekday,
  freeWeeksAround,
  monthOf,
  openingMonth,
  shownDay,
} from './days.ts';
import { laterMonthQuery, monthQuery, type TimeFilter } from './queries.ts';
import type { Way } from './way.ts';

export type Offered = {
  providerId: string;
  /** The expert's durations with their prices. */
  prices: PublicProfile['prices'];
  /** Online when absent. */
  way?: Way | undefined;
  /** The expert's next free time, where the calendar opens. */
  nextFree?: string | null;
  /** What was chosen before. */
  chosen?: { start?: string | undefined; minutes?: number | undefined; zone?: string | undefined };
  /** The meeting that is to be moved: it keeps its length, and its time of now is marked. */
  moving?: { bookingId: string; start: string; minutes: number };
  /** The minutes of a package's sessions, which needn't be offered for single meetings. */
  length?: number | undefined;
  /** Where several times are chosen: those chosen so far. They are marked, and tapped again removed. */
  picks?: readonly string[] | undefined;
  /** Where only times of one stretch can be chosen: instants, half-open. */
  within?: { from: string; until: string } | undefined;
};

/** The current choice of length, zone, month and day, and what the month offers for it. */
export function useTimeChoice(offered: Offered) {
  const { prices, nextFree, chosen, moving, length, picks = [], within } = offered;
  const [zone, setZone] = useState(() =>
    chosen?.zone && isZone(chosen.zone) ? chosen.zone : chosenZone(),
  );
  const [minutes, setMinutes] = useState(
    () => moving?.minutes ?? length ?? startingMinutes(prices, chosen?.minutes),
  );
  const opening = chosen?.start ?? moving?.start;
  const [picked, setPicked] = useState(() => (opening ? dayOf(opening, zone) : undefined));
  const [month, setMonth] = useState(() =>
    openingMonth([opening, within?.from, nextFree], now().toString(), zone),
  );
  const filter = filterOf(offered, minutes, zone);
  const query = useQuery({
    ...monthQuery(filter, month),
    // For another duration or zone the old days stay until the new ones are loaded.
    placeholderData: (before) => (before?.month === month ? before : undefined),
  });
  const { data } = query;
  const days = data && daysWithin(data.days, within, zone);
  const isEmpty = days !== undefined && !query.isPlaceholderData && days.length === 0;
  const later = useQuery({ ...laterMonthQuery(filter, month), enabled: isEmpty });
  const last = within ? dayOf(within.until, zone) : undefined;
  const lastDate = data && (last && last < data.lastDate ? last : data.lastDate);
  const beside = useMonthsBeside(filter, month, lastDate);
  const free = days ? daysWithin([...beside.before, ...days, ...beside.after], within, zone) : null;
  const day = days && free ? shownDay(days, free, picked) : null;
  return {
    filter,
    /** The day of the meeting that is to be moved. */
    presentDay: moving ? dayOf(moving.start, zone) : null,
    pickedDays: picks.map((start) => dayOf(start, zone)),
    month,
    setMonth: (next: string) => {
      if (picked && !picked.startsWith(next)) setPicked(undefined);
      setMonth(next);
    },
    setMinutes,
    setDay: setPicked,
    /** A day of another week, perhaps of the next month. */
    setWeek: (first: string) => {
      setPicked(first);
      setMonth(first.slice(0, 7));
    },
    setZone: (next: string) => {
      keepZone(next);
      setZone(next);
    },
    free,
    lastDate: lastDate ?? null,
    day,
    /** The free day after it, as far as it is loaded. */
    nextDay: day ? free?.find(({ date }) => date > day)?.date : undefined,
    weeks: freeWeeksAround(free ?? [], day ?? `${month}-01`, firstWeekday(localeTag())),
    /** Whether the shown day is the first with any free time. */
    isFirstDay: day !== null && nextFree ? dayOf(nextFree, zone) === day : false,
    failed: query.isError ? query.error : null,
    retry: () => void query.refetch(),
    isEmpty,
    /** Undefined while it is loading. */
    laterMonth: later.data && last && later.data > last.slice(0, 7) ? null : later.data,
  };
}

function filterOf(offered: Offered, minutes: number, zone: string): TimeFilter {
  const { providerId, way, moving, length } = offered;
  const isOwnLength = length !== undefined;
  return { providerId, minutes, zone, way, moving: moving?.bookingId, isOwnLength };
}

/** The days on which something of the stretch is. */
function daysWithin<Day extends { date: string }>(
  days: readonly Day[],
  within: Offered['within'],
  zone: string,
): readonly Day[] {
  if (!within) return days;
  const [first, last] = [dayOf(within.from, zone), dayOf(within.until, zone)];
  return days.filter(({ date }) => date >= first && date <= last);
}

function startingMinutes(prices: Offered['prices'], wanted: number | undefined): number {
  const chosen = prices.find(({ durationMinutes }) => durationMinutes === wanted);
  return (chosen ?? usualPrice(prices))?.durationMinutes ?? 60;
}

/** The free days of the months before and after one, as far as there is something to book. */
function useMonthsBeside(filter: TimeFilter, month: string, lastDate: string | undefined) {
  const [next, previous] = [addMonths(month, 1), addMonths(month, -1)];
  const hasNext = lastDate !== undefined && next <= lastDate.slice(0, 7);
  const hasPrevious = lastDate !== undefined && previous >= monthOf(now().toString(), filter.zone);
  const [before, after] = useQueries({
    queries: [
      { ...monthQuery(filter, previous), enabled: hasPrevious },
      { ...monthQuery(filter, next), enabled: hasNext },
    ],
  });
  return { before: before.data?.days ?? [], after: after.data?.days ?? [] };
}
