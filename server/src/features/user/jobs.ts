import { defineJob, type Job } from '../../jobs/job.ts';
import { removePicture, removePictureJob } from './picture/service.ts';

export const userJobs: readonly Job[] = [defineJob(removePictureJob, removePicture)];
