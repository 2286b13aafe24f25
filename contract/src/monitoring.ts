import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { policy } from './policy.ts';

export type CrashFacts = Record<string, string | number | boolean | null>;

/** The stored report of a page that broke (crash-1): without people and secrets. */
export type CrashReport = {
  /** ISO 8601. */
  timestamp: string;
  error: { name: string; message: string; stack?: string };
  componentStack?: string;
  url?: string;
  userAgent?: string;
  path?: string;
  partnerId?: string;
  version?: string;
  screenSize?: string;
  /** Step, expert and time of the booking in progress; nothing that was typed. */
  bookingContext?: CrashFacts | null;
  deviceInfo?: CrashFacts;
  performance?: CrashFacts;
  /** Which keys of local storage exist, never their values. */
  localStorage?: CrashFacts;
};

const told = z.string().nullish();
/** Facts of any shape: what isn't a plain value is stored as its text. */
const anything = z.unknown().optional();

/**
 * A crash as a page, an extension or a script reports it. Only what broke is required;
 * the server shortens and cleans the rest, since half a report is better than none.
 */
export const toldCrash = z
  .object({
    /** ISO 8601 or milliseconds since the epoch; the server's own time where it can't be read. */
    timestamp: z.union([z.string(), z.number()]).nullish(),
    error: z.union([z.string(), z.object({ name: told, message: told, stack: told })]).nullish(),
    /** The same report, sent without the envelope. */
    name: told,
    message: told,
    stack: told,
    componentStack: told,
    url: told,
    userAgent: told,
    path: told,
    partnerId: told,
    version: told,
    screenSize: anything,
    bookingContext: anything,
    deviceInfo: anything,
    performance: anything,
    localStorage: anything,
  })
  .refine(({ error, message }) => Boolean(error || message), {
    path: ['error'],
    message: 'Required',
  });
export type ToldCrash = z.infer<typeof toldCrash>;

export const reportCrash = endpoint({
  method: 'POST',
  path: '/api/error-monitoring',
  tag: 'monitoring',
  summary: 'Report a page that broke; at most 32 kB and ten a minute.',
  actor: 'visitor',
  ignoresSession: true,
  perMinute: policy.crash.perMinute,
  maxBytes: policy.crash.reportMaxBytes,
  body: toldCrash,
  reply: z.object({
    received: z.literal(true),
    /** A reference for support; the same crash has the same one. */
    reportId: z.string(),
  }),
  errors: ['too-large'],
  status: 202,
});
