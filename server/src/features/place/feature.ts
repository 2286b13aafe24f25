import type { Feature } from '../../feature.ts';
import { exportPlaces, forgetPlaces } from './personal-data/service.ts';
import { placeRoutes } from './routes.ts';
import type { OnPlacesChanged } from './service.ts';

export function placeFeature(calls: { onPlacesChanged: OnPlacesChanged }): Feature {
  return {
    routes: (context) => placeRoutes(context, calls.onPlacesChanged),
    personalData: {
      export: async (context, actor) => ({ places: await exportPlaces(context, actor) }),
      forget: (tx, { userId }) => forgetPlaces(tx, userId),
    },
  };
}
