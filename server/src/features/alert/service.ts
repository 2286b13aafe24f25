import type { Money } from '@puente/contract/money';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { enqueue } from '../../jobs/job.ts';
import { siteOf } from '../../lib/email-template.ts';
import { newId } from '../../lib/ids.ts';
import { alertMail } from './present.ts';
import { findAlert, insertAlert } from './store.ts';

/** What an alert is about; contains no personal data. */
export type AlertFacts = {
  orderId?: string;
  /** What the order bought. */
  bookingId?: string;
  intentId?: string;
  refundId?: string;
  /** Of what was reported of a meeting. */
  problemId?: string;
  amount?: Money;
  /** Technical text for the log and the mail. */
  detail?: string;
};

export type AlertKind =
  | 'refund-by-hand'
  | 'refund-by-hand-returned'
  | 'refund-failed'
  | 'amount-mismatch'
  | 'dispute'
  | 'ledger-difference'
  | 'rates-refused'
  | 'rates-old'
  | 'problem-objected'
  | 'problem-unanswered';

/** Something the operator should look at; the same kind and subject is reported once. */
export type Alert = { kind: AlertKind; subject: string; facts: AlertFacts };

/** Mails one alert to the operator. */
export const alertMailJob = { name: 'alert.mail', payload: z.object({ alertId: z.uuid() }) };

/**
 * Alerts the operator, in the transaction of the cause: a row that stays, a line in the log, and a
 * mail when an address for it is configured.
 */
export async function raiseAlert(
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  tx: Tx,
  { kind, subject, facts }: Alert,
): Promise<void> {
  const id = newId();
  if (!(await insertAlert(tx, { id, kind, subject, facts, created_at: clock.now() }))) return;
  log.error({ alert: kind, ...facts }, 'the operator should look at this');
  await enqueue(tx, alertMailJob, { alertId: id }, `${alertMailJob.name}:${id}`);
}

export async function sendAlertMail(
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  { alertId }: z.output<typeof alertMailJob.payload>,
): Promise<void> {
  const { email, language } = config.operator;
  const row = email === null ? undefined : await findAlert(db, alertId);
  if (!row || email === null) return;
  const { id, kind, facts, created_at: at } = row;
  const alert = { id, kind: kind as AlertKind, facts: facts as AlertFacts, at };
  await mail.send(alertMail({ email, site: siteOf(config) }, language, alert));
}
