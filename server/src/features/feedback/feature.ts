import type { Feature } from '../../feature.ts';
import { feedbackJobs } from './jobs.ts';
import { exportFeedback, forgetFeedbackAuthor } from './personal-data/service.ts';
import { feedbackRoutes } from './routes.ts';

export const feedbackFeature: Feature = {
  routes: feedbackRoutes,
  jobs: feedbackJobs,
  personalData: {
    export: async ({ db }, { userId }) => ({ feedback: await exportFeedback(db, userId) }),
    forget: (tx, { userId }) => forgetFeedbackAuthor(tx, userId),
  },
};
