import { policy } from '@puente/contract/policy';
import type { RegionSource } from '@puente/contract/place';
import { z } from 'zod';
import { addressOf, askGazetteer, namesOf, unavailable } from './ask.ts';
import type { FoundPlace, GazetteerGateway } from './port.ts';

const text = z.string().optional();

/** GeoJSON, as Photon answers it. */
const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_key: text,
        name: text,
        street: text,
        housenumber: text,
        locality: text,
        district: text,
        city: text,
        county: text,
        state: text,
        countrycode: text,
      }),
    }),
  ),
});

type Feature = z.output<typeof answer>['features'][number];

/** Photon (https://photon.komoot.io), which answers while somebody types. */
export function createPhoton(config: { url: string; caller: string }): GazetteerGateway {
  return {
    search: async (typed, region) => {
      const url = addressOf(config.url, 'api', {
        q: typed,
        limit: String(policy.place.maxSuggestions),
        ...nearby(region),
      });
      const read = answer.safeParse(await askGazetteer(url, config.caller));
      if (!read.success) throw unavailable('a reply in an unknown format');
      return read.data.features.map(foundOf);
    },
  };
}

function foundOf({ properties, geometry }: Feature): FoundPlace {
  const { osm_key, name, street, housenumber, countrycode } = properties;
  const { locality, district, city, county, state } = properties;
  const road = street ?? (osm_key === 'highway' ? name : undefined);
  const [lon, lat] = geometry.coordinates;
  return {
    street: road === undefined ? null : [road, housenumber].filter(Boolean).join(' '),
    hasNumber: housenumber !== undefined,
    within: namesOf([locality, district, city, county, state]),
    country: countrycode?.toUpperCase() ?? null,
    lat,
    lon,
  };
}

/** Prefers places near the middle of the region's known centres. */
function nearby(region: RegionSource): Record<string, string> {
  const centres = region.areas.flatMap(({ centre }) => centre ?? []);
  if (centres.length === 0) return {};
  const mean = (values: number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
  return {
    lat: mean(centres.map(({ lat }) => lat)),
    lon: mean(centres.map(({ lon }) => lon)),
  };
}
