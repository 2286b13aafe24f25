import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { noticeMailJob, sendNoticeMail } from './notice/service.ts';
import { resetMailJob, sendResetMail } from './reset/service.ts';
import { removeWhatIsOver } from './service.ts';

export const authJobs: readonly Job[] = [
  defineJob(resetMailJob, sendResetMail),
  defineJob(noticeMailJob, sendNoticeMail),
];

export const authSweeps: readonly Sweep[] = [
  { name: 'auth-remove-what-is-over', run: removeWhatIsOver },
];
