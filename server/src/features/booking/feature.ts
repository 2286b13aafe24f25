import type { Feature } from '../../feature.ts';
import { bookingJobs, bookingSweeps } from './jobs.ts';
import { exportBookings, forgetInBookings, openBookings } from './personal-data/service.ts';
import { exportPackages } from './package/service.ts';
import { exportPlans } from './plan/service.ts';
import { bookingRoutes, type CallsUp } from './routes.ts';

export function bookingFeature(callsUp: CallsUp): Feature {
  return {
    routes: (context) => bookingRoutes(context, callsUp),
    jobs: bookingJobs,
    sweeps: bookingSweeps,
    personalData: {
      export: async (context, { userId }) => ({
        bookings: await exportBookings(context, userId),
        packages: await exportPackages(context, userId),
        plans: await exportPlans(context, userId),
      }),
      unsettled: openBookings,
      forget: (tx, { userId }) => forgetInBookings(tx, userId),
    },
  };
}
