import { defineJob, type Job } from '../../jobs/job.ts';
import { documentMailJob, mailDocument } from './service.ts';

export const receiptJobs: readonly Job[] = [defineJob(documentMailJob, mailDocument)];
