import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import { compareWithGateway, comparisonJob, sweepComparison } from './comparison/service.ts';
import { sendRefund, sendRefundJob, sweepRefunds } from './refund/service.ts';
import {
  lookForRefundsByHand,
  recordRefundsByHand,
  refundsByHandJob,
} from './refund-by-hand/service.ts';
import type { BookingPortOf } from './service.ts';
import { settle, settlePaymentJob, sweepPayments } from './settlement/service.ts';

export const paymentJobs = (bookingsOf: BookingPortOf): Job<never>[] => [
  defineJob<{ intentId: string }>({
    ...settlePaymentJob,
    run: (context, { intentId }) => settle(context, bookingsOf(context), intentId),
  }) as unknown as Job<never>,
  defineJob<{ refundId: string }>({
    ...sendRefundJob,
    run: (context, { refundId }) =>
      sendRefund(context, refundId, (intentId) =>
        recordRefundsByHand(context, bookingsOf(context), intentId),
      ),
  }) as unknown as Job<never>,
  defineJob<{ intentId: string }>({
    ...refundsByHandJob,
    run: (context, { intentId }) => lookForRefundsByHand(context, bookingsOf(context), intentId),
  }) as unknown as Job<never>,
  defineJob<object>({
    ...comparisonJob,
    run: (context) => compareWithGateway(context, bookingsOf(context)),
  }) as unknown as Job<never>,
];

export const paymentSweeps: Sweep[] = [
  { name: 'payment.open-payments', run: sweepPayments },
  { name: 'payment.refunds', run: sweepRefunds },
  { name: 'payment.comparison', run: sweepComparison },
];
