import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/**
 * In sandbox mode the sandbox is served under the product's own address. Moving its clock is
 * answered once this process follows it and due jobs have run, so that the caller sees the new
 * time everywhere. Who reads the mails finds those of what the product answered before.
 */
export async function registerSandboxProxy(
  app: FastifyInstance,
  options: {
    url: string;
    isOwnHost: (request: FastifyRequest) => boolean;
    onClockMoved: () => Promise<void>;
    beforeMailsAreRead: () => Promise<void>;
  },
): Promise<void> {
  await app.register(async (scope) => {
    // The proxy passes bodies through and registers a parser that does nothing.
    scope.removeContentTypeParser('application/json');
    // Codes and mails can be read here: only under our own host names.
    scope.addHook('onRequest', async (request) => {
      if (!options.isOwnHost(request)) throw new AppError('forbidden');
    });
    await scope.register(httpProxy, {
      upstream: options.url,
      prefix: '/sandbox',
      rewritePrefix: '/sandbox',
      // The sandbox's page has its own content security policy.
      preHandler: async (request, reply) => {
        if (request.method === 'GET' && isOf(request, '/sandbox/mails'))
          // Mails that are there can be read while the database is away.
          await options.beforeMailsAreRead().catch(() => undefined);
        for (const name of Object.keys(reply.getHeaders()))
          if (name.startsWith('content-security-policy') || name === 'x-frame-options')
            reply.removeHeader(name);
      },
      replyOptions: {
        onResponse: (request, reply, response) => {
          const isMove = request.method === 'POST' && isOf(request, '/sandbox/clock');
          const send = () => reply.send('stream' in response ? response.stream : response);
          if (isMove) void options.onClockMoved().then(send, send);
          else void send();
        },
      },
    });
  });
}

/** Is it a request for this path, with or without a slash at the end? */
function isOf(request: { url: string }, path: string): boolean {
  return request.url.split('?')[0]?.replace(/\/$/, '') === path;
}
