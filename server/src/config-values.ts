import { codeCents, codeCentsPerHour } from '@puente/contract/policy';

/** A start-up error that names what is missing or contradicts itself. */
export function refuse(message: string): never {
  throw new Error(`Configuration: ${message}`);
}

/** The parts of a value between its commas. */
export function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The variables that say what codes may cost, parsed. */
type CodeVariables = {
  CODES_CENTS_PER_HOUR: number;
  CODES_COUNTRY_CENTS_PER_HOUR?: string | undefined;
  CODES_COST_CENTS?: string | undefined;
};

/** What codes may cost (docs/decisions/028). */
export function readCodeCeilings(env: CodeVariables) {
  return {
    centsPerHour: env.CODES_CENTS_PER_HOUR,
    countryCentsPerHour: readCents(
      'CODES_COUNTRY_CENTS_PER_HOUR',
      env.CODES_COUNTRY_CENTS_PER_HOUR,
      codeCentsPerHour,
    ),
    cents: readCents('CODES_COST_CENTS', env.CODES_COST_CENTS, codeCents),
  };
}

/** Cents by country (ISO 3166), with `other` for all that are not named. */
function readCents(
  name: 'CODES_COUNTRY_CENTS_PER_HOUR' | 'CODES_COST_CENTS',
  text: string | undefined,
  preset: Readonly<Record<string, number>>,
): Map<string, number> {
  const cents = new Map(
    text === undefined ? Object.entries(preset) : list(text).map((part) => readCountry(name, part)),
  );
  if (!cents.has('other')) refuse(`${name} needs other:… for all countries that it does not name`);
  return cents;
}

/** A typo must not open a country, or close it. */
function readCountry(name: string, part: string): [country: string, cents: number] {
  const [, country, cents] = /^([A-Z]{2}|other):(\d{1,9})$/.exec(part) ?? [];
  if (!country || !cents) return refuse(`${name}: write it as CL:500,AR:500,other:300`);
  return [country, Number(cents)];
}

/** The variables that say who knows addresses, parsed. */
type GazetteerVariables = {
  GAZETTEER: 'built-in' | 'photon' | 'nominatim';
  GAZETTEER_URL?: string | undefined;
};

/** Null for the built-in one alone. Public gazetteers want to know who asks. */
export function readGazetteer(
  { GAZETTEER: kind, GAZETTEER_URL: url }: GazetteerVariables,
  publicUrl: string,
) {
  if (kind === 'built-in') {
    if (url !== undefined) refuse('GAZETTEER_URL needs GAZETTEER=photon or nominatim as well');
    return null;
  }
  const caller = `Puente (${publicUrl})`;
  return { kind, url: url ?? refuse(`the gazetteer ${kind} needs GAZETTEER_URL as well`), caller };
}
