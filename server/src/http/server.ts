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

declare module 'fastify' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- augments Fastify's own
  interface FastifyRequest {
    rawBody?: Buffer;
  }
}

/** A Fastify server with what is common to all features: limits, headers, errors, cookies. */
export async function createServer({
  config,
  log,
  quietLog,
  clock,
}: Pick<Context, 'config' | 'log' | 'quietLog' | 'clock'>): Promise<FastifyInstance> {
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
    // A proxy that terminates TLS doesn't always say so; the public address does.
    parseOptions: { secure: config.http.publicUrl.startsWith('https:') ? true : 'auto' },
  });
  await app.register(compress, {
    threshold: 2048,
    encodings: ['br', 'gzip'],
    // The default quality is meant for static files, not for replies.
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
  // The id that refusals carry, on every reply: a person can tell it, and it is found in the log.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern instead of the URL: URLs carry ids, phones and tokens.
    request.log.debug(
      { route: request.routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'request',
    );
  });
  return app;
}

function parseJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      // Webhook signatures are computed over the raw bytes.
      request.rawBody = body;
      if (body.length === 0) return done(null, undefined);
      try {
        return done(null, JSON.parse(body.toString()));
      } catch {
        return done(new AppError('invalid-input', { fields: [{ path: '', message: 'Not JSON' }] }));
      }
    },
  );
}

/**
 * Fastify closes idle connections once; one that becomes idle during shutdown would delay the exit
 * until its keep-alive ends.
 */
function closeLateIdlers(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}
