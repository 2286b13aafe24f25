import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerUnderFault } from '../faults.ts';
import { readBody } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { findStreets } from './places.ts';

const setSchema = z.strictObject({
  /** `garbage` answers what no gazetteer would. */
  mode: z.enum(['helpful', 'garbage']),
});

type Setting = z.infer<typeof setSchema>;

type Found = ReturnType<typeof findStreets>;

/** The wires of Photon and Nominatim over a handful of streets; chosen at `/sandbox/gazetteer`. */
export function gazetteerRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    shape: (found: Found) => unknown,
  ) => {
    const fault = sandbox.faults.take('gazetteer', 'search');
    const { q = '' } = z.object({ q: z.string().optional() }).parse(request.query);
    return answerUnderFault(request, reply, { fault, failure: { message: 'A fault.' } }, () => ({
      status: 200,
      body: settingOf(sandbox).mode === 'garbage' ? { type: 'nonsense' } : shape(findStreets(q)),
    }));
  };
  app.get('/photon/api', (request, reply) => answer(request, reply, asPhoton));
  app.get('/nominatim/search', (request, reply) => answer(request, reply, asNominatim));
  app.get('/sandbox/gazetteer', () => settingOf(sandbox));
  app.post('/sandbox/gazetteer', (request) => {
    const setting = readBody(setSchema, request.body);
    sandbox.store.collection<Setting>('setting').save('gazetteer', setting);
    return setting;
  });
}

function settingOf(sandbox: Sandbox): Setting {
  return sandbox.store.collection<Setting>('setting').find('gazetteer') ?? { mode: 'helpful' };
}

function asPhoton(found: Found) {
  return {
    type: 'FeatureCollection',
    features: found.map(({ street, number }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [street.lon, street.lat] },
      properties: {
        osm_type: 'W',
        osm_key: number ? 'building' : 'highway',
        type: number ? 'house' : 'street',
        ...(number ? { street: street.road, housenumber: number } : { name: street.road }),
        district: street.area,
        city: street.city,
        county: street.county,
        state: street.state,
        country: 'Chile',
        countrycode: 'CL',
      },
    })),
  };
}

function asNominatim(found: Found) {
  return found.map(({ street, number }) => ({
    lat: String(street.lat),
    lon: String(street.lon),
    category: number ? 'building' : 'highway',
    display_name: [number, street.road, street.area, street.state, 'Chile']
      .filter(Boolean)
      .join(', '),
    address: {
      ...(number ? { house_number: number } : {}),
      road: street.road,
      suburb: street.area,
      city: street.city,
      county: street.county,
      state: street.state,
      country: 'Chile',
      country_code: 'cl',
    },
  }));
}
