import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { placePolicy as limits } from './policy/place.ts';
import { timeZone } from './time.ts';

/**
 * Where a meeting takes place: `virtual` in the meeting's room, which every expert offers; `home` at
 * the client's address; `office` at one of the expert's.
 */
export const serviceMode = z.enum(['virtual', 'home', 'office']);
export type ServiceMode = z.infer<typeof serviceMode>;

/** No line breaks, other control characters or bidirectional controls. */
const oneLine = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
const oneLineOnly = 'No line breaks or control characters';

/** Id of a service region, such as `cl-rm`. */
export const regionId = z
  .string()
  .max(20)
  .regex(/^[a-z0-9-]+$/);
/** Id of an area of a region: the country and its own code of the area, such as `cl-13123`. */
export const areaId = z
  .string()
  .max(20)
  .regex(/^[a-z0-9-]+$/);

/** An address on one line: street, number, area. */
export const addressLine = z
  .string()
  .trim()
  .min(limits.addressLine.min)
  .max(limits.addressLine.max)
  .regex(oneLine, oneLineOnly);

/** Degrees, WGS 84. */
const position = z.object({ lat: z.number(), lon: z.number() });

export const serviceArea = z.object({
  id: areaId,
  name: z.string(),
  /** What the area is listed under: in Chile its province. */
  group: z.string(),
  /** The areas that it borders on, of the same region. */
  neighbours: z.array(areaId),
  /** The town of the area, or where its people live; null where no licensed source tells it. */
  centre: position.nullable(),
});
export type ServiceArea = z.infer<typeof serviceArea>;

export const serviceRegion = z
  .object({
    id: regionId,
    name: z.string(),
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
    timeZone: z.string(),
    areas: z.array(serviceArea),
    /** Where names, codes and centres come from, to be named beside a map. */
    sources: z.array(z.object({ title: z.string(), url: z.string(), license: z.string() })),
  })
  .meta({ id: 'ServiceRegion' });
export type ServiceRegion = z.infer<typeof serviceRegion>;

export const getServiceRegions = endpoint({
  method: 'GET',
  path: '/api/service-regions',
  tag: 'place',
  summary: 'The regions where meetings in person are possible, with their areas.',
  actor: 'visitor',
  ignoresSession: true,
  reply: z.object({ regions: z.array(serviceRegion) }),
  errors: [],
});

/** An address inside a service region. */
export const placeSuggestion = z.object({
  /** For choosing: the line, and the region. */
  label: z.string(),
  line: z.string(),
  areaId,
  regionId,
  /** Degrees; null where the gazetteer knows the area alone. */
  lat: z.number().nullable(),
  lon: z.number().nullable(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/places/suggest',
  tag: 'place',
  summary:
    'Addresses inside a region that fit what was typed. The built-in gazetteer knows the areas and ' +
    'takes the street as typed; it also answers when the configured one is late or silent.',
  actor: 'client',
  perMinute: limits.suggestionsPerMinute,
  query: z.object({ q: z.string().trim().max(limits.addressLine.max), regionId }),
  reply: z.object({
    suggestions: z.array(placeSuggestion),
    /** Whose answer it is. */
    from: z.enum(['built-in', 'service']),
    /**
     * Why nothing is suggested, where it can be told: the number or the area is missing, or what is
     * named lies outside the region. Null with suggestions.
     */
    missing: z.enum(['number', 'area', 'inside']).nullable(),
  }),
  errors: ['not-found'],
});

const office = z.object({
  /** Of an office that is there already; a new one gets its own. */
  id: id.optional(),
  name: z
    .string()
    .trim()
    .min(limits.officeName.min)
    .max(limits.officeName.max)
    .regex(oneLine, oneLineOnly),
  address: addressLine,
  areaId,
});

const home = z.object({
  enabled: z.boolean(),
  /** Empty offers nothing, also while it is enabled. */
  areaIds: z.array(areaId).max(2000),
});

const travelMinutes = z.int().min(limits.travelMinutes.min).max(limits.travelMinutes.max);

/** Where an expert meets people beside online, as the expert sees it. */
export const providerPlaces = z
  .object({
    home,
    office: z.object({ enabled: z.boolean(), offices: z.array(office.extend({ id })) }),
    /** Kept free before and after each meeting in person. */
    travelMinutes,
    /** Sent back with the next change; 0 before the first. */
    version: z.int(),
  })
  .meta({ id: 'ProviderPlaces' });
export type ProviderPlaces = z.infer<typeof providerPlaces>;

export const getOwnPlaces = endpoint({
  method: 'GET',
  path: '/api/provider/places',
  tag: 'place',
  summary: 'Where the signed-in person meets people as an expert, beside online.',
  actor: 'client',
  reply: providerPlaces,
  errors: [],
});

export const putOwnPlaces = endpoint({
  method: 'PUT',
  path: '/api/provider/places',
  tag: 'place',
  summary:
    'Replace where people are met in person; meetings online are always offered. New and changed ' +
    'addresses are looked up again. Another version than the saved one is refused.',
  actor: 'client',
  perMinute: 60,
  body: z.object({
    version: z.int().min(0),
    home,
    /** More offices than an expert may have are refused by name. */
    office: z.object({ enabled: z.boolean(), offices: z.array(office).max(50) }),
    travelMinutes: travelMinutes.default(limits.travelMinutes.default),
  }),
  reply: providerPlaces,
  errors: ['places-changed', 'too-many-offices', 'address-not-in-area', 'address-not-found'],
});

const namedArea = z.object({ id: areaId, name: z.string() });

/** Where anybody can meet an expert beside online. */
export const publicPlaces = z.object({
  /** Null where the expert visits nobody. */
  home: z.object({ areas: z.array(namedArea) }).nullable(),
  offices: z.array(z.object({ id, name: z.string(), address: z.string(), area: namedArea })),
});
export type PublicPlaces = z.infer<typeof publicPlaces>;

/** One file of `server/regions`. */
export const regionSource = serviceRegion.extend({
  timeZone,
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Other names of the region and what it lies in, which addresses end with. */
  wholeNames: z.array(z.string()),
  /** Other names of areas, with the area's id. */
  otherNames: z.record(z.string(), areaId),
});
export type RegionSource = z.infer<typeof regionSource>;
