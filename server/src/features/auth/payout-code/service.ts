import type { verifyPayoutOtp } from '@puente/contract/payout-code';
import type { Call } from '@puente/contract/endpoint';
import type { Money } from '@puente/contract/money';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { CodeChannel } from '../../../gateways/codes/port.ts';
import { hashToken, newToken } from '../../../lib/token.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { isSameAmount } from '../rules.ts';
import { checkCode, sendCode, type SendContext, useCode } from '../code/service.ts';
import { deleteAuthorizationsOver, insertAuthorization, takeAuthorization } from './store.ts';

/** Sends a code for one payout of one amount, always to the account's own phone. */
export function sendPayoutCode(
  context: SendContext,
  actor: Client,
  input: { channel: CodeChannel; amount?: Money | undefined; address: string },
) {
  return sendCode(context, {
    phoneNumber: actor.phone,
    purpose: 'payout',
    channel: input.channel,
    address: input.address,
    detectedLanguage: actor.language,
    amount: input.amount,
  });
}

/** Exchanges a right code for the authorization of one payout of the amount it was sent for. */
export async function authorizePayout(
  context: Pick<Context, 'db' | 'clock' | 'codes'>,
  actor: Client,
  input: Call<typeof verifyPayoutOtp>['body'],
): Promise<Call<typeof verifyPayoutOtp>['reply']> {
  const { code, amount = null } = input;
  const checked = { phone: actor.phone, purpose: 'payout', code, amount } as const;
  const codeId = await checkCode(context, checked);
  const payoutAuthorization = newToken();
  const now = context.clock.now();
  const expiresAt = now.add({ minutes: policy.auth.payoutAuthorizationMinutes });
  await context.db.transaction().execute(async (tx) => {
    await useCode(tx, codeId, now);
    await insertAuthorization(tx, {
      token_hash: hashToken(payoutAuthorization),
      user_id: actor.userId,
      amount: amount?.amount ?? null,
      currency: amount?.currency ?? null,
      created_at: now,
      expires_at: expiresAt,
    });
  });
  return { status: 'approved', payoutAuthorization, expiresAt: expiresAt.toString() };
}

/**
 * Uses an authorization up, in the transaction of the payout it releases: when that one fails, the
 * authorization can be used again. An amount other than its own is `amount-mismatch`; one
 * that is unknown, used, too old or somebody else's is `code-expired`.
 *
 * @public The payout takes it.
 */
export async function consumePayoutAuthorization(
  tx: Tx,
  { userId }: Pick<Client, 'userId'>,
  { authorization, amount }: { authorization: string; amount: Money },
  now: Temporal.Instant,
): Promise<void> {
  const taken = await takeAuthorization(tx, hashToken(authorization), userId, now);
  if (!taken) throw new AppError('code-expired');
  if (!isSameAmount(taken.amount, amount)) throw new AppError('amount-mismatch');
}

export function deleteExpiredAuthorizations({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteAuthorizationsOver(db, clock.now());
}
