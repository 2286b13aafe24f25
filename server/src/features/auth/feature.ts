import type { Feature } from '../../feature.ts';
import { authJobs, authSweeps } from './jobs.ts';
import { exportAuth, forgetAuth } from './personal-data/service.ts';
import { authRoutes } from './routes.ts';
import type { OnSignIn } from './session/service.ts';

export const authFeature = (calls: { onSignIn: OnSignIn }): Feature => ({
  routes: (context) => authRoutes(context, calls),
  jobs: authJobs,
  sweeps: authSweeps,
  personalData: {
    export: ({ db }, { userId }) => exportAuth(db, userId),
    forget: forgetAuth,
  },
});
