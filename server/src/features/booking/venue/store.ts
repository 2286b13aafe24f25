import { sql } from 'kysely';
import type { Db, Executor, Tx } from '../../../db/connection.ts';

/** What is left of a home: the region, by whose clocks the meeting went. */
const withoutHome = sql`venue || '{"address": null, "area": null}'`;

const namesHome = sql<boolean>`mode = 'home' and (venue ->> 'address') is not null`;

/** Forgets homes of meetings that ended by then, held, paid or not, and of quotes that are over. */
export async function eraseHomes(
  db: Db,
  { endedBy, quotesOverBy }: { endedBy: Temporal.Instant; quotesOverBy: Temporal.Instant },
): Promise<void> {
  await sql`update bookings set venue = ${withoutHome}
    where ${namesHome} and ends_at <= ${endedBy}::timestamptz`.execute(db);
  await sql`update quotes set venue = ${withoutHome}
    where ${namesHome} and expires_at <= ${quotesOverBy}::timestamptz`.execute(db);
}

/** Forgets the homes that a person named, wherever they were kept. */
export async function eraseHomesOf(tx: Tx, clientId: string): Promise<void> {
  await sql`update bookings set venue = ${withoutHome}
    where client_id = ${clientId} and ${namesHome}`.execute(tx);
  await sql`update quotes set venue = ${withoutHome}
    where client_id = ${clientId} and ${namesHome}`.execute(tx);
}

/** Corrects where an unpaid hold is to take place, at another address of the same way to meet. */
export async function updateHome(db: Executor, bookingId: string, venue: unknown): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ venue: JSON.stringify(venue) })
    .where('id', '=', bookingId)
    .where('mode', '=', 'home')
    .where('status', '=', 'held')
    .execute();
}
