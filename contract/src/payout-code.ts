import { z } from 'zod';
import { startVerification, verificationChannel } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { claimedIdentity } from './ids.ts';
import { money } from './money.ts';

/** A payout is more than zero. */
const payoutAmount = money.refine(({ amount }) => amount > 0, {
  path: ['amount'],
  message: 'Must be more than 0',
});

export const startPayoutVerification = endpoint({
  method: 'POST',
  path: '/api/auth/start-payout-verification',
  tag: 'auth',
  summary: "Send a code to the person's own phone that releases one payout, of one amount.",
  actor: 'client',
  body: z
    .object({
      ...claimedIdentity,
      channel: verificationChannel.default('sms'),
      amount: payoutAmount.optional(),
    })
    .prefault({}),
  reply: startVerification.reply,
  errors: ['invalid-phone', 'code-sent-recently', 'code-sends-exceeded', 'gateway-unavailable'],
});

export const verifyPayoutOtp = endpoint({
  method: 'POST',
  path: '/api/auth/verify-payout-otp',
  tag: 'auth',
  summary: 'Exchange a payout code for an authorization of that one payout.',
  actor: 'client',
  body: z.object({
    ...claimedIdentity,
    code: z.string().trim().max(12),
    amount: payoutAmount.optional(),
  }),
  reply: z.object({
    status: z.literal('approved'),
    /** Passed to the payout; works once, for the amount the code was sent for. */
    payoutAuthorization: z.string(),
    expiresAt: z.string(),
  }),
  errors: [
    'code-wrong',
    'code-expired',
    'code-tries-exceeded',
    'amount-mismatch',
    'gateway-unavailable',
  ],
});
