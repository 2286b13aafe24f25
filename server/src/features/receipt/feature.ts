import type { Feature } from '../../feature.ts';
import type { OrderPortsOf } from '../order/service.ts';
import { receiptJobs } from './jobs.ts';
import { exportReceipts, forgetInReceipts } from './personal-data/service.ts';
import { receiptRoutes } from './routes.ts';

export function receiptFeature(portsOf: OrderPortsOf): Feature {
  return {
    routes: (context) => receiptRoutes(context, portsOf(context)),
    jobs: receiptJobs,
    personalData: {
      export: ({ db }, { userId }) => exportReceipts(db, userId),
      forget: (tx, { userId }) => forgetInReceipts(tx, userId),
    },
  };
}
