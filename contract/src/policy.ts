import { chatPolicy, partnerPolicy, socketPolicy } from './policy-of-home.ts';

export { type Language, languages, version } from './policy-of-home.ts';

/**
 * Every number the product promises, once, under a name. Durations carry their unit in the name;
 * shares are in basis points (1 % = 100). Sources: SPEC §5 and §9, DECISIONS.
 */
export const policy = {
  auth: {
    codeLength: 6,
    codeLifetimeMinutes: 10,
    codeMaxTries: 5,
    codeResendSeconds: 60,
    codeSendsPerPhonePerHour: 5,
    codeSendsPerAddressPerHour: 20,
    /** Codes nobody entered, to numbers that share these first digits (docs/decisions/005). */
    codeUnansweredPerRangePerHour: 60,
    codeRangeDigits: 7,
    /** What codes may cost in an hour by estimate, US cents: all of them (docs/decisions/028). */
    codeCentsPerHour: 20_000,
    sessionDays: 30,
    /** An ended session may still be renewed that long (SPEC §9: offline grace). */
    renewalGraceDays: 1,
    /** The token before a renewal is taken that long, for calls that were on their way. */
    replacedTokenSeconds: 30,
    signInLinkMinutes: 15,
    /** A code that long ago still proves the phone to whoever sets a first password. */
    passwordSetupFreshMinutes: 15,
    passwordMinLength: 10,
    passwordMaxLength: 128,
    passwordTriesPerPhone: 5,
    /** Of passwords, and by themselves of mailed and of sign-in links. */
    passwordTriesPerAddress: 20,
    passwordTriesWindowMinutes: 15,
    /** Phones that may be tried on a link before it is worth nothing. */
    linkMaxTries: 5,
    resetLinkMinutes: 30,
    resetMailsPerEmailPerHour: 3,
    resetMailsPerAddressPerHour: 5,
    /** Mails about changes of passwords and addresses: nobody's mailbox is flooded by them. */
    noticeMailsPerEmailPerHour: 10,
    payoutAuthorizationMinutes: 10,
  },
  slot: {
    durationsMinutes: [30, 45, 60, 90],
    gridMinutes: 15,
    minimumNoticeMinutes: 120,
    horizonDays: 60,
    bufferMinutes: 0,
    maxHorizonDays: 365,
    maxNoticeMinutes: 20_160,
    maxBufferMinutes: 240,
    maxDaysPerRead: 62,
    /** No horizon reaches further, in any zone: dates after that are refused. */
    maxDaysAhead: 366,
    maxOverrides: 400,
    /** A block is that long at most, and begins at most that far ahead. */
    maxBlockDays: 366,
    maxBlockAheadDays: 731,
    maxProvidersPerBatch: 20,
    alternatives: 3,
  },
  booking: {
    holdMinutes: 15,
    quoteMinutes: 15,
    /** Unpaid holds that one client has at once. */
    maxHolds: 3,
    /** The same time may be held that often in a row without paying, then waits. */
    holdsInARow: 2,
    /** The wait, from the end of the last of those holds. */
    holdPauseMinutes: 15,
    reminderMinutesBefore: [1440, 60],
    roomOpensMinutesBefore: 10,
    roomClosesMinutesAfter: 30,
    aboutMaxLength: 2000,
    reasonMaxLength: 1000,
    /** By one person: each quote is kept. */
    quotesPerMinute: 60,
  },
  meeting: {
    /** Everybody is connected to everybody (mesh): more would be too much for a home's upload. */
    maxPeople: 4,
    /** How long a lost connection keeps its place before others hear of it. */
    placeKeptSeconds: 20,
    maxKnocking: 10,
    knocksPerAddress: 6,
    knocksWindowMinutes: 10,
    /** Who was refused knocks again after this pause at the earliest. */
    refusedPauseSeconds: 60,
    nameMaxLength: 60,
    chatMaxLength: 2000,
    chatKept: 200,
    /** SDP with many codecs is about 8 kB; nobody needs the room for anything larger. */
    signalMaxBytes: 65_536,
    messagesPerMinute: 900,
    enterWithinSeconds: 10,
  },
  refund: {
    fullWithinHoursOfBooking: 24,
    fullUntilHoursBeforeStart: 2,
    noneWithinHoursOfStart: 48,
    otherwiseBasisPoints: 9000,
  },
  fee: {
    unverifiedPlatformBasisPoints: 600,
    verifiedPlatformBasisPoints: 1000,
    partnerBasisPoints: 500,
    platformRangeBasisPoints: [500, 1500],
    partnerRangeBasisPoints: [0, 1500],
  },
  payout: { availableDaysAfterSession: 3 },
  chat: {
    ...chatPolicy,
    /** Of all visitors of one address in a window: a school has one (docs/decisions/029). */
    exchangesPerAddress: 1000,
    /** Of the installation; beyond them the built-in matchmaker answers. */
    modelCallsPerHour: 1000,
  },
  profile: {
    minLength: {
      expertise: 3,
      aboutMe: 80,
      career: 40,
      idealClient: 40,
      uniqueValue: 40,
      challengeStory: 40,
    },
    maxLength: 4000,
    /** Minor units; keeps every price and conversion within exact integers. */
    maxRatePerHour: 100_000_000_000,
  },
  phone: { minDigits: 6 },
  contact: { maxContacts: 1000, searchMinLength: 2, searchPageSize: 20, searchMaxPageSize: 50 },
  feedback: { textMaxLength: 4000, nameMaxLength: 80, perMinute: 10 },
  crash: {
    reportMaxBytes: 32_768,
    perMinute: 10,
    textMaxLength: 8000,
    keptDays: 30,
    keptReports: 10_000,
  },
  upload: {
    /** SPEC §5 and §9. */
    imageMaxBytes: 5_000_000,
    /** The side of a stored profile picture, pixels. */
    pictureSize: 512,
    /** Pictures with more are refused before they are unpacked, pixels. */
    maxPixels: 50_000_000,
  },
  /** Exchange rates: days since the day they are of (DECISIONS, Settled). */
  rates: {
    /** Older ones are shown with their date wherever a converted price is. */
    markedAfterDays: 7,
    /** Older ones convert nothing: everything is charged in the expert's own currency. */
    usableDays: 45,
    /** New rates that are further from the ones before are refused. */
    largestFactor: 2,
  },
  idempotency: { keyHours: 24 },
  /** A webhook signature older than this is refused (Stripe's own tolerance). */
  webhook: { toleranceSeconds: 300 },
  partner: partnerPolicy,
  socket: socketPolicy,
} as const;

/**
 * What one code costs by estimate, US cents: the message without the gateway's own fee, rounded up.
 * Where nobody has looked it up it is taken to be dear.
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
 * What codes that nobody entered may cost in an hour, US cents: in each country whose currency is
 * one of ours, and in all others together.
 */
export const codeCentsPerHour: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.keys(codeCents).map((country) => [country, 500])),
  other: 300,
};

/** Smallest price per currency in minor units (DECISIONS, Money). */
export const minimumPrices = {
  USD: 500,
  EUR: 500,
  GBP: 400,
  CLP: 5000,
  MXN: 10_000,
  COP: 2_000_000,
  ARS: 500_000,
  PEN: 2000,
  BRL: 2500,
} as const;

export type Currency = keyof typeof minimumPrices;
export const currencies = Object.keys(minimumPrices) as [Currency, ...Currency[]];

/** Digits after the point in ISO 4217: the minor unit of the amount on the wire. */
export const currencyDigits: Record<Currency, number> = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CLP: 0,
  MXN: 2,
  COP: 2,
  ARS: 2,
  PEN: 2,
  BRL: 2,
};
