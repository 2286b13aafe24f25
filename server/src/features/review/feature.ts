import type { Feature } from '../../feature.ts';
import { reviewJobs } from './jobs.ts';
import { exportReviews, forgetReviews } from './personal-data/service.ts';
import { reviewRoutes } from './routes.ts';

export const reviewFeature: Feature = {
  routes: reviewRoutes,
  jobs: reviewJobs,
  personalData: {
    export: async ({ db }, { userId }) => ({ reviews: await exportReviews(db, userId) }),
    forget: (tx, { userId }) => forgetReviews(tx, userId),
  },
};
