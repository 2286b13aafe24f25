import type { Currency } from '@puente/contract/policy';
import { presentZone } from '@puente/contract/zone-names';

/** One of the places that share a name. */
export type Namesake = {
  /** ISO 3166-1 alpha-2 */
  country: string;
  timezone: string;
};

/** What is known of a person beside what they wrote. */
export type Whereabouts = {
  timezone: string;
  /** Of their phone number, where it tells. */
  phoneCountry: string | null;
  currency: Currency;
};

/**
 * Cities, and countries, whose plain name others have elsewhere: country and zone of each. A star
 * is the one that is meant where nothing tells otherwise.
 */
const places = `
cordoba|AR America/Argentina/Cordoba|ES Europe/Madrid|MX America/Mexico_City
valencia|ES Europe/Madrid|VE America/Caracas
leon|ES Europe/Madrid|MX America/Mexico_City|NI America/Managua
merida|MX America/Merida|ES Europe/Madrid|VE America/Caracas
santiago|CL America/Santiago|ES Europe/Madrid|DO America/Santo_Domingo
cartagena|CO America/Bogota|ES Europe/Madrid
trujillo|PE America/Lima|ES Europe/Madrid|VE America/Caracas
guadalajara|*MX America/Mexico_City|ES Europe/Madrid
toledo|ES Europe/Madrid|US America/New_York
granada|*ES Europe/Madrid|NI America/Managua|GD America/Grenada
la paz|*BO America/La_Paz|MX America/Mazatlan
san jose|CR America/Costa_Rica|US America/Los_Angeles
san juan|AR America/Argentina/San_Juan|PR America/Puerto_Rico
barcelona|*ES Europe/Madrid|VE America/Caracas
concepcion|*CL America/Santiago|PY America/Asuncion
los angeles|CL America/Santiago|US America/Los_Angeles
santa cruz|BO America/La_Paz|CL America/Santiago|ES Atlantic/Canary|US America/Los_Angeles
santa fe|AR America/Argentina/Cordoba|US America/Denver
san antonio|*US America/Chicago|CL America/Santiago
santa ana|SV America/El_Salvador|US America/Los_Angeles
san fernando|AR America/Argentina/Buenos_Aires|CL America/Santiago|ES Europe/Madrid
antigua|GT America/Guatemala|AG America/Antigua
armenia|CO America/Bogota|AM Asia/Yerevan
georgia|GE Asia/Tbilisi|US America/New_York
liberia|CR America/Costa_Rica|LR Africa/Monrovia
cuenca|EC America/Guayaquil|ES Europe/Madrid
linares|CL America/Santiago|ES Europe/Madrid
pamplona|*ES Europe/Madrid|CO America/Bogota
santander|*ES Europe/Madrid|CO America/Bogota
salamanca|*ES Europe/Madrid|MX America/Mexico_City
vitoria|*ES Europe/Madrid|BR America/Sao_Paulo
jaen|*ES Europe/Madrid|PE America/Lima
cartago|CR America/Costa_Rica|CO America/Bogota
birmingham|GB Europe/London|US America/Chicago
manchester|GB Europe/London|US America/New_York
cambridge|GB Europe/London|US America/New_York
worcester|GB Europe/London|US America/New_York
lincoln|GB Europe/London|US America/Chicago
durham|GB Europe/London|US America/New_York
newcastle|*GB Europe/London|AU Australia/Sydney
richmond|US America/New_York|GB Europe/London
portland|US America/Los_Angeles|US America/New_York
springfield|US America/Chicago|US America/New_York
columbus|*US America/New_York|US America/Chicago
`;

const byName: ReadonlyMap<string, { all: Namesake[]; usual: Namesake | null }> = new Map(
  places
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...rest] = line.split('|');
      const all = rest.map((one): Namesake => {
        const [country = '', timezone = ''] = one.replace('*', '').split(' ');
        return { country, timezone };
      });
      return [name, { all, usual: all[rest.findIndex((one) => one.startsWith('*'))] ?? null }];
    }),
);

/** Names that several places have, in lower case without accents. */
export const sharedNames: readonly string[] = [...byName.keys()];

const countryOfCurrency: Partial<Record<Currency, string>> = {
  ...{ CLP: 'CL', MXN: 'MX', COP: 'CO', ARS: 'AR', PEN: 'PE', BRL: 'BR', GBP: 'GB' },
};

/**
 * The places of that name, or those in the country where the text names it, the meant one alone where
 * the person's own zone, phone or currency tells it; empty for a name that nobody shares.
 */
export function namesakesOf(
  name: string,
  country: string | null,
  person: Whereabouts | null,
): Namesake[] {
  const { all, usual } = byName.get(name) ?? { all: [], usual: null };
  const there = country === null ? all : all.filter((one) => one.country === country);
  if (there.length < 2) return there;
  const own = person && (at(there, person.timezone) ?? ofPerson(there, person));
  const meant = own ?? (usual && there.includes(usual) ? usual : null);
  return meant ? [meant] : there;
}

function at(all: readonly Namesake[], timezone: string): Namesake | null {
  return all.find((one) => one.timezone === presentZone(timezone)) ?? null;
}

function ofPerson(all: readonly Namesake[], person: Whereabouts): Namesake | null {
  const zone = presentZone(person.timezone);
  const isThere = ({ country }: Namesake) => zonesOf(country).includes(zone);
  const hints = [
    isThere,
    ({ country }: Namesake) => country === person.phoneCountry,
    ({ country }: Namesake) => country === countryOfCurrency[person.currency],
  ];
  for (const hint of hints) {
    const [one, ...others] = all.filter(hint);
    if (one && others.length === 0) return one;
  }
  return null;
}

/** Zones of a country, by their present names. */
export function zonesOf(country: string): readonly string[] {
  return (new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []).map(presentZone);
}
