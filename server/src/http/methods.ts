import { endpoints } from '@puente/contract/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

const calls = endpoints.map(({ method, path }) => ({
  method,
  pattern: new URLPattern({ pathname: path }),
}));

/**
 * Refuses what no route takes: where there are calls at the path, they know other methods
 * (error-2), else nothing is there. A preflight of another origin gets no leave by it.
 */
export function refuseUnrouted(request: FastifyRequest, reply: FastifyReply): never {
  const methods = methodsAt(request.url.split('?')[0] ?? '');
  if (methods.length === 0) throw new AppError('not-found');
  void reply.header('allow', methods.join(', '));
  throw new AppError('method-not-allowed');
}

function methodsAt(pathname: string): string[] {
  const known = calls
    .filter(({ pattern }) => pattern.test({ pathname }))
    .flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method]));
  return [...new Set(known)].toSorted();
}
