import { defineJob, type Job, type Sweep } from '../../../jobs/job.ts';
import {
  countOpened,
  countOpenedJob,
  countShown,
  countShownJob,
  sweepLearning,
} from './service.ts';

export const learningJobs: readonly Job[] = [
  defineJob(countShownJob, countShown),
  defineJob(countOpenedJob, countOpened),
];

export const learningSweeps: readonly Sweep[] = [
  { name: 'chat.learning', run: sweepLearning, canWait: true },
];
