import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { forgetAuth } from '../../auth/own-data/service.ts';
import { forgetCalendar, holdCalendar } from '../../availability/own-data/service.ts';
import { areBookingsOver, forgetInBookings } from '../../booking/own-data/service.ts';
import { forgetChat } from '../../chat/own-data/service.ts';
import { forgetContacts } from '../../contact/own-data/service.ts';
import { forgetFeedbackAuthor } from '../../feedback/own-data/service.ts';
import { unsettledMoney } from '../../payment/own-data/service.ts';
import { forgetProfile, lockProfile } from '../../provider/own-data/service.ts';
import type { OnProfileSaved } from '../../provider/service.ts';
import { enqueueRemoval } from '../picture/service.ts';
import { blankAccount, type Leaving, lockAccount } from './store.ts';

/** What is open, in words of people who read JSON; the client words the path. */
const openMessages = {
  bookings: 'Meetings to come, or times that are held',
  payments: 'Money that is on its way',
  balance: 'Earnings that were not paid out',
};

const refuseUnsettled = async (tx: Tx, userId: string, now: Temporal.Instant): Promise<void> => {
  const open = [
    ...((await areBookingsOver(tx, userId, now)) ? [] : (['bookings'] as const)),
    ...(await unsettledMoney(tx, userId)),
  ];
  if (open.length === 0) return;
  throw new AppError('account-not-settled', {
    fields: open.map((path) => ({ path, message: openMessages[path] })),
  });
};

type Forgetting = { now: Temporal.Instant; onProfileSaved: OnProfileSaved };

const forget = async (
  tx: Tx,
  userId: string,
  leaving: Leaving,
  { now, onProfileSaved }: Forgetting,
): Promise<void> => {
  await forgetAuth(tx, { userId, phone: leaving.phone }, now);
  await forgetInBookings(tx, userId);
  await forgetProfile(tx, userId, now, onProfileSaved);
  await forgetCalendar(tx, userId);
  await forgetContacts(tx, userId);
  await forgetChat(tx, userId);
  await forgetFeedbackAuthor(tx, userId);
  await blankAccount(tx, userId, now);
  if (leaving.picture !== null) await enqueueRemoval(tx, leaving.picture);
};

/**
 * Ends an account: what is settled stays in the books without the person, everything else goes.
 * Refuses while something is open. Locks in the order of a saved profile (profile, calendar,
 * account), so that nobody waits for each other; a booking under way is either seen here, or
 * refused because the account is gone. Done twice, or twice at once, is done.
 */
export const deleteAccount = async (
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  isConfirmed: boolean,
  onProfileSaved: OnProfileSaved,
): Promise<{ deleted: true }> => {
  if (!isConfirmed) throw new AppError('confirmation-missing');
  const { userId } = actor;
  const now = context.clock.now();
  await context.db.transaction().execute(async (tx) => {
    if (await lockProfile(tx, userId)) await holdCalendar(tx, userId);
    const leaving = await lockAccount(tx, userId);
    if (!leaving || leaving.isGone) return;
    await refuseUnsettled(tx, userId, now);
    await forget(tx, userId, leaving, { now, onProfileSaved });
  });
  return { deleted: true };
};
