import { type Selectable, sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { Quotes } from '../../../db/schema.ts';
import { isFirstMeetingPrice, type PriceTerms, withTerms } from '../../order/rules.ts';
import { type PackageTerms, packageTerms } from './rules.ts';
import { type Parties, partyColumns } from '../store.ts';

/** A quote with its terms as they were offered. */
export type QuoteRow = Omit<Selectable<Quotes>, 'terms' | 'package'> & {
  terms: PriceTerms;
  /** Null for a single meeting. */
  package: PackageTerms | null;
};

/** The row with what it fixes parsed. */
function whole<Row extends { terms: unknown; package: unknown }>(row: Row) {
  const sold = row.package === null ? null : packageTerms.parse(row.package);
  return { ...withTerms(row), package: sold };
}

export async function insertQuote(db: Executor, quote: QuoteRow): Promise<QuoteRow> {
  const { terms, venue, package: sold } = quote;
  const values = {
    ...quote,
    terms: JSON.stringify(terms),
    venue: venue === null ? null : JSON.stringify(venue),
    package: sold === null ? null : JSON.stringify(sold),
  };
  await db.insertInto('quotes').values(values).execute();
  return quote;
}

/** A quote made for this client; undefined when it was made for somebody else. */
export async function findQuote(
  db: Executor,
  quoteId: string,
  clientId: string,
): Promise<QuoteRow | undefined> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quoteId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && whole(row);
}

/**
 * The newest quote of the same client for the same meeting, place and currency that is still good;
 * one at the first-meeting price only while that price holds.
 */
export async function findLiveQuote(
  db: Executor,
  asked: QuoteRow,
  now: Temporal.Instant,
): Promise<QuoteRow | undefined> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('client_id', '=', asked.client_id)
    .where('expires_at', '>', now)
    .where('package', 'is', null)
    .where('provider_id', '=', asked.provider_id)
    .where('currency', '=', asked.currency)
    .where('starts_at', '=', asked.starts_at)
    .where('ends_at', '=', asked.ends_at)
    .where('mode', '=', asked.mode)
    .where(
      sql<boolean>`venue is not distinct from ${
        asked.venue === null ? null : JSON.stringify(asked.venue)
      }::jsonb`,
    )
    .where(
      sql<boolean>`(${isFirstMeetingPrice(asked.terms)}::boolean
        or not terms @> '{"discounts": [{"kind": "first-booking"}]}')`,
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && whole(row);
}

export type QuoteToBook = QuoteRow &
  Parties & {
    /** How often time of the client was taken or given back. */
    client_bookings_version: number;
  };

/** The same with what its parties see of each other, for the booking that is made of it. */
export async function findQuoteToBook(
  db: Executor,
  quoteId: string,
  clientId: string,
): Promise<QuoteToBook | undefined> {
  const row = await db
    .selectFrom('quotes as o')
    .innerJoin('users as pu', 'pu.id', 'o.provider_id')
    .innerJoin('providers as p', 'p.id', 'o.provider_id')
    .leftJoin('schedules as s', 's.provider_id', 'o.provider_id')
    .innerJoin('users as cu', 'cu.id', 'o.client_id')
    .selectAll('o')
    .select(partyColumns)
    .select((party) => party.fn.coalesce('s.timezone', 'pu.timezone').as('provider_timezone'))
    .select('cu.bookings_version as client_bookings_version')
    .where('o.id', '=', quoteId)
    .where('o.client_id', '=', clientId)
    .executeTakeFirst();
  return row && whole(row);
}
