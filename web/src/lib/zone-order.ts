type Choice = { value: string };

/**
 * The zones of the largest and best known cities of each part of the world: what most people look
 * for, before the towns that only have rules of their own.
 */
const wellKnown = new Set(
  [
    'Africa/Cairo Africa/Lagos Africa/Johannesburg Africa/Nairobi Africa/Casablanca Africa/Algiers',
    'Africa/Accra Africa/Addis_Ababa Africa/Dakar Africa/Kinshasa Africa/Luanda Africa/Tunis',
    'America/New_York America/Los_Angeles America/Chicago America/Denver America/Phoenix',
    'America/Toronto America/Vancouver America/Halifax America/Anchorage America/Puerto_Rico',
    'America/Mexico_City America/Monterrey America/Tijuana America/Guatemala America/Costa_Rica',
    'America/El_Salvador America/Panama America/Havana America/Santo_Domingo America/Bogota',
    'America/Lima America/Guayaquil America/Caracas America/La_Paz America/Asuncion',
    'America/Santiago America/Argentina/Buenos_Aires America/Montevideo America/Sao_Paulo',
    'Asia/Tokyo Asia/Shanghai Asia/Hong_Kong Asia/Singapore Asia/Seoul Asia/Taipei Asia/Manila',
    'Asia/Jakarta Asia/Bangkok Asia/Ho_Chi_Minh Asia/Kuala_Lumpur Asia/Kolkata Asia/Dhaka',
    'Asia/Kathmandu Asia/Karachi Asia/Tashkent Asia/Dubai Asia/Riyadh Asia/Tehran Asia/Baghdad',
    'Asia/Jerusalem Asia/Beirut',
    'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Adelaide Australia/Perth',
    'Europe/London Europe/Paris Europe/Madrid Europe/Berlin Europe/Rome Europe/Lisbon',
    'Europe/Amsterdam Europe/Brussels Europe/Zurich Europe/Vienna Europe/Stockholm Europe/Warsaw',
    'Europe/Prague Europe/Athens Europe/Istanbul Europe/Kyiv Europe/Moscow Europe/Dublin',
    'Pacific/Auckland Pacific/Honolulu',
  ].flatMap((line) => line.split(' ')),
);

/** A zone this far away has nearly the same time of day. */
const nearMs = 3_600_000;

/**
 * Zones as people look for them: their own and those they use, then those of their part of the
 * world with nearly the same time, the largest cities first, then all others.
 */
export function nearFirst<C extends Choice>(
  choices: readonly C[],
  own: string,
  used: readonly string[],
): C[] {
  const known = [...new Set([own, ...used])];
  const offset = offsetOf(own);
  const isNear = ({ value }: C) =>
    partOf(value) === partOf(own) && Math.abs(offsetOf(value) - offset) <= nearMs;
  const rest = choices.filter(({ value }) => !known.includes(value));
  return [
    ...known.flatMap((zone) => choices.filter(({ value }) => value === zone)),
    ...rest
      .filter(isNear)
      .toSorted((a, b) => distance(a.value, offset) - distance(b.value, offset)),
    ...rest.filter((choice) => !isNear(choice)),
  ];
}

/** By how much the time differs, in ms; any well-known city is nearer than any other. */
function distance(zone: string, offset: number): number {
  return Math.abs(offsetOf(zone) - offset) + (wellKnown.has(zone) ? 0 : 2 * nearMs);
}

function offsetOf(zone: string): number {
  return Temporal.Now.zonedDateTimeISO(zone).offsetNanoseconds / 1e6;
}

/** "America" of "America/Santiago". */
function partOf(zone: string): string {
  return zone.split('/')[0] ?? '';
}
