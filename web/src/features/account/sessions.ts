import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';

export type Device = Reply<'GET /api/auth/sessions'>['sessions'][number];
export type SignInLink = Reply<'POST /api/auth/sign-in-link'>;

/** The signed-in person's sessions, this device first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api('GET /api/auth/sessions', { signal }),
});

/** Ends every session; this device still has to sign out itself. */
export function useLogoutEverywhere() {
  return useMutation({ mutationFn: () => api('POST /api/auth/logout-everywhere') });
}

/** Creates a sign-in link for another device; it replaces the one before. */
export function useCreateSignInLink() {
  return useMutation({ mutationFn: () => api('POST /api/auth/sign-in-link') });
}
