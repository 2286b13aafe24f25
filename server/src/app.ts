import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Language, version } from '@puente/contract/policy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Context } from './context.ts';
import { DatabaseUnavailable } from './db/outage.ts';
import { type Feature, type PersonalData } from './feature.ts';
import { alertFeature } from './features/alert/feature.ts';
import { authFeature } from './features/auth/feature.ts';
import { notifyOfEmailChange } from './features/auth/notification/service.ts';
import { hasProvenPhone, identify } from './features/auth/session/service.ts';
import { availabilityFeature } from './features/availability/feature.ts';
import { bumpCalendarVersion } from './features/availability/service.ts';
import { cancelRateOf } from './features/booking/cancellation/service.ts';
import { meetingPort } from './features/booking/confirmation/service.ts';
import { bookingFeature } from './features/booking/feature.ts';
import { packagePort } from './features/booking/package-payment/service.ts';
import { planPeriodPort } from './features/booking/plan-payment/service.ts';
import { whomMet } from './features/booking/quote/service.ts';
import { findTripsIn } from './features/booking/venue/service.ts';
import { takeModelCall } from './features/chat/allowance/service.ts';
import { forgetEmbeddings, planEmbedding } from './features/chat/embedding/service.ts';
import { chatFeature } from './features/chat/feature.ts';
import { indexProfile, unindexProfile } from './features/chat/matching/service.ts';
import { carryOver } from './features/chat/service.ts';
import { planLook } from './features/chat/waiting/service.ts';
import { configFeature } from './features/config/feature.ts';
import { describeInstallation } from './features/config/service.ts';
import { contactFeature } from './features/contact/feature.ts';
import { currencyFeature } from './features/currency/feature.ts';
import { directoryFeature } from './features/directory/feature.ts';
import { findDirectoryHead, listExpertPages } from './features/directory/head/service.ts';
import { findGroupHead } from './features/directory/group/service.ts';
import { feedbackFeature } from './features/feedback/feature.ts';
import { invitationFeature } from './features/invitation/feature.ts';
import { legalFeature } from './features/legal/feature.ts';
import { findLegalHead } from './features/legal/service.ts';
import { mediaFeature } from './features/media/feature.ts';
import { meetingFeature } from './features/meeting/feature.ts';
import { monitoringFeature } from './features/monitoring/feature.ts';
import { offeringFeature } from './features/offering/feature.ts';
import { parsingFeature } from './features/parsing/feature.ts';
import { followMembership } from './features/partner/application/service.ts';
import { partnerFeature } from './features/partner/feature.ts';
import { findPartnerHead, findPartnerOfAddress } from './features/partner/service.ts';
import { orderFeature } from './features/order/feature.ts';
import type { OrderPortsOf } from './features/order/service.ts';
import { paymentFeature } from './features/payment/feature.ts';
import { findBankReturnHead } from './features/payment/service.ts';
import { placeFeature } from './features/place/feature.ts';
import { promoFeature } from './features/promo/feature.ts';
import { problemFeature } from './features/problem/feature.ts';
import { reportRefundsOf } from './features/problem/service.ts';
import { providerFeature } from './features/provider/feature.ts';
import { findHeadOfPath } from './features/provider/head/service.ts';
import type { OnProfileGone, OnProfileSaved } from './features/provider/service.ts';
import { receiptFeature } from './features/receipt/feature.ts';
import { reviewFeature } from './features/review/feature.ts';
import { userFeature } from './features/user/feature.ts';
import { regionOfTag } from './features/user/rules.ts';
import { acceptedTag } from './http/accepted-language.ts';
import { describeCall } from './http/describe-call.ts';
import { registerHealth } from './http/health.ts';
import { forgetAnswers } from './http/idempotency.ts';
import { isOwnHost } from './http/hosts.ts';
import { registerMedia } from './http/media.ts';
import type { FoundPage } from './http/page-head.ts';
import { registerPages } from './http/pages.ts';
import { registerRoute } from './http/register.ts';
import { registerSandboxProxy } from './http/sandbox-proxy.ts';
import { createServer } from './http/server.ts';
import { registerSitemap } from './http/sitemap.ts';
import { countSockets } from './http/sockets.ts';
import type { Job, Sweep } from './jobs/job.ts';

/**
 * A saved profile or changed verification is indexed for the matchmaker in its transaction, and the
 * application to its partner follows; its meaning is read, and who waits for such an expert is
 * looked for, afterwards.
 */
export const onProfileSaved: OnProfileSaved = async (context, tx, providerId) => {
  await followMembership(context, tx, providerId);
  await indexProfile(context, tx, providerId);
  await planEmbedding(tx, providerId);
  await planLook(tx, providerId);
};

/** An emptied profile leaves the search, by words and by meaning. */
const onProfileGone: OnProfileGone = async (tx, providerId) => {
  await unindexProfile(tx, providerId);
  await forgetEmbeddings(tx, providerId);
};

