import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import { addressOf, askGazetteer, namesOf, unavailable } from './ask.ts';
import type { FoundPlace, GazetteerGateway } from './port.ts';

const text = z.string().optional();

/** `format=jsonv2&addressdetails=1`, as Nominatim answers it. */
const answer = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    address: z.object({
      road: text,
      house_number: text,
      neighbourhood: text,
      suburb: text,
      village: text,
      town: text,
      city_district: text,
      municipality: text,
      city: text,
      county: text,
      state: text,
      country_code: text,
    }),
  }),
);

type Place = z.output<typeof answer>[number];

/**
 * Nominatim. The public one forbids suggestions while somebody types; this is for an installation of
 * one's own, or a provider's.
 */
export function createNominatim(config: { url: string; caller: string }): GazetteerGateway {
  return {
    search: async (typed, { country }) => {
      const url = addressOf(config.url, 'search', {
        q: typed,
        format: 'jsonv2',
        addressdetails: '1',
        limit: String(policy.place.maxSuggestions),
        countrycodes: country.toLowerCase(),
      });
      const read = answer.safeParse(await askGazetteer(url, config.caller));
      if (!read.success) throw unavailable('a reply in an unknown format');
      return read.data.map(foundOf);
    },
  };
}

function foundOf({ address, lat, lon }: Place): FoundPlace {
  const { road, house_number, neighbourhood, suburb, village, town } = address;
  const { city_district, municipality, city, county, state, country_code } = address;
  return {
    street: road === undefined ? null : [road, house_number].filter(Boolean).join(' '),
    hasNumber: house_number !== undefined,
    within: namesOf([
      ...[neighbourhood, suburb, village, town],
      ...[city_district, municipality, city, county, state],
    ]),
    country: country_code?.toUpperCase() ?? null,
    lat,
    lon,
  };
}
