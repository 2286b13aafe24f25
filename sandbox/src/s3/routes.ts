import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnderFault } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';
import { signatureProblem, type SignatureProblem } from './signature.ts';

/** The one bucket there is. */
export const s3Bucket = 'puente';

/** Videos have up to 50 MB. */
const largestBytes = 64 * 1024 * 1024;

type StoredObject = { base64: string; type: string; savedAt: string };

type Problem = SignatureProblem | 'NoSuchKey' | 'NoSuchBucket' | 'InternalError';

const statuses: Record<Problem, number> = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
  RequestTimeTooSkewed: 403,
  NoSuchKey: 404,
  NoSuchBucket: 404,
  InternalError: 500,
};

/** The wire of S3 for whole objects, addressed by path under `/s3`: put, get, head, delete. */
export function s3Routes(app: FastifyInstance, sandbox: Sandbox) {
  app.register(async (scope) => {
    // Here bodies are bytes, whatever they are said to be.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: ['PUT', 'GET', 'HEAD', 'DELETE'],
      exposeHeadRoute: false,
      url: '/s3/:bucket/*',
      bodyLimit: largestBytes,
      handler: (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const refused = signatureProblem(request, body);
        if (refused) return sendProblem(reply, refused);
        const { bucket, '*': key } = request.params as { bucket: string; '*': string };
        if (bucket !== s3Bucket) return sendProblem(reply, 'NoSuchBucket');
        const fault = sandbox.faults.take('s3', operationOf(request.method));
        const failure = problemText('InternalError');
        return answerUnderFault(request, reply.type('application/xml'), { fault, failure }, () =>
          carryOut(sandbox, request, { reply, key, body }),
        );
      },
    });
  });
}

function operationOf(method: string): string {
  return { PUT: 'objects.put', DELETE: 'objects.delete' }[method] ?? 'objects.get';
}

function carryOut(
  sandbox: Sandbox,
  request: FastifyRequest,
  { reply, key, body }: { reply: FastifyReply; key: string; body: Buffer },
): { status: number; body: unknown } {
  const objects = sandbox.store.collection<StoredObject>('s3-object');
  if (request.method === 'PUT') {
    const type = request.headers['content-type'] ?? 'application/octet-stream';
    const savedAt = sandbox.clock.iso();
    objects.save(key, { base64: body.toString('base64'), type, savedAt });
    reply.header('etag', etagOf(body));
    return { status: 200, body: '' };
  }
  if (request.method === 'DELETE') {
    objects.remove(key);
    return { status: 204, body: '' };
  }
  const found = objects.find(key);
  if (!found) return { status: 404, body: problemText('NoSuchKey') };
  const bytes = Buffer.from(found.base64, 'base64');
  reply.type(found.type).headers({ etag: etagOf(bytes), 'content-length': bytes.length });
  return { status: 200, body: request.method === 'HEAD' ? '' : bytes };
}

/** As S3 has it for what came in one piece. */
function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function problemText(code: Problem): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

function sendProblem(reply: FastifyReply, code: Problem) {
  return reply.code(statuses[code]).type('application/xml').send(problemText(code));
}
