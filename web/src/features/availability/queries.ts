import { queryOptions } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { addMonths, dayOf, lastDayAhead } from './days.ts';
import { meetOf, type Way } from './way.ts';

export { meetOf, type Way, wayIn } from './way.ts';

/** Which free times to look up. */
export type TimeFilter = {
  providerId: string;
  minutes: number;
  /** IANA zone of the days and months. */
  zone: string;
  /** Online when absent. */
  way?: Way | undefined;
  /** The meeting that is to be moved: the times that both people have free beside it. */
  moving?: string | undefined;
  /** The length is a package's, which needn't be offered for single meetings. */
  isOwnLength?: boolean | undefined;
};

export type Slot = Reply<'GET /api/availability/slots/:id'>['slots'][number];

/** Prefix of all queries of free times: invalidated when a time was taken or released. */
export const freeTimeKey = ['free-time'] as const;

/** The number of free times on each day of a month (`YYYY-MM`). */
export function monthQuery(filter: TimeFilter, month: string) {
  return queryOptions({
    queryKey: [...freeTimeKey, 'month', ...keyOf(filter), month],
    queryFn: ({ signal }) =>
      api('GET /api/booking/availability/:id', {
        params: { id: filter.providerId },
        query: { ...asked(filter), month },
        signal,
      }),
  });
}

function keyOf({ providerId, minutes, zone, way, moving, isOwnLength }: TimeFilter) {
  return [
    ...[providerId, minutes, zone],
    ...(way ? [meetOf(way)] : []),
    ...(moving ? [moving] : []),
    ...(isOwnLength ? ['own-length'] : []),
  ];
}

/** The filter as the server reads it; an unknown duration becomes the expert's shortest. */
function asked({ minutes, zone, way, moving, isOwnLength }: TimeFilter) {
  return {
    timezone: zone,
    ...(way && way.mode !== 'virtual' ? way : {}),
    ...(moving ? { moving } : {}),
    ...(isOwnLength ? { ownLength: 'true' as const } : {}),
    ...(isDuration(minutes) ? { durationMinutes: minutes } : {}),
  };
}

function isDuration(minutes: number): minutes is 30 | 45 | 60 | 90 {
  return [30, 45, 60, 90].includes(minutes);
}

/** The free times that start on one day (`YYYY-MM-DD`), in order. */
export function slotsQuery(filter: TimeFilter, date: string) {
  return queryOptions({
    queryKey: [...freeTimeKey, 'slots', ...keyOf(filter), date],
    queryFn: ({ signal }) =>
      api('GET /api/availability/slots/:id', {
        params: { id: filter.providerId },
        query: { ...asked(filter), date },
        signal,
      }),
  });
}

/** The free times of the day on which a moment falls. */
export function slotsAroundQuery(filter: TimeFilter, at: string) {
  return slotsQuery(filter, dayOf(at, filter.zone));
}

const nearDays = 7;

/** The free times of the following days, beginning with this one. */
export function nearSlotsQuery(filter: TimeFilter, date: string) {
  return queryOptions({
    queryKey: [...freeTimeKey, 'near', ...keyOf(filter), date],
    queryFn: ({ signal }) => {
      const end = Temporal.PlainDate.from(date).add({ days: nearDays }).toString();
      const last = lastDayAhead(dayOf(now().toString(), filter.zone));
      return api('GET /api/availability/slots/:id', {
        params: { id: filter.providerId },
        query: { ...asked(filter), date, endDate: end < last ? end : last },
        signal,
      });
    },
  });
}

/** The first later month with a free day, null when there is none. */
export function laterMonthQuery(filter: TimeFilter, month: string) {
  return queryOptions({
    queryKey: [...freeTimeKey, 'later', ...keyOf(filter), month],
    queryFn: async ({ client }) => {
      const { lastDate } = await client.ensureQueryData(monthQuery(filter, month));
      for (
        let next = addMonths(month, 1);
        next <= lastDate.slice(0, 7);
        next = addMonths(next, 1)
      ) {
        const { days } = await client.ensureQueryData(monthQuery(filter, next));
        if (days.length > 0) return next;
      }
      return null;
    },
  });
}
