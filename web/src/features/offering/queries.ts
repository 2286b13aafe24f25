import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Currency } from '@puente/contract/policy';
import { api, type Body, type Reply } from '../../lib/api.ts';
import { useUser } from '../../shell/session/session.ts';

export type Offering = Reply<'GET /api/provider-offerings'>['offerings'][number];
export type Proposal = NonNullable<Reply<'POST /api/provider-offerings'>['proposals']>[number];
export type OfferingData = NonNullable<Body<'POST /api/provider-offerings'>['offeringData']>;

/** The signed-in expert's own packages and plans, hidden ones as well. */
export function ownOfferingsQuery(userId: string) {
  return queryOptions({
    queryKey: ['offerings', 'own', userId],
    queryFn: async ({ signal }) =>
      (await api('GET /api/provider-offerings', { query: {}, signal })).offerings,
  });
}

/** What anybody sees of an expert's packages and plans, with prices in the given currency. */
export function offeringsOfQuery(providerId: string, currency: Currency) {
  return queryOptions({
    queryKey: ['offerings', 'of', providerId, currency],
    queryFn: ({ signal }) =>
      api('GET /api/provider-offerings', {
        query: { providerId, targetCurrency: currency },
        signal,
      }),
  });
}

/** The signed-in expert as they see themselves: their prices, and how often they cancel. */
export function ownExpertQuery(userId: string) {
  return queryOptions({
    queryKey: ['provider', 'own', userId],
    queryFn: ({ signal }) => api('GET /api/provider/profile', { signal }),
  });
}

type Change = Omit<Body<'POST /api/provider-offerings'>, 'generate'> & { key?: string };

/**
 * Changes the own offerings, one request after the other; the reply is the whole list. A refused
 * change reads the list again: another tab may have changed it.
 */
export function useChangeOfferings() {
  const client = useQueryClient();
  const { queryKey } = ownOfferingsQuery(useUser()?.id ?? '');
  return useMutation({
    scope: { id: 'offerings' },
    mutationFn: ({ key, ...body }: Change) =>
      api('POST /api/provider-offerings', { body, ...(key ? { idempotencyKey: key } : {}) }),
    onMutate: async ({ order }) => {
      if (!order) return;
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (list) => list && sortedLike(list, order));
    },
    onSuccess: ({ offerings }) => client.setQueryData(queryKey, offerings),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** The list in the order of the ids; those that aren't named stay at the end. */
export function sortedLike<T extends { id: string }>(
  list: readonly T[],
  ids: readonly string[],
): T[] {
  const place = (one: T) => (ids.includes(one.id) ? ids.indexOf(one.id) : ids.length);
  return list.toSorted((one, other) => place(one) - place(other));
}

export function useDeleteOffering() {
  const client = useQueryClient();
  const { queryKey } = ownOfferingsQuery(useUser()?.id ?? '');
  return useMutation({
    scope: { id: 'offerings' },
    mutationFn: ({ id, version }: Pick<Offering, 'id' | 'version'>) =>
      api('DELETE /api/provider-offerings', { body: { offeringId: id, version } }),
    onSuccess: ({ offerings }) => client.setQueryData(queryKey, offerings),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Proposals from the profile (`true`) or from the prices alone; nothing is saved. */
export function usePropose() {
  return useMutation({
    mutationFn: (generate: true | 'rates') =>
      api('POST /api/provider-offerings', { body: { generate } }),
  });
}
