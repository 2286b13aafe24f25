import type { ProviderPlaces, PublicPlaces } from '@puente/contract/place';
import { policy } from '@puente/contract/policy';
import { findArea } from '../../lib/regions.ts';
import type { OfficeRow, PlacesRow } from './store.ts';

/** As their expert sees them; who never said anything meets people online alone. */
export function presentOwn(
  row: PlacesRow | undefined,
  offices: readonly OfficeRow[],
): ProviderPlaces {
  return {
    home: { enabled: row?.is_home_enabled ?? false, areaIds: row?.home_area_ids ?? [] },
    office: {
      enabled: row?.is_office_enabled ?? false,
      offices: offices.map(({ id, name, address, area_id }) => ({
        ...{ id, name, address },
        areaId: area_id,
      })),
    },
    travelMinutes: row?.travel_minutes ?? policy.place.travelMinutes.default,
    version: row?.version ?? 0,
  };
}

/** What is switched on and complete, for everybody. */
export function presentPublic(
  row: PlacesRow | undefined,
  offices: readonly OfficeRow[],
): PublicPlaces {
  const areas = row?.is_home_enabled ? row.home_area_ids.flatMap(namedArea) : [];
  return {
    home: areas.length > 0 ? { areas } : null,
    offices: (row?.is_office_enabled ? offices : []).flatMap(({ id, name, address, area_id }) =>
      namedArea(area_id).map((area) => ({ id, name, address, area })),
    ),
  };
}

/** None for an area that is no longer in its region's file. */
function namedArea(id: string): { id: string; name: string }[] {
  const found = findArea(id);
  return found ? [{ id, name: found.area.name }] : [];
}
