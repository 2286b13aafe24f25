/**
 * Zones that the tz database has renamed while CLDR, and with it `Intl` of most engines, still
 * lists them under the former name: asked for `Asia/Kolkata`, `Intl` answers `Asia/Calcutta`.
 */
export const renamedZones: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The current name of a zone that an engine may still list under a former one. */
export function presentZone(listed: string): string {
  return renamedZones[listed] ?? listed;
}

/**
 * The one name under which a zone is stored and shown: `US/Pacific` and `america/los_angeles` become
 * `America/Los_Angeles`, `Asia/Calcutta` becomes `Asia/Kolkata`. `Intl` follows the aliases within
 * a country and leaves those between countries, so that Amsterdam does not become Brussels. Throws
 * a RangeError for what is no zone.
 */
export function canonicalZone(name: string): string {
  return presentZone(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
}
