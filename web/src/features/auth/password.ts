import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body } from '../../lib/api.ts';
import { withRetries } from '../../lib/retry.ts';
import { signIn, updateUser } from '../../shell/session.ts';

/** Signs in by phone and password and takes the session over. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'POST /api/auth/login'>) =>
      withRetries(() => api('POST /api/auth/login', { body })),
    onSuccess: (session) => {
      signIn(session);
      // What a visitor was told is not what a person is told.
      void queryClient.invalidateQueries();
    },
  });
}

/** Asks for a mail with a link to a new password; the answer never says whether there is one. */
export const useAskForReset = () =>
  useMutation({
    mutationFn: (email: string) =>
      withRetries(() => api('POST /api/auth/reset-password', { body: { email } })),
  });

/** Sets the new password. Not tried again by itself: a link works once. */
export const useConfirmReset = () =>
  useMutation({
    mutationFn: (body: Body<'POST /api/auth/confirm-reset-password'>) =>
      api('POST /api/auth/confirm-reset-password', { body }),
  });

/** Sets, changes or (null) removes the own password; other devices are signed out. */
export function useUpdatePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'POST /api/auth/update-password'>) =>
      api('POST /api/auth/update-password', { body }),
    onSuccess: ({ userData }) => {
      updateUser(userData);
      void queryClient.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
}
