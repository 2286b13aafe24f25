import { queryOptions } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { addMonths, dayOf, lastDayAhead } from './days.ts';

/** Which free times are asked for. */
export type TimeFilter = {
  providerId: string;
  minutes: number;
  /** IANA zone in which days and months are meant. */
  zone: string;
};

export type Slot = Reply<'GET /api/availability/slots/:id'>['slots'][number];

const isDuration = (minutes: number): minutes is 30 | 45 | 60 | 90 =>
  [30, 45, 60, 90].includes(minutes);

/** The filter as the server reads it; a duration nobody offers falls to the expert's shortest. */
const asked = ({ minutes, zone }: TimeFilter) => ({
  timezone: zone,
  ...(isDuration(minutes) ? { durationMinutes: minutes } : {}),
});

const keyOf = ({ providerId, minutes, zone }: TimeFilter) => [providerId, minutes, zone];

/** Everything known of free time: thrown away when a time was taken or let go. */
export const freeTimeKey = ['free-time'] as const;

/** How many free times each day of a month (`YYYY-MM`) has. */
export const monthQuery = (filter: TimeFilter, month: string) =>
  queryOptions({
    queryKey: [...freeTimeKey, 'month', ...keyOf(filter), month],
    queryFn: ({ signal }) =>
      api('GET /api/booking/availability/:id', {
        params: { id: filter.providerId },
        query: { ...asked(filter), month },
        signal,
      }),
  });

/** The free times that start on one day (`YYYY-MM-DD`), in order. */
export const slotsQuery = (filter: TimeFilter, date: string) =>
  queryOptions({
    queryKey: [...freeTimeKey, 'slots', ...keyOf(filter), date],
    queryFn: ({ signal }) =>
      api('GET /api/availability/slots/:id', {
        params: { id: filter.providerId },
        query: { ...asked(filter), date },
        signal,
      }),
  });

const nearDays = 7;

/** The free times of the days around one, from the day itself on. */
export const nearSlotsQuery = (filter: TimeFilter, date: string) =>
  queryOptions({
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

/** The first month after this one that has a free day, null when none has. */
export const laterMonthQuery = (filter: TimeFilter, month: string) =>
  queryOptions({
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
