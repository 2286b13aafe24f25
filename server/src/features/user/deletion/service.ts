import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { PersonalData, Unsettled } from '../../../feature.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { enqueueRemoval } from '../picture/service.ts';
import { blankAccount, type Leaving, lockAccount } from './store.ts';

const refuseUnsettled = async (
  tx: Tx,
  userId: string,
  personalData: readonly PersonalData[],
  now: Temporal.Instant,
): Promise<void> => {
  const fields: Unsettled[] = [];
  for (const data of personalData)
    fields.push(...((await data.unsettled?.(tx, userId, now)) ?? []));
  if (fields.length > 0) throw new AppError('account-not-settled', { fields });
};

const forget = async (
  tx: Tx,
  person: { userId: string; leaving: Leaving },
  personalData: readonly PersonalData[],
  now: Temporal.Instant,
): Promise<void> => {
  const { userId, leaving } = person;
  for (const data of personalData) await data.forget?.(tx, { userId, phone: leaving.phone }, now);
  await blankAccount(tx, userId, now);
  if (leaving.picture !== null) await enqueueRemoval(tx, leaving.picture);
};

/**
 * Ends an account: what is settled stays in the books without the person, everything else goes.
 * Refuses while something is open. Takes the features' locks (profile, then calendar, as a saved
 * profile does), then the account's, so that nobody waits for each other; a booking under way is
 * either seen here, or refused because the account is gone. Done twice, or twice at once, is done.
 */
export const deleteAccount = async (
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  isConfirmed: boolean,
  personalData: readonly PersonalData[],
): Promise<{ deleted: true }> => {
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
};
