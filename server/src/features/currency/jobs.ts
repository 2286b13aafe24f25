import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { fetchRates, ratesJob, sweepRates } from './service.ts';

export const currencyJobs: Job<never>[] = [
  defineJob({ ...ratesJob, run: fetchRates }) as unknown as Job<never>,
];

export const currencySweeps: Sweep[] = [{ name: 'currency.rates', run: sweepRates }];
