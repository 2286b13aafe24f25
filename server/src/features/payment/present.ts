import type { PaymentState } from '@puente/contract/payment';
import type { Order, Purchase } from '../order/service.ts';
import { shownStatus } from './rules.ts';
import type { PaymentRow } from './store.ts';

/** What the buyer sees of their payment; before it is started, what there is to pay. */
export function presentPayment(
  order: Order,
  { itemId, itemStatus }: Purchase,
  payment: PaymentRow | null,
  paidBack: number,
): PaymentState {
  return {
    orderId: order.id,
    bookingId: itemId,
    paymentIntentId: payment?.intent_id ?? null,
    status: payment ? shownStatus(payment, paidBack) : 'requires-payment',
    bookingStatus: itemStatus,
    amount: { amount: order.amount, currency: order.currency },
    declineCode: payment?.decline_code ?? null,
    slotLost: payment?.slot_lost ?? false,
  };
}
