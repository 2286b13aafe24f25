import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { fetchRates, ratesJob, sweepRates } from './service.ts';

export const currencyJobs: readonly Job[] = [defineJob(ratesJob, fetchRates)];

export const currencySweeps: readonly Sweep[] = [
  { name: 'currency.rates', run: sweepRates, canWait: true },
];
