import type { BookingStatus } from '@puente/contract/booking';
import type { PaymentState } from '@puente/contract/payment';
import type { Currency } from '@puente/contract/policy';
import { shownStatus } from './rules.ts';
import type { PaymentRow } from './store.ts';

/** What the client sees of their payment; before it is started, what there is to pay. */
export const presentPayment = (
  booking: { bookingId: string; status: BookingStatus; price: number; currency: Currency },
  payment: PaymentRow | null,
  paidBack: number,
): PaymentState => ({
  bookingId: booking.bookingId,
  paymentIntentId: payment?.intent_id ?? null,
  status: payment ? shownStatus(payment, paidBack) : 'requires-payment',
  bookingStatus: booking.status,
  amount: { amount: booking.price, currency: booking.currency },
  declineCode: payment?.decline_code ?? null,
  slotLost: payment?.slot_lost ?? false,
});
