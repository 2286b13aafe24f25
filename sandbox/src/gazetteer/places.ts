/** Streets that the sandbox's gazetteers know, with what they lie in. */
export type Street = {
  road: string;
  /** Smallest first. */
  area: string;
  city: string;
  county: string;
  state: string;
  lat: number;
  lon: number;
};

const santiago = {
  city: 'Santiago',
  county: 'Provincia de Santiago',
  state: 'Región Metropolitana de Santiago',
};

/** Positions are made up, near the middle of the city. */
export const streets: Street[] = [
  { road: 'Avenida Providencia', area: 'Providencia', ...santiago, lat: -33.427, lon: -70.615 },
  { road: 'Los Leones', area: 'Providencia', ...santiago, lat: -33.428, lon: -70.601 },
  { road: 'Avenida Irarrázaval', area: 'Ñuñoa', ...santiago, lat: -33.454, lon: -70.598 },
  { road: 'Avenida Apoquindo', area: 'Las Condes', ...santiago, lat: -33.415, lon: -70.584 },
  { road: 'Moneda', area: 'Santiago', ...santiago, lat: -33.442, lon: -70.65 },
  {
    road: 'Condell',
    area: 'Valparaíso',
    city: 'Valparaíso',
    county: 'Provincia de Valparaíso',
    state: 'Región de Valparaíso',
    lat: -33.046,
    lon: -71.62,
  },
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The streets that a text names before its first comma by their last word, and the house number. */
export function findStreets(text: string): { street: Street; number: string | undefined }[] {
  const said = plain(text.split(',')[0] ?? '');
  const number = /\b\d{1,5}\b/.exec(said)?.[0];
  return streets
    .filter(({ road }) => said.includes(plain(road).split(' ').at(-1) ?? ''))
    .map((street) => ({ street, number }));
}
