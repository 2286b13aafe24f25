import type { Context } from '../../../../context.ts';
import { type Books, compareBooks, type Findings } from './rules.ts';
import { readBooks } from './store.ts';

/** From the beginning: money that is unknown to us has no date to start from. */
const beginning = Temporal.Instant.fromEpochMilliseconds(0);

/** Checks every cent: in the ledger, in payments and refunds, and at the card gateway. */
export async function checkLedger({
  db,
  cards,
}: Pick<Context, 'db' | 'cards'>): Promise<Findings & { books: Books }> {
  const books = await readBooks(db);
  const lists = {
    intents: await Array.fromAsync(cards.listIntents({ createdSince: beginning })),
    refunds: await Array.fromAsync(cards.listRefunds({ createdSince: beginning })),
  };
  return { ...compareBooks(books, lists), books };
}
