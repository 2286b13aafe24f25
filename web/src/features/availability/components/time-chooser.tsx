import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PublicProfile } from '@puente/contract/provider';
import { useCallback, useEffect, useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { addMonths, dayOf, openingMonth, shownDay } from '../days.ts';
import { laterMonthQuery, monthQuery, type Slot, type TimeFilter } from '../queries.ts';
import { chosenZone, isZone, keepZone } from '../../../lib/zone.ts';
import { DurationChoice } from './duration-choice.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { MonthNote } from './month-note.tsx';
import { SlotList } from './slot-list.tsx';
import { ZoneChoice } from './zone-choice.tsx';

type TimeChoice = { start: string; end: string; minutes: number; zone: string };

type Props = {
  providerId: string;
  /** The expert's durations with their prices. */
  prices: PublicProfile['prices'];
  exchange: PublicProfile['exchange'];
  /** The expert's next free time, where the calendar opens. */
  nextFree?: string | null;
  /** What was chosen before. */
  chosen?: { start?: string | undefined; minutes?: number | undefined; zone?: string | undefined };
  onChoose: (choice: TimeChoice) => void;
};

/**
 * Month and free times side by side, one above the other on a phone, in the visitor's zone.
 * Needs the words `availability`, `errors` and the query cache.
 */
export function TimeChooser(props: Props) {
  const { providerId, prices, exchange, onChoose } = props;
  const choice = useTimeChoice(props);
  const { filter, day, month } = choice;
  // Set when a day is picked by hand, until the focus has followed to its times.
  const [followsFocus, setFollowsFocus] = useState(false);
  const endFollowing = useCallback(() => setFollowsFocus(false), []);
  return (
    <div className="@container flex flex-col gap-6">
      <div className="max-w-read">
        <DurationChoice
          prices={prices}
          exchange={exchange}
          value={filter.minutes}
          onChange={choice.setMinutes}
        />
      </div>
      <div className="grid gap-x-8 gap-y-6 @xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] @3xl:gap-x-10 @3xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3">
          <MonthCalendar
            month={month}
            zone={filter.zone}
            free={choice.free}
            lastDate={choice.lastDate}
            day={day}
            onMonth={choice.setMonth}
            onDay={(picked) => {
              setFollowsFocus(true);
              choice.setDay(picked);
            }}
          />
          <ZoneChoice zone={filter.zone} onChange={choice.setZone} />
        </div>
        {day && !choice.failed ? (
          <SlotList
            key={`${providerId} ${day} ${filter.minutes} ${filter.zone}`}
            filter={filter}
            day={day}
            chosenStart={props.chosen?.start}
            takesFocus={followsFocus}
            onFocused={endFollowing}
            onChoose={(slot: Slot) =>
              onChoose({ ...slot, minutes: filter.minutes, zone: filter.zone })
            }
          />
        ) : (
          <MonthNote
            {...choice}
            onMonth={(later) => {
              setFollowsFocus(true);
              choice.setMonth(later);
            }}
          />
        )}
      </div>
    </div>
  );
}

/** What is chosen so far, and what the month offers for it. */
function useTimeChoice({ providerId, prices, nextFree, chosen }: Props) {
  const [zone, setZone] = useState(() =>
    chosen?.zone && isZone(chosen.zone) ? chosen.zone : chosenZone(),
  );
  const [minutes, setMinutes] = useState(() => startingMinutes(prices, chosen?.minutes));
  const [day, setDay] = useState(() => (chosen?.start ? dayOf(chosen.start, zone) : undefined));
  const [month, setMonth] = useState(() =>
    openingMonth([chosen?.start, nextFree], now().toString(), zone),
  );
  const filter: TimeFilter = { providerId, minutes, zone };
  const query = useQuery({
    ...monthQuery(filter, month),
    // Another duration or zone: the days stay as they were until the new ones are known.
    placeholderData: (before) => (before?.month === month ? before : undefined),
  });
  const { data } = query;
  const isEmpty = data !== undefined && !query.isPlaceholderData && data.days.length === 0;
  const later = useQuery({ ...laterMonthQuery(filter, month), enabled: isEmpty });
  usePrefetchedMonth(filter, month, data?.lastDate);
  return {
    filter,
    month,
    setMonth,
    setMinutes,
    setDay,
    setZone: (picked: string) => {
      keepZone(picked);
      setZone(picked);
    },
    free: data?.days ?? null,
    lastDate: data?.lastDate ?? null,
    day: data ? shownDay(data.days, day) : null,
    failed: query.isError ? query.error : null,
    retry: () => void query.refetch(),
    isEmpty,
    /** Undefined while it is looked for. */
    laterMonth: later.data,
  };
}

const startingMinutes = (prices: Props['prices'], wanted: number | undefined): number =>
  prices.find(({ durationMinutes }) => durationMinutes === wanted)?.durationMinutes ??
  prices.find(({ durationMinutes }) => durationMinutes === 60)?.durationMinutes ??
  prices[0]?.durationMinutes ??
  60;

/** The next month is there before it is asked for. */
function usePrefetchedMonth(filter: TimeFilter, month: string, lastDate: string | undefined): void {
  const client = useQueryClient();
  const { providerId, minutes, zone } = filter;
  useEffect(() => {
    const next = addMonths(month, 1);
    if (!lastDate || next > lastDate.slice(0, 7)) return;
    void client.prefetchQuery(monthQuery({ providerId, minutes, zone }, next));
  }, [client, providerId, minutes, zone, month, lastDate]);
}
