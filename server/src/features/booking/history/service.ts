import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { findOwnView } from '../store.ts';
import { type Change, presentChanges } from './present.ts';
import { listOwnMoves, listProposals } from './store.ts';

/** How the time of an own meeting came to be. */
export async function readChanges(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  bookingId: string,
): Promise<{ changes: Change[] }> {
  if (!(await findOwnView(db, bookingId, actor.userId))) throw new AppError('not-found');
  const changes = await changesOf({ db, clock }, [bookingId]);
  return { changes: changes.get(bookingId) ?? [] };
}

/** The same of several bookings, whose reader is a party of each. */
export async function changesOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  bookingIds: readonly string[],
): Promise<Map<string, Change[]>> {
  if (bookingIds.length === 0) return new Map();
  const [proposals, moves] = [
    await listProposals(db, bookingIds),
    await listOwnMoves(db, bookingIds),
  ];
  const now = clock.now();
  return new Map(
    bookingIds.map((id) => [
      id,
      presentChanges(
        proposals.filter((one) => one.booking_id === id),
        moves.filter((one) => one.booking_id === id),
        now,
      ),
    ]),
  );
}
