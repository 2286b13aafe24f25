import { defineJob, type Job, type Sweep } from '../../../jobs/job.ts';
import { countUnmet, countUnmetJob, sweepOldCounts } from './service.ts';

export const unmetJobs: readonly Job[] = [defineJob(countUnmetJob, countUnmet)];

export const unmetSweeps: readonly Sweep[] = [
  { name: 'chat.unmet-old', run: sweepOldCounts, canWait: true },
];
