import type { BookingEvent } from '@puente/contract/moving';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { listMovements } from '../../payment/movement/service.ts';
import { findOwnView } from '../store.ts';
import {
  type Change,
  movementsOf,
  presentChanges,
  presentTimeline,
  type ReportRefund,
} from './present.ts';
import { listOwnMoves, listProposals } from './store.ts';

/** The refunds that reports of a meeting led to. Reports know of meetings, not the other way round. */
export type ReportRefundsOf = (db: Executor, bookingId: string) => Promise<ReportRefund[]>;

/** What became of an own booking: how its time came to be, and the whole of it. */
export async function readChanges(
  {
    db,
    clock,
    reportRefundsOf,
  }: Pick<Context, 'db' | 'clock'> & {
    reportRefundsOf: ReportRefundsOf;
  },
  actor: Client,
  bookingId: string,
): Promise<{ changes: Change[]; timeline: BookingEvent[] }> {
  const view = await findOwnView(db, bookingId, actor.userId);
  if (!view) throw new AppError('not-found');
  const changes = (await changesOf({ db, clock }, [bookingId])).get(bookingId) ?? [];
  const movements = movementsOf(
    view,
    await listMovements(db, view.order_id),
    view.package_id === null ? [] : await reportRefundsOf(db, bookingId),
  );
  const role = view.client_id === actor.userId ? 'client' : 'provider';
  return { changes, timeline: presentTimeline(view, role, { changes, movements }, clock.now()) };
}

/** How the times of several bookings came to be, whose reader is a party of each. */
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
