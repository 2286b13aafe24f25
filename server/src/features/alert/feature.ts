import type { Feature } from '../../feature.ts';
import { alertJobs } from './jobs.ts';

export const alertFeature: Feature = { jobs: alertJobs };
