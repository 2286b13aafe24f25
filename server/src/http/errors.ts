import { Socket } from 'node:net';
import { type ErrorCode, errorCatalogue, type ErrorReply } from '@puente/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseUnavailable } from '../db/outage.ts';
import { AppError } from '../lib/app-error.ts';
import { GatewayUnavailable } from '../lib/gateway-unavailable.ts';
import type { QuietLog } from '../lib/quiet-log.ts';

/** Fastify's own refusals as error codes. */
const frameworkCodes: Record<number, ErrorCode> = {
  400: 'invalid-input',
  // A path that leaves the folder of files.
  403: 'not-found',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
  429: 'too-many-requests',
  // The sandbox behind the proxy.
  502: 'gateway-unavailable',
  503: 'unavailable',
  504: 'gateway-unavailable',
};

/** `Retry-After` in seconds, after an outage of the database and of a third party. */
const databaseRetrySeconds = 1;

const gatewayRetrySeconds = 5;

/** The fields that a refusal of wrong input is about, where its service named none (error-1). */
const fieldsOf: Partial<Record<ErrorCode, readonly string[]>> = {
  'invalid-phone': ['phoneNumber'],
  'code-wrong': ['code'],
  'code-expired': ['code'],
  'confirmation-missing': ['confirmed'],
  'consent-missing': ['consent'],
  'feedback-invalid': ['feedbackType', 'feedbackText'],
};

export function errorReply(
  code: ErrorCode,
  requestId: string,
  details: AppError['details'] = {},
): ErrorReply {
  const [, error, message] = errorCatalogue[code];
  const fields = details.fields ?? fieldsOf[code]?.map((path) => ({ path, message: error }));
  return {
    error,
    errorCode: code,
    message,
    ...(fields ? { fields } : {}),
    ...(details.alternatives ? { alternatives: details.alternatives } : {}),
    ...(details.clashes ? { clashes: details.clashes } : {}),
    ...(details.payment ? { payment: details.payment } : {}),
    ...(details.refundTerms ? { refundTerms: details.refundTerms } : {}),
    ...(details.proposalState ? { proposalState: details.proposalState } : {}),
    ...(details.ownMeetings ? { ownMeetings: details.ownMeetings } : {}),
    ...(details.ways ? { ways: details.ways } : {}),
    ...(details.draft ? { draft: details.draft } : {}),
    ...(details.hours ? { hours: details.hours } : {}),
    ...(details.promoError ? { promoError: details.promoError } : {}),
    ...(details.areas ? { areas: details.areas } : {}),
    requestId,
  };
}

/** The refusal that a thrown error stands for, over HTTP and sockets alike; null for a bug. */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseUnavailable)
    return new AppError('unavailable', { retryAfterSeconds: databaseRetrySeconds });
  if (error instanceof GatewayUnavailable)
    return new AppError('gateway-unavailable', { retryAfterSeconds: gatewayRetrySeconds });
  return null;
}

/** How long a refused sender may go on sending before the connection ends, in real milliseconds. */
const hangUpAfterMs = { tooLarge: 1000, otherwise: 10_000 };

/** The one adapter from thrown to replied (error-1, error-2). A 500 is always a bug: logged. */
export function handleError(quietLog: QuietLog) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (hasLeft(error, reply)) return leave(error, request, reply);
    const refusal = asAppError(error);
    writeDown(quietLog, request, error, refusal);
    if (refusal.details.retryAfterSeconds !== undefined)
      void reply.header('retry-after', Math.max(1, Math.ceil(refusal.details.retryAfterSeconds)));
    hangUp(request, reply, refusal.code === 'too-large');
    void reply
      .status(refusal.status)
      .header('cache-control', 'no-store')
      .send(errorReply(refusal.code, request.id, refusal.details));
  };
}

/** Has the connection ended in the middle of an answer? Browsers do that when a page is left. */
function hasLeft(error: FastifyError, { raw }: FastifyReply): boolean {
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed;
}

/** Nobody reads an answer any more, and nothing is broken. */
function leave(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  request.log.debug({ err: error }, 'the reader left before the answer');
  reply.hijack();
}

function asAppError(error: FastifyError): AppError {
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'Invalid',
    }));
    // A malformed id in the path gets the same answer as an unknown one.
    if (error.validationContext === 'params') return new AppError('not-found');
    return new AppError('invalid-input', { fields });
  }
  const code = frameworkCodes[error.statusCode ?? 500];
  return new AppError(code ?? 'internal', code === 'invalid-input' ? { fields: [] } : {});
}

/** A third party's outage is logged once a minute; the database's are logged in db/outage.ts. */
function writeDown(
  quietLog: QuietLog,
  request: FastifyRequest,
  error: FastifyError,
  refusal: AppError,
): void {
  if (refusal.code === 'gateway-unavailable')
    quietLog('warn', `gateway ${error.message}`, { reason: error.message }, 'gateway unavailable');
  else if (refusal.status >= 500 && refusal.code !== 'unavailable')
    request.log.error({ err: error }, 'request failed');
}

/**
 * Ends the connection of a sender whose request was refused. A body that is too large is not read
 * further; anything else is drained for a while.
 */
function hangUp({ raw }: FastifyRequest, reply: FastifyReply, isTooLarge: boolean): void {
  // Requests injected by tests have no connection and are complete.
  if (raw.complete || !(raw.socket instanceof Socket)) return;
  if (isTooLarge) raw.pause();
  else raw.resume();
  reply.raw.once('finish', () => {
    const end = () => raw.complete || raw.socket.destroy();
    setTimeout(end, isTooLarge ? hangUpAfterMs.tooLarge : hangUpAfterMs.otherwise).unref();
  });
}
