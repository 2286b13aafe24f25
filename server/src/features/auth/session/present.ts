import type { session as sessionReply } from '@puente/contract/auth';
import type { UserData } from '@puente/contract/user';
import type { z } from 'zod';

export type Session = z.infer<typeof sessionReply>;

/** The reply to a sign-in. */
export function presentSession(opened: {
  token: string;
  expiresAt: Temporal.Instant;
  userData: UserData;
  isNew: boolean;
}): Session {
  return {
    status: 'approved',
    sessionToken: opened.token,
    userData: opened.userData,
    sessionExpiry: opened.expiresAt.toString(),
    isNewUser: opened.isNew,
  };
}
