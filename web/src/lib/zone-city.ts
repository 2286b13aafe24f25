import { presentZone } from '@puente/contract/zone-names';
import { localeTag } from './i18n.ts';
import { deviceZone, zoneName, zoneOffset } from './time.ts';

/** Cities that the tz database writes without their signs. */
const signed: Readonly<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Asuncion: 'Asunción',
  'Bahia Banderas': 'Bahía de Banderas',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Cancun: 'Cancún',
  'Ciudad Juarez': 'Ciudad Juárez',
  Cordoba: 'Córdoba',
  Cuiaba: 'Cuiabá',
  Curacao: 'Curaçao',
  Easter: 'Easter Island',
  Eirunepe: 'Eirunepé',
  Maceio: 'Maceió',
  Mazatlan: 'Mazatlán',
  Merida: 'Mérida',
  Reunion: 'Réunion',
  'Rio Gallegos': 'Río Gallegos',
  Santarem: 'Santarém',
  'Sao Paulo': 'São Paulo',
  'Sao Tome': 'São Tomé',
  Tucuman: 'Tucumán',
  Zurich: 'Zürich',
};

/** Cities that have a name of their own in Spanish, as CLDR gives it. */
const spanish: Readonly<Record<string, string>> = {
  Algiers: 'Argel',
  Amsterdam: 'Ámsterdam',
  Athens: 'Atenas',
  Baghdad: 'Bagdad',
  Belgrade: 'Belgrado',
  Berlin: 'Berlín',
  Bermuda: 'Bermudas',
  Brussels: 'Bruselas',
  Bucharest: 'Bucarest',
  Cairo: 'El Cairo',
  Canary: 'Islas Canarias',
  Copenhagen: 'Copenhague',
  Curacao: 'Curazao',
  Dubai: 'Dubái',
  Dublin: 'Dublín',
  Easter: 'Isla de Pascua',
  Havana: 'La Habana',
  Istanbul: 'Estambul',
  Jerusalem: 'Jerusalén',
  Johannesburg: 'Johannesburgo',
  Kathmandu: 'Katmandú',
  Kolkata: 'Calcuta',
  Kyiv: 'Kiev',
  Lisbon: 'Lisboa',
  London: 'Londres',
  'Los Angeles': 'Los Ángeles',
  Luxembourg: 'Luxemburgo',
  'Mexico City': 'Ciudad de México',
  Monaco: 'Mónaco',
  Moscow: 'Moscú',
  'New York': 'Nueva York',
  Panama: 'Panamá',
  Paris: 'París',
  'Port-au-Prince': 'Puerto Príncipe',
  Prague: 'Praga',
  Reunion: 'Reunión',
  Rome: 'Roma',
  'Sao Tome': 'Santo Tomé',
  Seoul: 'Seúl',
  Shanghai: 'Shanghái',
  Singapore: 'Singapur',
  Sofia: 'Sofía',
  Stockholm: 'Estocolmo',
  Sydney: 'Sídney',
  Tehran: 'Teherán',
  Tokyo: 'Tokio',
  Tunis: 'Túnez',
  Vatican: 'Ciudad del Vaticano',
  Vienna: 'Viena',
  Warsaw: 'Varsovia',
  Zurich: 'Zúrich',
};

/** "Santiago", "São Paulo", "Nueva York": the city in the zone's current name, as the language has it. */
export function zoneCity(zone: string, locale: string = localeTag()): string {
  const city = (presentZone(zone).split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return (locale.startsWith('es') ? spanish[city] : undefined) ?? signed[city] ?? city;
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
