import type { Executor, Tx } from '../../../db/connection.ts';
import type { Unsettled } from '../../../feature.ts';
import { findCustomer, forgetCustomer } from '../customer/service.ts';
import { providerAccount } from '../ledger/rules.ts';
import {
  hasBalance,
  isMoneyUnderWay,
  readEntriesOf,
  readOwnPayments,
  readOwnRefunds,
} from './store.ts';

/** What the person paid, got back and earned. Amounts in minor units of their currency. */
export async function exportPayments(db: Executor, userId: string) {
  const payments = await readOwnPayments(db, userId);
  const refunds = await readOwnRefunds(db, userId);
  const entries = await readEntriesOf(db, providerAccount(userId));
  return {
    /** The card gateway's name of the person, under whom cards are kept. */
    cardCustomer: await findCustomer(db, userId),
    payments: payments.map((payment) => ({
      id: payment.id,
      orderId: payment.order_id,
      status: payment.status,
      amount: { amount: payment.amount, currency: payment.currency },
      received: payment.received,
      startedAt: payment.created_at.toString(),
      receivedAt: payment.succeeded_at?.toString() ?? null,
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      paymentId: refund.payment_id,
      status: refund.status,
      amount: { amount: refund.amount, currency: refund.currency },
      reason: refund.reason,
      askedAt: refund.created_at.toString(),
      settledAt: refund.settled_at?.toString() ?? null,
    })),
    earnings: entries.map((entry) => ({
      kind: entry.kind,
      orderId: entry.order_id,
      // The ledger has what we owe as negative amounts; the person is shown what they have.
      amount: { amount: -entry.amount, currency: entry.currency },
      at: entry.posted_at.toString(),
    })),
  };
}

/** What of the person's money is not settled yet: on its way, or in their account. */
export async function unsettledMoney(db: Executor, userId: string): Promise<Unsettled[]> {
  return [
    ...((await isMoneyUnderWay(db, userId))
      ? [{ path: 'payments', message: 'Money that is on its way' }]
      : []),
    ...((await hasBalance(db, providerAccount(userId)))
      ? [{ path: 'balance', message: 'Earnings that were not paid out' }]
      : []),
  ];
}

/** Cards are not found again; payments stay, they belong to the books. */
export function forgetInPayments(tx: Tx, userId: string): Promise<void> {
  return forgetCustomer(tx, userId);
}
