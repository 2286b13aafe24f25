import type { checkVerification } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import type { Money } from '@puente/contract/money';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { CodeChannel, CodePurpose } from '../../gateways/codes/port.ts';
import type { Tx } from '../../db/connection.ts';
import { addressKey } from '../../lib/address.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { accountDefaults } from '../user/rules.ts';
import { claimAccount, getUserData } from '../user/service.ts';
import {
  ceilingsOf,
  clockSkew,
  type Phone,
  rangeOf,
  readCode,
  readPhone,
  sendRefusal,
  tryRefusal,
  waysBeside,
} from './rules.ts';
import { deleteLinksOver } from './link/store.ts';
import { deleteNoticesBefore } from './notice/store.ts';
import { deleteAuthorizationsOver } from './payout-code/store.ts';
import { deleteResetsBefore } from './reset/store.ts';
import { presentSession, type Session } from './session/present.ts';
import { type Arrival, type OnSignIn, openSession } from './session/service.ts';
import { deleteSessionsOver } from './session/store.ts';
import {
  addTries,
  approveCode,
  closeOpenCode,
  deleteCode,
  deleteCodesBefore,
  insertCode,
  lockCounts,
  lockOpenCode,
  readRecentSends,
  setGatewayId,
} from './store.ts';
import { tryWindow } from './tries/rules.ts';
import { deleteTriesBefore } from './tries/store.ts';

const codeLifetimeSeconds = policy.auth.codeLifetimeMinutes * 60;

type CodeContext = Pick<Context, 'db' | 'clock' | 'codes'>;
export type SendContext = CodeContext & Pick<Context, 'config' | 'alarms'>;

/** The number that somebody typed, or a refusal. */
export const phoneOf = (typed: string): Phone => {
  const phone = readPhone(typed);
  if (phone) return phone;
  throw new AppError('invalid-phone', {
    fields: [{ path: 'phoneNumber', message: 'No such number can exist' }],
  });
};

type Send = {
  phone: string;
  country: string | undefined;
  purpose: CodePurpose;
  channel: CodeChannel;
  address: string;
  amount: Money | null;
};

/** Takes one send from the limits, or refuses; at most one of many at once gets through. */
const reserveSend = async (
  context: SendContext,
  send: Send,
): Promise<{ id: string; replaced: string | null }> => {
  const now = context.clock.now();
  const { phone, purpose, channel } = send;
  const address = addressKey(send.address);
  const range = rangeOf(phone);
  const { country, cents, ceilings } = ceilingsOf(context.config.codeCeilings, send);
  const id = newId();
  const outcome = await context.db.transaction().execute(async (tx) => {
    await lockCounts(tx, [
      `code-address ${address}`,
      `code-range ${range}`,
      ...ceilings.map(({ name, scope }) => `${name} ${scope}`),
    ]);
    const window = { since: now.subtract({ hours: 1 }), until: now.add(clockSkew) };
    const by = { phone, purpose, address, range, ceilings };
    const refusal = sendRefusal(now, await readRecentSends(tx, window, by), purpose);
    if (refusal) return { refusal };
    const replaced = await closeOpenCode(tx, phone, purpose, now);
    await insertCode(tx, {
      id,
      phone,
      address,
      purpose,
      channel,
      sent_at: now,
      expires_at: now.add({ minutes: policy.auth.codeLifetimeMinutes }),
      amount: send.amount?.amount ?? null,
      currency: send.amount?.currency ?? null,
      country,
      cents,
    });
    return { replaced };
  });
  if ('refusal' in outcome) {
    const { code, reached, ...details } = outcome.refusal;
    for (const { name, scope } of reached) context.alarms.reached(name, scope);
    throw new AppError(code, details);
  }
  context.alarms.spent('code', country, cents);
  return { id, replaced: outcome.replaced };
};

/**
 * Sends a code for a purpose. Does the same work and gives the same answer whether the phone has
 * an account or not. A send that the gateway was not there for is not counted.
 */
export const sendCode = async (
  context: SendContext,
  input: {
    phoneNumber: string;
    purpose: CodePurpose;
    channel: CodeChannel;
    address: string;
    detectedLanguage?: string | null | undefined;
    /** Of the payout that the code releases. */
    amount?: Money | undefined;
  },
) => {
  const { purpose, channel, address, amount = null } = input;
  const phone = phoneOf(input.phoneNumber);
  const { language } = accountDefaults(phone.country, input.detectedLanguage);
  const { number, country } = phone;
  const send = { phone: number, country, purpose, channel, address, amount };
  const { id, replaced } = await reserveSend(context, send);
  try {
    if (replaced !== null) await context.codes.cancel({ gatewayId: replaced, purpose });
    const sent = await context.codes.send({ phone: phone.number, purpose, channel, language });
    if ('gatewayId' in sent) await setGatewayId(context.db, id, sent.gatewayId);
    else if (sent.refused === 'number') throw new AppError('invalid-phone');
    else
      throw new AppError('code-sends-exceeded', {
        retryAfterSeconds: codeLifetimeSeconds,
        ways: waysBeside(purpose, false),
      });
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

type Checked = { phone: string; purpose: CodePurpose; amount?: Money | null };

/** Takes one try from the open code before it is checked: fifty at once get five. */
const reserveTry = async (
  context: CodeContext,
  { phone, purpose, amount = null }: Checked,
): Promise<{ id: string; gatewayId: string | null; sentAt: Temporal.Instant }> => {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const open = await lockOpenCode(tx, phone, purpose);
    const refusal = tryRefusal(now, open, amount);
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
  input: Checked & { code: string },
): Promise<string> => {
  const { purpose } = input;
  const open = await reserveTry(context, input);
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
  arrival: Arrival,
  onSignIn: OnSignIn,
  /** What else a right code allows: made ready once it is known to be right, then done with it. */
  prepare?: () => Promise<(tx: Tx, userId: string) => Promise<void>>,
): Promise<Session> => {
  const phone = phoneOf(input.phoneNumber);
  const checked = { phone: phone.number, purpose: 'sign-in', code: input.code } as const;
  const codeId = await checkCode(context, checked);
  const alsoDo = await prepare?.();
  const now = context.clock.now();
  const session = await context.db.transaction().execute(async (tx) => {
    if (!(await approveCode(tx, codeId, now))) throw new AppError('code-expired');
    const account = await claimAccount(tx, phone, input.detectedLanguage, now);
    await alsoDo?.(tx, account.id);
    const opened = await openSession(context, tx, account.id, arrival, 'code');
    return { ...opened, isNew: account.isNew, userData: await getUserData(tx, account.id) };
  });
  await onSignIn(context, { userId: session.userData.id, visitorId: arrival.visitorId });
  return presentSession(session);
};

/** Codes and notices are kept as long as limits count them, and a day for who looks into trouble. */
const countedKeptHours = 24;

/** Removes what nobody can use any more and no limit counts: phones, addresses and tokens. */
export const removeWhatIsOver = async ({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await deleteCodesBefore(db, now.subtract({ hours: countedKeptHours }));
  await deleteNoticesBefore(db, now.subtract({ hours: countedKeptHours }));
  await deleteTriesBefore(db, now.subtract(tryWindow));
  await deleteLinksOver(db, now);
  await deleteSessionsOver(db, now);
  await deleteAuthorizationsOver(db, now);
  await deleteResetsBefore(db, now.subtract({ hours: 1 }));
};
