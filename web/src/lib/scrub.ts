const hidden = '[hidden]';

// The server's monitoring rules have the same patterns, tested by the same cases
// (contract/test/secrets.ts): nothing secret leaves the browser, and the server trusts no browser.

/** Parameters and properties whose value is secret or personal, whatever it looks like. */
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
/** Versions and positions in a script look like long numbers, and are not personal. */
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
/** Six digits on their own: between spaces, quotes or brackets, or right after "code". */
const lonelyCode =
  /(?<=^|[\s"'`(=,[]|%20)\d{3}[ -]?\d{3}(?=$|[\s"'`),;.!?\]]|%20)(?!\.\d)|(?<=\b(?:code|c[óo]digo|otp|pin)\b[^\d\n]{0,24})\d{4,8}(?!\d)/giu;

/**
 * Removes secrets and personal data from a text: tokens, sign-in codes, phones, e-mails, card,
 * account and tax numbers, and the values of parameters that carry them. Takes linear time.
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

/** "code: 404" is a status and stays; after a colon, a sign-in code has four digits or more. */
function isPlainStatus(before: string, given: string): boolean {
  return /^code\b[^=%]*$/i.test(before) && !/\d{4}/.test(given);
}
