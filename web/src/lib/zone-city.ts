import { cityOfZone } from '@puente/contract/zone-cities';
import { presentZone } from '@puente/contract/zone-names';
import { localeTag } from './i18n.ts';
import { deviceZone, zoneName, zoneOffset } from './time.ts';

/** "Santiago", "São Paulo", "Nueva York": the city in the zone's current name, as the language has it. */
export function zoneCity(zone: string, locale: string = localeTag()): string {
  return cityOfZone(zone, locale);
}

/** A zone for a chooser: `label` is read, `value` is its name in the tz database. */
export type ZoneOption = { value: string; label: string };

/**
 * Every zone for a chooser, by its current name: "Santiago · Chile Time (GMT-3)", the device's own
 * first.
 */
export function zoneChoices(locale: string = localeTag()): ZoneOption[] {
  const own = presentZone(deviceZone());
  const rest = Intl.supportedValuesOf('timeZone')
    .map(presentZone)
    .filter((zone) => zone !== own);
  return [own, ...rest].map((value) => ({
    value,
    label: `${zoneCity(value, locale)} · ${zoneName(value, { locale })} (${zoneOffset(value)})`,
  }));
}

/**
 * The text from each of its words on, offsets included: who enters "tok" means Tokyo and not Vostok.
 */
export function wordStarts(text: string): string[] {
  return [...text.matchAll(/(?<=^|[\s(/])[^\s·(]|[+-](?=\d)/g)].map(({ index }) =>
    text.slice(index),
  );
}
