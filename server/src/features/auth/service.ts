import type { Context } from '../../context.ts';
import { deleteOldAttempts } from './attempts/service.ts';
import { deleteOldCodes } from './code/service.ts';
import { deleteExpiredLinks } from './link/service.ts';
import { deleteOldNotifications } from './notification/service.ts';
import { deleteExpiredAuthorizations } from './payout-code/service.ts';
import { deleteOldResets } from './reset/service.ts';
import { deleteExpiredSessions } from './session/service.ts';

/** Deletes what nobody can use and no limit counts any more: phones, addresses and tokens. */
export async function deleteExpired(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteOldCodes(context);
  await deleteOldNotifications(context);
  await deleteOldAttempts(context);
  await deleteExpiredLinks(context);
  await deleteExpiredSessions(context);
  await deleteExpiredAuthorizations(context);
  await deleteOldResets(context);
}
