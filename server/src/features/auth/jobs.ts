import type { Sweep } from '../../jobs/job.ts';
import { removeOldCodes } from './service.ts';

export const authSweeps: readonly Sweep[] = [
  { name: 'auth-remove-old-codes', run: removeOldCodes },
];
