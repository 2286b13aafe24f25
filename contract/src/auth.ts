import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { claimedIdentity, phoneNumber } from './ids.ts';
import { userData } from './user.ts';

export const verificationChannel = z.enum(['sms', 'whatsapp', 'voice']);
export type VerificationChannel = z.infer<typeof verificationChannel>;

/** Language tag of the browser, such as `es-CL`. */
const detectedLanguage = z.string().max(35).optional();

export const startVerification = endpoint({
  method: 'POST',
  path: '/api/auth/start-verification',
  tag: 'auth',
  summary: 'Send a sign-in code. Known and unknown numbers get the same answer.',
  actor: 'visitor',
  body: z.object({
    phoneNumber,
    channel: verificationChannel.default('sms'),
    detectedLanguage,
  }),
  reply: z.object({
    status: z.literal('pending'),
    channel: verificationChannel,
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
  errors: ['invalid-phone', 'code-sent-recently', 'code-sends-exceeded', 'gateway-unavailable'],
});

export const session = z.object({
  status: z.literal('approved'),
  sessionToken: z.string(),
  userData,
  /** Instant at which the session ends. */
  sessionExpiry: z.string(),
  isNewUser: z.boolean(),
});

export const checkVerification = endpoint({
  method: 'POST',
  path: '/api/auth/check-verification',
  tag: 'auth',
  summary: 'Exchange a sign-in code for a session; a new phone becomes an account.',
  actor: 'visitor',
  body: z.object({
    phoneNumber,
    code: z.string().trim().max(12),
    detectedLanguage,
    partnerId: z.string().max(64).optional(),
    isInviteFlow: z.boolean().optional(),
  }),
  reply: session,
  errors: [
    'invalid-phone',
    'code-wrong',
    'code-expired',
    'code-tries-exceeded',
    'gateway-unavailable',
  ],
});

export const validateSession = endpoint({
  method: 'POST',
  path: '/api/auth/validate',
  tag: 'auth',
  summary: 'Is this session token still good?',
  actor: 'visitor',
  body: z.object({ token: z.string().max(200).optional() }).nullish(),
  reply: z.object({
    valid: z.boolean(),
    userData: userData.optional(),
    sessionExpiry: z.string().optional(),
  }),
  errors: [],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  tag: 'auth',
  summary: 'End the session of the bearer token. Succeeds without one, too.',
  actor: 'visitor',
  body: z.object({ sessionToken: claimedIdentity.sessionToken }).nullish(),
  reply: z.object({ success: z.literal(true) }),
  errors: ['identity-mismatch'],
});
