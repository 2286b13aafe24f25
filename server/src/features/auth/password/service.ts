import type { login, register, updatePassword } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import type { UserData } from '@puente/contract/user';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { hashPassword, isOutdated, isPassword } from '../../../lib/password-hash.ts';
import { completeAccount, getUserData } from '../../user/service.ts';
import { passwordChange } from '../notification/rules.ts';
import { notifyOfChange } from '../notification/service.ts';
import { checkCode, useCode } from '../code/service.ts';
import { parsePhone } from '../rules.ts';
import { presentSession, type Session } from '../session/present.ts';
import {
  type Arrival,
  findSession,
  hasProvenPhone,
  type OnSignIn,
  openSession,
} from '../session/service.ts';
import { signIn } from '../sign-in/service.ts';
import { endOtherSessions } from '../sign-out/service.ts';
import { lockPerson } from '../store.ts';
import { forgetAttempt, reserveAttempt } from '../attempts/service.ts';
import { isWeak, type Person } from './rules.ts';
import { findHolder, findHolderByPhone, savePassword } from './store.ts';

/** Refuses a password that somebody who knows a little about the person would guess. */
function refuseWeak(password: string, person: Person, path: string): void {
  if (isWeak(password, person))
    throw new AppError('password-weak', {
      fields: [{ path, message: 'Made of a name, a number or words that everybody tries' }],
    });
}

/**
 * Signs in by a code and sets a password. The password is checked before the code is used, against
 * what the caller claims: nothing of an existing account is revealed before the phone is proven.
 */
export async function signUp(
  context: Context,
  input: Call<typeof register>['body'],
  arrival: Arrival,
  onSignIn: OnSignIn,
): Promise<Session> {
  const { password, name, lastName, email } = input;
  const phone = parsePhone(input.phoneNumber);
  refuseWeak(password, { phone: phone.number, name, lastName, email }, 'password');
  const prepare = async () => {
    // Only for a right code: hashing is expensive.
    const hash = await hashPassword(password);
    return async (tx: Tx, userId: string) => {
      const now = context.clock.now();
      const before = await findHolder(tx, userId);
      await completeAccount(tx, userId, { name, lastName, email });
      await savePassword(tx, userId, hash, now);
      const kind = passwordChange(!!before?.hash, true);
      const told = { userId, kind, email: before?.email ?? null, by: arrival };
      await notifyOfChange(tx, told, now);
      await endOtherSessions(tx, userId, null);
    };
  };
  return signIn(context, input, { arrival, onSignIn, prepare });
}

/**
 * Signs in by phone and password. Unknown phones, phones without a password and wrong passwords
 * take the same work and get the same answer.
 */
export async function signInByPassword(
  context: Context,
  input: Call<typeof login>['body'] & { address: string },
  arrival: Arrival,
  onSignIn: OnSignIn,
): Promise<Session> {
  const { address, password } = input;
  const phone = parsePhone(input.phoneNumber).number;
  const reserved = await reserveAttempt(context, { kind: 'login', subject: phone, address });
  const holder = await findHolderByPhone(context.db, phone);
  const isRight = await isPassword(password, holder?.hash ?? null);
  if (!holder?.hash || !isRight) throw new AppError('credentials-wrong');
  const { userId, hash } = holder;
  const newHash = isOutdated(hash) ? await hashPassword(password) : null;
  const session = await context.db.transaction().execute(async (tx) => {
    const isHere = await lockPerson(tx, userId);
    // Changed or removed while it was checked.
    if (!isHere || (await findHolder(tx, userId))?.hash !== hash)
      throw new AppError('credentials-wrong');
    await forgetAttempt(tx, reserved);
    if (newHash !== null) await savePassword(tx, userId, newHash, context.clock.now());
    const opened = await openSession(context, tx, { ...arrival, userId, by: 'password' });
    return { ...opened, userData: await getUserData(tx, userId) };
  });
  await onSignIn(context, { userId, visitorId: arrival.visitorId });
  return presentSession({ ...session, isNew: false });
}

