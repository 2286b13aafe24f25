export const authPolicy = {
  codeLength: 6,
  codeLifetimeMinutes: 10,
  codeMaxTries: 5,
  codeResendSeconds: 60,
  codeSendsPerPhonePerHour: 5,
  codeSendsPerAddressPerHour: 20,
  /** Codes that were never entered, to numbers that share these first digits (docs/decisions/005). */
  codeUnansweredPerRangePerHour: 60,
  codeRangeDigits: 7,
  /** What codes may cost in an hour by estimate, US cents: all of them (docs/decisions/028). */
  codeCentsPerHour: 20_000,
  sessionDays: 30,
  /** An ended session may still be renewed that long (session-8). */
  renewalGraceDays: 1,
  /** A renewed token still works for so long, for calls in flight. */
  replacedTokenSeconds: 30,
  signInLinkMinutes: 15,
  /** A code entered within this time still proves the phone when a first password is set. */
  passwordSetupFreshMinutes: 15,
  passwordMinLength: 10,
  passwordMaxLength: 128,
  passwordTriesPerPhone: 5,
  /** Attempts at passwords; mailed links and sign-in links each have their own count. */
  passwordTriesPerAddress: 20,
  passwordTriesWindowMinutes: 15,
  /** Wrong phones on a link before it is void. */
  linkMaxTries: 5,
  resetLinkMinutes: 30,
  resetMailsPerEmailPerHour: 3,
  resetMailsPerAddressPerHour: 5,
  /** Most mails an hour about changes of passwords and email addresses. */
  noticeMailsPerEmailPerHour: 10,
  payoutAuthorizationMinutes: 10,
} as const;

export const phonePolicy = { minDigits: 6 } as const;

/**
 * What one code costs by estimate, US cents: the message without the gateway's own fee, rounded up.
 * Countries without a known price are taken to be expensive.
 */
export const codeCents: Readonly<Record<string, number>> = {
  US: 2,
  CA: 2,
  GB: 5,
  ES: 9,
  DE: 11,
  FR: 8,
  IT: 9,
  PT: 6,
  NL: 11,
  BE: 10,
  AT: 11,
  IE: 9,
  CL: 6,
  MX: 7,
  CO: 6,
  AR: 8,
  PE: 9,
  BR: 6,
  other: 30,
};

/**
 * What codes that were never entered may cost in an hour, US cents: in each country whose currency is
 * one of ours, and in all others together.
 */
export const codeCentsPerHour: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.keys(codeCents).map((country) => [country, 500])),
  other: 300,
};
