import type { Money } from '@puente/contract/money';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { enqueue } from '../../jobs/job.ts';
import { newId } from '../../lib/ids.ts';
import { alertMail } from './present.ts';
import { findAlert, insertAlert } from './store.ts';

/** What an alert names; nothing of it is about a person. */
export type AlertFacts = {
  bookingId?: string;
  intentId?: string;
  refundId?: string;
  amount?: Money;
  /** In the words of the machine, for the log and the mail alike. */
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
  | 'rates-old';

/** Something the operator should look at; the same kind about the same subject is told once. */
export type Alert = { kind: AlertKind; subject: string; facts: AlertFacts };

/** Tells the operator of one alert by mail. */
export const alertMailJob = { name: 'alert.mail', payload: z.object({ alertId: z.uuid() }) };

/**
 * Tells those who run the installation, in the transaction of the cause: a row that stays, a line
 * in the log, and a mail where an address for it is configured.
 */
export const raiseAlert = async (
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  tx: Tx,
  { kind, subject, facts }: Alert,
): Promise<void> => {
  const id = newId();
  if (!(await insertAlert(tx, { id, kind, subject, facts, created_at: clock.now() }))) return;
  log.error({ alert: kind, ...facts }, 'the operator should look at this');
  await enqueue(tx, alertMailJob, { alertId: id }, `${alertMailJob.name}:${id}`);
};

export const sendAlertMail = async (
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  { alertId }: z.output<typeof alertMailJob.payload>,
): Promise<void> => {
  const { email, language } = config.operator;
  const row = email === null ? undefined : await findAlert(db, alertId);
  if (!row || email === null) return;
  const { id, kind, facts, created_at: at } = row;
  const alert = { id, kind: kind as AlertKind, facts: facts as AlertFacts, at };
  await mail.send(alertMail(email, language, alert));
};
