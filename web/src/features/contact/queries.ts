import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { Currency } from '@puente/contract/policy';
import { api, ApiError, type Reply } from '../../lib/api.ts';
import { localeTag } from '../../lib/i18n.ts';
import { useUser } from '../../shell/session/session.ts';
import { type Card, loadsContacts, withoutPerson, withPerson } from './list.ts';

const contactsKey = ['contacts'] as const;

/** The caller's contacts by name. */
export function contactsQuery(userId: string) {
  return queryOptions({
    queryKey: [...contactsKey, 'list', userId],
    queryFn: async ({ signal }): Promise<Card[]> =>
      (await api('GET /api/contacts', { query: { minimal: 'true' }, signal })).contacts,
  });
}

/** The list of the signed-in person; not loaded for visitors, nor on an invite-join page. */
export function useContacts() {
  const user = useUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  const enabled = user !== null && loadsContacts(pathname);
  return useQuery({ ...contactsQuery(user?.id ?? ''), enabled });
}

/** One person, with rates in the currency, as far as the signed-in person may see them. */
export function contactQuery(userId: string, id: string, currency: Currency) {
  return queryOptions({
    queryKey: [...contactsKey, 'one', userId, id, currency],
    queryFn: async ({ signal }) => {
      const query = { targetCurrency: currency };
      return (await api('GET /api/contacts/:id', { params: { id }, query, signal })).contact;
    },
  });
}

type SearchPage = Reply<'POST /api/search'>;

/** People whose username begins with the term, page by page. */
export function searchQuery(userId: string, term: string) {
  return infiniteQueryOptions({
    queryKey: [...contactsKey, 'search', userId, term],
    queryFn: ({ pageParam, signal }) =>
      api('POST /api/search', { body: { username: term, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, limit, total }: SearchPage) =>
      page * limit < total ? page + 1 : undefined,
  });
}

/**
 * Adds or removes a person, optimistically: undone when the server refuses. Changes are sent one
 * after the other, so that an undo never overtakes what it undoes. Rejects with {@link ApiError}; a
 * contact that exists or is gone already counts as success.
 */
export function useChangeContact() {
  const client = useQueryClient();
  const userId = useUser()?.id ?? '';
  return useMutation({
    mutationKey: contactsKey,
    scope: { id: 'contacts' },
    mutationFn: async ({ person, isContact }: { person: Card; isContact: boolean }) => {
      try {
        await (isContact
          ? api('POST /api/contacts', { body: { contacts: [person.id] } })
          : api('DELETE /api/contacts/:id', { params: { id: person.id } }));
        return { wasSo: false };
      } catch (error) {
        if (isRefused(error, isContact ? 'contact-exists' : 'not-found')) return { wasSo: true };
        throw error;
      }
    },
    onMutate: async ({ person, isContact }) => {
      await client.cancelQueries({ queryKey: contactsKey });
      show(client, userId, person, isContact);
    },
    onError: (_error, { person, isContact }) => show(client, userId, person, !isContact),
    onSettled: () => {
      // Only the last of several changes refetches; the earlier ones would bring old lists back.
      if (client.isMutating({ mutationKey: contactsKey }) === 1) void readAgain(client);
    },
  });
}

/**
 * A list that is read for the first time just now may have been read before the change; without
 * being cancelled it would count as the new one.
 */
async function readAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: contactsKey });
  await client.invalidateQueries({ queryKey: contactsKey });
}

function isRefused(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.errorCode === code;
}

/** Updates at once, everywhere, whether somebody is a contact. */
function show(client: QueryClient, userId: string, person: Card, isContact: boolean): void {
  client.setQueryData(
    contactsQuery(userId).queryKey,
    (list) =>
      list && (isContact ? withPerson(list, person, localeTag()) : withoutPerson(list, person.id)),
  );
  client.setQueriesData<InfiniteData<SearchPage>>(
    { queryKey: [...contactsKey, 'search', userId] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          results: page.results.map((one) => (one.id === person.id ? { ...one, isContact } : one)),
        })),
      },
  );
}
