import type { Context } from '../../../context.ts';
import { findCustomer, insertCustomer } from './store.ts';

/** The card gateway's name of a person under whom their cards are kept; made when first needed. */
export async function customerOf(
  { db, clock, cards }: Pick<Context, 'db' | 'clock' | 'cards'>,
  userId: string,
): Promise<string> {
  const known = await findCustomer(db, userId);
  if (known !== null) return known;
  const customerId = await cards.createCustomer({ userId, idempotencyKey: `customer-${userId}` });
  await insertCustomer(db, { user_id: userId, customer_id: customerId, created_at: clock.now() });
  // Of two at once the first that was stored counts.
  return (await findCustomer(db, userId)) ?? customerId;
}

export { deleteCustomer as forgetCustomer, findCustomer } from './store.ts';
