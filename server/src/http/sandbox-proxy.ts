import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/**
 * In sandbox mode the sandbox is served under the product's own address. Moving its clock is
 * answered once this process follows it and due jobs have run, so that the caller sees the new
 * time everywhere.
 */
export async function registerSandboxProxy(
  app: FastifyInstance,
  options: {
    url: string;
    isOwnHost: (request: FastifyRequest) => boolean;
    onClockMoved: () => Promise<void>;
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
      preHandler: async (_request, reply) => {
        for (const name of Object.keys(reply.getHeaders()))
          if (name.startsWith('content-security-policy') || name === 'x-frame-options')
            reply.removeHeader(name);
      },
      replyOptions: {
        onResponse: (request, reply, response) => {
          const isMove =
            request.method === 'POST' &&
            /^\/sandbox\/clock\/?$/.test(request.url.split('?')[0] ?? '');
          const send = () => reply.send('stream' in response ? response.stream : response);
          if (isMove) void options.onClockMoved().then(send, send);
          else void send();
        },
      },
    });
  });
}
