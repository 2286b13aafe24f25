import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { PersonalData, Unsettled } from '../../../feature.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { enqueueRemoval } from '../../media/file/service.ts';
import { forgetUsernames } from '../username/service.ts';
import { blankAccount, type Leaving, lockAccount } from './store.ts';

/**
 * Deletes an account: what is settled stays in the ledger without personal data, everything else is
 * deleted. Refuses while something is open. Takes the features' locks (profile, then calendar, as a
 * saved profile does), then the account's, so that there is no deadlock; a concurrent booking is
 * either seen here or refused because the account is deleted. Can be repeated, also concurrently.
 */
export async function deleteAccount(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  isConfirmed: boolean,
  personalData: readonly PersonalData[],
): Promise<{ deleted: true }> {
  if (!isConfirmed) throw new AppError('confirmation-missing');
  const { userId } = actor;
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    for (const data of personalData) await data.lock?.(tx, userId);
    const leaving = await lockAccount(tx, userId);
    if (!leaving || leaving.isGone) return;
    await refuseUnsettled(tx, userId, personalData, now);
    await forget(tx, { userId, leaving }, personalData, now);
  });
  return { deleted: true };
}

async function refuseUnsettled(
  tx: Tx,
  userId: string,
  personalData: readonly PersonalData[],
  now: Temporal.Instant,
): Promise<void> {
  const fields: Unsettled[] = [];
  for (const data of personalData)
    fields.push(...((await data.unsettled?.(tx, userId, now)) ?? []));
  if (fields.length > 0) throw new AppError('account-not-settled', { fields });
}

async function forget(
  tx: Tx,
  person: { userId: string; leaving: Leaving },
  personalData: readonly PersonalData[],
  now: Temporal.Instant,
): Promise<void> {
  const { userId, leaving } = person;
  for (const data of personalData) await data.forget?.(tx, { userId, phone: leaving.phone }, now);
  await forgetUsernames(tx, userId);
  await blankAccount(tx, userId, now);
  if (leaving.picture !== null) await enqueueRemoval(tx, leaving.picture);
}
