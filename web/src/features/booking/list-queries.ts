import type { BookingGroup } from '@puente/contract/booking-list';
import { activityPolicy } from '@puente/contract/policy/activity';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';
import { bookingsKey } from './queries.ts';

export type Wanted = {
  group: BookingGroup;
  /** Both when absent. */
  role?: 'client' | 'provider';
  q?: string;
};

export type BookingPage = Reply<'GET /api/bookings'>;

/** One group of the person's meetings, page by page. */
export function bookingsQuery(wanted: Wanted) {
  return infiniteQueryOptions({
    queryKey: [...bookingsKey, 'all', wanted],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/bookings', {
        query: {
          ...wanted,
          limit: activityPolicy.pageSize,
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