/** Who delivers what orders buy, by kind: all that settlement and refunds know of it. */
export const orderPorts: OrderPortsOf = (context) => ({
  meeting: meetingPort(context),
  package: packagePort(context),
  'plan-period': planPeriodPort(context),
});

/**
 * Every feature, with the calls that go up. The order is that of the locks of a person's data:
 * profile (provider) before calendar (availability).
 */
const features: readonly Feature[] = [
  authFeature({ onSignIn: carryOver }),
  userFeature({ hasProvenPhone, onEmailChanged: notifyOfEmailChange }, personalData),
  configFeature,
  legalFeature,
  providerFeature({ onProfileSaved, onProfileGone, whomMet, cancelRateOf, takeModelCall }),
  // Travel time is part of when an expert is free.
  placeFeature({ onPlacesChanged: bumpCalendarVersion }),
  offeringFeature({ onOfferingsChanged: onProfileSaved }),
  partnerFeature({ onProfileSaved }),
  invitationFeature({ onProfileSaved }),
  currencyFeature,
  availabilityFeature({ takeModelCall, findTrips: findTripsIn }),
  parsingFeature,
  bookingFeature({ reportRefundsOf }),
  promoFeature({ whomMet }),
  orderFeature,
  paymentFeature(orderPorts),
  receiptFeature(orderPorts),
  chatFeature,
  meetingFeature,
  problemFeature(orderPorts),
  monitoringFeature,
  directoryFeature,
  feedbackFeature,
  reviewFeature,
  contactFeature,
  alertFeature,
  mediaFeature,
];

/** A person's data everywhere. A function, because the list of features contains its reader. */
function personalData(): readonly PersonalData[] {
  return features.flatMap((feature) => feature.personalData ?? []);
}

export const jobs: readonly Job[] = features.flatMap((feature) => feature.jobs ?? []);

export const sweeps: readonly Sweep[] = [
  { name: 'http.forget-answers', run: forgetAnswers, canWait: true },
  ...features.flatMap((feature) => feature.sweeps ?? []),
];

/** Builds the server with every call of the product; listens to nothing yet. */
export async function createApp(
  context: Context,
  options: {
    pool: pg.Pool;
    onClockMoved: () => Promise<void>;
    beforeMailsAreRead?: () => Promise<void>;
  },
): Promise<FastifyInstance> {
  const { config } = context;
  const app = await createServer(context);
  await describe(app, version);
  registerHealth(app, {
    pool: options.pool,
    http: config.http,
    alarms: context.alarms,
  });
  for (const feature of features)
    for (const route of feature.routes?.(context) ?? [])
      registerRoute(app, { context, identify }, route);
  const sockets = countSockets();
  for (const feature of features) feature.sockets?.(app, context, sockets);
  if (config.gateways.sandbox)
    await registerSandboxProxy(app, {
      url: config.gateways.sandbox.url,
      isOwnHost: (request) => isOwnHost(request, config.http),
      onClockMoved: options.onClockMoved,
      beforeMailsAreRead: options.beforeMailsAreRead ?? (async () => undefined),
    });
  await registerMedia(app, context);
  registerSitemap(app, config.http, async () => [
    ...['/', '/terms', '/privacy'].map((path) => ({ path })),
    ...(await listExpertPages(context)),
  ]);
  await registerPages(app, {
    publicUrl: config.http.publicUrl,
    webDir: config.webDir,
    readBoot: (request) => readBoot(context, request.url),
    findHead: (request, language) => findHead(context, request, language).catch(nullWhenAway),
  });
  return app;
}

async function describe(app: FastifyInstance, release: string): Promise<void> {
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
    transform: describeCall,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

/** What a page is told before it asks: the installation, and the partner its address names. */
async function readBoot(context: Context, url: string) {
  const partner = await findPartnerOfAddress(context, url).catch(nullWhenAway);
  const { origins, apiUrl } = context.config.http;
  return {
    config: describeInstallation(context),
    origins,
    apiUrl,
    ...(partner ? { partner } : {}),
  };
}

/** The page itself needs no database: it comes without what only that knows, and asks for it. */
function nullWhenAway(error: unknown): null {
  if (error instanceof DatabaseUnavailable) return null;
  throw error;
}

async function findHead(
  context: Context,
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  language: Language,
): Promise<FoundPage | null> {
  const path = url.split('?')[0] ?? '';
  const reader = { language, region: regionOfTag(acceptedTag(headers['accept-language'])) };
  return (
    findLegalHead(context, path, language) ??
    findBankReturnHead(url, language) ??
    (await findHeadOfPath(context, path, reader)) ??
    (await findDirectoryHead(context, url, language)) ??
    (await findGroupHead(context, path, language)) ??
    findPartnerHead(context, url, language)
  );
}
