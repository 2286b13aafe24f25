import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, type Reply } from '../../lib/api.ts';
import { withRenewal } from '../../shell/session/renewal.ts';

export type Chat = Reply<'GET /api/worker/chats'>['chats'][number];

/** The conversations of the signed-in person, the one spoken in last first. */
export function chatsQuery(userId: string) {
  return queryOptions({
    queryKey: ['chats', userId],
    queryFn: async ({ signal }) =>
      (await withRenewal((how) => api('GET /api/worker/chats', { ...how, signal }))).chats,
    // Each message changes it.
    staleTime: 0,
  });
}

/** Names a conversation. Errors: `not-found` for one that is gone. */
export function useRenameChat(userId: string) {
  const client = useQueryClient();
  const { queryKey } = chatsQuery(userId);
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      withRenewal((how) =>
        api('PUT /api/worker/chat/:id', { ...how, params: { id }, body: { name } }),
      ),
    onSuccess: ({ conversation }) =>
      client.setQueryData(queryKey, (chats) =>
        chats?.map((chat) => (chat.id === conversation.id ? conversation : chat)),
      ),
  });
}

/** Deletes a conversation for good; one that is gone already is deleted, too. */
export function useDeleteChat(userId: string) {
  const client = useQueryClient();
  const { queryKey } = chatsQuery(userId);
  return useMutation({
    mutationFn: (id: string) =>
      withRenewal((how) => api('DELETE /api/worker/chat/:id', { ...how, params: { id } })).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
        },
      ),
    onSuccess: (_, id) =>
      client.setQueryData(queryKey, (chats) => chats?.filter((chat) => chat.id !== id)),
  });
}
