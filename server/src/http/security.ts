import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const stripeHosts = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'];

/** Headers of every reply. Scripts only from our own files, nothing inline. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const isLive = config.gateways.sandbox === null;
  const stripe = isLive ? stripeHosts : [];
  const { publicUrl, apiUrl, origins, otherOrigins } = config.http;
  // Set where pages call another origin than their own.
  const callers = apiUrl ? origins : otherOrigins;
  const sockets = [publicUrl, ...(apiUrl ? [apiUrl] : [])].map((url) => url.replace(/^http/, 'ws'));
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe],
        // Menus and dialogs are positioned by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sockets, ...(apiUrl ? [apiUrl] : []), ...stripe],
        frameSrc: ["'self'", ...stripe],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Windows of other origins that may hand a session over can't if the tie to them is cut; the
    // www form of our own domain, or the bare one, is such an origin.
    crossOriginOpenerPolicy: { policy: origins.length > 1 ? 'unsafe-none' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  // A page served elsewhere (static hosting, another port) calls from its own origin, and so does
  // our own where calls go to another one. Everybody else gets no permission to read.
  if (callers.length > 0)
    await app.register(cors, {
      origin: callers,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
      exposedHeaders: ['retry-after', 'x-now', 'x-request-id', 'idempotent-replayed'],
      maxAge: 600,
    });
  app.addHook('onSend', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self)',
    );
  });
}
