import { defineJob, type Job, type Sweep } from '../../jobs/job.ts';
import type { OrderPortsOf } from '../order/service.ts';
import { compareWithGateway, comparisonJob, sweepComparison } from './comparison/service.ts';
import { sendRefund, sendRefundJob, sweepRefunds } from './refund/service.ts';
import {
  lookForRefundsByHand,
  recordRefundsByHand,
  refundsByHandJob,
} from './refund-by-hand/service.ts';
import { settle, settlePaymentJob, sweepPayments } from './settlement/service.ts';

export function paymentJobs(portsOf: OrderPortsOf): readonly Job[] {
  return [
    defineJob(settlePaymentJob, (context, { intentId }) =>
      settle(context, portsOf(context), intentId),
    ),
    defineJob(sendRefundJob, (context, { refundId }) =>
      sendRefund(context, portsOf(context), refundId, (intentId) =>
        recordRefundsByHand(context, portsOf(context), intentId),
      ),
    ),
    defineJob(refundsByHandJob, (context, { intentId }) =>
      lookForRefundsByHand(context, portsOf(context), intentId),
    ),
    defineJob(comparisonJob, (context) => compareWithGateway(context, portsOf(context))),
  ];
}

export const paymentSweeps: readonly Sweep[] = [
  { name: 'payment.open-payments', run: sweepPayments },
  { name: 'payment.refunds', run: sweepRefunds },
  { name: 'payment.comparison', run: sweepComparison, canWait: true },
];
