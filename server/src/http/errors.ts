import { Socket } from 'node:net';
import { type ErrorCode, errorCatalogue, type ErrorReply } from '@puente/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DatabaseUnavailable } from '../db/outage.ts';
import { AppError } from '../lib/app-error.ts';
import { GatewayUnavailable } from '../lib/gateway-unavailable.ts';
import type { QuietLog } from '../lib/quiet-log.ts';

/** Fastify's own refusals in our words. */
const frameworkCodes: Record<number, ErrorCode> = {
  400: 'invalid-input',
  // A file's address that leaves its folder: there is nothing there.
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

/** When it makes sense to try again, in seconds, after an outage of ours and of a third party. */
const databaseRetrySeconds = 1;
const gatewayRetrySeconds = 5;

export const errorReply = (
  code: ErrorCode,
  requestId: string,
  details: AppError['details'] = {},
): ErrorReply => {
  const [, error, message] = errorCatalogue[code];
  return {
    error,
    errorCode: code,
    message,
    ...(details.fields ? { fields: details.fields } : {}),
    ...(details.alternatives ? { alternatives: details.alternatives } : {}),
    ...(details.payment ? { payment: details.payment } : {}),
    ...(details.refundTerms ? { refundTerms: details.refundTerms } : {}),
    ...(details.ownMeetings ? { ownMeetings: details.ownMeetings } : {}),
    ...(details.ways ? { ways: details.ways } : {}),
    requestId,
  };
};

/** The refusal that a thrown error stands for, over HTTP and sockets alike; null for a bug. */
export const refusalOf = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseUnavailable)
    return new AppError('unavailable', { retryAfterSeconds: databaseRetrySeconds });
  if (error instanceof GatewayUnavailable)
    return new AppError('gateway-unavailable', { retryAfterSeconds: gatewayRetrySeconds });
  return null;
};

const asAppError = (error: FastifyError): AppError => {
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'Invalid',
    }));
    // A malformed id in the address names nothing: the same answer as for one that is unknown.
    if (error.validationContext === 'params') return new AppError('not-found');
    return new AppError('invalid-input', { fields });
  }
  const code = frameworkCodes[error.statusCode ?? 500];
  return new AppError(code ?? 'internal', code === 'invalid-input' ? { fields: [] } : {});
};

/** How long a refused sender may go on before the connection ends, in real milliseconds. */
const hangUpAfterMs = { tooLarge: 1000, otherwise: 10_000 };

/**
 * Ends the connection of somebody who goes on sending what was refused. What is too large is read no
 * further; anything else that is still on its way is let pass by for a while.
 */
const hangUp = ({ raw }: FastifyRequest, reply: FastifyReply, isTooLarge: boolean): void => {
  // Requests of tests that come without a connection are complete.
  if (raw.complete || !(raw.socket instanceof Socket)) return;
  if (isTooLarge) raw.pause();
  else raw.resume();
  reply.raw.once('finish', () => {
    const end = () => raw.complete || raw.socket.destroy();
    setTimeout(end, isTooLarge ? hangUpAfterMs.tooLarge : hangUpAfterMs.otherwise).unref();
  });
};

/** A third party that is away is told once a minute; the database's outages are told elsewhere. */
const writeDown = (
  quietLog: QuietLog,
  request: FastifyRequest,
  error: FastifyError,
  refusal: AppError,
): void => {
  if (refusal.code === 'gateway-unavailable')
    quietLog('warn', `gateway ${error.message}`, { reason: error.message }, 'gateway unavailable');
  else if (refusal.status >= 500 && refusal.code !== 'unavailable')
    request.log.error({ err: error }, 'request failed');
};

/** The one adapter from thrown to replied (DECISIONS, Errors). A 500 is always a bug: logged. */
export const handleError =
  (quietLog: QuietLog) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
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
