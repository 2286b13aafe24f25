import type { Selectable } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { TimeProposals } from '../../../db/schema.ts';
import { proposalStates, type ProposalStatus } from './rules.ts';

export type ProposalRow = Selectable<TimeProposals>;

/** The booking of a proposal, if the person is a party of it. */
export async function findBookingOfProposal(
  db: Executor,
  proposalId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('time_proposals as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select('b.id')
    .where('p.id', '=', proposalId)
    .where((one) => one.or([one('b.client_id', '=', userId), one('b.provider_id', '=', userId)]))
    .executeTakeFirst();
  return row?.id;
}

/** Its booking must be locked. */
export function findProposal(tx: Tx, proposalId: string): Promise<ProposalRow | undefined> {
  return tx
    .selectFrom('time_proposals')
    .selectAll()
    .where('id', '=', proposalId)
    .executeTakeFirst();
}

/** The open one of a booking, which must be locked. */
export function findOpenProposal(tx: Tx, bookingId: string): Promise<ProposalRow | undefined> {
  return tx
    .selectFrom('time_proposals')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Keeps a proposal, and holds its time in its booking. */
export async function insertProposal(tx: Tx, proposal: ProposalRow): Promise<void> {
  await tx.insertInto('time_proposals').values(proposal).execute();
  await tx
    .updateTable('bookings')
    .set({
      proposed_starts_at: proposal.starts_at,
      proposed_ends_at: proposal.ends_at,
      proposed_until: proposal.expires_at,
    })
    .where('id', '=', proposal.booking_id)
    .where('status', '=', 'confirmed')
    .execute();
}

/** Ends an open proposal and lets its time go. */
export async function saveEnd(
  tx: Tx,
  { id, booking_id: bookingId }: Pick<ProposalRow, 'id' | 'booking_id'>,
  status: Exclude<ProposalStatus, 'open'>,
  at: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('time_proposals')
    .set({ status, ended_at: at })
    .where('id', '=', id)
    .where('status', 'in', proposalStates.sourcesOf(status))
    .execute();
  await tx
    .updateTable('bookings')
    .set({ proposed_starts_at: null, proposed_ends_at: null, proposed_until: null })
    .where('id', '=', bookingId)
    .execute();
}

type OverdueRow = Pick<ProposalRow, 'id' | 'booking_id' | 'expires_at'> & {
  sequence: number;
};

/** Open proposals of a provider's meetings whose time to answer is over. */
export function findOverdue(
  tx: Tx,
  providerId: string,
  now: Temporal.Instant,
): Promise<OverdueRow[]> {
  return tx
    .selectFrom('time_proposals as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select(['p.id', 'p.booking_id', 'p.expires_at', 'b.sequence'])
    .where('b.provider_id', '=', providerId)
    .where('b.proposed_starts_at', 'is not', null)
    .where('p.status', '=', 'open')
    .where('p.expires_at', '<=', now)
    .orderBy('p.booking_id')
    .execute();
}

/** Calendars in which a proposal ran out. */
export async function findOverdueCalendars(db: Executor, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('time_proposals as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select('b.provider_id')
    .distinct()
    .where('p.status', '=', 'open')
    .where('p.expires_at', '<=', now)
    .execute();
  return rows.map((row) => row.provider_id);
}
