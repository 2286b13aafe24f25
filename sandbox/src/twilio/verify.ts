import { randomCode, twilioSid } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';
import { messageText, languageFor } from './messages.ts';
import type { Channel } from './messages.ts';

type VerificationStatus = 'pending' | 'approved' | 'canceled' | 'max_attempts_reached';

export type Verification = {
  sid: string;
  service: string;
  account: string;
  to: string;
  channel: Channel;
  code: string;
  status: VerificationStatus;
  sends: { sid: string; at: string; channel: Channel }[];
  checks: number;
  createdAtMs: number;
  updatedAtMs: number;
};

/** One message that went out; a resend is a message of its own with the same code. */
export type Message = {
  sid: string;
  verification: string;
  to: string;
  at: string;
  channel: Channel;
  locale: 'en' | 'es';
  text: string;
};

/** Twilio's limits: a code lives ten minutes, is sent five times and checked five times at most. */
export const codeLifeMs = 10 * 60 * 1000;

const maxSends = 5;

const maxChecks = 5;

export type TwilioError = { status: number; code: number; message: string };

export function isTwilioError(result: object): result is TwilioError {
  return 'code' in result && typeof result.code === 'number';
}

export function verifications(sandbox: Sandbox) {
  return sandbox.store.collection<Verification>('verification');
}

/** Secondary key: the phone number. */
export function messages(sandbox: Sandbox) {
  return sandbox.store.collection<Message>('message');
}

export function save(sandbox: Sandbox, verification: Verification): Verification {
  const { sid, service, to } = verification;
  verifications(sandbox).save(sid, verification, `${service} ${to}`);
  return verification;
}

export function isExpired(sandbox: Sandbox, verification: Verification): boolean {
  return sandbox.clock.now() - verification.createdAtMs >= codeLifeMs;
}

export function statusNow(sandbox: Sandbox, verification: Verification): string {
  const pending = verification.status === 'pending';
  return pending && isExpired(sandbox, verification) ? 'expired' : verification.status;
}

export type StartInput = {
  service: string;
  account: string;
  to: string;
  channel: Channel;
  locale: string | undefined;
  friendlyName: string | undefined;
};

/** Sends a code. While one is pending the same code is sent again, as Twilio does. */
export function startVerification(sandbox: Sandbox, input: StartInput): Verification | TwilioError {
  const live = findLive(sandbox, input.service, input.to);
  const pending = live?.status === 'pending' ? live : undefined;
  if (pending && pending.sends.length >= maxSends)
    return { status: 429, code: 60203, message: 'Max send attempts reached' };
  const now = sandbox.clock.now();
  const base: Verification = pending ?? {
    sid: twilioSid('VE'),
    service: input.service,
    account: input.account,
    to: input.to,
    channel: input.channel,
    code: randomCode(),
    status: 'pending',
    sends: [],
    checks: 0,
    createdAtMs: now,
    updatedAtMs: now,
  };
  const { sid, at, channel } = sendMessage(sandbox, base, input);
  return save(sandbox, {
    ...base,
    channel,
    sends: [...base.sends, { sid, at, channel }],
    updatedAtMs: now,
  });
}

/** The newest verification of a number in a service that is still alive. */
function findLive(sandbox: Sandbox, service: string, to: string): Verification | undefined {
  const newest = verifications(sandbox).newest({ ref: `${service} ${to}`, limit: 1 })[0];
  if (!newest || isExpired(sandbox, newest)) return undefined;
  return ['pending', 'max_attempts_reached'].includes(newest.status) ? newest : undefined;
}

function sendMessage(sandbox: Sandbox, verification: Verification, input: StartInput): Message {
  const { channel, to } = input;
  const locale = languageFor(to, input.locale);
  const message: Message = {
    sid: twilioSid('VL'),
    verification: verification.sid,
    to,
    at: sandbox.clock.iso(),
    channel,
    locale,
    text: messageText(channel, locale, verification.code, input.friendlyName ?? 'Puente'),
  };
  messages(sandbox).save(message.sid, message, to);
  return message;
}

export type CheckInput = { service: string; to?: string; sid?: string; code: string };

/** Checks a code. Over, expired or unknown verifications are "not found" alike. */
export function checkVerification(sandbox: Sandbox, input: CheckInput): Verification | TwilioError {
  const found = findToCheck(sandbox, input);
  if (!found)
    return {
      status: 404,
      code: 20404,
      message: `The requested resource /Services/${input.service}/VerificationCheck was not found`,
    };
  if (found.status === 'max_attempts_reached')
    return { status: 429, code: 60202, message: 'Max check attempts reached' };
  const right = found.code === input.code;
  const checks = found.checks + 1;
  const wrong = checks >= maxChecks ? 'max_attempts_reached' : 'pending';
  return save(sandbox, {
    ...found,
    checks,
    status: right ? 'approved' : wrong,
    updatedAtMs: sandbox.clock.now(),
  });
}

function findToCheck(sandbox: Sandbox, { service, to, sid }: CheckInput): Verification | undefined {
  if (!sid) return findLive(sandbox, service, to ?? '');
  const found = verifications(sandbox).find(sid);
  const alive =
    found?.service === service &&
    !isExpired(sandbox, found) &&
    ['pending', 'max_attempts_reached'].includes(found.status);
  return alive ? found : undefined;
}
