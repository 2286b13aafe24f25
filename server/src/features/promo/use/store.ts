import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Taken } from '../rules.ts';

export type Limits = { maxUses: number | null; usesPerPerson: number };

/** Locks a code: uses are taken one after the other. The last of all locks (decision 066). */
export async function lockCode(tx: Tx, promoId: string): Promise<Limits> {
  const row = await tx
    .selectFrom('promo_codes')
    .select(['max_uses as maxUses', 'uses_per_person as usesPerPerson'])
    .where('id', '=', promoId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Error(`no promo code ${promoId}`);
  return row;
}

/** What isn't counted: one order, or what the person holds with one expert. */
export type Except = { orderId: string } | { ownHoldsWith: string } | null;

/** Uses of a code that are reserved or used now, of all and of one person. */
export async function countTaken(
  executor: Executor,
  asked: { promoId: string; personId: string; except: Except },
  now: Temporal.Instant,
): Promise<Taken> {
  const { promoId, personId, except } = asked;
  const orderId = except && 'orderId' in except ? except.orderId : null;
  const seller = except && 'ownHoldsWith' in except ? except.ownHoldsWith : null;
  const { rows } = await sql<Taken>`
    select count(*)::int as "all",
      (count(*) filter (where u.person_id = ${personId}::uuid))::int as own
    from promo_uses u join orders o on o.id = u.order_id
    where u.promo_id = ${promoId}::uuid and u.returned_at is null
      and (o.status = 'paid' or (o.status = 'open' and u.held_until > ${now}::timestamptz))
      and o.id is distinct from ${orderId}::uuid
      and not (o.status = 'open' and u.person_id = ${personId}::uuid
        and o.seller_id is not distinct from ${seller}::uuid)`.execute(executor);
  return rows[0] ?? { all: 0, own: 0 };
}

export type Use = {
  order_id: string;
  promo_id: string;
  person_id: string;
  reserved_at: Temporal.Instant;
  held_until: Temporal.Instant | null;
  quoted_until: Temporal.Instant;
};

export async function insertUse(tx: Tx, use: Use): Promise<void> {
  await tx
    .insertInto('promo_uses')
    .values({ ...use, returned_at: null })
    .execute();
}

/** The use that an order takes, if its price was lowered by a code. */
export function findUse(
  executor: Executor,
  orderId: string,
): Promise<{ promoId: string; personId: string } | undefined> {
  return executor
    .selectFrom('promo_uses')
    .select(['promo_id as promoId', 'person_id as personId'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Gives a use back once, while the quote is good. */
export async function markReturned(tx: Tx, orderId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('promo_uses')
    .set({ returned_at: now })
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .where('quoted_until', '>', now)
    .execute();
}

/** What a person holds and has paid under one code. */
export async function countOwn(
  executor: Executor,
  { promoId, personId }: { promoId: string; personId: string },
  now: Temporal.Instant,
): Promise<{ reserved: number; used: number }> {
  const { rows } = await sql<{ reserved: number; used: number }>`
    select (count(*) filter (where o.status = 'open'))::int as reserved,
      (count(*) filter (where o.status = 'paid'))::int as used
    from promo_uses u join orders o on o.id = u.order_id
    where u.promo_id = ${promoId}::uuid and u.person_id = ${personId}::uuid
      and u.returned_at is null
      and (o.status = 'paid' or (o.status = 'open' and u.held_until > ${now}::timestamptz))`.execute(
    executor,
  );
  return rows[0] ?? { reserved: 0, used: 0 };
}
