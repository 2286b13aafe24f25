import type { Feature } from '../../feature.ts';
import type { OrderPortsOf } from '../order/service.ts';
import { paymentJobs, paymentSweeps } from './jobs.ts';
import { exportPayments, forgetInPayments, unsettledMoney } from './personal-data/service.ts';
import { paymentRoutes } from './routes.ts';

export function paymentFeature(portsOf: OrderPortsOf): Feature {
  return {
    routes: (context) => paymentRoutes(context, portsOf(context)),
    jobs: paymentJobs(portsOf),
    sweeps: paymentSweeps,
    personalData: {
      export: ({ db }, { userId }) => exportPayments(db, userId),
      unsettled: unsettledMoney,
      forget: (tx, { userId }) => forgetInPayments(tx, userId),
    },
  };
}
