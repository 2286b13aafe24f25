import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { forwardJob, forwardReport, removeOldReports } from './service.ts';

export const monitoringJobs: Job<never>[] = [
  defineJob({ ...forwardJob, run: forwardReport }) as unknown as Job<never>,
];

export const monitoringSweeps: Sweep[] = [
  { name: 'monitoring.remove-old-reports', run: removeOldReports },
];
