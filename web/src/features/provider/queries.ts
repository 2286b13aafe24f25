import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Currency } from '@puente/contract/policy';
import type { Expertise } from '@puente/contract/policy/expertise';
import { api, type Reply } from '../../lib/api.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { local } from '../../lib/storage.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useUser } from '../../shell/session/session.ts';

export type Profile = Reply<'GET /worker/profile/:id'>;

/** An expert by id, with prices in the given currency. */
export function providerQuery(id: string, currency: Currency) {
  return queryOptions({
    queryKey: ['provider', id, currency],
    queryFn: ({ signal }) =>
      api('GET /worker/profile/:id', {
        params: { id },
        query: { targetCurrency: currency },
        signal,
      }),
  });
}

/** What a list or a card knows of an expert: drawn while the whole profile is on its way. */
export type Glimpse = Pick<
  Profile,
  'name' | 'lastName' | 'profilePicture' | 'expertise' | 'isVerifiedProvider' | 'partner'
> &
  Expertise;

function glimpseKey(id: string) {
  return ['glimpse', id] as const;
}

/** Keeps what is known of an expert for the page that is about to be opened. */
export function carryOver({ providerId, ...known }: Glimpse & { providerId: string }): void {
  queryClient.setQueryData<Glimpse>(glimpseKey(providerId), known);
}

export function glimpseOf(id: string): Glimpse | undefined {
  return queryClient.getQueryData<Glimpse>(glimpseKey(id));
}

/** The expert behind a personal link (`/@username`). */
export function personalLinkQuery(username: string, currency: Currency) {
  return queryOptions({
    queryKey: ['personal-link', username, currency],
    queryFn: async ({ signal, client }) => {
      const { profile } = await api('GET /api/validate/:link', {
        params: { link: username },
        query: { targetCurrency: currency },
        skipAuth: true,
        signal,
      });
      const known = providerQuery(profile.id, currency);
      // Links are looked up without a token: what this person would pay is in the profile alone.
      if (local.get('sessionToken')) return client.ensureQueryData(known);
      // The booking page finds it in the cache.
      client.setQueryData(known.queryKey, profile);
      return profile;
    },
  });
}

/**
 * Prices in the viewer's currency; when they sign in, the old prices stay until the new ones load.
 */
export function useProfile(id: string): Profile {
  return useSuspenseQuery(providerQuery(id, useShownCurrency())).data;
}

/** What is known of an expert without asking for it; it follows what others ask. */
export function useKnownProfile(id: string): Profile | undefined {
  return useQuery({ ...providerQuery(id, useShownCurrency()), enabled: false }).data;
}

function useShownCurrency(): Currency {
  return useDeferredValue(shownCurrency(useUser()));
}

export function useProfileByLink(username: string): Profile {
  return useSuspenseQuery(personalLinkQuery(username, useShownCurrency())).data;
}
