import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { forwardJob, forwardReport, removeOldReports } from './service.ts';

export const monitoringJobs: readonly Job[] = [defineJob(forwardJob, forwardReport)];

export const monitoringSweeps: readonly Sweep[] = [
  { name: 'monitoring.remove-old-reports', run: removeOldReports, canWait: true },
];
