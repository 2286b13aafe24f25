import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/connection.ts';
import type { BookingMoves } from '../../../db/schema.ts';
import type { BookingRow } from '../store.ts';

type MoveRow = Selectable<BookingMoves>;

/** What a move writes to a booking. */
type MovedTimes = Pick<
  BookingRow,
  'id' | 'starts_at' | 'ends_at' | 'refund_starts_at' | 'own_moves' | 'sequence'
>;

/** Gives a confirmed booking its new time; calendars, people and the row must be locked before. */
export async function saveMove(tx: Tx, moved: MovedTimes): Promise<void> {
  const { id, starts_at, ends_at, refund_starts_at, own_moves, sequence } = moved;
  await tx
    .updateTable('bookings')
    .set({ starts_at, ends_at, refund_starts_at, own_moves, sequence })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .execute();
}

export async function insertMove(tx: Tx, move: MoveRow): Promise<void> {
  await tx.insertInto('booking_moves').values(move).execute();
}
