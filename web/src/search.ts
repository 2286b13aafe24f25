// What may stand behind the question mark of an address.

const optionalText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Search parameters as a page knows them; those that are absent leave no key behind. */
export const texts =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): { [K in Name]?: string } =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = optionalText(search[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    ) as { [K in Name]?: string };

export const bookingSteps = ['time', 'about', 'pay', 'done'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** The booking path lives in its address, so that back and forward lose nothing. */
type BookSearch = {
  step?: BookingStep;
  /** Start of the chosen slot, an instant. */
  start?: string;
  minutes?: number;
  /** Zone in which the time was chosen. */
  zone?: string;
  bookingId?: string;
  /** What the bank's page adds when it sends people back. */
  payment_intent?: string;
  payment_intent_client_secret?: string;
  redirect_status?: string;
};

export function bookSearch(search: Record<string, unknown>): BookSearch {
  const step = bookingSteps.find((known) => known === search['step']);
  const minutes = Number(search['minutes']);
  return {
    ...(step ? { step } : {}),
    ...texts('start', 'zone', 'bookingId')(search),
    ...texts('payment_intent', 'payment_intent_client_secret', 'redirect_status')(search),
    ...(Number.isInteger(minutes) && minutes > 0 ? { minutes } : {}),
  };
}
