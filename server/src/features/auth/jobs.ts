import type { Sweep } from '../../jobs/job.ts';
import { removeWhatIsOver } from './service.ts';

export const authSweeps: readonly Sweep[] = [
  { name: 'auth-remove-what-is-over', run: removeWhatIsOver },
];
