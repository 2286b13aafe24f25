import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { version } from '@puente/contract/policy';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { Context } from './context.ts';
import { DatabaseUnavailable } from './db/outage.ts';
import { alertJobs } from './features/alert/jobs.ts';
import { authJobs, authSweeps } from './features/auth/jobs.ts';
import { authRoutes } from './features/auth/routes.ts';
import { hasProvenPhone } from './features/auth/session/service.ts';
import { availabilityRoutes } from './features/availability/routes.ts';
import { bookingPort } from './features/booking/confirmation/service.ts';
import { bookingJobs, bookingSweeps } from './features/booking/jobs.ts';
import { bookingRoutes } from './features/booking/routes.ts';
import { indexProfile } from './features/chat/matching/service.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { carryOver } from './features/chat/service.ts';
import { registerChatSocket } from './features/chat/socket/routes.ts';
import { configRoutes } from './features/config/routes.ts';
import { describeInstallation } from './features/config/service.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { currencyJobs, currencySweeps } from './features/currency/jobs.ts';
import { currencyRoutes } from './features/currency/routes.ts';
import { feedbackJobs } from './features/feedback/jobs.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { meetingRoutes } from './features/meeting/routes.ts';
import { registerMeetingSocket } from './features/meeting/socket/routes.ts';
import { monitoringJobs, monitoringSweeps } from './features/monitoring/jobs.ts';
import { monitoringRoutes } from './features/monitoring/routes.ts';
import { partnerRoutes } from './features/partner/routes.ts';
import { findPartnerHead, findPartnerOfAddress } from './features/partner/service.ts';
import { paymentJobs, paymentSweeps } from './features/payment/jobs.ts';
import { paymentRoutes } from './features/payment/routes.ts';
import { providerRoutes } from './features/provider/routes.ts';
import { type OnProfileSaved } from './features/provider/service.ts';
import { findHeadOfPath } from './features/provider/service.ts';
import { userJobs } from './features/user/jobs.ts';
import { userRoutes } from './features/user/routes.ts';
import { registerHealth } from './http/health.ts';
import { isOwnHost } from './http/hosts.ts';
import { registerMedia } from './http/media.ts';
import { type PageHead, registerPages } from './http/pages.ts';
import { registerRoute } from './http/register.ts';
import type { Route } from './http/route.ts';
import { registerSandboxProxy } from './http/sandbox-proxy.ts';
import { createServer } from './http/server.ts';
import { countSockets } from './http/sockets.ts';
import type { Job, Sweep } from './jobs/job.ts';

/** A saved profile or changed verification is indexed for the matchmaker in its transaction. */
export const onProfileSaved: OnProfileSaved = indexProfile;

/** Every feature's calls in one list. */
const allRoutes = (context: Context): Route[] => [
  ...authRoutes(context, { onSignIn: carryOver }),
  ...userRoutes(context, { onProfileSaved, hasProvenPhone }),
  ...configRoutes(context),
  ...providerRoutes(context, { onProfileSaved }),
  ...partnerRoutes(context, { onProfileSaved }),
  ...currencyRoutes(context),
  ...availabilityRoutes(context),
  ...bookingRoutes(context),
  ...paymentRoutes(context, bookingPort(context)),
  ...chatRoutes(context),
  ...meetingRoutes(context),
  ...monitoringRoutes(context),
  ...feedbackRoutes(context),
  ...contactRoutes(context),
];

/** Every feature's later work in one list. */
export const jobs: readonly Job<never>[] = [
  ...authJobs,
  ...bookingJobs,
  ...paymentJobs(bookingPort),
  ...userJobs,
  ...monitoringJobs,
  ...feedbackJobs,
  ...alertJobs,
  ...currencyJobs,
];
export const sweeps: readonly Sweep[] = [
  ...authSweeps,
  ...bookingSweeps,
  ...paymentSweeps,
  ...monitoringSweeps,
  ...currencySweeps,
];

/** The page itself needs no database: it comes without what only that knows, and asks for it. */
const nullWhenAway = (error: unknown): null => {
  if (error instanceof DatabaseUnavailable) return null;
  throw error;
};

/** What a page is told before it asks: the installation, and the partner its address names. */
const readBoot = async (context: Context, url: string): Promise<object> => {
  const partner = await findPartnerOfAddress(context, url).catch(nullWhenAway);
  const { origins, apiUrl } = context.config.http;
  return {
    config: describeInstallation(context),
    origins,
    apiUrl,
    ...(partner ? { partner } : {}),
  };
};

const findHead = async (context: Context, url: string): Promise<PageHead | null> =>
  (await findHeadOfPath(context, url.split('?')[0] ?? '')) ?? findPartnerHead(context, url);

const describe = async (app: FastifyInstance, release: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Puente',
        version: release,
        description:
          'From a goal to the person who can help with it. Amounts are integers in minor units ' +
          'of their currency; instants are UTC. Refusals carry a stable errorCode.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};

/** Builds the server with every call of the product; listens to nothing yet. */
export const createApp = async (
  context: Context,
  options: { pool: pg.Pool; onClockMoved: () => Promise<void> },
): Promise<FastifyInstance> => {
  const { config } = context;
  const app = await createServer(context);
  await describe(app, version);
  registerHealth(app, {
    pool: options.pool,
    http: config.http,
    alarms: context.alarms,
  });
  for (const route of allRoutes(context)) registerRoute(app, context, route);
  const sockets = countSockets();
  registerChatSocket(app, context, sockets);
  registerMeetingSocket(app, context, sockets);
  if (config.gateways.sandbox)
    await registerSandboxProxy(app, {
      url: config.gateways.sandbox.url,
      isOwnHost: (request) => isOwnHost(request, config.http),
      onClockMoved: options.onClockMoved,
    });
  await registerMedia(app, config.dataDir);
  await registerPages(app, {
    publicUrl: config.http.publicUrl,
    webDir: config.webDir,
    readBoot: (request) => readBoot(context, request.url),
    findHead: (request) => findHead(context, request.url).catch(nullWhenAway),
  });
  return app;
};
