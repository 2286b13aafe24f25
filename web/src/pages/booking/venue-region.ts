import { useQuery } from '@tanstack/react-query';
import type { Way } from '../../features/availability/way.ts';
import type { Provider } from '../../features/booking/queries.ts';
import { regionsQuery, type Region } from '../../features/place/queries.ts';

/** The region in which an expert meets people in that way; undefined online and while it loads. */
export function useVenueRegion({ places }: Pick<Provider, 'places'>, way: Way): Region | undefined {
  const { data } = useQuery({ ...regionsQuery, enabled: way.mode !== 'virtual' });
  const areaId =
    way.mode === 'office'
      ? places.offices.find(({ id }) => id === way.officeId)?.area.id
      : places.home?.areas[0]?.id;
  if (way.mode === 'virtual') return undefined;
  return data?.find(({ areas }) => areas.some(({ id }) => id === areaId));
}
