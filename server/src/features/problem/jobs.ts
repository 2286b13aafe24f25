import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { problemMailJob, sendProblemMail } from './notification/service.ts';
import { sweepUnanswered } from './silence/service.ts';

export const problemJobs: readonly Job[] = [defineJob(problemMailJob, sendProblemMail)];

export const problemSweeps: readonly Sweep[] = [
  { name: 'problem.unanswered', run: sweepUnanswered },
];
