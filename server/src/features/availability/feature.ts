import type { Feature } from '../../feature.ts';
import { exportCalendar, forgetCalendar, lockOwnCalendar } from './personal-data/service.ts';
import { availabilityRoutes } from './routes.ts';

export const availabilityFeature: Feature = {
  routes: availabilityRoutes,
  personalData: {
    export: async ({ db }, { userId }) => ({ calendar: await exportCalendar(db, userId) }),
    lock: lockOwnCalendar,
    forget: (tx, { userId }) => forgetCalendar(tx, userId),
  },
};
