import type { Sweep } from '../../../jobs/job.ts';
import { forgetCounted } from './service.ts';

export const allowanceSweeps: readonly Sweep[] = [
  { name: 'chat.forget-counted', run: forgetCounted, canWait: true },
];
