import type { Feature } from '../../feature.ts';
import type { OrderPortsOf } from '../order/service.ts';
import { problemJobs, problemSweeps } from './jobs.ts';
import { exportProblems, forgetInProblems, openProblems } from './personal-data/service.ts';
import { problemRoutes } from './routes.ts';

export function problemFeature(portsOf: OrderPortsOf): Feature {
  return {
    routes: (context) => problemRoutes(context, portsOf(context)),
    jobs: problemJobs,
    sweeps: problemSweeps,
    personalData: {
      export: async ({ db }, { userId }) => ({ problems: await exportProblems(db, userId) }),
      unsettled: openProblems,
      forget: (tx, { userId }) => forgetInProblems(tx, userId),
    },
  };
}
