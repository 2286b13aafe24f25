import { z } from 'zod';
import { defineJob, type Job } from '../../jobs/job.ts';
import { removeFile, removeFileJob } from './file/service.ts';

/** Queued under this name by versions before 2026-11-22. */
const formerJob = {
  name: 'user.remove-picture',
  payload: z.object({ url: z.string() }),
};

export const mediaJobs: readonly Job[] = [
  defineJob(removeFileJob, removeFile),
  defineJob(formerJob, (context, { url }) => removeFile(context, { name: url })),
];
