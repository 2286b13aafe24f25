import type { Feature } from '../../feature.ts';
import { exportPromos, forgetPromos } from './personal-data/service.ts';
import { promoRoutes } from './routes.ts';
import type { WhomMet } from './service.ts';

export function promoFeature(calls: { whomMet: WhomMet }): Feature {
  return {
    routes: (context) => promoRoutes(context, calls.whomMet),
    personalData: {
      export: (context, { userId }) => exportPromos(context, userId),
      forget: (tx, { userId }) => forgetPromos(tx, userId),
    },
  };
}
