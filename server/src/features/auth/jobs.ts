import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { noticeMailJob, sendNoticeMail } from './notice/service.ts';
import { resetMailJob, sendResetMail } from './reset/service.ts';
import { removeWhatIsOver } from './service.ts';

const sendResetMailJob = defineJob({ ...resetMailJob, run: sendResetMail });
const sendNoticeMailJob = defineJob({ ...noticeMailJob, run: sendNoticeMail });

export const authJobs: Job<never>[] = [
  sendResetMailJob as unknown as Job<never>,
  sendNoticeMailJob as unknown as Job<never>,
];

export const authSweeps: readonly Sweep[] = [
  { name: 'auth-remove-what-is-over', run: removeWhatIsOver },
];
