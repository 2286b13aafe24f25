import type { Feature } from '../../feature.ts';
import { currencyJobs, currencySweeps } from './jobs.ts';
import { currencyRoutes } from './routes.ts';

export const currencyFeature: Feature = {
  routes: currencyRoutes,
  jobs: currencyJobs,
  sweeps: currencySweeps,
};
