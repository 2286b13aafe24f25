import type { Call } from '@puente/contract/endpoint';
import type { sendFeedback } from '@puente/contract/feedback';
import { languages } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { enqueue } from '../../jobs/job.ts';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { siteOf } from '../../lib/email-template.ts';
import { formatInstant } from '../../lib/format.ts';
import { newId } from '../../lib/ids.ts';
import { feedbackMail } from './present.ts';
import { judgeFeedback } from './rules.ts';
import { findFeedback, insertFeedback, upsertFeedback } from './store.ts';

/** Mails one feedback to the operator. */
export const feedbackMailJob = {
  name: 'feedback.mail',
  payload: z.object({ feedbackId: z.uuid(), language: z.enum(languages) }),
};

/** Words that follow a rating are waited for this long before it is mailed. */
const moreSeconds = 120;

/** Stores feedback; a mail follows when an address for it is configured. */
export async function keepFeedback(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  actor: Actor,
  body: Call<typeof sendFeedback>['body'],
): Promise<{ success: true }> {
  const judged = judgeFeedback(body);
  if (!judged.ok) throw new AppError(judged.code, { fields: judged.fields });
  const { id: given, type, text, userName } = judged.feedback;
  const isClient = actor.kind === 'client';
  const id = (isClient ? given : null) ?? newId();
  await db.transaction().execute(async (tx) => {
    const row = { id, type, text, user_name: userName, created_at: clock.now() };
    if (!isClient) await insertFeedback(tx, { ...row, user_id: null });
    else if (!(await upsertFeedback(tx, { ...row, user_id: actor.userId })))
      throw new AppError('feedback-invalid');
    if (!config.feedbackTo) return;
    const payload = { feedbackId: id, language: isClient ? actor.language : ('en' as const) };
    const key = `${feedbackMailJob.name}:${id}`;
    // More may follow under the same id: one mail has it all.
    await enqueue(tx, feedbackMailJob, payload, given ? { key, afterSeconds: moreSeconds } : key);
  });
  return { success: true };
}

export async function sendFeedbackMail(
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  { feedbackId, language }: z.output<typeof feedbackMailJob.payload>,
): Promise<void> {
  const row = await findFeedback(db, feedbackId);
  if (!row || !config.feedbackTo) return;
  const { id, type, text, user_name: userName } = row;
  const when = formatInstant(row.created_at, { language, timezone: 'UTC' });
  const to = { email: config.feedbackTo, site: siteOf(config) };
  await mail.send(feedbackMail(to, { id, type, text, userName, when }, language));
}
