import { defineJob, type Job } from '../../jobs/job.ts';
import { reviewMailJob, sendReviewMail } from './notification/service.ts';

export const reviewJobs: readonly Job[] = [defineJob(reviewMailJob, sendReviewMail)];
