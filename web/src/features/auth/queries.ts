import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VerificationChannel } from '@puente/contract/auth';
import { api, ApiError } from '../../lib/api.ts';
import { localeTag } from '../../lib/i18n.ts';
import { withRetries } from '../../lib/retry.ts';
import { currentPartnerId } from '../../shell/partner/address-parameters.ts';
import { signIn } from '../../shell/session/session.ts';
import { keepDeviceSettings } from '../account/queries.ts';

/** Sends a code; the reply says how long before another may be requested. */
export function useStartVerification() {
  return useMutation({
    mutationFn: (given: { phoneNumber: string; channel: VerificationChannel }) =>
      withRetries(() =>
        api('POST /api/auth/start-verification', {
          body: { ...given, detectedLanguage: localeTag() },
        }),
      ),
  });
}

/** Exchanges the code for a session and signs in. */
export function useCheckVerification({ isInviteFlow = false } = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (given: { phoneNumber: string; code: string }) => {
      const partnerId = currentPartnerId();
      const session = await withRetries(() =>
        api('POST /api/auth/check-verification', {
          body: {
            ...given,
            detectedLanguage: localeTag(),
            ...(partnerId ? { partnerId } : {}),
            ...(isInviteFlow ? { isInviteFlow } : {}),
          },
        }),
      );
      // Only an approved code is a session, whatever stands between us and our server (session-3).
      const { status }: { status: string } = session;
      if (status !== 'approved') throw new ApiError(200, session as { error?: string }, 'unknown');
      return session;
    },
    onSuccess: (session) => {
      signIn(session);
      // Replies to a visitor differ from replies to a signed-in person. When the device's settings
      // can't be saved they can still be chosen by hand.
      const saved = session.isNewUser ? keepDeviceSettings() : Promise.resolve();
      void saved.catch(() => undefined).finally(() => queryClient.invalidateQueries());
    },
  });
}
