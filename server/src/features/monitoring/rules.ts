import { createHash } from 'node:crypto';
import type { CrashFacts, CrashReport, ToldCrash } from '@puente/contract/monitoring';
import { policy } from '@puente/contract/policy';

const hidden = '[hidden]';

// The same patterns stand in web/src/lib/scrub.ts, under the same table of cases: a browser takes
// out what it can before anything leaves it, and the server trusts no browser.

/** Parameters and properties whose value is a secret or a person, whatever it looks like. */
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
/** "code: 404" is a status and stays; after a colon a code of sign-in has four digits or more. */
const isPlainStatus = (before: string, given: string): boolean =>
  /^code\b[^=%]*$/i.test(before) && !/\d{4}/.test(given);

const uuidOrTime =
  '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}' +
  String.raw`|(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?`;
/** Versions and places in a script look like long numbers and say nothing of a person. */
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
  // Tokens of this product are 43 signs; the longest readable name is shorter than that.
  [/(?<![\w-])[\w-]{40,}/g, hidden],
  [/(?<!\d)\d{1,2}\.?\d{3}\.?\d{3}-[\dkK](?![\w-])/g, hidden],
];
/** Six digits that stand alone: between spaces, quotes or brackets, or right after "code". */
const lonelyCode =
  /(?<=^|[\s"'`(=,[]|%20)\d{3}[ -]?\d{3}(?=$|[\s"'`),;.!?\]]|%20)(?!\.\d)|(?<=\b(?:code|c[óo]digo|otp|pin)\b[^\d\n]{0,24})\d{4,8}(?!\d)/giu;

/**
 * Takes secrets and people out of a text: tokens, sign-in codes, phones, e-mails, card, account and
 * tax numbers, and the values of parameters that carry such. Time grows with the length alone.
 */
export const scrub = (text: string): string => {
  let clean = text;
  for (const [pattern, by] of steps) clean = clean.replace(pattern, by);
  clean = clean.replace(named, (whole, before: string, given: string) =>
    isPlainStatus(before, given) ? whole : `${before}${hidden}`,
  );
  for (const [pattern, by] of afterNames) clean = clean.replace(pattern, by);
  clean = clean.replace(numbers, (whole, kept?: string) => (kept === undefined ? hidden : whole));
  return clean.replace(lonelyCode, hidden);
};

const secretName = new RegExp(`^(?:${secretNames})$`, 'i');

/** Longest texts that are kept, in signs. */
const most = { text: policy.crash.textMaxLength, short: 64 };

/** Clean first, short then: a secret that is cut in half is recognised no more. */
const clean = (text: string, signs: number = most.text): string => scrub(text).slice(0, signs);
const asText = (fact: unknown): string =>
  typeof fact === 'string' ? fact : (JSON.stringify(fact) ?? '');

const cleanFact = (name: string, fact: unknown, hasNumbersOfPeople: boolean) => {
  // Flags of local storage are named like what they don't hold.
  if (typeof fact === 'boolean' || fact === null) return fact;
  if (secretName.test(name)) return hidden;
  if (typeof fact !== 'number') return clean(asText(fact));
  return !hasNumbersOfPeople || scrub(String(fact)) === String(fact) ? fact : hidden;
};

const cleanFacts = (given: unknown, hasNumbersOfPeople: boolean): CrashFacts =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.fromEntries(
        Object.entries(given).map(([name, fact]) => [
          secretName.test(name) ? name : clean(name, most.short),
          cleanFact(name, fact, hasNumbersOfPeople),
        ]),
      )
    : { told: clean(asText(given)) };

const instantOf = (given: ToldCrash['timestamp'], now: Temporal.Instant): string => {
  const date = new Date(given ?? Number.NaN);
  return Number.isNaN(date.valueOf()) ? now.toString() : date.toISOString();
};

/** A crash as it is kept: in one shape, not too long, and every text without secrets and people. */
export const reportOf = (given: ToldCrash, now: Temporal.Instant): CrashReport => {
  const error =
    typeof given.error === 'string' ? { ...given, message: given.error } : (given.error ?? given);
  const texts = (['componentStack', 'url', 'userAgent', 'path'] as const).flatMap((name) =>
    given[name] ? [[name, clean(given[name])]] : [],
  );
  const shorts = (['partnerId', 'version', 'screenSize'] as const).flatMap((name) =>
    given[name] ? [[name, clean(asText(given[name]), most.short)]] : [],
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
      name: clean(error.name || 'Error'),
      message: clean(error.message ?? ''),
      ...(error.stack ? { stack: clean(error.stack) } : {}),
    },
    ...Object.fromEntries([...texts, ...shorts, ...facts]),
  };
};

/** What differs from one time of the same crash to the next: ids, numbers, the build's names. */
const withoutChance = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, 'id')
    .replace(/\?[^\s:)]*/g, '')
    .replace(/\d+/g, '0');

/** The same crash has the same fingerprint: kind, words, version and where in the script. */
export const fingerprintOf = ({ error, version }: CrashReport): Buffer => {
  const frames = (error.stack ?? '').split('\n').filter((line) => /:\d+:\d+/.test(line));
  const parts = [error.name, error.message, ...frames.slice(0, 3)].map(withoutChance);
  return createHash('sha256')
    .update([version ?? '', ...parts].join('\n'))
    .digest();
};

/** How people and operators name a report to each other. */
export const reportIdOf = (fingerprint: Buffer): string => fingerprint.toString('hex', 0, 6);

/** Reports that nobody sent again since then are removed. */
export const keptSince = (now: Temporal.Instant): Temporal.Instant =>
  now.subtract({ hours: 24 * policy.crash.keptDays });
