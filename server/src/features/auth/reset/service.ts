import { createHash } from 'node:crypto';
import type { confirmResetPassword, resetPassword } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { hashToken } from '../../../http/session.ts';
import { enqueue } from '../../../jobs/job.ts';
import { addressKey } from '../../../lib/address.ts';
import { newId, newToken } from '../../../lib/ids.ts';
import { hashPassword } from '../../../lib/password-hash.ts';
import { lookAtLink, redeemLink } from '../link/service.ts';
import { insertLink } from '../link/store.ts';
import { tellOfChange } from '../notice/service.ts';
import { refuseWeak } from '../password/service.ts';
import { findHolder, savePassword } from '../password/store.ts';
import { phoneOf } from '../service.ts';
import { endOtherSessions } from '../session/service.ts';
import { lockCounts } from '../store.ts';
import { clearTries, forgetTry, reserveTry } from '../tries/service.ts';
import { resetMail } from './present.ts';
import { isLinkAwaited, isMailWorthSending } from './rules.ts';
import { countResets, findAskedAt, findForgetful, insertReset } from './store.ts';

/** Accounts that may share an address: families, and whoever tries to have us send many mails. */
const mostAccounts = 3;

/** Mails the link of a reset, if there is anybody to get it. */
export const resetMailJob = {
  name: 'auth.reset-mail',
  payload: z.object({ resetId: z.uuid(), email: z.string() }),
};

/**
 * Asks for a link to a new password. Who has that address is looked up only when the mail is made:
 * known and unknown ones, and those beyond the limits, take the same work and get the same answer.
 */
export const askForReset = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  input: Call<typeof resetPassword>['body'] & { address: string },
): Promise<Call<typeof resetPassword>['reply']> => {
  const now = clock.now();
  const email = input.email.toLowerCase();
  const by = {
    address: addressKey(input.address),
    emailHash: createHash('sha256').update(email).digest(),
  };
  await db.transaction().execute(async (tx) => {
    await lockCounts(tx, [`reset-address ${by.address}`, `reset-email ${email}`]);
    if (!isMailWorthSending(await countResets(tx, now.subtract({ hours: 1 }), by))) return;
    const id = newId();
    await insertReset(tx, { id, address: by.address, email_hash: by.emailHash, asked_at: now });
    await enqueue(tx, resetMailJob, { resetId: id, email }, `${resetMailJob.name}:${id}`);
  });
  return { status: 'pending', expiresInSeconds: policy.auth.resetLinkMinutes * 60 };
};

/**
 * Makes and mails the links of a reset. Run again, it mails those that nobody took yet, with links
 * of their own: a token is not kept, and each of them works until one of them was used.
 */
export const sendResetMail = async (
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'config'>,
  { resetId, email }: z.output<typeof resetMailJob.payload>,
): Promise<void> => {
  const now = context.clock.now();
  const askedAt = await findAskedAt(context.db, resetId);
  if (askedAt === null || !isLinkAwaited(askedAt, now)) return;
  for (const account of await findForgetful(context.db, { email, askedAt }, mostAccounts)) {
    const token = newToken();
    const tokenHash = hashToken(token);
    await insertLink(context.db, {
      token_hash: tokenHash,
      user_id: account.id,
      purpose: 'reset-password',
      created_at: now,
      expires_at: now.add({ minutes: policy.auth.resetLinkMinutes }),
    });
    const messageId = `auth.reset.${account.id}.${resetId}`;
    const { publicUrl } = context.config.http;
    await context.mail.send(resetMail(publicUrl, account, token, messageId));
  }
};

/**
 * Sets a new password by the token of the mail and the phone of the account: an address may be
 * mistyped, and a mailbox may be somebody else's. A password that is too easy leaves the link good.
 */
export const confirmReset = async (
  context: Pick<Context, 'db' | 'clock'>,
  input: Call<typeof confirmResetPassword>['body'] & {
    address: string;
    userAgent: string | undefined;
  },
): Promise<{ success: true }> => {
  const { newPassword, address, userAgent } = input;
  const phone = phoneOf(input.phoneNumber).number;
  const reserved = await reserveTry(context, { kind: 'reset', address });
  const link = { token: input.token, phone, purpose: 'reset-password' } as const;
  const userId = await lookAtLink(context, link);
  const holder = await findHolder(context.db, userId);
  refuseWeak(newPassword, { ...holder, phone }, 'newPassword');
  const hash = await hashPassword(newPassword);
  await redeemLink(context, link, async (tx) => {
    await forgetTry(tx, reserved);
    const now = context.clock.now();
    const email = (await findHolder(tx, userId))?.email ?? null;
    await savePassword(tx, userId, hash, now);
    await tellOfChange(tx, { userId, kind: 'password-reset', email, by: { userAgent } }, now);
    await endOtherSessions(tx, userId, null);
    // Whoever forgot it has guessed before.
    await clearTries(tx, 'login', phone);
  });
  return { success: true };
};
