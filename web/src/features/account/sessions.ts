import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, type Reply } from '../../lib/api.ts';

export type Device = Reply<'GET /api/auth/sessions'>['sessions'][number];
export type SignInLink = Reply<'POST /api/auth/sign-in-link'>;

/** Where the signed-in person is signed in, this device first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api('GET /api/auth/sessions', { signal }),
});

/** Ends every session; this device has to leave by itself. */
export const useLogoutEverywhere = () =>
  useMutation({ mutationFn: () => api('POST /api/auth/logout-everywhere') });

/** A link for another device; it replaces the one before. */
export const useCreateSignInLink = () =>
  useMutation({ mutationFn: () => api('POST /api/auth/sign-in-link') });
