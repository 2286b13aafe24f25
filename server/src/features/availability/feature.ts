import type { Feature } from '../../feature.ts';
import { exportCalendar, forgetCalendar, lockOwnCalendar } from './personal-data/service.ts';
import { type AvailabilityCalls, availabilityRoutes } from './routes.ts';

export function availabilityFeature(calls: AvailabilityCalls): Feature {
  return {
    routes: (context) => availabilityRoutes(context, calls),
    personalData: {
      export: async ({ db }, { userId }) => ({ calendar: await exportCalendar(db, userId) }),
      lock: lockOwnCalendar,
      forget: (tx, { userId }) => forgetCalendar(tx, userId),
    },
  };
}
