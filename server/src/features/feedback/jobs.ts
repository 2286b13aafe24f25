import { defineJob, type Job } from '../../jobs/job.ts';
import { feedbackMailJob, sendFeedbackMail } from './service.ts';

export const feedbackJobs: readonly Job[] = [defineJob(feedbackMailJob, sendFeedbackMail)];
