import type { Feature } from '../../feature.ts';
import type { TakeModelCall } from '../parsing/service.ts';
import { exportCalendar, forgetCalendar, lockOwnCalendar } from './personal-data/service.ts';
import { availabilityRoutes } from './routes.ts';

export function availabilityFeature(calls: { takeModelCall: TakeModelCall }): Feature {
  return {
    routes: (context) => availabilityRoutes(context, calls),
    personalData: {
      export: async ({ db }, { userId }) => ({ calendar: await exportCalendar(db, userId) }),
      lock: lockOwnCalendar,
      forget: (tx, { userId }) => forgetCalendar(tx, userId),
    },
  };
}
