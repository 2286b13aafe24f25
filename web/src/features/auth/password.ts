import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Body } from '../../lib/api.ts';
import { withRetries } from '../../lib/retry.ts';
import { signIn, updateUser } from '../../shell/session/session.ts';

/** Signs in by phone and password. */
export function useLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body<'POST /api/auth/login'>) =>
      withRetries(() => api('POST /api/auth/login', { body })),
    onSuccess: (session) => {
      signIn(session);
      // Replies to a visitor differ from replies to a signed-in person.
      void queryClient.invalidateQueries();
    },
  });
}

/** Requests a mail with a reset link; the reply never says whether there is an account. */
export function useAskForReset() {
  return useMutation({
    mutationFn: (email: string) =>
      withRetries(() => api('POST /api/auth/reset-password', { body: { email } })),
  });
}

/** Sets the new password. No automatic retry: a link works once. */
export function useConfirmReset() {
  return useMutation({
    mutationFn: (body: Body<'POST /api/auth/confirm-reset-password'>) =>
      api('POST /api/auth/confirm-reset-password', { body }),
  });
}

/** Sets, changes or (null) removes the person's password; other devices are signed out. */
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
