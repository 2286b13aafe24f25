import type { Booking } from '@puente/contract/booking';
import type { proposeNewTime } from '@puente/contract/moving';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { bumpCalendarVersion } from '../../availability/service.ts';
import { lockCalendarAndBooking } from '../lock/service.ts';
import { canBeMoved, proposalUntil } from '../move/rules.ts';
import {
  applyMove,
  assertTimeFree,
  type Party,
  timesFrom,
  withOtherTimes,
} from '../move/service.ts';
import { planProposalMails } from '../notification/service.ts';
import { getBooking } from '../service.ts';
import { findOwnView, type OrderedBooking } from '../store.ts';
import { proposalStateAt, type ProposalStatus } from './rules.ts';
import {
  findBookingOfProposal,
  findOpenProposal,
  findOverdue,
  findOverdueCalendars,
  findProposal,
  insertProposal,
  type ProposalRow,
  saveEnd,
} from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

function other(party: Party): Party {
  return party === 'client' ? 'provider' : 'client';
}

function partyOf(booking: OrderedBooking, actor: Client): Party {
  return booking.client_id === actor.userId ? 'client' : 'provider';
}

/**
 * Proposes another time for a meeting of the caller's, who is either of its two. The meeting stands
 * and the time is held. An open proposal, of whichever side, gives way; the same one sent again
 * stays as it is.
 */
export async function proposeTime(
  context: Deps,
  actor: Client,
  { bookingId, start: wanted, message }: z.output<typeof proposeNewTime.body>,
): Promise<Booking> {
  if (!(await findOwnView(context.db, bookingId, actor.userId))) throw new AppError('not-found');
  const start = Temporal.Instant.from(wanted);
  await withOtherTimes(context, start, async (tx) => {
    const booking = await lockCalendarAndBooking(tx, bookingId);
    const now = context.clock.now();
    if (!booking || !canBeMoved(booking, now)) throw new AppError('not-movable');
    if (start.equals(booking.starts_at)) throw invalidField('start', 'It is at that time already');
    await endOverdueProposals(tx, booking.provider_id, now);
    const by = partyOf(booking, actor);
    const open = await findOpenProposal(tx, bookingId);
    if (open?.proposed_by === by && start.equals(open.starts_at)) return;
    await assertTimeFree(tx, booking, { start, by }, now);
    if (open) await saveEnd(tx, open, 'superseded', now);
    const proposal: ProposalRow = {
      id: newId(),
      booking_id: bookingId,
      proposed_by: by,
      asked_by: open?.asked_by ?? by,
      from_starts_at: booking.starts_at,
      ...timesFrom(booking, start),
      message: message || null,
      status: 'open',
      created_at: now,
      expires_at: proposalUntil(booking, start, now),
      ended_at: null,
    };
    await insertProposal(tx, proposal);
    await bumpCalendarVersion(tx, booking.provider_id, booking.client_id);
    await planProposalMails(tx, booking, { id: proposal.id, kind: 'proposed' }, [other(by)]);
  });
  return getBooking(context, actor, bookingId);
}

/** Accepts the proposal of the other side, which moves the meeting, or rejects it. */
export async function respondToProposal(
  context: Deps,
  actor: Client,
  { proposalId, response }: { proposalId: string; response: 'accept' | 'reject' },
): Promise<Booking> {
  return changeOpen(context, actor, proposalId, async (tx, { booking, proposal, by, now }) => {
    // Nobody answers for the other side.
    if (proposal.proposed_by === by) throw new AppError('forbidden');
    assertOpen(proposal, now);
    const { id, asked_by: askedBy, starts_at: start } = proposal;
    await saveEnd(tx, proposal, response === 'accept' ? 'accepted' : 'rejected', now);
    if (response === 'accept')
      await applyMove(tx, booking, { start, by, askedBy, proposalId: id }, now);
    else await planProposalMails(tx, booking, { id, kind: 'rejected' }, [other(by)]);
  });
}

/** Takes an own proposal back. */
export async function withdrawProposal(
  context: Deps,
  actor: Client,
  { proposalId }: { proposalId: string },
): Promise<Booking> {
  return changeOpen(context, actor, proposalId, async (tx, { booking, proposal, by, now }) => {
    if (proposal.proposed_by !== by) throw new AppError('forbidden');
    assertOpen(proposal, now);
    await saveEnd(tx, proposal, 'withdrawn', now);
    await planProposalMails(tx, booking, { id: proposal.id, kind: 'withdrawn' }, [other(by)]);
  });
}

type Answered = {
  booking: OrderedBooking;
  proposal: ProposalRow;
  /** Who is acting. */
  by: Party;
  now: Temporal.Instant;
};

/** Changes a proposal of the caller's meeting under its locks. */
async function changeOpen(
  context: Deps,
  actor: Client,
  proposalId: string,
  change: (tx: Tx, answered: Answered) => Promise<void>,
): Promise<Booking> {
  const { db, clock } = context;
  const bookingId = await findBookingOfProposal(db, proposalId, actor.userId);
  if (bookingId === undefined) throw new AppError('not-found');
  await db.transaction().execute(async (tx) => {
    const booking = await lockCalendarAndBooking(tx, bookingId);
    const proposal = await findProposal(tx, proposalId);
    if (!booking || !proposal) throw new AppError('not-found');
    const now = clock.now();
    await change(tx, { booking, proposal, by: partyOf(booking, actor), now });
    await bumpCalendarVersion(tx, booking.provider_id, booking.client_id);
  });
  return getBooking(context, actor, bookingId);
}

function assertOpen(proposal: ProposalRow, now: Temporal.Instant): void {
  const proposalState = proposalStateAt(proposal, now);
  if (proposalState !== 'open') throw new AppError('proposal-not-open', { proposalState });
}

/** Ends what is proposed for a booking, if anything, as part of what happens to the booking. */
export async function closeProposal(
  tx: Tx,
  bookingId: string,
  status: Extract<ProposalStatus, 'superseded' | 'closed'>,
  now: Temporal.Instant,
): Promise<void> {
  const open = await findOpenProposal(tx, bookingId);
  if (open) await saveEnd(tx, open, status, now);
}

/**
 * Ends the proposals of a calendar that nobody answered in time and tells both; the calendar must
 * be locked. Whoever takes time of it calls this first: the constraint doesn't know the clock.
 */
export async function endOverdueProposals(
  tx: Tx,
  providerId: string,
  now: Temporal.Instant,
): Promise<void> {
  for (const overdue of await findOverdue(tx, providerId, now)) {
    await saveEnd(tx, overdue, 'expired', overdue.expires_at);
    const booking = { id: overdue.booking_id, sequence: overdue.sequence };
    await planProposalMails(tx, booking, { id: overdue.id, kind: 'expired' }, [
      'client',
      'provider',
    ]);
  }
}

/** Frees times that nobody answered about. */
export async function expireProposals({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  for (const providerId of await findOverdueCalendars(db, now))
    await db.transaction().execute(async (tx) => {
      await bumpCalendarVersion(tx, providerId);
      await endOverdueProposals(tx, providerId, now);
    });
}
