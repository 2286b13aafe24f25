import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerUnderFault } from '../faults.ts';
import type { Answer } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';
import { purposeOf } from './messages.ts';
import {
  checkVerification,
  codeLifeMs,
  isExpired,
  isTwilioError,
  messages,
  save,
  startVerification,
  statusNow,
  verifications,
} from './verify.ts';
import type { TwilioError, Verification } from './verify.ts';
import { isRecord } from '../record.ts';

type Path = { Params: { service: string; sid?: string } };

type Call = { account: string; service: string; sid: string; body: unknown };

type Work = (sandbox: Sandbox, call: Call) => Verification | TwilioError;

const phone = z.string().regex(/^\+[1-9]\d{6,14}$/);

const startSchema = z.object({
  To: phone,
  Channel: z.enum(['sms', 'whatsapp', 'call']),
  Locale: z.string().max(10).optional(),
  CustomFriendlyName: z.string().max(60).optional(),
});

const checkSchema = z.object({
  Code: z.string().regex(/^\d{4,10}$/),
  To: phone.optional(),
  VerificationSid: z.string().optional(),
});

const updateSchema = z.object({ Status: z.enum(['canceled', 'approved']) });

/** Twilio Verify v2, as far as one-time codes need it. */
export function twilioRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const base = '/v2/Services/:service';
  const route = (operation: string, work: Work, success: number, asCheck = false) => {
    return (request: FastifyRequest<Path>, reply: FastifyReply) =>
      answer(sandbox, request, reply, { operation, work, success, asCheck });
  };
  app.post<Path>(`${base}/Verifications`, route('verifications.create', start, 201));
  app.get<Path>(`${base}/Verifications/:sid`, route('verifications.fetch', fetchOne, 200));
  app.post<Path>(`${base}/Verifications/:sid`, route('verifications.update', update, 200));
  app.post<Path>(
    `${base}/VerificationCheck`,
    route('verification_checks.create', check, 201, true),
  );
  app.get<{ Querystring: { to?: string; phoneNumber?: string } }>('/sandbox/codes', (request) => {
    const { to, phoneNumber } = request.query;
    return { codes: listCodes(sandbox, to ?? phoneNumber) };
  });
}

type Route = { operation: string; work: Work; success: number; asCheck: boolean };

async function answer(
  sandbox: Sandbox,
  request: FastifyRequest<Path>,
  reply: FastifyReply,
  { operation, work, success, asCheck }: Route,
) {
  const fault = sandbox.faults.take('twilio', operation);
  const failure = { status: 500, code: 20500, message: 'Internal server error (sandbox fault)' };
  return answerUnderFault(request, reply, { fault, failure }, (): Answer => {
    const account = readAccount(request);
    if (!account) return refused({ status: 401, code: 20003, message: 'Authenticate' });
    const { service, sid = '' } = request.params;
    const result = sandbox.store.transaction(() =>
      work(sandbox, { account, service, sid, body: request.body ?? {} }),
    );
    if (isTwilioError(result)) return refused(result);
    return {
      status: success,
      body: asCheck ? checkBody(result) : verificationBody(sandbox, result),
    };
  });
}

function readAccount(request: FastifyRequest): string | undefined {
  const [scheme = '', credentials = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme.toLowerCase() !== 'basic') return undefined;
  const [sid, token] = Buffer.from(credentials, 'base64').toString().split(':');
  return sid && token ? sid : undefined;
}

function refused(error: TwilioError): Answer {
  const more = { more_info: `https://www.twilio.com/docs/errors/${error.code}` };
  return { status: error.status, body: { ...error, ...more } };
}

function checkBody(verification: Verification) {
  return { ...sharedBody(verification), sna_attempts_error_codes: [] };
}

function sharedBody(verification: Verification) {
  return {
    sid: verification.sid,
    service_sid: verification.service,
    account_sid: verification.account,
    to: verification.to,
    channel: verification.channel,
    status: verification.status,
    valid: verification.status === 'approved',
    amount: null,
    payee: null,
    date_created: isoSeconds(verification.createdAtMs),
    date_updated: isoSeconds(verification.updatedAtMs),
  };
}

function isoSeconds(ms: number) {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
}

function verificationBody(sandbox: Sandbox, verification: Verification) {
  const { service, sid } = verification;
  return {
    ...sharedBody(verification),
    lookup: {},
    send_code_attempts: verification.sends.map((send) => ({
      time: isoSeconds(Date.parse(send.at)),
      channel: send.channel,
      attempt_sid: send.sid,
    })),
    sna: null,
    url: `${sandbox.publicUrl()}/v2/Services/${service}/Verifications/${sid}`,
  };
}

function start(sandbox: Sandbox, call: Call) {
  const params = read(startSchema, call.body);
  if (isTwilioError(params)) return params;
  return startVerification(sandbox, {
    service: call.service,
    account: call.account,
    to: params.To,
    channel: params.Channel,
    locale: params.Locale,
    friendlyName: params.CustomFriendlyName,
  });
}

function read<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> | TwilioError {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0] ?? '');
  const value = isRecord(body) ? body[name] : undefined;
  const given = typeof value === 'string' ? `\`${name}\`: ${value}` : name;
  return { status: 400, code: 60200, message: `Invalid parameter ${given}` };
}

function fetchOne(sandbox: Sandbox, { service, sid }: Call): Verification | TwilioError {
  const found = verifications(sandbox).find(sid);
  // Twilio deletes a verification once it is approved or expired.
  const gone = !found || found.service !== service || found.status === 'approved';
  if (!gone && !isExpired(sandbox, found)) return found;
  return {
    status: 404,
    code: 20404,
    message: `The requested resource /Services/${service}/Verifications/${sid} was not found`,
  };
}

function update(sandbox: Sandbox, call: Call): Verification | TwilioError {
  const params = read(updateSchema, call.body);
  if (isTwilioError(params)) return params;
  const found = fetchOne(sandbox, call);
  if (isTwilioError(found)) return found;
  return save(sandbox, { ...found, status: params.Status, updatedAtMs: sandbox.clock.now() });
}

function check(sandbox: Sandbox, call: Call) {
  const params = read(checkSchema, call.body);
  if (isTwilioError(params)) return params;
  const { Code: code, To: to, VerificationSid: sid } = params;
  if (!to && !sid)
    return { status: 400, code: 60200, message: 'Either To or VerificationSid is required' };
  return checkVerification(sandbox, {
    service: call.service,
    code,
    ...(to && { to }),
    ...(sid && { sid }),
  });
}

/** Every message that went out, newest first, as the phone would show it. */
export function listCodes(sandbox: Sandbox, phoneNumber?: string, limit = 200) {
  // A plus sign that wasn't escaped arrives as a space.
  const wanted = phoneNumber?.trim().replace(/^(?=\d)/, '+');
  return messages(sandbox)
    .newest({ limit, ...(wanted && { ref: wanted }) })
    .flatMap((message) => {
      const verification = verifications(sandbox).find(message.verification);
      if (!verification) return [];
      return {
        to: message.to,
        phoneNumber: message.to,
        code: verification.code,
        channel: message.channel,
        locale: message.locale,
        service: purposeOf(verification.service),
        status: statusNow(sandbox, verification),
        text: message.text,
        createdAt: message.at,
        expiresAt: new Date(verification.createdAtMs + codeLifeMs).toISOString(),
        sid: verification.sid,
      };
    });
}
