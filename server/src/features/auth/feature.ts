import type { Feature } from '../../feature.ts';
import { authJobs, authSweeps } from './jobs.ts';
import { exportAuth, forgetAuth } from './personal-data/service.ts';
import { authRoutes } from './routes.ts';
import type { OnSignIn } from './session/service.ts';

export function authFeature(calls: { onSignIn: OnSignIn }): Feature {
  return {
    routes: (context) => authRoutes(context, calls),
    jobs: authJobs,
    sweeps: authSweeps,
    personalData: {
      export: ({ db }, { userId }) => exportAuth(db, userId),
      forget: forgetAuth,
    },
  };
}
