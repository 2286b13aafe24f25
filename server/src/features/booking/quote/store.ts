import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { QuotesTable } from '../../../db/schema.ts';

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
