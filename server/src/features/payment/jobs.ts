import type { Job, Sweep } from '../../jobs/job.ts';

export const paymentJobs: Job<never>[] = [];
export const paymentSweeps: Sweep[] = [];
