import type { Feature } from '../../feature.ts';
import { monitoringJobs, monitoringSweeps } from './jobs.ts';
import { monitoringRoutes } from './routes.ts';

export const monitoringFeature: Feature = {
  routes: monitoringRoutes,
  jobs: monitoringJobs,
  sweeps: monitoringSweeps,
};
