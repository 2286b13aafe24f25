import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/**
 * In sandbox mode the product's own address shows the sandbox, unchanged. A move of its clock is
 * answered only after this process follows it and what came due was done, so that whoever moved
 * the clock sees the new time everywhere.
 */
export const registerSandboxProxy = async (
  app: FastifyInstance,
  options: {
    url: string;
    isOwnHost: (request: FastifyRequest) => boolean;
    onClockMoved: () => Promise<void>;
  },
): Promise<void> => {
  await app.register(async (scope) => {
    // The proxy passes bodies on as they are and brings a parser of its own that does nothing.
    scope.removeContentTypeParser('application/json');
    // Codes and mails are read here, and another name may be that of a stranger's page.
    scope.addHook('onRequest', async (request) => {
      if (!options.isOwnHost(request)) throw new AppError('forbidden');
    });
    await scope.register(httpProxy, {
      upstream: options.url,
      prefix: '/sandbox',
      rewritePrefix: '/sandbox',
      // The sandbox's page brings a policy of its own.
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
};
