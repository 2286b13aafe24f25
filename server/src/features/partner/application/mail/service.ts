import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../db/connection.ts';
import { enqueue } from '../../../../jobs/job.ts';
import { siteOf } from '../../../../lib/email-template.ts';
import { applicationMail } from './present.ts';
import { readTold } from './store.ts';

/** Mails an expert what a partner answered: one line of an application's history. */
export const applicationMailJob = {
  name: 'partner.application-mail',
  payload: z.object({ applicationId: z.uuid(), line: z.int() }),
};

type Answer = z.output<typeof applicationMailJob.payload>;

/** Plans the mail in the transaction of the answer. */
export function planMail(tx: Tx, answer: Answer): Promise<void> {
  const key = `${applicationMailJob.name}:${answer.applicationId}:${answer.line}`;
  return enqueue(tx, applicationMailJob, answer, key);
}

/** Who has no email reads the answer on the verification step. */
export async function sendApplicationMail(
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  answer: Answer,
): Promise<void> {
  const told = await readTold(db, answer.applicationId, answer.line);
  if (!told || told.email === null) return;
  await mail.send(applicationMail(siteOf(config), { ...told, email: told.email }, answer));
}
