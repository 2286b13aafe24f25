import { defineJob, type Job, type Sweep } from '../../../jobs/job.ts';
import {
  foundMailJob,
  lookForExpert,
  lookForExpertJob,
  lookForGoal,
  lookForGoalJob,
  sendFoundMail,
  sweepExpired,
} from './service.ts';

export const waitingJobs: readonly Job[] = [
  defineJob(lookForExpertJob, lookForExpert),
  defineJob(lookForGoalJob, lookForGoal),
  defineJob(foundMailJob, sendFoundMail),
];

export const waitingSweeps: readonly Sweep[] = [
  { name: 'chat.waiting-expired', run: sweepExpired, canWait: true },
];
