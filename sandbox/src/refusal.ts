import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';

export type Field = { path: string; message: string };

type Refused = Error & {
  refusal: { status: number; error: string; errorCode: string; fields?: Field[] };
};

/** Refuses a call of the sandbox's own API (not of a third party's wire). */
export function refuse(
  status: number,
  errorCode: string,
  error: string,
  message: string,
  fields?: Field[],
): never {
  const refusal = { status, error, errorCode, ...(fields && { fields }) };
  throw Object.assign(new Error(message), { refusal });
}

export function refuseInput(fields: Field[]): never {
  refuse(400, 'invalid-input', 'Invalid input', 'Correct the named fields and try again.', fields);
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
