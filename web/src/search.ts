// What may stand behind the question mark of an address.

/** Text as it was meant: the router reads `q=123` as a number and `q=true` as yes. */
function optionalText(value: unknown): string | undefined {
  const isText = ['string', 'number', 'boolean'].includes(typeof value);
  return isText ? String(value) || undefined : undefined;
}

/**
 * Search parameters as a page knows them. The router lays them over what stands in the address, so
 * what is not good is named as undefined: a key that is left out would let the raw value through.
 */
export const texts =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [K in Name]?: string | undefined } =>
    Object.fromEntries(names.map((name) => [name, optionalText(search[name])])) as never;

export const bookingSteps = ['time', 'about', 'pay', 'done'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** The booking path lives in its address, so that back and forward lose nothing. */
type BookSearch = {
  step?: BookingStep | undefined;
  /** Start of the chosen slot, an instant. */
  start?: string | undefined;
  minutes?: number | undefined;
  /** Zone in which the time was chosen. */
  zone?: string | undefined;
  bookingId?: string | undefined;
  /** What the bank's page adds when it sends people back. */
  payment_intent?: string | undefined;
  payment_intent_client_secret?: string | undefined;
  redirect_status?: string | undefined;
};

export function bookSearch(search: Record<string, unknown>): BookSearch {
  const minutes = Number(search['minutes']);
  return {
    step: bookingSteps.find((known) => known === search['step']),
    ...texts('start', 'zone', 'bookingId')(search),
    ...texts('payment_intent', 'payment_intent_client_secret', 'redirect_status')(search),
    minutes: Number.isInteger(minutes) && minutes > 0 ? minutes : undefined,
  };
}
