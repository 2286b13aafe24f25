import { defineJob, type Job } from '../../jobs/job.ts';
import { feedbackMailJob, sendFeedbackMail } from './service.ts';

export const feedbackJobs: Job<never>[] = [
  defineJob({ ...feedbackMailJob, run: sendFeedbackMail }) as unknown as Job<never>,
];
