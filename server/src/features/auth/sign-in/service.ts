import type { checkVerification } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { claimAccount, getUserData } from '../../user/service.ts';
import { checkCode, useCode } from '../code/service.ts';
import { parsePhone } from '../rules.ts';
import { presentSession, type Session } from '../session/present.ts';
import { type Arrival, type OnSignIn, openSession } from '../session/service.ts';

export type SignIn = {
  arrival: Arrival;
  onSignIn: OnSignIn;
  /** What else a right code allows: prepared once the code is right, run in its transaction. */
  prepare?: () => Promise<(tx: Tx, userId: string) => Promise<void>>;
};

/** Exchanges a right code for a session; a new phone becomes an account on the way. */
export async function signIn(
  context: Context,
  input: Pick<Call<typeof checkVerification>['body'], 'phoneNumber' | 'code' | 'detectedLanguage'>,
  { arrival, onSignIn, prepare }: SignIn,
): Promise<Session> {
  const phone = parsePhone(input.phoneNumber);
  const checked = { phone: phone.number, purpose: 'sign-in', code: input.code } as const;
  const codeId = await checkCode(context, checked);
  const alsoDo = await prepare?.();
  const now = context.clock.now();
  const session = await context.db.transaction().execute(async (tx) => {
    await useCode(tx, codeId, now);
    const account = await claimAccount(tx, phone, input.detectedLanguage, now);
    await alsoDo?.(tx, account.id);
    const opened = await openSession(context, tx, {
      ...arrival,
      userId: account.id,
      by: 'code',
    });
    return { ...opened, isNew: account.isNew, userData: await getUserData(tx, account.id) };
  });
  await onSignIn(context, { userId: session.userData.id, visitorId: arrival.visitorId });
  return presentSession(session);
}
