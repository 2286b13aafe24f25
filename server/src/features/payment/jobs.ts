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

export const paymentJobs = (bookingsOf: BookingPortOf): readonly Job[] => [
  defineJob(settlePaymentJob, (context, { intentId }) =>
    settle(context, bookingsOf(context), intentId),
  ),
  defineJob(sendRefundJob, (context, { refundId }) =>
    sendRefund(context, refundId, (intentId) =>
      recordRefundsByHand(context, bookingsOf(context), intentId),
    ),
  ),
  defineJob(refundsByHandJob, (context, { intentId }) =>
    lookForRefundsByHand(context, bookingsOf(context), intentId),
  ),
  defineJob(comparisonJob, (context) => compareWithGateway(context, bookingsOf(context))),
];

export const paymentSweeps: readonly Sweep[] = [
  { name: 'payment.open-payments', run: sweepPayments },
  { name: 'payment.refunds', run: sweepRefunds },
  { name: 'payment.comparison', run: sweepComparison },
];
