import { offeringCategory } from './offering.ts';
import { z } from 'zod';
import { timeRange, weekday } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { currency, money } from './money.ts';
import { policy } from './policy.ts';
import { durationMinutes } from './provider.ts';
import { plainDate, timeZone } from './time.ts';
import { language } from './user.ts';

/** A piece of the text as it was sent: half-open, in UTF-16 units, as `String.slice` takes them. */
export const span = z.object({ start: z.int().min(0), end: z.int().min(0), text: z.string() });
export type Span = z.infer<typeof span>;

/**
 * What a piece of the text that gave nothing lacks: `unknown` isn't understood, `no-such-date` such
 * as 31 February, `past-date`, `too-far` beyond a year, `no-hours` names days without hours,
 * `no-weekly-hours` takes hours away from days whose hours the text doesn't tell, `recurrence` such
 * as every other Monday, which weekly hours can't hold, `unclear` can be read in two ways,
 * `contradiction` gives one field two values, `unsure` names a day, a time or a word that the hours
 * read don't account for, which are proposed as they seem, `nights` opens all night where only `any
 * time` is said. Of prices, `one-price` is that of some days or people alone where one holds for all,
 * and a `deposit`, a `minimum` of hours or sessions and what a `cancellation` costs are nothing that an
 * expert sets here.
 */
export const notUnderstoodReason = z.enum([
  'unknown',
  'no-such-date',
  'past-date',
  'too-far',
  'no-hours',
  'no-weekly-hours',
  'recurrence',
  'unclear',
  'contradiction',
  'unsure',
  'nights',
  'one-price',
  'deposit',
  'minimum',
  'cancellation',
]);
export type NotUnderstoodReason = z.infer<typeof notUnderstoodReason>;

export const notUnderstood = z.object({ source: span, reason: notUnderstoodReason });
export type NotUnderstood = z.infer<typeof notUnderstood>;

/** Beside every result. Nothing of it is saved: the person looks at it, changes it and saves. */
const answered = {
  /** Who read the text: our own rules, or the configured model checked by them. */
  by: z.enum(['rules', 'model']),
  /** A model is configured and gave nothing that could be used: the rules answered instead. */
  modelFailed: z.boolean(),
  /** Pieces that gave nothing, in the order of the text. */
  notUnderstood: z.array(notUnderstood),
};

const text = z.string().trim().min(1).max(policy.parsing.textMaxLength);

const asked = {
  /** What the person wrote, English or Spanish. */
  text,
  /** The language of the text where the page knows it; both are tried otherwise. */
  language: language.optional(),
};

const { perMinute } = policy.parsing;

const hoursBody = z.object({
  ...asked,
  /** Zone of the hours, by which "tomorrow" is read; the account's when absent. */
  timezone: timeZone.optional(),
  /** ISO 3166-1 alpha-2, whose public holidays are meant; the zone's country when absent. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Two capital letters')
    .optional(),
});

export const hoursProposal = z.object({
  source: span,
  /** `open` sets or adds these hours, `close` takes them away; no ranges close whole days. */
  effect: z.enum(['open', 'close']),
  /** ISO weekdays it is about, ascending; empty where it is about dates. */
  weekdays: z.array(weekday),
  /** Dates it is about, ascending; empty where it is about weekdays. */
  dates: z.array(plainDate),
  ranges: z.array(timeRange),
});
export type HoursProposal = z.infer<typeof hoursProposal>;

export const parsedHours = z.object({
  ...answered,
  /** Zone in which the hours are meant. */
  timezone: z.string(),
  /**
   * All proposals put together, ready to be sent to `POST /api/availability/set` as it is. A part
   * that the text says nothing about is absent, and then stays as it was. Overrides sent there
   * replace all earlier ones: to keep those, send them along.
   */
  availability: z.object({
    /** Days without hours are left out: they are closed. */
    weeklyHours: z.array(z.object({ weekday, ranges: z.array(timeRange) })).optional(),
    /** From today to a year ahead, each date once, ascending. */
    overrides: z.array(z.object({ date: plainDate, ranges: z.array(timeRange) })).optional(),
  }),
  /** What each piece of the text gave, in its order. */
  proposals: z.array(hoursProposal),
  /** Names of the public holidays among the overrides, in the language of the text. */
  holidays: z.array(z.object({ date: plainDate, name: z.string() })),
});
export type ParsedHours = z.infer<typeof parsedHours>;

export const parseAvailability = endpoint({
  method: 'POST',
  path: '/api/availability/parse',
  tag: 'parsing',
  summary: 'Weekly hours and exceptions by date from a text; nothing is saved.',
  actor: 'client',
  perMinute,
  body: hoursBody,
  reply: parsedHours,
  errors: [],
});

export const readParsedAvailability = endpoint({
  method: 'POST',
  path: '/api/availability/parse/cached',
  tag: 'parsing',
  summary:
    'The same, if it was parsed today with the same text, language, zone and country; else null, ' +
    'at once and without asking a model.',
  actor: 'client',
  perMinute: perMinute * 6,
  body: hoursBody,
  reply: z.object({ result: parsedHours.nullable() }),
  errors: [],
});

