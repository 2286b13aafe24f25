import { defineJob, type Job } from '../../jobs/job.ts';
import { alertMailJob, sendAlertMail } from './service.ts';

export const alertJobs: readonly Job[] = [defineJob(alertMailJob, sendAlertMail)];
