import type { Booking } from '@puente/contract/booking';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { lockCalendarAndBooking } from '../lock/service.ts';
import { wayToMove } from '../move/rules.ts';
import { applyMove, assertTimeFree, withOtherTimes } from '../move/service.ts';
import { closeProposal, endOverdueProposals } from '../proposal/service.ts';
import { getBooking } from '../service.ts';
import { type Details, findOwnView, updateDetails } from '../store.ts';

/**
 * Moves a meeting of its client at once, and changes the details that come along. What is proposed
 * for it gives way. Sent again it changes nothing: the meeting is there already.
 */
export async function moveOwnBooking(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  bookingId: string,
  { start: wanted, ...details }: Details & { start: string },
): Promise<Booking> {
  const seen = await findOwnView(context.db, bookingId, actor.userId);
  if (!seen) throw new AppError('not-found');
  if (seen.client_id !== actor.userId) throw new AppError('forbidden');
  const start = Temporal.Instant.from(wanted);
  await withOtherTimes(context, start, async (tx) => {
    const booking = await lockCalendarAndBooking(tx, bookingId);
    const now = context.clock.now();
    const way = booking && wayToMove(booking, 'client', now);
    if (!booking || !way) throw new AppError('not-movable');
    await updateDetails(tx, bookingId, details);
    if (start.equals(booking.starts_at)) return;
    if (way === 'by-proposal') throw new AppError('move-needs-proposal');
    await endOverdueProposals(tx, booking.provider_id, now);
    await assertTimeFree(tx, booking, { start, by: 'client' }, now);
    await closeProposal(tx, bookingId, 'superseded', now);
    const move = { start, by: 'client', askedBy: 'client', proposalId: null } as const;
    await applyMove(tx, booking, move, now);
  });
  return getBooking(context, actor, bookingId);
}
