import type { Money } from '@puente/contract/money';
import type { Executor, Tx } from '../../../db/connection.ts';
import { amountOf } from '../rules.ts';

export const insertAuthorization = async (
  tx: Tx,
  one: {
    token_hash: Buffer;
    user_id: string;
    amount: number | null;
    currency: string | null;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
  },
): Promise<void> => {
  await tx.insertInto('payout_authorizations').values(one).execute();
};

/** Uses an open authorization of a person up; null where there is none. */
export const takeAuthorization = async (
  tx: Tx,
  tokenHash: Buffer,
  userId: string,
  now: Temporal.Instant,
): Promise<{ amount: Money | null } | null> => {
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
};

export const deleteAuthorizationsOver = async (
  db: Executor,
  now: Temporal.Instant,
): Promise<void> => {
  await db.deleteFrom('payout_authorizations').where('expires_at', '<=', now).execute();
};
