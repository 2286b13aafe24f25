import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';
import { updateUser, useUser } from '../../shell/session/session.ts';

export type ShareLink = Reply<'POST /api/link/generate'>;
export type PersonalLink = Reply<'POST /api/personal-link/fetch'>;

/** How the expert's page is shared. */
export function shareLinkQuery(userId: string) {
  return queryOptions({
    queryKey: ['link', 'share', userId],
    queryFn: ({ signal }) => api('POST /api/link/generate', { body: {}, signal }),
  });
}

/** The own username, and former ones that still lead to it. */
export function personalLinkQuery(userId: string) {
  return queryOptions({
    queryKey: ['link', 'own', userId],
    queryFn: ({ signal }) => api('POST /api/personal-link/fetch', { body: {}, signal }),
  });
}

export function useSetUsername() {
  const client = useQueryClient();
  const userId = useUser()?.id ?? '';
  return useMutation({
    mutationFn: (username: string) => api('POST /api/personal-link', { body: { username } }),
    onSuccess: async (link) => {
      const { username, personalLink } = link;
      client.setQueryData(personalLinkQuery(userId).queryKey, link);
      updateUser({ username, personalLink });
      // The names that were checked are free or taken by now.
      client.removeQueries({ queryKey: ['username'] });
      await client.invalidateQueries({ queryKey: shareLinkQuery(userId).queryKey });
    },
  });
}
