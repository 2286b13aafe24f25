import type { login, register, updatePassword } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import type { UserData } from '@puente/contract/user';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { hashPassword, isOutdated, isPassword } from '../../../lib/password-hash.ts';
import { completeAccount, getUserData } from '../../user/service.ts';
import { passwordChange } from '../notice/rules.ts';
import { tellOfChange } from '../notice/service.ts';
import { checkCode, phoneOf, signIn } from '../service.ts';
import { presentSession, type Session } from '../session/present.ts';
import {
  type Arrival,
  endOtherSessions,
  hasProvenPhone,
  type OnSignIn,
  openSession,
} from '../session/service.ts';
import { findToken, lockPerson } from '../session/store.ts';
import { approveCode } from '../store.ts';
import { forgetTry, reserveTry } from '../tries/service.ts';
import { isWeak, type Person } from './rules.ts';
import { findHolder, findHolderByPhone, savePassword } from './store.ts';

/** Refuses what somebody who knows a little of the person would guess. */
export const refuseWeak = (password: string, person: Person, path: string): void => {
  if (isWeak(password, person))
    throw new AppError('password-weak', {
      fields: [{ path, message: 'Made of a name, a number or words that everybody tries' }],
    });
};

/**
 * Signs in by a code and sets a password on the way. It is judged before the code is used up, by
 * what the caller says of themselves: what an account knows stays unknown until the phone is proven.
 */
export const signUp = async (
  context: Context,
  input: Call<typeof register>['body'],
  arrival: Arrival,
  onSignIn: OnSignIn,
): Promise<Session> => {
  const { password, name, lastName, email } = input;
  const phone = phoneOf(input.phoneNumber);
  refuseWeak(password, { phone: phone.number, name, lastName, email }, 'password');
  return signIn(context, input, arrival, onSignIn, async () => {
    // Only for a right code: nobody can make us hash for nothing.
    const hash = await hashPassword(password);
    return async (tx, userId) => {
      const now = context.clock.now();
      const before = await findHolder(tx, userId);
      await completeAccount(tx, userId, { name, lastName, email });
      await savePassword(tx, userId, hash, now);
      const kind = passwordChange(!!before?.hash, true);
      const told = { userId, kind, email: before?.email ?? null, by: arrival };
      await tellOfChange(tx, told, now);
      await endOtherSessions(tx, userId, null);
    };
  });
};

/**
 * Signs in by phone and password. Unknown phones, phones without a password and wrong passwords
 * take the same work and get the same answer.
 */
export const signInByPassword = async (
  context: Context,
  input: Call<typeof login>['body'] & { address: string },
  arrival: Arrival,
  onSignIn: OnSignIn,
): Promise<Session> => {
  const { address, password } = input;
  const phone = phoneOf(input.phoneNumber).number;
  const reserved = await reserveTry(context, { kind: 'login', subject: phone, address });
  const holder = await findHolderByPhone(context.db, phone);
  const isRight = await isPassword(password, holder?.hash ?? null);
  if (!holder?.hash || !isRight) throw new AppError('credentials-wrong');
  const { userId, hash } = holder;
  const newHash = isOutdated(hash) ? await hashPassword(password) : null;
  const session = await context.db.transaction().execute(async (tx) => {
    const isHere = await lockPerson(tx, userId);
    // Changed or taken away while it was checked: it is not the password any more.
    if (!isHere || (await findHolder(tx, userId))?.hash !== hash)
      throw new AppError('credentials-wrong');
    await forgetTry(tx, reserved);
    if (newHash !== null) await savePassword(tx, userId, newHash, context.clock.now());
    const opened = await openSession(context, tx, userId, arrival, 'password');
    return { ...opened, userData: await getUserData(tx, userId) };
  });
  await onSignIn(context, { userId, visitorId: arrival.visitorId });
  return presentSession({ ...session, isNew: false });
};

const wrongPassword = () =>
  new AppError('password-wrong', {
    fields: [{ path: 'currentPassword', message: 'Not the password you use now' }],
  });

type Change = Call<typeof updatePassword>['body'] & { address: string };

/** Whoever has a password must know it. */
const provePassword = async (
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  known: string,
  { currentPassword, address }: Change,
): Promise<void> => {
  if (currentPassword === undefined) throw wrongPassword();
  const guess = { kind: 'change', subject: actor.userId, address } as const;
  const reserved = await reserveTry(context, guess);
  if (!(await isPassword(currentPassword, known))) throw wrongPassword();
  await forgetTry(context.db, reserved);
};

/**
 * A first password needs the phone, by a code lately or now; returns the code to use up. What
 * nobody asked for is not looked at, so that it stays good.
 */
const provePhone = async (
  context: Pick<Context, 'db' | 'clock' | 'codes'>,
  actor: Client,
  code: string | undefined,
): Promise<string | null> => {
  if (await hasProvenPhone(context, actor.tokenHash)) return null;
  if (code === undefined) throw new AppError('phone-proof-needed');
  return checkCode(context, { phone: actor.phone, purpose: 'sign-in', code });
};

/**
 * Sets the first password, changes it or takes it away (null). A session alone, which may be in
 * somebody else's hands, does none of that (docs/decisions/012 and 019). Ends the other sessions.
 */
export const changePassword = async (
  context: Pick<Context, 'db' | 'clock' | 'codes'>,
  actor: Client,
  input: Change,
): Promise<{ success: true; userData: UserData }> => {
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
    // Signed out while it was checked and hashed: whoever is left outside changes nothing.
    if (!(await findToken(tx, actor.tokenHash))) throw new AppError('unauthenticated');
    // Of two changes at once the later one no longer knows the password.
    if (!holder || holder.hash !== known) throw wrongPassword();
    const now = context.clock.now();
    if (codeId !== null && !(await approveCode(tx, codeId, now)))
      throw new AppError('code-expired');
    await savePassword(tx, actor.userId, hash, now);
    const kind = isSame ? null : passwordChange(known !== null, hash !== null);
    await tellOfChange(tx, { userId: actor.userId, kind, email: holder.email, by: actor }, now);
    await endOtherSessions(tx, actor.userId, actor.tokenHash);
    return getUserData(tx, actor.userId);
  });
  return { success: true, userData };
};
