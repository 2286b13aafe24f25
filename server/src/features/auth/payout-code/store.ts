import type { Money } from '@puente/contract/money';
import type { Currency } from '@puente/contract/policy';
import type { Executor, Tx } from '../../../db/connection.ts';
import { amountOf } from '../rules.ts';

export async function insertAuthorization(
  tx: Tx,
  one: {
    token_hash: Buffer;
    user_id: string;
    amount: number | null;
    currency: Currency | null;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
  },
): Promise<void> {
  await tx.insertInto('payout_authorizations').values(one).execute();
}

/** Uses an open authorization of a person up; null where there is none. */
export async function takeAuthorization(
  tx: Tx,
  tokenHash: Buffer,
  userId: string,
  now: Temporal.Instant,
): Promise<{ amount: Money | null } | null> {
  const row = await tx
    .updateTable('payout_authorizations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['amount', 'currency'])
    .executeTakeFirst();
  return row ? { amount: amountOf(row) } : null;
}

export async function deleteAuthorizationsOver(db: Executor, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('payout_authorizations').where('expires_at', '<=', now).execute();
}
