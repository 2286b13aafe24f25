import type { checkVerification, validateSession } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { CodeChannel, CodePurpose } from '../../gateways/codes/port.ts';
import { hashToken } from '../../http/session.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId, newToken } from '../../lib/ids.ts';
import { accountDefaults } from '../user/rules.ts';
import { claimAccount, getUserData } from '../user/service.ts';
import {
  addressKey,
  type Phone,
  rangeOf,
  readCode,
  readPhone,
  sendRefusal,
  tryRefusal,
} from './rules.ts';
import {
  addTries,
  approveCode,
  closeOpenCode,
  deleteCode,
  deleteCodesBefore,
  deleteSession,
  insertCode,
  insertSession,
  lockCounts,
  lockOpenCode,
  readRecentSends,
  readSession,
  setGatewayId,
} from './store.ts';

const codeLifetimeSeconds = policy.auth.codeLifetimeMinutes * 60;

type CodeContext = Pick<Context, 'db' | 'clock' | 'codes'>;

/**
 * What follows a sign-in elsewhere, such as carrying a visitor's chat over to the account.
 * `visitorId` is null where the browser brought no visitor's cookie.
 */
export type OnSignIn = (
  context: Context,
  signIn: { userId: string; visitorId: string | null },
) => Promise<void>;

const phoneOf = (typed: string): Phone => {
  const phone = readPhone(typed);
  if (phone) return phone;
  throw new AppError('invalid-phone', {
    fields: [{ path: 'phoneNumber', message: 'No such number can exist' }],
  });
};

/** Clocks of several processes may differ; a later send than that is from a clock set back. */
const clockSkew = { minutes: 1 };

/** Takes one send from the limits, or refuses; at most one of many at once gets through. */
const reserveSend = async (
  context: CodeContext,
  send: { phone: string; purpose: CodePurpose; channel: CodeChannel; address: string },
): Promise<{ id: string; replaced: string | null }> => {
  const now = context.clock.now();
  const address = addressKey(send.address);
  const range = rangeOf(send.phone);
  const id = newId();
  const replaced = await context.db.transaction().execute(async (tx) => {
    await lockCounts(tx, [`code-address ${address}`, `code-range ${range}`]);
    const window = { since: now.subtract({ hours: 1 }), until: now.add(clockSkew) };
    const by = { phone: send.phone, purpose: send.purpose, address, range };
    const refusal = sendRefusal(now, await readRecentSends(tx, window, by));
    if (refusal) throw new AppError(refusal.code, refusal);
    const before = await closeOpenCode(tx, send.phone, send.purpose, now);
    await insertCode(tx, {
      id,
      phone: send.phone,
      address,
      purpose: send.purpose,
      channel: send.channel,
      sent_at: now,
      expires_at: now.add({ minutes: policy.auth.codeLifetimeMinutes }),
    });
    return before;
  });
  return { id, replaced };
};

/**
 * Sends a code for a purpose. Does the same work and gives the same answer whether the phone has
 * an account or not. A send that the gateway was not there for is not counted.
 */
export const sendCode = async (
  context: CodeContext,
  input: {
    phoneNumber: string;
    purpose: CodePurpose;
    channel: CodeChannel;
    address: string;
    detectedLanguage?: string | undefined;
  },
) => {
  const { purpose, channel, address } = input;
  const phone = phoneOf(input.phoneNumber);
  const { language } = accountDefaults(phone.country, input.detectedLanguage);
  const send = { phone: phone.number, purpose, channel, address };
  const { id, replaced } = await reserveSend(context, send);
  try {
    if (replaced !== null) await context.codes.cancel({ gatewayId: replaced, purpose });
    const sent = await context.codes.send({ phone: phone.number, purpose, channel, language });
    if ('gatewayId' in sent) await setGatewayId(context.db, id, sent.gatewayId);
    else if (sent.refused === 'number') throw new AppError('invalid-phone');
    else throw new AppError('code-sends-exceeded', { retryAfterSeconds: codeLifetimeSeconds });
  } catch (error) {
    if (!(error instanceof AppError)) await deleteCode(context.db, id);
    throw error;
  }
  return {
    status: 'pending' as const,
    channel,
    resendAfterSeconds: policy.auth.codeResendSeconds,
    expiresInSeconds: codeLifetimeSeconds,
  };
};

