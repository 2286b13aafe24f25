import { createHash } from 'node:crypto';
import type { confirmResetPassword, resetPassword } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { hashToken, newToken } from '../../../lib/token.ts';
import { enqueue } from '../../../jobs/job.ts';
import { addressKey } from '../../../lib/address.ts';
import { siteOf } from '../../../lib/email-template.ts';
import { newId } from '../../../lib/ids.ts';
import { hashPassword } from '../../../lib/password-hash.ts';
import { createLink, lookAtLink, redeemLink } from '../link/service.ts';
import { refuseWeakFor, replaceForgottenPassword } from '../password/service.ts';
import { parsePhone } from '../rules.ts';
import { lockCounts } from '../store.ts';
import { clearAttempts, forgetAttempt, reserveAttempt } from '../attempts/service.ts';
import { resetMail } from './present.ts';
import { isLinkAwaited, isMailWorthSending } from './rules.ts';
import {
  countResets,
  deleteResetsBefore,
  findAskedAt,
  findForgetful,
  insertReset,
} from './store.ts';

/** Most accounts that share an email address and get a mail: a family, not an attacker's hundreds. */
const mostAccounts = 3;

/** Mails the link of a reset to the accounts of the address, if there are any. */
export const resetMailJob = {
  name: 'auth.reset-mail',
  payload: z.object({ resetId: z.uuid(), email: z.string() }),
};

/**
 * Asks for a link to a new password. Accounts are looked up only when the mail is made:
 * known and unknown ones, and those beyond the limits, take the same work and get the same answer.
 */
export async function askForReset(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  input: Call<typeof resetPassword>['body'] & { address: string },
): Promise<Call<typeof resetPassword>['reply']> {
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
}

/**
 * Creates and mails the links of a reset. A retry mails again what failed, with new links:
 * tokens aren't stored, and each link works until one of them is used.
 */
export async function sendResetMail(
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'config'>,
  { resetId, email }: z.output<typeof resetMailJob.payload>,
): Promise<void> {
  const now = context.clock.now();
  const askedAt = await findAskedAt(context.db, resetId);
  if (askedAt === null || !isLinkAwaited(askedAt, now)) return;
  for (const account of await findForgetful(context.db, { email, askedAt }, mostAccounts)) {
    const token = newToken();
    const tokenHash = hashToken(token);
    const link = { tokenHash, userId: account.id, purpose: 'reset-password' } as const;
    await createLink(context.db, link, { now, minutes: policy.auth.resetLinkMinutes });
    const messageId = `auth.reset.${account.id}.${resetId}`;
    await context.mail.send(resetMail(siteOf(context.config), account, token, messageId));
  }
}

/**
 * Sets a new password by the token of the mail and the phone of the account: an address may be
 * mistyped, and a mailbox may be somebody else's. A password that is too easy leaves the link good.
 */
export async function confirmReset(
  context: Pick<Context, 'db' | 'clock'>,
  input: Call<typeof confirmResetPassword>['body'] & {
    address: string;
    userAgent: string | undefined;
  },
): Promise<{ success: true }> {
  const { newPassword, address, userAgent } = input;
  const phone = parsePhone(input.phoneNumber).number;
  const reserved = await reserveAttempt(context, { kind: 'reset', address });
  const link = { token: input.token, phone, purpose: 'reset-password' } as const;
  const userId = await lookAtLink(context, link);
  await refuseWeakFor(context.db, { userId, phone }, newPassword);
  const hash = await hashPassword(newPassword);
  await redeemLink(context, link, async (tx) => {
    await forgetAttempt(tx, reserved);
    await replaceForgottenPassword(tx, { userId, hash, userAgent }, context.clock.now());
    // Somebody who forgot a password has usually guessed before.
    await clearAttempts(tx, 'login', phone);
  });
  return { success: true };
}

/** Deletes requests that no limit counts any more. */
export function deleteOldResets({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteResetsBefore(db, clock.now().subtract({ hours: 1 }));
}
