import type { Booking } from '@puente/contract/booking';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { requestRefund } from '../../payment/refund/service.ts';
import { refreshRefunds } from '../../payment/refund-by-hand/service.ts';
import { nothingPaid, paidAmounts } from '../../payment/service.ts';
import { receiptFacts } from '../../receipt/service.ts';
import { meetingPort } from '../confirmation/service.ts';
import { lockCalendarAndBooking } from '../lock/service.ts';
import { findCorrespondent } from '../notification/service.ts';
import { getBooking } from '../service.ts';
import { findOwnView, type OrderedBooking } from '../store.ts';
import { goodwillMail } from './present.ts';
import { goodwillOf } from './rules.ts';
import { addRefundAmount } from './store.ts';

/** Tells a client that the expert refunded more than the terms of the meeting. */
export const goodwillMailJob = {
  name: 'booking.goodwill-mail',
  payload: z.object({
    bookingId: z.uuid(),
    refundId: z.uuid(),
    /** Minor units. */
    amount: z.int().positive(),
  }),
};

/**
 * Refunds a part or all of what is left of a meeting that its client cancelled (refund-6), under the
 * booking's lock, so that two refunds at once never exceed what was paid.
 */
export async function refundByGoodwill(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'cards'>,
  actor: Client,
  { bookingId, amount }: { bookingId: string; amount: number },
): Promise<Booking> {
  const { db, clock } = context;
  const seen = await findOwnView(db, bookingId, actor.userId);
  if (!seen) throw new AppError('not-found');
  if (seen.provider_id !== actor.userId) throw new AppError('forbidden');
  if (seen.package_id === null) await refreshRefunds(context, meetingPort(context), seen.order_id);
  await db.transaction().execute(async (tx) => {
    const booking = await lockCalendarAndBooking(tx, bookingId);
    if (!booking) throw new AppError('not-found');
    await refund(tx, booking, amount, clock.now());
  });
  return getBooking(context, actor, bookingId);
}

async function refund(
  tx: Tx,
  booking: OrderedBooking,
  amount: number,
  at: Temporal.Instant,
): Promise<void> {
  const { id: bookingId, order_id: orderId } = booking;
  const money = (await paidAmounts(tx, [orderId])).get(orderId) ?? nothingPaid;
  const goodwill = goodwillOf(booking, money, at);
  if (!goodwill) throw new AppError('refund-not-possible');
  if (amount > goodwill.left) throw invalidField('amount', `At most ${goodwill.left}`);
  const granted = await requestRefund(tx, { orderId, amount, reason: 'goodwill', at });
  if (!granted) throw new AppError('refund-not-possible');
  await addRefundAmount(tx, bookingId, granted.amount);
  await enqueue(
    tx,
    goodwillMailJob,
    { bookingId, ...granted },
    `${goodwillMailJob.name}:${granted.refundId}`,
  );
}

export async function sendGoodwillMail(
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'config'>,
  { bookingId, refundId, amount }: z.output<typeof goodwillMailJob.payload>,
): Promise<void> {
  const { db, config } = context;
  const correspondent = await findCorrespondent(context, bookingId, 'client');
  if (!correspondent) return;
  const to = { writing: correspondent.recipient, publicUrl: config.http.publicUrl };
  const documents = await receiptFacts(db, correspondent.meeting.order_id, to);
  await context.mail.send(
    goodwillMail(config, { correspondent, amount, documents, messageId: `goodwill.${refundId}` }),
  );
}
