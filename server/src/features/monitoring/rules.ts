import { createHash } from 'node:crypto';
import type { CrashFacts, CrashReport, ToldCrash } from '@puente/contract/monitoring';
import { policy } from '@puente/contract/policy';

const hidden = '[hidden]';

// web/src/lib/scrub.ts has the same patterns, tested with the same cases: the browser removes what it
// can before anything leaves it, and the server doesn't trust the browser.

/** Parameters and properties whose value is a secret or personal, whatever it looks like. */
const secretNames = [
  'authToken',
  'sessionToken',
  'newToken',
  'access_token',
  'refresh_token',
  'id_token',
  'token',
  'phoneNumber',
  'userPhoneNumber',
  'initialPhoneNumber',
  'phone',
  'pn',
  'code',
  'otp',
  'client_secret',
  'payment_intent_client_secret',
  'password',
  'newPassword',
  'currentPassword',
  'secret',
  'resumeKey',
  'email',
  'invoiceEmail',
  'authorization',
  'cookie',
  'rut',
  'accountNumber',
].join('|');

const value = String.raw`\[hidden\]|\\*"[^"]*"|\\*'[^']*'|[^\s"'&#,;)}\]\\]+`;

const named = new RegExp(
  String.raw`(?<![A-Za-z0-9])((?:${secretNames})(?:\\*["'])?\s*(?:=|%3D|:(?!//)|%3A)\s*)(${value})`,
  'gi',
);

const uuidOrTime =
  '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}' +
  String.raw`|(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?`;

/** Versions and positions in a script look like long numbers but aren't personal. */
const harmless = String.raw`${uuidOrTime}|\/\d+(?:\.\d+)+|:\d+:\d+`;

const longNumber = String.raw`(?:\+|%2B)?\d(?:(?:%20|[ \u00a0()./-]){0,3}\d){6,}(?:-[kK])?`;

const numbers = new RegExp(`(${harmless})|${longNumber}`, 'gi');

const steps: readonly [RegExp, string][] = [
  [/\b(bearer|basic)(\s+|%20)[\w.~+/=-]{8,}/gi, `$1$2${hidden}`],
  [/(?<![\w-])eyJ[\w-]+\.[\w.-]+/g, hidden],
  [/\b\w{1,64}_secret_\w+|\b(?:sk|rk|whsec)_\w+/g, hidden],
];

