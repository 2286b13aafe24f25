import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const stripeHosts = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'];

/** Headers of every reply. Scripts come from our own files alone; nothing inline runs. */
export const registerSecurity = async (app: FastifyInstance, config: Config): Promise<void> => {
  const isLive = config.gateways.sandbox === null;
  const stripe = isLive ? stripeHosts : [];
  const socketOrigin = config.http.publicUrl.replace(/^http/, 'ws');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe],
        // Positioning of menus and dialogs is written as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", socketOrigin, ...stripe],
        frameSrc: ["'self'", ...stripe],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.http.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(self)',
    );
  });
};
