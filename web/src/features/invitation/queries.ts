import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body, type Reply } from '../../lib/api.ts';
import { useUser } from '../../shell/session/session.ts';

export type FriendInvites = Reply<'POST /api/invitations/list'>;
export type FriendInvite = FriendInvites['invitations'][number];
export type GroupInvite = Reply<'GET /api/partner-invites'>['invites'][number];
type NewGroupInvite = NonNullable<Body<'POST /api/partner-invites/generate'>>;

/** The links that the signed-in expert made, and what is left of the month. */
export function friendInvitesQuery(userId: string) {
  return queryOptions({
    queryKey: ['invites', 'friends', userId],
    queryFn: ({ signal }) => api('POST /api/invitations/list', { body: {}, signal }),
  });
}

export function useInviteFriend() {
  const client = useQueryClient();
  const { queryKey } = friendInvitesQuery(useUser()?.id ?? '');
  return useMutation({
    mutationFn: () => api('POST /api/invitations/generate', { body: {} }),
    onSuccess: ({ invitation, stats }) =>
      client.setQueryData(queryKey, (known) => ({
        stats,
        invitations: [invitation, ...(known?.invitations ?? [])],
      })),
    // The month may be used up by another tab.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export function useRevokeFriend() {
  const client = useQueryClient();
  const { queryKey } = friendInvitesQuery(useUser()?.id ?? '');
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/invitations/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** The links into a partner's group. */
export function groupInvitesQuery(partnerId: string) {
  return queryOptions({
    queryKey: ['invites', 'group', partnerId],
    queryFn: async ({ signal }) =>
      (await api('GET /api/partner-invites', { query: { partnerId }, signal })).invites,
  });
}

export function useInviteToGroup(partnerId: string) {
  const client = useQueryClient();
  const { queryKey } = groupInvitesQuery(partnerId);
  return useMutation({
    mutationFn: (asked: NewGroupInvite) =>
      api('POST /api/partner-invites/generate', { body: { ...asked, partnerId } }),
    onSuccess: ({ invite }) => client.setQueryData(queryKey, (known) => [invite, ...(known ?? [])]),
  });
}

export function useRevokeGroupInvite(partnerId: string) {
  const client = useQueryClient();
  const { queryKey } = groupInvitesQuery(partnerId);
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/partner-invites/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Links of partners can be told by their first letter. */
function isOfPartner(token: string): boolean {
  return token.startsWith('p');
}

export type Invitation =
  | Reply<'GET /api/invitations/validate'>
  | Reply<'GET /api/partner-invites/validate'>;

/** Who invites by a link; a refusal says why no one can join by it. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invites', 'link', token],
    queryFn: ({ signal }): Promise<Invitation> =>
      isOfPartner(token)
        ? api('GET /api/partner-invites/validate', { query: { token }, signal, skipAuth: true })
        : api('GET /api/invitations/validate', { query: { token }, signal, skipAuth: true }),
  });
}

export function useJoin(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      isOfPartner(token)
        ? api('POST /api/partner-invites/join', { body: { token } })
        : api('POST /api/invitations/join', { body: { token } }),
    // The profile that comes next knows the partner now.
    onSuccess: () => client.invalidateQueries(),
  });
}
