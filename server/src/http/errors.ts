import { Socket } from 'node:net';
import { type ErrorCode, errorCatalogue, type ErrorReply } from '@puente/contract/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../lib/app-error.ts';
import { GatewayUnavailable } from '../lib/gateway-unavailable.ts';

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
  503: 'unavailable',
};

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
    requestId,
  };
};

const asAppError = (error: FastifyError): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof GatewayUnavailable) return new AppError('gateway-unavailable');
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

/** The one adapter from thrown to replied (DECISIONS, Errors). A 500 is always a bug: logged. */
export const handleError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const refusal = asAppError(error);
  if (error instanceof GatewayUnavailable)
    request.log.warn({ reason: error.message }, 'gateway unavailable');
  else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  if (refusal.details.retryAfterSeconds !== undefined)
    void reply.header('retry-after', Math.max(1, Math.ceil(refusal.details.retryAfterSeconds)));
  hangUp(request, reply, refusal.code === 'too-large');
  void reply
    .status(refusal.status)
    .header('cache-control', 'no-store')
    .send(errorReply(refusal.code, request.id, refusal.details));
};
