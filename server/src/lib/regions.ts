import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RegionSource, regionSource, type ServiceArea } from '@puente/contract/place';
import { parse } from 'yaml';
import { z } from 'zod';
import { once } from './once.ts';

const folder = join(import.meta.dirname, '../../regions');

/**
 * The regions where people meet in person, one file each, read once. Throws what an editor of the
 * file can mend.
 */
export const serviceRegions: () => readonly RegionSource[] = once(() =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => readRegion(join(folder, name))),
);

function readRegion(file: string): RegionSource {
  const read = regionSource.safeParse(parse(readFileSync(file, 'utf8'), { schema: 'core' }));
  if (!read.success) throw new Error(`${file}:\n${z.prettifyError(read.error)}`);
  return read.data;
}

const areas = once(
  () =>
    new Map(
      serviceRegions().flatMap((region) =>
        region.areas.map((area) => [area.id, { area, region }] as const),
      ),
    ),
);

/** An area of any region with its region; undefined for an unknown id. */
export function findArea(id: string): { area: ServiceArea; region: RegionSource } | undefined {
  return areas().get(id);
}

export function findRegion(id: string): RegionSource | undefined {
  return serviceRegions().find((region) => region.id === id);
}
