import { expect, test } from 'vitest';
import { findArea, findRegion, serviceRegions } from './regions.ts';

const santiago = findRegion('cl-rm');

test('Santiago has the 52 comunas of its region, each once, by their official codes', () => {
  const areas = santiago?.areas ?? [];
  expect(areas).toHaveLength(52);
  expect(new Set(areas.map(({ id }) => id)).size).toBe(52);
  expect(new Set(areas.map(({ name }) => name)).size).toBe(52);
  // 32 in the province of Santiago, then Cordillera, Chacabuco, Maipo, Melipilla, Talagante.
  const perProvince = areas.reduce(
    (counts, { id }) => counts.set(id.slice(0, 6), (counts.get(id.slice(0, 6)) ?? 0) + 1),
    new Map<string, number>(),
  );
  expect(Object.fromEntries(perProvince)).toEqual({
    'cl-131': 32,
    'cl-132': 3,
    'cl-133': 3,
    'cl-134': 4,
    'cl-135': 5,
    'cl-136': 5,
  });
});

test.each(serviceRegions().map((region) => [region.id, region] as const))(
  '%s: neighbours know each other, and every area can be reached from every other',
  (_id, { areas }) => {
    const byId = new Map(areas.map((area) => [area.id, area]));
    const oneSided = areas.flatMap(({ id, neighbours }) =>
      neighbours
        .filter((other) => other === id || !byId.get(other)?.neighbours.includes(id))
        .map((other) => `${id} ${other}`),
    );
    expect(oneSided).toEqual([]);
    const reached = new Set(areas.slice(0, 1).map(({ id }) => id));
    for (const id of reached)
      for (const other of byId.get(id)?.neighbours ?? []) reached.add(other);
    expect(reached.size).toBe(areas.length);
  },
);

test('what is known of Santiago by heart stands in its file', () => {
  const named = (id: string) =>
    findArea(id)
      ?.area.neighbours.map((other) => findArea(other)?.area.name)
      .toSorted();
  expect(named('cl-13123')).toEqual([
    'La Reina',
    'Las Condes',
    'Recoleta',
    'Santiago',
    'Vitacura',
    'Ñuñoa',
  ]);
  expect(named('cl-13108')).toEqual(['Conchalí', 'Recoleta', 'Renca', 'Santiago']);
  expect(findArea('cl-05101')).toBeUndefined();
});

test('centres lie in the region, and its other names mean areas that are there', () => {
  const { areas = [], otherNames = {} } = santiago ?? {};
  const centres = areas.flatMap(({ centre }) => centre ?? []);
  expect(centres).toHaveLength(52);
  for (const { lat, lon } of centres) {
    expect(lat).toBeGreaterThan(-34.3);
    expect(lat).toBeLessThan(-32.9);
    expect(lon).toBeGreaterThan(-71.8);
    expect(lon).toBeLessThan(-69.7);
  }
  // In the city, where comunas are small, some neighbour's centre is near.
  const km = (one: { lat: number; lon: number }, other: { lat: number; lon: number }) =>
    Math.hypot((one.lat - other.lat) * 111, (one.lon - other.lon) * 93);
  for (const { name, group, centre, neighbours } of areas) {
    const near = neighbours.flatMap((id) => findArea(id)?.area.centre ?? []);
    const least = Math.min(...near.map((other) => (centre ? km(centre, other) : Infinity)));
    if (group === 'Santiago') expect([name, least < 6.5]).toEqual([name, true]);
  }
  expect(Object.values(otherNames).filter((id) => !findArea(id))).toEqual([]);
});
