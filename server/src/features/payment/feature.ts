import type { Feature } from '../../feature.ts';
import { paymentJobs, paymentSweeps } from './jobs.ts';
import { exportPayments, unsettledMoney } from './personal-data/service.ts';
import { paymentRoutes } from './routes.ts';
import type { BookingPortOf } from './service.ts';

export const paymentFeature = (bookingsOf: BookingPortOf): Feature => ({
  routes: (context) => paymentRoutes(context, bookingsOf(context)),
  jobs: paymentJobs(bookingsOf),
  sweeps: paymentSweeps,
  personalData: {
    export: ({ db }, { userId }) => exportPayments(db, userId),
    unsettled: unsettledMoney,
  },
});
