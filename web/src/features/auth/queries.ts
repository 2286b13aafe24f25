import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VerificationChannel } from '@puente/contract/auth';
import { api, ApiError } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { withRetries } from '../../lib/retry.ts';
import { currentPartnerId } from '../../shell/address-parameters.ts';
import { signIn } from '../../shell/session.ts';
import { keepDeviceSettings } from '../account/queries.ts';

/** Sends a code; the reply says how long before another may be asked for. */
export function useStartVerification() {
  return useMutation({
    mutationFn: (given: { phoneNumber: string; channel: VerificationChannel }) =>
      withRetries(() =>
        api('POST /api/auth/start-verification', {
          body: { ...given, detectedLanguage: currentLanguage() },
        }),
      ),
  });
}

/** Exchanges the code for a session and takes it over. */
export function useCheckVerification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (given: { phoneNumber: string; code: string }) => {
      const partnerId = currentPartnerId();
      const session = await withRetries(() =>
        api('POST /api/auth/check-verification', {
          body: {
            ...given,
            detectedLanguage: currentLanguage(),
            ...(partnerId ? { partnerId } : {}),
          },
        }),
      );
      // SPEC §4: only what was approved is a session, whatever stands between us and our server.
      const { status }: { status: string } = session;
      if (status !== 'approved') throw new ApiError(200, session as { error?: string }, 'unknown');
      return session;
    },
    onSuccess: (session) => {
      signIn(session);
      // What a visitor was told is not what a person is told. A device's settings that don't
      // arrive can still be chosen by hand.
      const settled = session.isNewUser ? keepDeviceSettings() : Promise.resolve();
      void settled.catch(() => undefined).finally(() => queryClient.invalidateQueries());
    },
  });
}
