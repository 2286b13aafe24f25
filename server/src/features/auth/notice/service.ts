import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import { newId } from '../../../lib/ids.ts';
import { deviceName } from '../session/rules.ts';
import { findToken } from '../session/store.ts';
import { lockCounts } from '../store.ts';
import { noticeMail } from './present.ts';
import { emailChange, isNoticeWorthSending, type NoticeKind } from './rules.ts';
import { countNotices, findNotice, insertNotice } from './store.ts';

/** Mails one notice. */
export const noticeMailJob = {
  name: 'auth.notice-mail',
  payload: z.object({ noticeId: z.uuid() }),
};

/** Who did it: a session that was open before, or somebody who has none (yet). */
export type Doer = { tokenHash: Buffer } | { userAgent: string | undefined };

const deviceOf = async (tx: Tx, by: Doer): Promise<string> => {
  if ('userAgent' in by) return deviceName(by.userAgent);
  return (await findToken(tx, by.tokenHash))?.device ?? '';
};

/**
 * Tells a person of a change, within its transaction: no change, no mail. `email` is the address
 * before the change; a new one may be that of whoever made it. Nothing for who had none.
 */
export const tellOfChange = async (
  tx: Tx,
  change: { userId: string; kind: NoticeKind | null; email: string | null; by: Doer },
  now: Temporal.Instant,
): Promise<void> => {
  const { userId, kind, email } = change;
  if (kind === null || email === null) return;
  await lockCounts(tx, [`notice-email ${email.toLowerCase()}`]);
  if (!isNoticeWorthSending(await countNotices(tx, email, now.subtract({ hours: 1 })))) return;
  const id = newId();
  const device = await deviceOf(tx, change.by);
  await insertNotice(tx, { id, user_id: userId, kind, email, device, happened_at: now });
  await enqueue(tx, noticeMailJob, { noticeId: id }, `${noticeMailJob.name}:${id}`);
};

/** Tells the address before a change that the account has another one now, or none. */
export const tellOfEmailChange = (
  tx: Tx,
  {
    userId,
    before,
    after,
    by,
  }: { userId: string; before: string | null; after: string | null; by: Doer },
  now: Temporal.Instant,
): Promise<void> =>
  tellOfChange(tx, { userId, kind: emailChange(before, after), email: before, by }, now);

export const sendNoticeMail = async (
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  { noticeId }: z.output<typeof noticeMailJob.payload>,
): Promise<void> => {
  const row = await findNotice(db, noticeId);
  if (row) await mail.send(noticeMail(config.http.publicUrl, row));
};
