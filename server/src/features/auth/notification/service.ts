import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import { siteOf } from '../../../lib/email-template.ts';
import { newId } from '../../../lib/ids.ts';
import { deviceName } from '../session/rules.ts';
import { findSession } from '../session/service.ts';
import { lockCounts } from '../store.ts';
import { notificationMail } from './present.ts';
import { emailChange, mayNotify, type NotificationKind } from './rules.ts';
import {
  countNotifications,
  deleteNotificationsBefore,
  findNotification,
  insertNotification,
} from './store.ts';

/** Mails one notification. Queued jobs carry this name and payload since before the rename. */
export const notificationMailJob = {
  name: 'auth.notice-mail',
  payload: z.object({ noticeId: z.uuid() }),
};

/** By whom: a session, or a browser that isn't signed in (yet). */
export type Doer = { tokenHash: Buffer } | { userAgent: string | undefined };

/**
 * Notifies a person of a change, in its transaction: no change, no mail. `email` is the address
 * before the change, since an attacker may have entered a new one; null sends nothing.
 */
export async function notifyOfChange(
  tx: Tx,
  change: { userId: string; kind: NotificationKind | null; email: string | null; by: Doer },
  now: Temporal.Instant,
): Promise<void> {
  const { userId, kind, email } = change;
  if (kind === null || email === null) return;
  await lockCounts(tx, [`notification-email ${email.toLowerCase()}`]);
  if (!mayNotify(await countNotifications(tx, email, now.subtract({ hours: 1 })))) return;
  const id = newId();
  const device = await deviceOf(tx, change.by);
  await insertNotification(tx, { id, user_id: userId, kind, email, device, happened_at: now });
  await enqueue(tx, notificationMailJob, { noticeId: id }, `${notificationMailJob.name}:${id}`);
}

async function deviceOf(tx: Tx, by: Doer): Promise<string> {
  if ('userAgent' in by) return deviceName(by.userAgent);
  return (await findSession(tx, by.tokenHash))?.device ?? '';
}

/** Notifies the previous address that the account has another one now, or none. */
export function notifyOfEmailChange(
  tx: Tx,
  {
    userId,
    before,
    after,
    by,
  }: { userId: string; before: string | null; after: string | null; by: Doer },
  now: Temporal.Instant,
): Promise<void> {
  return notifyOfChange(tx, { userId, kind: emailChange(before, after), email: before, by }, now);
}

export async function sendNotificationMail(
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  { noticeId }: z.output<typeof notificationMailJob.payload>,
): Promise<void> {
  const row = await findNotification(db, noticeId);
  if (row) await mail.send(notificationMail(siteOf(config), row));
}

/** Limits count an hour; support can look at a day. */
const keptHours = 24;

/** Deletes notifications that no limit counts any more. */
export function deleteOldNotifications({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteNotificationsBefore(db, clock.now().subtract({ hours: keptHours }));
}
