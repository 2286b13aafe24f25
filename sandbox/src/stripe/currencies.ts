/** Currencies whose smallest unit is the whole one, so that 15000 means 15000. */
const zeroDecimal = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
);

const twoDecimal = new Set(
  (
    'usd eur gbp mxn cop ars pen brl aed afn all amd ang aud awg azn bam bbd bdt bgn bmd bnd bob ' +
    'bsd bwp byn bzd cad cdf chf cny crc cve czk dkk dop dzd egp etb fjd fkp gel gip gmd gtq gyd ' +
    'hkd hnl htg huf idr ils inr isk jmd kes kgs khr kyd kzt lak lbp lkr lrd lsl mad mdl mkd mmk ' +
    'mnt mop mur mvr mwk myr mzn nad ngn nio nok npr nzd pab pgk php pkr pln qar ron rsd rub sar ' +
    'sbd scr sek sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah uyu uzs wst xcd yer ' +
    'zar zmw'
  ).split(' '),
);

/** Stripe's published smallest charges, in minor units; other currencies have none of their own. */
const smallest: Record<string, number> = { usd: 50, eur: 50, gbp: 30, mxn: 1000, brl: 50 };

export function isKnownCurrency(currency: string): boolean {
  return twoDecimal.has(currency) || zeroDecimal.has(currency);
}

export function smallestCharge(currency: string): number {
  return smallest[currency] ?? 1;
}

/** Stripe takes eight digits in the large currencies and twelve at most elsewhere. */
export function largestCharge(currency: string): number {
  return ['usd', 'eur', 'gbp'].includes(currency) ? 99_999_999 : 999_999_999_999;
}

/** An amount of minor units as a person reads it. */
export function formatAmount(amount: number, currency: string, locale = 'en-US'): string {
  const value = zeroDecimal.has(currency) ? amount : amount / 100;
  const digits = zeroDecimal.has(currency) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}
