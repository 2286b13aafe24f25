import { defineJob, type Job } from '../../jobs/job.ts';
import { alertMailJob, sendAlertMail } from './service.ts';

export const alertJobs: Job<never>[] = [
  defineJob({ ...alertMailJob, run: sendAlertMail }) as unknown as Job<never>,
];
