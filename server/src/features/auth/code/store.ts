import type { Currency } from '@puente/contract/policy';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { CodePurpose } from '../../../gateways/codes/port.ts';
import { amountOf } from '../rules.ts';
import type { CeilingSends, CodeCeiling, OpenCode, RecentSends } from './rules.ts';

/** Most rows that a limit counts. */
const mostCounted = 100;

/** Sends of the window, by each key that is counted. */
export async function readRecentSends(
  tx: Tx,
  window: Window,
  by: {
    phone: string;
    address: string;
    range: string;
    purpose: CodePurpose;
    ceilings: CodeCeiling[];
  },
): Promise<RecentSends> {
  const last = await tx
    .selectFrom('verifications')
    .select('sent_at')
    .where('phone', '=', by.phone)
    .where('purpose', '=', by.purpose)
    .where('sent_at', '>', window.since)
    .where('sent_at', '<=', window.until)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const range = await tx
    .selectFrom('verifications')
    .select('sent_at')
    .where('phone', 'like', `${by.range}%`)
    .where('approved_at', 'is', null)
    .where('sent_at', '>', window.since)
    .where('sent_at', '<=', window.until)
    .orderBy('sent_at', 'desc')
    .limit(mostCounted)
    .execute();
  return {
    last: last?.sent_at ?? null,
    phone: await sendTimes(tx, window, 'phone', by.phone),
    address: await sendTimes(tx, window, 'address', by.address),
    range: range.map((row) => row.sent_at),
    ceilings: await Promise.all(by.ceilings.map((one) => readCeiling(tx, window, one))),
  };
}

type Window = { since: Temporal.Instant; until: Temporal.Instant };

async function sendTimes(
  tx: Tx,
  { since, until }: Window,
  column: 'phone' | 'address',
  value: string,
): Promise<Temporal.Instant[]> {
  const rows = await tx
    .selectFrom('verifications')
    .select('sent_at')
    .where(column, '=', value)
    .where('sent_at', '>', since)
    .where('sent_at', '<=', until)
    .orderBy('sent_at', 'desc')
    .limit(mostCounted)
    .execute();
  return rows.map((row) => row.sent_at);
}

/** Adds up the costs of the window's sends under a ceiling, from the newest until it is reached. */
async function readCeiling(
  tx: Tx,
  { since, until }: Window,
  ceiling: CodeCeiling,
): Promise<CeilingSends> {
  const counted =
    ceiling.name === 'codes-country'
      ? sql`and country = ${ceiling.scope} and approved_at is null and channel <> 'whatsapp'`
      : sql``;
  const { rows } = await sql<{ sent_at: Temporal.Instant }>`
    select sent_at from (
      select sent_at, sum(cents) over (order by sent_at desc, id) as spent from verifications
      where sent_at > ${since} and sent_at <= ${until} ${counted}
    ) sends where spent > ${ceiling.limit - ceiling.cents}
    order by sent_at desc limit 1`.execute(tx);
  return { ...ceiling, leaving: rows[0]?.sent_at ?? null };
}

/** Ends the open code of a phone and purpose; returns the gateway's id of what was ended. */
export async function closeOpenCode(
  tx: Tx,
  phone: string,
  purpose: CodePurpose,
  now: Temporal.Instant,
): Promise<string | null> {
  const closed = await tx
    .updateTable('verifications')
    .set({ closed_at: now })
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('closed_at', 'is', null)
    .returning('gateway_id')
    .executeTakeFirst();
  return closed?.gateway_id ?? null;
}

export async function insertCode(
  tx: Tx,
  code: {
    id: string;
    phone: string;
    address: string;
    purpose: CodePurpose;
    channel: string;
    sent_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    /** Of the payout that the code is for, in minor units. */
    amount: number | null;
    currency: Currency | null;
    country: string;
    cents: number;
  },
): Promise<void> {
  await tx.insertInto('verifications').values(code).execute();
}

export async function setGatewayId(db: Executor, id: string, gatewayId: string): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ gateway_id: gatewayId })
    .where('id', '=', id)
    .execute();
}

/** Deletes a send that failed. */
export async function deleteCode(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('verifications').where('id', '=', id).execute();
}

/** The open code of a phone and purpose, locked so that attempts are counted one by one. */
export async function lockOpenCode(
  tx: Tx,
  phone: string,
  purpose: CodePurpose,
): Promise<(OpenCode & { id: string; gatewayId: string | null }) | null> {
  const row = await tx
    .selectFrom('verifications')
    .select(['id', 'gateway_id', 'sent_at', 'expires_at', 'attempts', 'amount', 'currency'])
    .where('phone', '=', phone)
    .where('purpose', '=', purpose)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { id, gateway_id: gatewayId, sent_at: sentAt, expires_at: expiresAt, attempts } = row;
  const amount = amountOf(row);
  return { id, gatewayId, sentAt, expiresAt, attempts, amount };
}

export async function addAttempts(db: Executor, id: string, count: number): Promise<void> {
  await db
    .updateTable('verifications')
    .set((column) => ({ attempts: column('attempts', '+', count) }))
    .where('id', '=', id)
    .execute();
}

/** Marks a code as used; false when somebody used it before. */
export async function approveCode(tx: Tx, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update verifications set approved_at = ${now}, closed_at = coalesce(closed_at, ${now})
    where id = ${id} and approved_at is null`.execute(tx);
  return numAffectedRows === 1n;
}

export async function deleteCodesBefore(db: Executor, sentBefore: Temporal.Instant): Promise<void> {
  await db.deleteFrom('verifications').where('sent_at', '<', sentBefore).execute();
}
