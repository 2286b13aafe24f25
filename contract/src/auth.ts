import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { claimedIdentity, email, id, personName, phoneNumber } from './ids.ts';
import { policy } from './policy.ts';
import { userData } from './user.ts';

export const verificationChannel = z.enum(['sms', 'whatsapp', 'voice']);
export type VerificationChannel = z.infer<typeof verificationChannel>;

/** Language tag of the browser, such as `es-CL`. */
const detectedLanguage = z.string().max(35).nullish();

export const startVerification = endpoint({
  method: 'POST',
  path: '/api/auth/start-verification',
  tag: 'auth',
  summary: 'Send a sign-in code. Known and unknown numbers get the same answer.',
  actor: 'visitor',
  body: z.object({
    phoneNumber,
    /** SMS when absent. */
    channel: verificationChannel.nullish(),
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
    partnerId: z.string().max(64).nullish(),
    /** The sign-in of an invitation's page; nothing is granted by it, joining does that (invite-4). */
    isInviteFlow: z.boolean().nullish(),
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

/** Length only; what is too easy to guess is refused as `password-weak`. */
const newPassword = z
  .string()
  .min(policy.auth.passwordMinLength)
  .max(policy.auth.passwordMaxLength);
const typedPassword = z.string().min(1).max(policy.auth.passwordMaxLength);

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  tag: 'auth',
  summary:
    'Like check-verification, with a password as a second way in. The code proves the phone; ' +
    'names and address are taken where the account has none yet.',
  actor: 'visitor',
  body: z.object({
    phoneNumber,
    code: z.string().trim().max(12),
    password: newPassword,
    name: personName.optional(),
    lastName: personName.optional(),
    email: email.optional(),
    detectedLanguage,
    partnerId: z.string().max(64).nullish(),
  }),
  reply: session,
  errors: [
    'invalid-phone',
    'code-wrong',
    'code-expired',
    'code-tries-exceeded',
    'password-weak',
    'gateway-unavailable',
  ],
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  tag: 'auth',
  summary:
    'Sign in by phone and password. Unknown phones, phones without a password and wrong ' +
    'passwords get the same answer, after the same work.',
  actor: 'visitor',
  body: z.object({ phoneNumber, password: typedPassword }),
  reply: session,
  errors: ['invalid-phone', 'credentials-wrong', 'tries-exceeded'],
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/api/auth/refresh-token',
  tag: 'auth',
  summary:
    'Exchange the bearer token for a new one with a full term. Works until one day after the ' +
    'end of the session, never after a sign-out.',
  actor: 'visitor',
  body: z.object({ sessionToken: claimedIdentity.sessionToken }).nullish(),
  reply: z.object({ newToken: z.string(), sessionExpiry: z.string() }),
  perMinute: 30,
  errors: ['unauthenticated', 'identity-mismatch'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  tag: 'auth',
  summary: 'Mail a link to set a new password. Known and unknown addresses get the same answer.',
  actor: 'visitor',
  body: z.object({ email }),
  reply: z.object({ status: z.literal('pending'), expiresInSeconds: z.int() }),
  errors: [],
  perMinute: 20,
});

export const confirmResetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-reset-password',
  tag: 'auth',
  summary:
    'Set a new password with the token of the mailed link and the phone of the account. Ends ' +
    'every session.',
  actor: 'visitor',
  body: z.object({ token: z.string().min(1).max(200), phoneNumber, newPassword }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['invalid-phone', 'link-invalid', 'password-weak', 'tries-exceeded'],
});

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/auth/update-password',
  tag: 'auth',
  summary:
    'Set the first password, change it (with the present one) or take it away (null). The first ' +
    'one needs a session that a code opened lately, or else a sign-in code to the own phone. Ends ' +
    'the other sessions.',
  actor: 'client',
  body: z.object({
    currentPassword: typedPassword.optional(),
    newPassword: newPassword.nullable(),
    /** Asked for by `phone-proof-needed`, and not looked at where nothing asks for it. */
    code: z.string().trim().max(12).optional(),
  }),
  reply: z.object({ success: z.literal(true), userData }),
  errors: [
    'password-wrong',
    'password-weak',
    'tries-exceeded',
    'phone-proof-needed',
    'code-wrong',
    'code-expired',
    'code-tries-exceeded',
    'gateway-unavailable',
  ],
});

export const createSignInLink = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in-link',
  tag: 'auth',
  summary: 'A link that signs the same person in once, on another device, within 15 minutes.',
  actor: 'client',
  perMinute: 10,
  reply: z.object({
    /** `PUBLIC_URL/?authToken=…&phone=…` */
    url: z.string(),
    authToken: z.string(),
    phone: z.string(),
    expiresAt: z.string(),
  }),
  errors: [],
});

export const exchangeSignInLink = endpoint({
  method: 'POST',
  path: '/api/auth/exchange-sign-in-link',
  tag: 'auth',
  summary: 'Exchange the token of a sign-in link, with its phone, for a session; works once.',
  actor: 'visitor',
  body: z.object({ authToken: z.string().min(1).max(200), phone: z.string().max(32) }),
  reply: session,
  errors: ['link-invalid', 'tries-exceeded'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  tag: 'auth',
  summary: "Where the signed-in person is signed in, the caller's own device first.",
  actor: 'client',
  reply: z.object({
    sessions: z.array(
      z.object({
        id,
        /** Browser and system as they say of themselves, such as "Chrome, Android"; may be empty. */
        device: z.string(),
        createdAt: z.string(),
        expiresAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  tag: 'auth',
  summary: 'End every session of the signed-in person, this one too.',
  actor: 'client',
  body: z.object({ sessionToken: claimedIdentity.sessionToken }).nullish(),
  reply: z.object({ ended: z.int() }),
  errors: [],
});

export const validateSession = endpoint({
  method: 'POST',
  path: '/api/auth/validate',
  tag: 'auth',
  summary: 'Is this session token still good?',
  actor: 'visitor',
  body: z.object({ token: z.string().nullish() }).nullish(),
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