const afterNames: readonly [RegExp, string][] = [
  [/[\p{L}\p{N}._%+-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu, hidden],
  // Tokens of this product have 43 characters; the longest readable name is shorter than that.
  [/(?<![\w-])[\w-]{40,}/g, hidden],
  [/(?<!\d)\d{1,2}\.?\d{3}\.?\d{3}-[\dkK](?![\w-])/g, hidden],
];

/** Six digits between spaces, quotes or brackets, or digits right after "code". */
const lonelyCode =
  /(?<=^|[\s"'`(=,[]|%20)\d{3}[ -]?\d{3}(?=$|[\s"'`),;.!?\]]|%20)(?!\.\d)|(?<=\b(?:code|c[óo]digo|otp|pin)\b[^\d\n]{0,24})\d{4,8}(?!\d)/giu;

/**
 * Removes secrets and personal data from a text: tokens, sign-in codes, phones, e-mails, card,
 * account and tax numbers, and the values of parameters that carry such. Takes linear time.
 */
export function scrub(text: string): string {
  let clean = text;
  for (const [pattern, by] of steps) clean = clean.replace(pattern, by);
  clean = clean.replace(named, (whole, before: string, given: string) =>
    isPlainStatus(before, given) ? whole : `${before}${hidden}`,
  );
  for (const [pattern, by] of afterNames) clean = clean.replace(pattern, by);
  clean = clean.replace(numbers, (whole, kept?: string) => (kept === undefined ? hidden : whole));
  return clean.replace(lonelyCode, hidden);
}

/** "code: 404" is a status and stays; a sign-in code after a colon has at least four digits. */
function isPlainStatus(before: string, given: string): boolean {
  return /^code\b[^=%]*$/i.test(before) && !/\d{4}/.test(given);
}

const secretName = new RegExp(`^(?:${secretNames})$`, 'i');

/** Longest texts that are kept, in characters. */
const maxLength = { text: policy.crash.textMaxLength, short: 64 };

/** A crash report as it is stored: in one shape, not too long, without secrets or personal data. */
export function reportOf(given: ToldCrash, now: Temporal.Instant): CrashReport {
  const error =
    typeof given.error === 'string' ? { ...given, message: given.error } : (given.error ?? given);
  const texts = (['componentStack', 'url', 'userAgent', 'path'] as const).flatMap((name) =>
    given[name] ? [[name, scrubAndCut(given[name])]] : [],
  );
  const shorts = (['partnerId', 'version', 'screenSize'] as const).flatMap((name) =>
    given[name] ? [[name, scrubAndCut(asText(given[name]), maxLength.short)]] : [],
  );
  const facts = (['bookingContext', 'deviceInfo', 'performance', 'localStorage'] as const).flatMap(
    (name) => {
      const hasNumbersOfPeople = name === 'bookingContext' || name === 'localStorage';
      return given[name] ? [[name, cleanFacts(given[name], hasNumbersOfPeople)]] : [];
    },
  );
  return {
    timestamp: instantOf(given.timestamp, now),
    error: {
      name: scrubAndCut(error.name || 'Error'),
      message: scrubAndCut(error.message ?? ''),
      ...(error.stack ? { stack: scrubAndCut(error.stack) } : {}),
    },
    ...Object.fromEntries([...texts, ...shorts, ...facts]),
  };
}

/** Scrubs before cutting: a secret that is cut in half would not be recognised any more. */
function scrubAndCut(text: string, length: number = maxLength.text): string {
  return scrub(text).slice(0, length);
}

function asText(fact: unknown): string {
  return typeof fact === 'string' ? fact : (JSON.stringify(fact) ?? '');
}

function cleanFacts(given: unknown, hasNumbersOfPeople: boolean): CrashFacts {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.fromEntries(
        Object.entries(given).map(([name, fact]) => [
          secretName.test(name) ? name : scrubAndCut(name, maxLength.short),
          cleanFact(name, fact, hasNumbersOfPeople),
        ]),
      )
    : { told: scrubAndCut(asText(given)) };
}

function cleanFact(name: string, fact: unknown, hasNumbersOfPeople: boolean) {
  // Flags in local storage can have the name of a secret: `token: true` tells only that there is one.
  if (typeof fact === 'boolean' || fact === null) return fact;
  if (secretName.test(name)) return hidden;
  if (typeof fact !== 'number') return scrubAndCut(asText(fact));
  return !hasNumbersOfPeople || scrub(String(fact)) === String(fact) ? fact : hidden;
}

function instantOf(given: ToldCrash['timestamp'], now: Temporal.Instant): string {
  const date = new Date(given ?? Number.NaN);
  return Number.isNaN(date.valueOf()) ? now.toString() : date.toISOString();
}

/** The same crash has the same fingerprint: name, message, version and place in the script. */
export function fingerprintOf({ error, version }: CrashReport): Buffer {
  const frames = (error.stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line));
  const parts = [error.name, error.message, ...frames.slice(0, 3)].map(withoutVaryingParts);
  return createHash('sha256')
    .update([version ?? '', ...parts].join('\n'))
    .digest();
}

/** Removes what differs between reports of one crash: ids, numbers, file names of the build. */
function withoutVaryingParts(text: string): string {
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, 'id')
    .replace(/\?[^\s:)]*/g, '')
    .replace(/\d+/g, '0');
}

/** The short id by which people and operators refer to a report. */
export function reportIdOf(fingerprint: Buffer): string {
  return fingerprint.toString('hex', 0, 6);
}

/** Reports that nobody sent again since then are removed. */
export function keptSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 * policy.crash.keptDays });
}
