import { defineJob, type Job } from '../../jobs/job.ts';
import { removePicture, removePictureJob } from './picture/service.ts';

const removePictureLater = defineJob({ ...removePictureJob, run: removePicture });

export const userJobs: Job<never>[] = [removePictureLater as unknown as Job<never>];
