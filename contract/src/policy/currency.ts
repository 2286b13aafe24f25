/** Exchange rates: their age in days (rate-1). */
export const ratesPolicy = {
  /** Older ones are shown with their date wherever a converted price is. */
  markedAfterDays: 7,
  /** Older ones convert nothing: everything is charged in the expert's own currency. */
  usableDays: 45,
  /** New rates that differ by more from the previous ones are refused. */
  largestFactor: 2,
} as const;

/** Smallest price per currency in minor units (money-3). */
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

/** The largest price is so many times the smallest of its currency (money-5). */
const largestPriceTimes = 10_000;

export type Currency = keyof typeof minimumPrices;
export const currencies = Object.keys(minimumPrices) as [Currency, ...Currency[]];

/**
 * The most that a meeting, a package or a month of a plan may cost, in minor units: USD 50,000 or
 * about its worth, far below what card gateways take at once, so that a conversion fits as well.
 */
export function largestPrice(currency: Currency): number {
  return minimumPrices[currency] * largestPriceTimes;
}

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

/** Where our currencies are used; elsewhere prices are first shown in US dollars. */
export const regionsOf: Partial<Record<Currency, readonly string[]>> = {
  CLP: ['CL'],
  MXN: ['MX'],
  COP: ['CO'],
  ARS: ['AR'],
  PEN: ['PE'],
  BRL: ['BR'],
  GBP: ['GB'],
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '),
};

/** The currency of a country (ISO 3166); US dollars where we don't take the local one. */
export function currencyOfRegion(region: string): Currency {
  return currencies.find((currency) => regionsOf[currency]?.includes(region)) ?? 'USD';
}
