import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/connection.ts';
import { newId } from '../../../lib/ids.ts';
import { erasedBefore, type Party, type Stay, stayOf } from './rules.ts';
import { deleteStays, endStay, insertStay, listStays, listStaysOf, touchStays } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'quietLog'>;

/** The stays that this process is writing down, and what is being written. */
export type StayLog = { open: Set<string>; writing: Set<Promise<void>> };

export function createStayLog(): StayLog {
  return { open: new Set(), writing: new Set() };
}

/**
 * Writes down that a party came in by one connection (problem-2). What can't be written disturbs no
 * meeting.
 * @returns writes down that they left, once, as of when it is called
 */
export function beginStay(
  context: Deps,
  log: StayLog,
  who: { roomId: string; party: Party },
): () => Promise<void> {
  const id = newId();
  const at = context.clock.now();
  log.open.add(id);
  const begun = write(context, log, () => insertStay(context.db, { id, ...who, at }));
  let ended: Promise<void> | null = null;
  return () => {
    if (ended) return ended;
    const left = context.clock.now();
    log.open.delete(id);
    ended = write(context, log, async () => {
      await begun;
      await endStay(context.db, id, left);
    });
    return ended;
  };
}

function write(context: Deps, log: StayLog, work: () => Promise<void>): Promise<void> {
  const writing = work()
    .catch((error: unknown) =>
      context.quietLog(
        'warn',
        'room-stays',
        { err: error },
        'a stay in a room was not written down',
      ),
    )
    .finally(() => log.writing.delete(writing));
  log.writing.add(writing);
  return writing;
}

/** Writes down who is still there, so that a process that dies takes little with it. */
export async function touchOpenStays(context: Deps, log: StayLog): Promise<void> {
  const ids = [...log.open];
  if (ids.length === 0) return;
  await write(context, log, () => touchStays(context.db, ids, context.clock.now()));
}

/** Who was in the room of a meeting, as far as it is known. */
export async function findStays(
  executor: Executor,
  bookingId: string,
  now: Temporal.Instant,
): Promise<Stay[]> {
  return (await listStays(executor, bookingId)).map((row) => stayOf(row, now));
}

export async function exportStays({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string) {
  const now = clock.now();
  return (await listStaysOf(db, userId)).map((row) => {
    const { from, to } = stayOf(row, now);
    return { bookingId: row.booking_id, from: from.toString(), to: to.toString() };
  });
}

/** Who was in a room is forgotten 90 days later (problem-2). */
export async function eraseOldStays({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteStays(db, erasedBefore(clock.now()));
}
