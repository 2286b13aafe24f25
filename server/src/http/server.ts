import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from '../context.ts';
import { AppError } from '../lib/app-error.ts';
import { newId } from '../lib/ids.ts';
import { handleError } from './errors.ts';
import { callerKey, limitStore } from './limit-store.ts';
import { answerUnreadable } from './pages.ts';
import { registerSecurity } from './security.ts';

/** Largest JSON body; uploads have limits of their own. */
const bodyLimitBytes = 512 * 1024;

/** Longest time for a request to arrive: a client that sends a byte a minute is disconnected. */
const requestTimeoutMs = 300_000;

const parseJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Kept for signatures, which are over the bytes and not over their meaning.
    request.rawBody = body as Buffer;
    if (body.length === 0) return done(null, undefined);
    try {
      return done(null, JSON.parse(body.toString()));
    } catch {
      return done(new AppError('invalid-input', { fields: [{ path: '', message: 'Not JSON' }] }));
    }
  });
};

declare module 'fastify' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- augments Fastify's own
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/**
 * A connection that is just finishing its answer when the server closes turns idle after Fastify's
 * one look, and would hold the stop up until its keep-alive ends.
 */
const closeLateIdlers = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
};

/** A Fastify server with everything that knows no feature: limits, headers, errors, cookies. */
export const createServer = async ({
  config,
  log,
  quietLog,
  clock,
}: Pick<Context, 'config' | 'log' | 'quietLog' | 'clock'>): Promise<FastifyInstance> => {
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: config.http.trustProxy,
    bodyLimit: bodyLimitBytes,
    genReqId: newId,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerUnreadable,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError(quietLog));
  parseJson(app);
  closeLateIdlers(app);
  await registerSecurity(app, config);
  await app.register(cookie, {
    secret: config.secret,
    // A proxy that ends TLS need not say so: the address that people use tells.
    parseOptions: { secure: config.http.publicUrl.startsWith('https:') ? true : 'auto' },
  });
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    // The default quality is made for files that are packed once, not for replies.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(rateLimit, {
    global: false,
    store: limitStore(clock),
    keyGenerator: (request) => callerKey(request),
    ...(config.http.hasRateLimit ? {} : { allowList: () => true }),
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many-requests', { retryAfterSeconds: context.ttl / 1000 }),
  });
  await app.register(websocket, { options: { maxPayload: 256 * 1024 } });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern instead of the address: addresses carry ids, phones and tokens.
    request.log.debug(
      { route: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'request',
    );
  });
  return app;
};