export const rateProposal = z.object({
  source: span,
  /** As in `PUT /worker/profile`; `discountedRate` is that of a first meeting. */
  field: z.enum(['normalRate', 'discountedRate']),
  /** Per hour, rounded half-even where a price for another length was named. */
  rate: money,
  /** What was said: an amount for so many minutes. */
  said: money.extend({ minutes: z.int().min(1) }),
  /**
   * What the text left open and was taken from the account or as usual; `thousands` where 35 would
   * be too low and 35.000 is asked about.
   */
  assumed: z.array(z.enum(['currency', 'length', 'thousands'])),
  /** Where the price of the shortest meeting is below the smallest price: both of them. */
  tooLow: z.object({ durationMinutes: z.int(), price: money, smallest: money }).nullable(),
});
export type RateProposal = z.infer<typeof rateProposal>;

export const parsedPricing = z.object({
  ...answered,
  /** At most one of each field, the normal rate first. */
  proposals: z.array(rateProposal),
  /**
   * What only the person can tell. `which-currency`: the amount fits several, the proposals are in
   * the first of them. `first-above-normal`: the first meeting costs more than the others.
   * `thousands`: the amount is proposed a thousand times as high as it was said.
   */
  questions: z.array(
    z.object({
      kind: z.enum(['which-currency', 'first-above-normal', 'thousands']),
      source: span,
      /** Currencies to choose from, the likeliest first. */
      options: z.array(currency),
    }),
  ),
});
export type ParsedPricing = z.infer<typeof parsedPricing>;

export const parsePricing = endpoint({
  method: 'POST',
  path: '/api/availability/parsePricing',
  tag: 'parsing',
  summary: 'Normal and first-meeting rate from a text; nothing is saved.',
  actor: 'client',
  perMinute,
  body: z.object({
    ...asked,
    /** Where the text names none; the account's when absent. */
    currency: currency.optional(),
    /** Lengths that will be offered; the smallest price holds for the shortest. */
    durations: z.array(durationMinutes).min(1).max(4).default([60]),
  }),
  reply: parsedPricing,
  errors: [],
});

/** Fields of `PUT /worker/profile` that take a person's own sentences. */
export const profileTextFields = [
  'expertise',
  'aboutMe',
  'career',
  'idealClient',
  'uniqueValue',
  'challengeStory',
] as const;

export const personalInfoProposal = z.discriminatedUnion('field', [
  z.object({
    field: z.enum(profileTextFields),
    /** The person's own words, at most as long as the field takes; may be shorter than it needs. */
    value: z.string(),
    sources: z.array(span).min(1),
  }),
  z.object({
    field: z.literal('languages'),
    /** ISO 639-1 codes of all languages spoken; the profile itself takes only some of them. */
    value: z.array(z.string().regex(/^[a-z]{2}$/)),
    sources: z.array(span).min(1),
  }),
  z.object({ field: z.literal('location'), value: z.string(), sources: z.array(span).min(1) }),
  z.object({
    field: z.literal('timezone'),
    /** IANA name, only where the place leaves no doubt. */
    value: z.string(),
    sources: z.array(span).min(1),
  }),
]);
export type PersonalInfoProposal = z.infer<typeof personalInfoProposal>;

export const parsedPersonalInfo = z.object({
  ...answered,
  /** Each field at most once. */
  proposals: z.array(personalInfoProposal),
  /**
   * `which-place`: several places have the name, and nothing known of the person tells which; no zone
   * is proposed.
   */
  questions: z.array(
    z.object({
      kind: z.literal('which-place'),
      source: span,
      /** With ISO 3166-1 alpha-2 countries; two may lie in one. */
      options: z.array(z.object({ country: z.string(), timezone: z.string() })),
    }),
  ),
});
export type ParsedPersonalInfo = z.infer<typeof parsedPersonalInfo>;

export const parsePersonalInfo = endpoint({
  method: 'POST',
  path: '/api/availability/parsePersonalInfo',
  tag: 'parsing',
  summary: "Fields of the expert's profile from a text; nothing is saved.",
  actor: 'client',
  perMinute,
  body: z.object(asked),
  reply: parsedPersonalInfo,
  errors: [],
});

/** What a package or plan lacks before it could be saved. */
export const offeringProblem = z.enum([
  'name-missing',
  'description-missing',
  'sessions-missing',
  'sessions-out-of-range',
  'length-missing',
  'length-not-offered',
  'price-missing',
  'price-too-low',
  'discount-not-lower',
]);
export type OfferingProblem = z.infer<typeof offeringProblem>;

export const offeringProposal = z.object({
  source: span,
  offering: z.object({
    /** A package of sessions bought once, or a plan of sessions every month. */
    type: z.enum(['package', 'subscription']),
    name: z.string().max(80).nullable(),
    description: z.string().max(1000).nullable(),
    category: offeringCategory,
    /** Of the whole package, or of each month of a plan. */
    sessions: z.int().min(1).nullable(),
    durationMinutes: z.int().min(1).nullable(),
    /** For the whole package, or for each month of a plan. */
    price: money.nullable(),
    /** Paid instead while it is set. */
    discountedPrice: money.nullable(),
  }),
  problems: z.array(offeringProblem),
});
export type OfferingProposal = z.infer<typeof offeringProposal>;

export const parsedOfferings = z.object({
  ...answered,
  proposals: z.array(offeringProposal),
  questions: parsedPricing.shape.questions,
});
export type ParsedOfferings = z.infer<typeof parsedOfferings>;

export const parseOfferings = endpoint({
  method: 'POST',
  path: '/api/availability/parseOfferings',
  tag: 'parsing',
  summary: 'Packages and plans from a text; nothing is saved.',
  actor: 'client',
  perMinute,
  body: z.object({
    ...asked,
    /** Where the text names none; the account's when absent. */
    currency: currency.optional(),
  }),
  reply: parsedOfferings,
  errors: [],
});
