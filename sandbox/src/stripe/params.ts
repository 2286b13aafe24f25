import { z } from 'zod';
import { invalidRequest, refuseStripe } from './errors.ts';
import type { Metadata } from './objects.ts';
import { isKnownCurrency, largestCharge, smallestCharge } from './currencies.ts';

/** Everything arrives as text, form-encoded: `amount=1500&metadata[order]=7`. */
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number);

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const text = z.string().max(5000);

/** Stripe reads an empty value as "take this away". */
export const clearableText = text.transform((value) => value || null);

export const metadata = z
  .union([z.literal(''), z.record(z.string().max(40), z.string().max(500))])
  .refine((value) => value === '' || Object.keys(value).length <= 50, 'too many keys');

export const expand = list(text).optional();

function list<T extends z.ZodType>(item: T) {
  return z.preprocess(
    // qs makes an object of a list with gaps; Stripe takes both.
    (value) => (typeof value === 'object' && value !== null ? Object.values(value) : [value]),
    z.array(item),
  );
}

export const stringList = list(text);

export const open = z.record(z.string(), z.unknown());

const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
});

export const methodData = z.strictObject({
  type: z.literal('card'),
  card: z
    .strictObject({
      number: z.string().max(40).optional(),
      exp_month: z.string().max(10).optional(),
      exp_year: z.string().max(10).optional(),
      cvc: z.string().max(10).optional(),
      token: text.optional(),
    })
    .optional(),
  billing_details: z
    .strictObject({
      address: address.optional(),
      email: text.optional(),
      name: text.optional(),
      phone: text.optional(),
      tax_id: text.optional(),
    })
    .optional(),
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
  metadata: metadata.optional(),
});

const bound = z.union([
  integer,
  z.strictObject({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

/** What every list takes. */
export const listFields = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: bound.optional(),
  expand,
};

/** Reads parameters, or refuses in Stripe's words and with Stripe's codes. */
export function readParams<T extends z.ZodType>(schema: T, params: unknown): z.infer<T> {
  const parsed = schema.safeParse(params, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (!issue) return invalidRequest('Invalid request.');
  const param = bracketed(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = bracketed([...issue.path, issue.keys[0] ?? '']);
    invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  if (issue.input === undefined)
    invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (issue.message === 'integer')
    invalidRequest(`Invalid integer: ${typeof issue.input === 'string' ? issue.input : param}`, {
      code: 'parameter_invalid_integer',
      param,
    });
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
}

function bracketed(path: PropertyKey[]): string {
  return path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');
}

export function requireCurrency(currency: string): string {
  const lower = currency.toLowerCase();
  if (!isKnownCurrency(lower))
    invalidRequest(
      `Invalid currency: ${currency}. Stripe currently supports these currencies: usd, eur, gbp, clp, mxn, cop, ars, pen, brl and others`,
      { param: 'currency' },
    );
  return lower;
}

export function requireAmount(amount: number, currency: string): number {
  if (amount < 1)
    invalidRequest('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < smallestCharge(currency))
    invalidRequest('Amount must be at least the minimum charge of its currency', {
      code: 'amount_too_small',
      param: 'amount',
    });
  if (amount > largestCharge(currency))
    invalidRequest(`Amount must be no more than ${largestCharge(currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  return amount;
}

/** Stripe merges: new keys are added, an empty value removes its key, an empty whole removes all. */
export function mergeMetadata(
  before: Metadata,
  change: '' | Record<string, string> | undefined,
): Metadata {
  if (change === '') return {};
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== '');
  return Object.fromEntries(merged);
}

export function requireUrl(url: string | undefined, param: string): string | null {
  if (url === undefined || url === '') return null;
  const parsed = URL.parse(url);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol))
    refuseStripe(400, {
      type: 'invalid_request_error',
      code: 'url_invalid',
      message: `Not a valid URL: ${url}`,
      param,
    });
  return url;
}