/**
 * Sets the first password, changes it or removes it (null). A session alone, which may be stolen,
 * isn't enough (docs/decisions/012 and 019). Ends the other sessions.
 */
export async function changePassword(
  context: Pick<Context, 'db' | 'clock' | 'codes'>,
  actor: Client,
  input: Change,
): Promise<{ success: true; userData: UserData }> {
  const { currentPassword, newPassword } = input;
  if (newPassword !== null) refuseWeak(newPassword, actor, 'newPassword');
  const known = (await findHolder(context.db, actor.userId))?.hash ?? null;
  if (known !== null) await provePassword(context, actor, known, input);
  const isFirst = known === null && newPassword !== null;
  const codeId = isFirst ? await provePhone(context, actor, input.code) : null;
  const hash = newPassword === null ? null : await hashPassword(newPassword);
  const isSame = known !== null && newPassword === currentPassword;
  const userData = await context.db.transaction().execute(async (tx) => {
    const isHere = await lockPerson(tx, actor.userId);
    const holder = isHere ? await findHolder(tx, actor.userId) : null;
    // Signed out while it was checked and hashed.
    if (!(await findSession(tx, actor.tokenHash))) throw new AppError('unauthenticated');
    // Of two changes at once the later one no longer knows the password.
    if (!holder || holder.hash !== known) throw wrongPassword();
    const now = context.clock.now();
    if (codeId !== null) await useCode(tx, codeId, now);
    await savePassword(tx, actor.userId, hash, now);
    const kind = isSame ? null : passwordChange(known !== null, hash !== null);
    await notifyOfChange(tx, { userId: actor.userId, kind, email: holder.email, by: actor }, now);
    await endOtherSessions(tx, actor.userId, actor.tokenHash);
    return getUserData(tx, actor.userId);
  });
  return { success: true, userData };
}

type Change = Call<typeof updatePassword>['body'] & { address: string };

/** Proves that the caller knows the current password. */
async function provePassword(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  known: string,
  { currentPassword, address }: Change,
): Promise<void> {
  if (currentPassword === undefined) throw wrongPassword();
  const guess = { kind: 'change', subject: actor.userId, address } as const;
  const reserved = await reserveAttempt(context, guess);
  if (!(await isPassword(currentPassword, known))) throw wrongPassword();
  await forgetAttempt(context.db, reserved);
}

function wrongPassword() {
  return new AppError('password-wrong', {
    fields: [{ path: 'currentPassword', message: 'Not the password you use now' }],
  });
}

/**
 * A first password needs a phone proven recently or by a code now; returns the code to use. A code
 * that isn't needed isn't checked and stays valid.
 */
async function provePhone(
  context: Pick<Context, 'db' | 'clock' | 'codes'>,
  actor: Client,
  code: string | undefined,
): Promise<string | null> {
  if (await hasProvenPhone(context, actor.tokenHash)) return null;
  if (code === undefined) throw new AppError('phone-proof-needed');
  return checkCode(context, { phone: actor.phone, purpose: 'sign-in', code });
}

/**
 * Replaces a password whose owner has proven themselves by a reset link, tells them by mail, and
 * ends every session.
 */
export async function replaceForgottenPassword(
  tx: Tx,
  { userId, hash, userAgent }: { userId: string; hash: string; userAgent: string | undefined },
  now: Temporal.Instant,
): Promise<void> {
  const email = (await findHolder(tx, userId))?.email ?? null;
  await savePassword(tx, userId, hash, now);
  await notifyOfChange(tx, { userId, kind: 'password-reset', email, by: { userAgent } }, now);
  await endOtherSessions(tx, userId, null);
}

/** Refuses a new password that somebody who knows the account's owner would guess. */
export async function refuseWeakFor(
  db: Executor,
  account: { userId: string; phone: string },
  password: string,
): Promise<void> {
  const holder = await findHolder(db, account.userId);
  refuseWeak(password, { ...holder, phone: account.phone }, 'newPassword');
}
