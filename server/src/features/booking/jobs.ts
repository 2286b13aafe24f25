import type { Job, Sweep } from '../../jobs/job.ts';

export const bookingJobs: Job<never>[] = [];
export const bookingSweeps: Sweep[] = [];
