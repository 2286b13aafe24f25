import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Currency } from '@puente/contract/policy';
import { api, type Reply } from '../../lib/api.ts';
import { type Filters, queryOf } from './filters.ts';

export type Page = Reply<'GET /api/experts'>;
export type Expert = Page['experts'][number];

/** Experts by these filters, page by page; days are those of the zone. */
export function expertsQuery(filters: Filters, viewer: { currency: Currency; timezone: string }) {
  const { currency, timezone } = viewer;
  return infiniteQueryOptions({
    queryKey: ['experts', filters, currency, timezone],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/experts', {
        query: {
          ...queryOf(filters),
          targetCurrency: currency,
          timezone,
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: Page) => nextCursor ?? undefined,
  });
}
