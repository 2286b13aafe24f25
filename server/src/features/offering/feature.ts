import type { Feature } from '../../feature.ts';
import { exportOfferings, forgetOfferings } from './personal-data/service.ts';
import { offeringRoutes } from './routes.ts';
import type { OnOfferingsChanged } from './service.ts';

export function offeringFeature(calls: { onOfferingsChanged: OnOfferingsChanged }): Feature {
  return {
    routes: (context) => offeringRoutes(context, calls.onOfferingsChanged),
    personalData: {
      export: async (context, { userId }) => ({
        offerings: await exportOfferings(context, userId),
      }),
      forget: (tx, { userId }) => forgetOfferings(tx, userId),
    },
  };
}
