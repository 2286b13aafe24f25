import type { Money } from '@puente/contract/money';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { CodeChannel, CodePurpose } from '../../../gateways/codes/port.ts';
import { addressKey } from '../../../lib/address.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { accountDefaults } from '../../user/rules.ts';
import { clockSkew, parsePhone } from '../rules.ts';
import { lockCounts } from '../store.ts';
import { ceilingsOf, codeRefusal, rangeOf, readCode, sendRefusal, waysBeside } from './rules.ts';
import {
  addAttempts,
  approveCode,
  closeOpenCode,
  deleteCode,
  deleteCodesBefore,
  insertCode,
  lockOpenCode,
  readRecentSends,
  setGatewayId,
} from './store.ts';

const codeLifetimeSeconds = policy.auth.codeLifetimeMinutes * 60;

type CodeContext = Pick<Context, 'db' | 'clock' | 'codes'>;

export type SendContext = CodeContext & Pick<Context, 'config' | 'alarms'>;

/**
 * Sends a code for a purpose. Does the same work and gives the same answer whether the phone has
 * an account or not. A send that failed because the gateway was unreachable isn't counted.
 */
export async function sendCode(
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
) {
  const { purpose, channel, address, amount = null } = input;
  const phone = parsePhone(input.phoneNumber);
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
}

type Send = {
  phone: string;
  country: string | undefined;
  purpose: CodePurpose;
  channel: CodeChannel;
  address: string;
  amount: Money | null;
};

/** Counts one send, or refuses; of many at once at most one gets through. */
async function reserveSend(
  context: SendContext,
  send: Send,
): Promise<{ id: string; replaced: string | null }> {
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
}

/**
 * Checks a typed code of a purpose; returns the id with which `useCode` uses it up, in
 * the transaction of what the code allows. An attempt that the gateway didn't answer isn't counted.
 */
export async function checkCode(
  context: CodeContext,
  input: Checked & { code: string },
): Promise<string> {
  const { purpose } = input;
  const open = await reserveAttempt(context, input);
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
    if (!(error instanceof AppError)) await addAttempts(context.db, open.id, -1);
    throw error;
  }
}

type Checked = { phone: string; purpose: CodePurpose; amount?: Money | null };

/** Counts an attempt at the open code before it is checked: of fifty at once five get through. */
async function reserveAttempt(
  context: CodeContext,
  { phone, purpose, amount = null }: Checked,
): Promise<{ id: string; gatewayId: string | null; sentAt: Temporal.Instant }> {
  const now = context.clock.now();
  return context.db.transaction().execute(async (tx) => {
    const open = await lockOpenCode(tx, phone, purpose);
    const refusal = codeRefusal(now, open, amount);
    if (refusal) throw new AppError(refusal.code, refusal);
    if (!open) throw new AppError('code-expired');
    await addAttempts(tx, open.id, 1);
    return open;
  });
}

/**
 * Uses a checked code up, in the transaction of what it allows; of two requests at once the later
 * one is refused as `code-expired`.
 */
export async function useCode(tx: Tx, codeId: string, now: Temporal.Instant): Promise<void> {
  if (!(await approveCode(tx, codeId, now))) throw new AppError('code-expired');
}

/** Limits count an hour; support can look at a day. */
const keptHours = 24;

/** Deletes codes that no limit counts any more, with the phones and addresses they name. */
export function deleteOldCodes({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteCodesBefore(db, clock.now().subtract({ hours: keptHours }));
}
