import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

export type Field = { path: string; message: string };

type Refused = Error & {
  refusal: { status: number; error: string; errorCode: string; fields?: Field[] };
};

/** Refuses a call of the sandbox's own API (not of a third party's wire). */
export function refuse(status: number, errorCode: string, error: string, message: string): never {
  throwRefusal(message, { status, error, errorCode });
}

function throwRefusal(message: string, refusal: Refused['refusal']): never {
  throw Object.assign(new Error(message), { refusal });
}

export function refuseInput(fields: Field[]): never {
  const refusal = { status: 400, error: 'Invalid input', errorCode: 'invalid-input', fields };
  throwRefusal('Correct the named fields and try again.', refusal);
}

/** The body as the schema reads it, or a 400 that names each wrong field. */
export function readBody<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  return refuseInput(
    parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  );
}

export function sendRefusal(
  error: Refused | FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if ('refusal' in error) {
    const { status, ...body } = error.refusal;
    return reply.code(status).send({ ...body, message: error.message, requestId: request.id });
  }
  const status = error.statusCode ?? 500;
  const bad = status < 500;
  return reply.code(status).send({
    error: bad ? 'Invalid input' : 'Sandbox error',
    errorCode: bad ? 'invalid-input' : 'internal-error',
    message: error.message,
    ...(bad && { fields: [{ path: '', message: error.message }] }),
    requestId: request.id,
  });
}
