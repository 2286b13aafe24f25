import type { Selectable } from 'kysely';
import { currency } from '@puente/contract/money';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { PromoCodes } from '../../db/schema.ts';
import { type Code, codeOf, type PromoStatus, promoStates } from './rules.ts';

/** Whose codes: an expert's or a partner's. */
export type Maker = { kind: 'provider' | 'partner'; id: string };

export async function findCode(executor: Executor, typed: string): Promise<Code | null> {
  const row = await executor
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', codeOf(typed))
    .executeTakeFirst();
  return row ? codeFrom(row) : null;
}

/** The row with its amount as money. */
function codeFrom(row: Selectable<PromoCodes>): Code {
  return {
    id: row.id,
    code: row.code,
    madeBy: row.made_by,
    partnerId: row.partner_id,
    providerId: row.provider_id,
    percent: row.percent,
    amount:
      row.amount === null ? null : { amount: row.amount, currency: currency.parse(row.currency) },
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    maxUses: row.max_uses,
    usesPerPerson: row.uses_per_person,
    firstMeetingOnly: row.first_meeting_only,
    status: promoStates.parse(row.status),
    createdAt: row.created_at,
  };
}

function ofMaker(executor: Executor, { kind, id }: Maker) {
  return executor
    .selectFrom('promo_codes')
    .where('made_by', '=', kind)
    .where(kind === 'partner' ? 'partner_id' : 'provider_id', '=', id);
}

/** A maker's codes, the newest first. */
export async function readCodesOf(executor: Executor, maker: Maker): Promise<Code[]> {
  const rows = await ofMaker(executor, maker)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(codeFrom);
}

/** Two makings of one maker wait for each other, so that the number of codes holds. */
export async function lockMaker(tx: Tx, { kind, id }: Maker): Promise<void> {
  const table = kind === 'partner' ? 'partners' : 'users';
  await tx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** @returns false where the code is taken */
export async function insertCode(
  executor: Executor,
  { scope, ...code }: Code & { scope: 'all' | 'partner' | 'provider' },
): Promise<boolean> {
  const inserted = await executor
    .insertInto('promo_codes')
    .values({
      id: code.id,
      code: code.code,
      made_by: code.madeBy,
      scope,
      partner_id: code.partnerId,
      provider_id: code.providerId,
      percent: code.percent,
      currency: code.amount?.currency ?? null,
      amount: code.amount?.amount ?? null,
      valid_from: code.validFrom,
      valid_until: code.validUntil,
      max_uses: code.maxUses,
      uses_per_person: code.usesPerPerson,
      first_meeting_only: code.firstMeetingOnly,
      status: code.status,
      created_at: code.createdAt,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Sets the status of a code of that maker; @returns false where it has none of that id. */
export async function setStatus(
  executor: Executor,
  maker: Maker,
  { id, status }: { id: string; status: PromoStatus },
): Promise<boolean> {
  const changed = await executor
    .updateTable('promo_codes')
    .set({ status })
    .where('id', '=', id)
    .where('made_by', '=', maker.kind)
    .where(maker.kind === 'partner' ? 'partner_id' : 'provider_id', '=', maker.id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Uses of these codes that are reserved, and that are used, by code. */
export async function countUses(
  executor: Executor,
  promoIds: readonly string[],
  now: Temporal.Instant,
): Promise<Map<string, { reserved: number; used: number }>> {
  const { rows } = await sql<{ id: string; reserved: number; used: number }>`
    select u.promo_id as id,
      (count(*) filter (where o.status = 'open'))::int as reserved,
      (count(*) filter (where o.status = 'paid'))::int as used
    from promo_uses u join orders o on o.id = u.order_id
    where u.promo_id = any(${[...promoIds]}::uuid[]) and u.returned_at is null
      and (o.status = 'paid' or (o.status = 'open' and u.held_until > ${now}::timestamptz))
    group by u.promo_id`.execute(executor);
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
}
