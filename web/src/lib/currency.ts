import { currencies, regionsOf, type Currency } from '@puente/contract/policy/currency';
import { local } from './storage.ts';

/** The currency of a time zone's country; US dollars where we don't take the local one. */
export function currencyOfZone(zone: string): Currency {
  const found = currencies.find((currency) =>
    regionsOf[currency]?.some((region) => hasZone(region, zone)),
  );
  return found ?? 'USD';
}

type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined };

function hasZone(region: string, zone: string): boolean {
  return (
    (new Intl.Locale(`und-${region}`) as ZonedLocale).getTimeZones?.()?.includes(zone) ?? false
  );
}

let ofDevice: Currency | undefined;

/**
 * The currency prices are shown in: the person's own, else the one chosen on this device, else that
 * of the device's time zone.
 */
export function shownCurrency(user: { currency: Currency } | null): Currency {
  const kept = local.get('userConfig')?.currency;
  return (
    user?.currency ??
    currencies.find((known) => known === kept) ??
    (ofDevice ??= currencyOfZone(Intl.DateTimeFormat().resolvedOptions().timeZone))
  );
}