/** Takes one try from the open code before it is checked: fifty at once get five. */
const reserveTry = async (
  context: CodeContext,
  phone: string,
  purpose: CodePurpose,
): Promise<{ id: string; gatewayId: string | null; sentAt: Temporal.Instant }> => {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const open = await lockOpenCode(tx, phone, purpose);
    const refusal = tryRefusal(now, open);
    if (refusal) throw new AppError(refusal.code, refusal);
    if (!open) throw new AppError('code-expired');
    await addTries(tx, open.id, 1);
    return open;
  });
};

/**
 * Checks a typed code of a purpose; returns the id under which `approveCode` closes it, in the
 * transaction of whatever the code allows. A try that the gateway did not answer is given back.
 */
export const checkCode = async (
  context: CodeContext,
  input: { phone: string; purpose: CodePurpose; code: string },
): Promise<string> => {
  const { purpose } = input;
  const open = await reserveTry(context, input.phone, purpose);
  const code = readCode(input.code);
  if (code === null || open.gatewayId === null) throw new AppError('code-wrong');
  try {
    const result = await context.codes.check({ gatewayId: open.gatewayId, purpose, code });
    if (result === 'approved') return open.id;
    if (result === 'wrong') throw new AppError('code-wrong');
    if (result === 'expired') throw new AppError('code-expired');
    throw new AppError('code-tries-exceeded', {
      retryAfterSeconds: policy.auth.codeResendSeconds,
    });
  } catch (error) {
    if (!(error instanceof AppError)) await addTries(context.db, open.id, -1);
    throw error;
  }
};

type SignIn = Call<typeof checkVerification>['body'];

/** Exchanges a right code for a session; a new phone becomes an account on the way. */
export const signIn = async (
  context: Context,
  input: Pick<SignIn, 'phoneNumber' | 'code' | 'detectedLanguage'>,
  visitorId: string | null,
  onSignIn: OnSignIn,
) => {
  const phone = phoneOf(input.phoneNumber);
  const checked = { phone: phone.number, purpose: 'sign-in', code: input.code } as const;
  const codeId = await checkCode(context, checked);
  const token = newToken();
  const now = context.clock.now();
  const expiresAt = now.add({ hours: policy.auth.sessionDays * 24 });
  const { isNew, userData } = await context.db.transaction().execute(async (tx) => {
    if (!(await approveCode(tx, codeId, now))) throw new AppError('code-expired');
    const account = await claimAccount(tx, phone, input.detectedLanguage, now);
    const session = {
      token_hash: hashToken(token),
      user_id: account.id,
      created_at: now,
      expires_at: expiresAt,
    };
    await insertSession(tx, session, context.config.sessionsPerUser);
    return { isNew: account.isNew, userData: await getUserData(tx, account.id) };
  });
  await onSignIn(context, { userId: userData.id, visitorId });
  return {
    status: 'approved' as const,
    sessionToken: token,
    userData,
    sessionExpiry: expiresAt.toString(),
    isNewUser: isNew,
  };
};

/** Is a token good, and whose? An answer for every token, good or not. */
export const validate = async (
  context: Pick<Context, 'db' | 'clock'>,
  token: string | null,
): Promise<Call<typeof validateSession>['reply']> => {
  if (token === null) return { valid: false };
  const session = await readSession(context.db, hashToken(token), context.clock.now());
  if (!session) return { valid: false };
  return {
    valid: true,
    userData: await getUserData(context.db, session.userId),
    sessionExpiry: session.expiresAt.toString(),
  };
};

/** Ends the session of a token; one that is over already is fine. */
export const endSession = async (
  context: Pick<Context, 'db'>,
  bearer: string | null,
  claimed: string | undefined,
): Promise<{ success: true }> => {
  if (bearer !== null && claimed !== undefined && claimed !== bearer)
    throw new AppError('identity-mismatch');
  const token = bearer ?? claimed;
  if (token !== undefined) await deleteSession(context.db, hashToken(token));
  return { success: true };
};

/** Codes are kept as long as a limit counts them, and a day for whoever looks into trouble. */
const codesKeptHours = 24;

/** Removes phones and addresses of codes that no limit counts any more. */
export const removeOldCodes = (context: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  deleteCodesBefore(context.db, context.clock.now().subtract({ hours: codesKeptHours }));
