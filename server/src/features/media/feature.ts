import type { Feature } from '../../feature.ts';
import { removeAbandoned } from './file/service.ts';
import { mediaJobs } from './jobs.ts';

export const mediaFeature: Feature = { jobs: mediaJobs, sweeps: [removeAbandoned] };
