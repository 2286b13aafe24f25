import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import type { PartnerAct } from '@puente/contract/policy/partner';
import { api, type Body, type Reply } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { download } from '../../lib/save-file.ts';
import { updateUser } from '../../shell/session/session.ts';

/** A partner that the signed-in person manages. */
export type ManagedPartner = Reply<'GET /api/partner/managed'>['partners'][number];
export type Applicant = Reply<'GET /api/partner/applications'>['applications'][number];
export type Application = Reply<'GET /api/partner/applications/:id'>;
export type GroupMember = Reply<'GET /api/partner/providers'>['providers'][number];
export type Overview = Reply<'GET /api/partner/overview'>;
export type LogEntry = Reply<'GET /api/partner/log'>['entries'][number];
export type Managers = Reply<'GET /api/partner/managers'>;
export type OwnApplication = Reply<'GET /api/partner/application'>;

const root = 'partner-desk';

/** The partners that the signed-in person manages, by name. */
export const managedPartnersQuery = queryOptions({
  queryKey: ['managed-partners'],
  queryFn: async ({ signal }) => (await api('GET /api/partner/managed', { signal })).partners,
});

export function overviewQuery(partnerId: string) {
  return queryOptions({
    queryKey: [root, 'overview', partnerId],
    queryFn: ({ signal }) => api('GET /api/partner/overview', { query: { partnerId }, signal }),
  });
}

export function applicationsQuery(partnerId: string, which: 'open' | 'decided') {
  return infiniteQueryOptions({
    queryKey: [root, 'applications', partnerId, which],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/partner/applications', {
        query: { partnerId, which, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: [root, 'application', id],
    queryFn: ({ signal }) => api('GET /api/partner/applications/:id', { params: { id }, signal }),
  });
}

export function groupQuery(partnerId: string) {
  return queryOptions({
    queryKey: [root, 'group', partnerId],
    queryFn: async ({ signal }) =>
      (await api('GET /api/partner/providers', { query: { partnerId }, signal })).providers,
  });
}

export function shareQuery(partnerId: string) {
  return queryOptions({
    queryKey: [root, 'share', partnerId],
    queryFn: ({ signal }) => api('GET /api/partner/share', { query: { partnerId }, signal }),
  });
}

export function managersQuery(partnerId: string) {
  return queryOptions({
    queryKey: [root, 'managers', partnerId],
    queryFn: ({ signal }) => api('GET /api/partner/managers', { query: { partnerId }, signal }),
  });
}

export function logQuery(partnerId: string, act: PartnerAct | undefined) {
  return infiniteQueryOptions({
    queryKey: [root, 'log', partnerId, act ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/partner/log', {
        query: { partnerId, ...(act && { act }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** Everything in a partner's place is read anew: one act changes several sections. */
async function readAnew(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [root] }),
    queryClient.invalidateQueries({ queryKey: managedPartnersQuery.queryKey }),
  ]);
}

/** The same, and the account: who removed themselves manages one partner less. */
async function readAnewWithUser(): Promise<void> {
  updateUser(await api('GET /api/profile'));
  await readAnew();
}

/** Approves, refuses or asks for more. What was answered meanwhile is shown as it is now. */
export function useDecide(id: string) {
  return useMutation({
    mutationFn: (body: Body<'POST /api/partner/applications/:id/decide'>) =>
      api('POST /api/partner/applications/:id/decide', { params: { id }, body }),
    // Not awaited: what is shown may go by it, and with it who tells that it is done.
    onSettled: () => void readAnew(),
  });
}

/** Takes a verification back, or removes an expert from the group. */
export function useEndMember(id: string) {
  return useMutation({
    mutationFn: ({ act, message }: { act: 'take-back' | 'remove'; message: string }) =>
      act === 'remove'
        ? api('POST /api/partner/providers/:id/remove', { params: { id }, body: { message } })
        : api('POST /api/partner/providers/:id/take-back', { params: { id }, body: { message } }),
    // Not awaited: what is shown may go by it, and with it who tells that it is done.
    onSettled: () => void readAnew(),
  });
}

export function useDownloadMemberDocument(id: string) {
  return useMutation({
    mutationFn: (kind: string) =>
      download('GET /api/partner/providers/:id/document', `document.${kind}`, { id }),
  });
}

export function useAnnounceShare(partnerId: string) {
  return useMutation({
    mutationFn: (basisPoints: number) =>
      api('POST /api/partner/share', { body: { partnerId, basisPoints } }),
    onSuccess: readAnew,
  });
}

export function useInviteManager(partnerId: string) {
  return useMutation({
    mutationFn: (phone: string) =>
      api('POST /api/partner/managers', { body: { partnerId, phone } }),
    onSuccess: readAnew,
  });
}

export function useRemoveManager(partnerId: string) {
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/partner/managers/:id', { params: { id }, query: { partnerId } }),
    onSuccess: () => void readAnewWithUser(),
  });
}

export function useWithdrawManagerInvitation() {
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /api/partner/manager-invitations/:id', { params: { id } }),
    // Not awaited: what is shown may go by it, and with it who tells that it is done.
    onSettled: () => void readAnew(),
  });
}

/** Partners that invite the signed-in person to manage them. */
export const managerInvitationsQuery = queryOptions({
  queryKey: ['manager-invitations'],
  queryFn: async ({ signal }) =>
    (await api('GET /api/partner/manager-invitations', { signal })).invitations,
});

export function useAnswerManagerInvitation() {
  return useMutation({
    mutationFn: ({ id, accept }: { id: string; accept: boolean }) =>
      api('POST /api/partner/manager-invitations/:id/answer', { params: { id }, body: { accept } }),
    onSuccess: async ({ invitations }) => {
      updateUser(await api('GET /api/profile'));
      queryClient.setQueryData(managerInvitationsQuery.queryKey, invitations);
      await readAnew();
    },
  });
}

/** The own latest application, and the share of the partner that one is with. */
export const ownApplicationQuery = queryOptions({
  queryKey: ['own-application'],
  queryFn: ({ signal }) => api('GET /api/partner/application', { signal }),
});

/** Sends the application again, or takes it back; either changes the profile's partner. */
export function useChangeApplication() {
  return useMutation({
    mutationFn: (change: { message: string } | 'withdraw') =>
      change === 'withdraw'
        ? api('DELETE /api/partner/application')
        : api('POST /api/partner/application', { body: change }),
    onSuccess: (own) => queryClient.setQueryData(ownApplicationQuery.queryKey, own),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ownApplicationQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['draft'] }),
      ]),
  });
}
