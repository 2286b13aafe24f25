import type { Sweep } from '../../../jobs/job.ts';
import { forgetVisitors } from './service.ts';

export const historySweeps: readonly Sweep[] = [
  { name: 'chat.forget-visitors', run: forgetVisitors, canWait: true },
];
