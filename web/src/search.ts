import type { DirectorySearch } from './features/directory/filters.ts';

/**
 * The search parameters of a page. The router merges them over those of the address, so an invalid
 * one is set to undefined: an omitted key would let the raw value through.
 */
export function texts<Name extends string>(...names: Name[]) {
  return (search: Record<string, unknown>): { [K in Name]?: string | undefined } =>
    Object.fromEntries(names.map((name) => [name, optionalText(search[name])])) as never;
}

/** The same for a page that knows its parameters once it is loaded. */
export function allTexts(search: Record<string, unknown>): DirectorySearch {
  return texts(...Object.keys(search))(search);
}

// The search parameters of addresses.

/** The raw text: the router reads `q=123` as a number and `q=true` as a boolean. */
function optionalText(value: unknown): string | undefined {
  const isText = ['string', 'number', 'boolean'].includes(typeof value);
  return isText ? String(value) || undefined : undefined;
}

export const bookingSteps = ['time', 'about', 'pay', 'done'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** The state of booking is in the address, so that back and forward lose nothing. */
type BookSearch = {
  step?: BookingStep | undefined;
  /** Start of the chosen slot, an instant. */
  start?: string | undefined;
  minutes?: number | undefined;
  /** Zone in which the time was chosen. */
  zone?: string | undefined;
  bookingId?: string | undefined;
  /** In person: `home`, or the id of an office. */
  meet?: string | undefined;
  /** A package that is bought, and its chosen times, separated by commas. */
  offering?: string | undefined;
  times?: string | undefined;
  /** Added by the bank's redirect. */
  payment_intent?: string | undefined;
  payment_intent_client_secret?: string | undefined;
  redirect_status?: string | undefined;
};

export function bookSearch(search: Record<string, unknown>): BookSearch {
  const minutes = Number(search['minutes']);
  return {
    step: bookingSteps.find((known) => known === search['step']),
    ...texts(
      'start',
      'zone',
      'bookingId',
      'meet',
      'offering',
      'times',
      'payment_intent',
      'payment_intent_client_secret',
      'redirect_status',
    )(search),
    minutes: Number.isInteger(minutes) && minutes > 0 ? minutes : undefined,
  };
}
