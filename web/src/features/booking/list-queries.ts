import type { BookingGroup } from '@puente/contract/booking-list';
import { activityPolicy } from '@puente/contract/policy/activity';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { bookingQuery, bookingsKey } from './queries.ts';

export type Wanted = {
  group: BookingGroup;
  /** Both when absent. */
  role?: 'client' | 'provider';
  q?: string;
};

export type BookingPage = Reply<'GET /api/bookings'>;

const listsKey = [...bookingsKey, 'all'] as const;

/** One group of the person's meetings, page by page. */
export function bookingsQuery(wanted: Wanted) {
  return infiniteQueryOptions({
    queryKey: [...listsKey, wanted],
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

/** A meeting is drawn as a list knows it until its own answer is here. */
export function knowFromLists(id: string): void {
  const { queryKey } = bookingQuery(id);
  if (queryClient.getQueryData(queryKey)) return;
  const lists = queryClient.getQueriesData<InfiniteData<BookingPage>>({ queryKey: listsKey });
  const known = lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ waiting, bookings }) => [...waiting, ...bookings])
    .find((booking) => booking.id === id);
  // Not fresh: it is asked for all the same.
  if (known) queryClient.setQueryData(queryKey, known, { updatedAt: 0 });
}
