import type { Selectable } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { BookingMoves, TimeProposals } from '../../../db/schema.ts';

/** All proposals of a booking, the first one first. */
export function listProposals(
  db: Executor,
  bookingIds: readonly string[],
): Promise<Selectable<TimeProposals>[]> {
  return db
    .selectFrom('time_proposals')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Moves that nobody was asked about. */
export function listOwnMoves(
  db: Executor,
  bookingIds: readonly string[],
): Promise<Selectable<BookingMoves>[]> {
  return db
    .selectFrom('booking_moves')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .where('proposal_id', 'is', null)
    .orderBy('sequence')
    .execute();
}
