import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { notificationMailJob, sendNotificationMail } from './notification/service.ts';
import { resetMailJob, sendResetMail } from './reset/service.ts';
import { deleteExpired } from './service.ts';

export const authJobs: readonly Job[] = [
  defineJob(resetMailJob, sendResetMail),
  defineJob(notificationMailJob, sendNotificationMail),
];

export const authSweeps: readonly Sweep[] = [
  { name: 'auth-delete-expired', run: deleteExpired, canWait: true },
];
