import { queryOptions } from '@tanstack/react-query';
import type { Currency } from '@puente/contract/policy';
import { api, type Reply } from '../../lib/api.ts';

export type Profile = Reply<'GET /worker/profile/:id'>;

/** An expert by id, with prices in the asked currency. */
export const providerQuery = (id: string, currency: Currency) =>
  queryOptions({
    queryKey: ['provider', id, currency],
    queryFn: ({ signal }) =>
      api('GET /worker/profile/:id', {
        params: { id },
        query: { targetCurrency: currency },
        signal,
      }),
  });

/** The expert behind a personal link (`/@username`). */
export const personalLinkQuery = (username: string, currency: Currency) =>
  queryOptions({
    queryKey: ['personal-link', username, currency],
    queryFn: async ({ signal, client }) => {
      const { profile } = await api('GET /api/validate/:link', {
        params: { link: username },
        query: { targetCurrency: currency },
        skipAuth: true,
        signal,
      });
      // Going on to book finds it there already.
      client.setQueryData(providerQuery(profile.id, currency).queryKey, profile);
      return profile;
    },
  });
