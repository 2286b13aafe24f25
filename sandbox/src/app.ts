import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';
import { gazetteerRoutes } from './gazetteer/routes.ts';
import { llmRoutes } from './llm/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { pageRoutes } from './page/routes.ts';
import { peopleRoutes } from './people.ts';
import { ratesRoutes } from './rates/routes.ts';
import { refuse, sendRefusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';
import { s3Routes } from './s3/routes.ts';
import { sandboxRoutes } from './sandbox-routes.ts';
import { stripeRequestId, stripeRoutes } from './stripe/routes.ts';
import { threeDSecureRoutes } from './stripe/three-d-secure.ts';
import { twilioRoutes } from './twilio/routes.ts';

const largestBodyBytes = 4 * 1024 * 1024;

export function createApp(sandbox: Sandbox): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: largestBodyBytes,
    forceCloseConnections: true,
    genReqId: stripeRequestId,
    requestIdHeader: false,
    routerOptions: { querystringParser: readForm, maxParamLength: 200, ignoreTrailingSlash: true },
  });
  app.register(formbody, { parser: readForm });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  app.addHook('onRequest', async (request) => refuseOtherHosts(request, sandbox));
  app.addHook('onRequest', refuseOtherSites);
  // Stripe answers first and tells afterwards.
  app.addHook('onResponse', (_request, _reply, done) => {
    sandbox.webhooks.kick();
    done();
  });
  app.setErrorHandler(sendRefusal);
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`;
    if (request.url.startsWith('/v1/'))
      return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
    return refuse(404, 'not-found', 'Not found', message);
  });
  stripeRoutes(app, sandbox);
  threeDSecureRoutes(app, sandbox);
  twilioRoutes(app, sandbox);
  llmRoutes(app, sandbox);
  ratesRoutes(app, sandbox);
  gazetteerRoutes(app, sandbox);
  s3Routes(app, sandbox);
  mailRoutes(app, sandbox);
  peopleRoutes(app, sandbox);
  sandboxRoutes(app, sandbox);
  pageRoutes(app, sandbox);
  return app;
}

/** Reads `a[b][0]=c` as Stripe does, for bodies and queries alike. */
function readForm(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 8, arrayLimit: 200, parameterLimit: 2000 });
}

type Done = (error: Error | null, body?: unknown) => void;

/** JSON, where no body at all is as good as an empty one. */
function readJson(_request: FastifyRequest, text: string | Buffer, done: Done) {
  if (text.length === 0) return done(null, undefined);
  try {
    done(null, JSON.parse(text.toString()));
  } catch {
    done(Object.assign(new Error('The body is not valid JSON.'), { statusCode: 400 }));
  }
}

/**
 * A page of another name can come to point here (DNS rebinding), and would read codes as if it were
 * ours: only this machine's own names are answered, and the one under which people reach the page.
 */
function refuseOtherHosts(request: FastifyRequest, sandbox: Sandbox) {
  const asked = URL.parse(`http://${request.headers.host}`)?.hostname ?? '';
  if (loopback.test(asked) || asked === URL.parse(sandbox.publicUrl())?.hostname) return;
  refuse(403, 'other-host', 'Refused', 'This address is not one of the sandbox.');
}

/** Another site open in the same browser may not move the clock or read codes here. */
async function refuseOtherSites(request: FastifyRequest) {
  const changes = !['GET', 'HEAD'].includes(request.method);
  if (changes && request.headers['sec-fetch-site'] === 'cross-site')
    refuse(403, 'other-site', 'Refused', 'Calls from other sites are not accepted.');
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
