import type { Sweep } from '../../jobs/job.ts';
import { removeExpired } from './service.ts';

export const parsingSweeps: readonly Sweep[] = [
  { name: 'parsing.remove-expired', run: removeExpired, canWait: true },
];
