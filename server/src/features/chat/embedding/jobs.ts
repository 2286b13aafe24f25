import { defineJob, type Job, type Sweep } from '../../../jobs/job.ts';
import { embedProfiles, embedProfilesJob, sweepEmbeddings } from './service.ts';

export const embeddingJobs: readonly Job[] = [defineJob(embedProfilesJob, embedProfiles)];

export const embeddingSweeps: readonly Sweep[] = [
  { name: 'chat.embeddings', run: sweepEmbeddings },
];
