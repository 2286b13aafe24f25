import type { Executor, Tx } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type Order, promoOf } from '../../order/rules.ts';
import { promoErrorOf, type Taken, usesRefusal } from '../rules.ts';
import {
  countOwn,
  countTaken,
  type Except,
  findUse,
  insertUse,
  lockCode,
  markReturned,
} from './store.ts';

/**
 * Takes a use of the code that lowered the price of a new order, behind the code's lock; nothing where
 * none did. Refuses when none is left, also where the quote was made while there was one. It is
 * reserved while the order is open and `heldUntil` is to come, used once that is paid.
 */
export async function reserveUse(
  tx: Tx,
  order: Pick<Order, 'id' | 'buyer_id' | 'terms'>,
  { heldUntil, quotedUntil }: { heldUntil: Temporal.Instant | null; quotedUntil: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> {
  const promo = promoOf(order.terms);
  if (!promo) return;
  const { id: promoId } = promo;
  const { id: orderId, buyer_id: personId } = order;
  const limits = await lockCode(tx, promoId);
  const taken = await countTaken(tx, { promoId, personId, except: { orderId } }, now);
  const refusal = usesRefusal(limits, taken);
  if (refusal) throw new AppError(refusal, { promoError: promoErrorOf(refusal) });
  await insertUse(tx, {
    order_id: orderId,
    promo_id: promoId,
    person_id: personId,
    reserved_at: now,
    held_until: heldUntil,
    quoted_until: quotedUntil,
  });
}

/** Uses of the order's code wait for this transaction; call it before the clock is read. */
export async function lockUseOf(tx: Tx, orderId: string): Promise<void> {
  const use = await findUse(tx, orderId);
  if (use) await lockCode(tx, use.promoId);
}

/** Is a use still there for an order whose hold is over? True for orders without a code. */
export async function canStillUse(
  tx: Tx,
  orderId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const use = await findUse(tx, orderId);
  if (!use) return true;
  const limits = await lockCode(tx, use.promoId);
  const taken = await countTaken(tx, { ...use, except: { orderId } }, now);
  return usesRefusal(limits, taken) === null;
}

/** All of an order was refunded: its use is free again while the quote is good (promo-3). */
export function returnUse(tx: Tx, orderId: string, now: Temporal.Instant): Promise<void> {
  return markReturned(tx, orderId, now);
}

/** Uses of a code that are reserved or used now, of all and of one person; takes nothing. */
export function takenUses(
  executor: Executor,
  asked: { promoId: string; personId: string; except: Except },
  now: Temporal.Instant,
): Promise<Taken> {
  return countTaken(executor, asked, now);
}

/** What a person holds, and has paid, under one code. */
export function ownUses(
  executor: Executor,
  asked: { promoId: string; personId: string },
  now: Temporal.Instant,
): Promise<{ reserved: number; used: number }> {
  return countOwn(executor, asked, now);
}
