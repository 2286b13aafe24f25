import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { policy } from './policy.ts';

const text = z.string().max(policy.crash.textMaxLength);
const facts = z.record(z.string().max(64), z.union([text, z.number(), z.boolean(), z.null()]));

/** What a browser tells of a page that broke (SPEC §3); people and secrets are taken out of it. */
export const crashReport = z.object({
  timestamp: z.iso.datetime({ offset: true }),
  error: z.object({ name: text, message: text, stack: text.optional() }),
  componentStack: text.optional(),
  url: text.optional(),
  userAgent: text.optional(),
  path: text.optional(),
  partnerId: z.string().max(64).nullish(),
  version: z.string().max(40).optional(),
  screenSize: z.string().max(40).optional(),
  /** Step, expert and time of the booking in progress; nothing that was typed. */
  bookingContext: facts.nullish(),
  deviceInfo: facts.optional(),
  performance: facts.optional(),
  /** Which keys of local storage are there, never what they hold. */
  localStorage: facts.optional(),
});
export type CrashReport = z.infer<typeof crashReport>;

export const reportCrash = endpoint({
  method: 'POST',
  path: '/api/error-monitoring',
  tag: 'monitoring',
  summary: 'Report a page that broke; at most 32 kB and ten a minute.',
  actor: 'visitor',
  perMinute: policy.crash.perMinute,
  maxBytes: policy.crash.reportMaxBytes,
  body: crashReport,
  reply: z.object({
    received: z.literal(true),
    /** How people name this crash to support; the same crash has the same one. */
    reportId: z.string(),
  }),
  errors: ['too-large'],
  status: 202,
});
