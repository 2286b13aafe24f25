import type { listBookings } from '@puente/contract/booking-list';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { presentAll } from '../service.ts';
import { findOwnViews } from '../store.ts';
import { cursorOf, type Place, placeOf, searchWords } from './rules.ts';
import { countGroups, type Entry, listEntries, listWaiting, type Wanted } from './store.ts';

type Query = z.output<typeof listBookings.query>;
type BookingList = z.output<typeof listBookings.reply>;

/** One page of a person's bookings in either or both roles. */
export async function listOwnBookings(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  query: Query,
): Promise<BookingList> {
  const { db, clock } = context;
  const { limit, group = null, role = null, q = '' } = query;
  const after = placeIn(query);
  const wanted: Wanted = {
    userId: actor.userId,
    role,
    group,
    words: searchWords(q),
    now: clock.now(),
  };
  const found = await listEntries(db, wanted, { limit: limit + 1, after });
  const isFirst = group !== null && after === null;
  const waiting = isFirst && group === 'upcoming' ? await listWaiting(db, wanted) : [];
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const bookings = await inOrder(context, actor, [...waiting, ...shown]);
  return {
    bookings: bookings.slice(waiting.length),
    waiting: bookings.slice(0, waiting.length),
    next: last && group === null ? { before: last.start.toString(), beforeId: last.id } : null,
    nextCursor: last ? cursorOf(last) : null,
    counts: isFirst ? await countGroups(db, wanted) : null,
  };
}

function placeIn({ before, beforeId, cursor }: Query): Place | null {
  if (cursor !== undefined) return placeOf(cursor);
  if (before === undefined) return null;
  return { start: Temporal.Instant.from(before), id: beforeId ?? null };
}

/** The bookings of a list, in its order. */
async function inOrder(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  entries: readonly Entry[],
): Promise<BookingList['bookings']> {
  const ids = entries.map(({ id }) => id);
  const views = await findOwnViews(context.db, actor.userId, ids);
  const byId = new Map(views.map((view) => [view.id, view]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return presentAll(context, actor, ordered);
}
