import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { QuotesTable } from '../../../db/schema.ts';
import { joinParties, type Parties, partyColumns } from '../store.ts';

export type QuoteRow = Selectable<QuotesTable>;
export type NewQuote = Insertable<QuotesTable>;

export const insertQuote = (db: Executor, quote: NewQuote): Promise<QuoteRow> =>
  db.insertInto('quotes').values(quote).returningAll().executeTakeFirstOrThrow();

/** A quote made for this client; anybody else's is not there. */
export const findQuote = async (
  db: Executor,
  quoteId: string,
  clientId: string,
): Promise<QuoteRow | undefined> => {
  const { rows } = await sql<QuoteRow>`
    select * from quotes where id = ${quoteId} and client_id = ${clientId}`.execute(db);
  return rows[0];
};

/**
 * The newest quote of the same client for the same meeting and currency that is still good; one at
 * the first-meeting price only while that price holds.
 */
export const findLiveQuote = async (
  db: Executor,
  asked: NewQuote,
  now: Temporal.Instant,
): Promise<QuoteRow | undefined> => {
  const { rows } = await sql<QuoteRow>`
    select * from quotes
    where client_id = ${asked.client_id} and expires_at > ${now}
      and provider_id = ${asked.provider_id} and currency = ${asked.currency}
      and starts_at = ${asked.starts_at} and ends_at = ${asked.ends_at}
      and (discount_kind is null or discount_kind = ${asked.discount_kind ?? null}::text)
    order by created_at desc limit 1`.execute(db);
  return rows[0];
};
export type QuoteToBook = QuoteRow &
  Parties & {
    /** How often time of the client was taken or given back. */
    client_bookings_version: number;
  };

/** The same with what its parties see of each other, for the booking that is made of it. */
export const findQuoteToBook = async (
  db: Executor,
  quoteId: string,
  clientId: string,
): Promise<QuoteToBook | undefined> => {
  const { rows } = await sql<QuoteToBook>`
    select o.*, ${partyColumns}, cu.bookings_version as client_bookings_version
    from quotes o ${joinParties}
    where o.id = ${quoteId} and o.client_id = ${clientId}`.execute(db);
  return rows[0];
};
