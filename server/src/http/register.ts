import multipart from '@fastify/multipart';
import { refundTerms } from '@puente/contract/booking';
import type { Endpoint } from '@puente/contract/endpoint';
import { errorCatalogue } from '@puente/contract/errors';
import { paymentState } from '@puente/contract/payment';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Actor } from '../lib/actor.ts';
import { AppError } from '../lib/app-error.ts';
import { declaredCodes } from './declared.ts';
import { runOnce } from './idempotency.ts';
import { callerKey } from './limit-store.ts';
import type { Route, RouteInput } from './route.ts';
import { existingVisitorId, visitorId } from './visitor.ts';
import { checkClaims, proveActor } from './session.ts';
import { findUnstorable } from './text.ts';
import { readUpload, refuseLongForm } from './upload.ts';

/** Requests a minute by one caller to one endpoint, unless the endpoint says otherwise. */
const defaultPerMinute = 600;

const ownMeetingSchema = z.object({
  bookingId: z.string().nullable(),
  role: z.enum(['client', 'provider']),
  status: z.enum(['held', 'confirmed']),
  start: z.string(),
  end: z.string(),
  holdExpiresAt: z.string().nullable(),
  person: z.object({ id: z.string(), name: z.string(), lastName: z.string() }).nullable(),
});

const errorSchema = z
  .object({
    error: z.string(),
    errorCode: z.string(),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    alternatives: z.array(z.object({ start: z.string(), end: z.string() })).optional(),
    payment: paymentState.optional(),
    refundTerms: refundTerms.optional(),
    ownMeetings: z.array(ownMeetingSchema).optional(),
    ways: z.array(z.enum(['whatsapp', 'password', 'later'])).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

/** The refusals of an endpoint by status, for the description of the interface. */
const errorResponses = (endpoint: Endpoint): Record<string, z.ZodType> => {
  const byStatus = Map.groupBy(declaredCodes(endpoint), (code) => errorCatalogue[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, errorSchema.describe(list.join(', '))]),
  );
};

const isRawJson = (value: unknown): value is { rawJson: string } =>
  typeof value === 'object' && value !== null && 'rawJson' in value;

const answer = async (
  context: Context,
  route: Route,
  input: RouteInput<Endpoint>,
  reply: FastifyReply,
): Promise<unknown> => {
  const { endpoint } = route;
  const status = endpoint.status ?? 200;
  const key = input.request.headers['idempotency-key'];
  const actor: Actor = input.actor;
  if (!endpoint.idempotent || typeof key !== 'string' || key === '' || actor.kind !== 'client') {
    const result = await route.handle(input);
    reply.status(status);
    return result;
  }
  const kept = await runOnce(
    context,
    { userId: actor.userId, key },
    {
      operation: `${endpoint.method} ${endpoint.path}`,
      input: [input.params, input.query, input.body],
    },
    async () => ({ status, body: await route.handle(input) }),
  );
  if (kept.isReplay) reply.header('idempotent-replayed', 'true');
  reply.status(kept.status);
  return kept.body;
};

/**
 * Forms with a file are read in a scope of their own: no other call takes them, and these take
 * nothing else.
 */
const registerFileRoute = (app: FastifyInstance, context: Context, route: Route): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    bindRoute(scope, context, route);
  });
};

/** Binds one route in the adapter's order: session, rate limit, input, handler. */
export const registerRoute = (app: FastifyInstance, context: Context, route: Route): void => {
  if (route.endpoint.takesFile) registerFileRoute(app, context, route);
  else bindRoute(app, context, route);
};

/** Refuses a form before any of it is read: for somebody else, or longer than its file may be. */
const refuseForm = (request: FastifyRequest, maxBytes: number, actor: Actor | undefined): void => {
  if (actor?.kind === 'client') checkClaims(actor, request.query);
  refuseLongForm(request, maxBytes);
};

/** Where nothing came, Fastify asks about null; the contract speaks of what is absent. */
const checkWhatCame = (part: { schema: unknown }) => {
  const asked: unknown = part;
  const check = validatorCompiler(asked as Parameters<typeof validatorCompiler>[0]);
  return (data: unknown) => check(data ?? undefined);
};

/**
 * Countdowns and "tomorrow" on the page follow our clock: devices go wrong, and the sandbox can
 * move it. Refusals say it, too, and all say it last, however long the work took.
 */
const sayNow = (context: Context) => async (_request: FastifyRequest, reply: FastifyReply) => {
  reply.header('x-now', context.clock.now().toString());
};

const schemaOf = (endpoint: Endpoint) => ({
  tags: [endpoint.tag],
  summary: endpoint.summary,
  ...(endpoint.actor === 'visitor' ? {} : { security: [{ session: [] }] }),
  ...(endpoint.params ? { params: endpoint.params } : {}),
  ...(endpoint.query ? { querystring: endpoint.query } : {}),
  ...(endpoint.body ? { body: endpoint.body } : {}),
  response: { [endpoint.status ?? 200]: endpoint.reply, ...errorResponses(endpoint) },
});

const bindRoute = (app: FastifyInstance, context: Context, route: Route): void => {
  const { endpoint } = route;
  const actors = new WeakMap<FastifyRequest, Actor>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    validatorCompiler: checkWhatCame,
    ...(endpoint.maxBytes ? { bodyLimit: endpoint.maxBytes } : {}),
    config: {
      rateLimit: {
        max: endpoint.perMinute ?? defaultPerMinute,
        timeWindow: '1 minute',
        keyGenerator: (request: FastifyRequest) => callerKey(request, actors.get(request)),
      },
    },
    onRequest: async (request) => {
      actors.set(request, await proveActor(context, request, endpoint));
      if (endpoint.takesFile) refuseForm(request, endpoint.takesFile.maxBytes, actors.get(request));
    },
    preValidation: async (request) => {
      // No such thing has a name like that: the same answer as for one that is unknown.
      if (findUnstorable(request.params)) throw new AppError('not-found');
      const unstorable = findUnstorable(request.query) ?? findUnstorable(request.body);
      if (unstorable) throw new AppError('invalid-input', { fields: [unstorable] });
      const actor = actors.get(request);
      if (actor?.kind === 'client') checkClaims(actor, request.body, request.query);
    },
    handler: async (request, reply) => {
      const actor = actors.get(request) ?? { kind: 'visitor' };
      const form = endpoint.takesFile && (await readUpload(request, endpoint.takesFile.maxBytes));
      if (form && actor.kind === 'client') checkClaims(actor, form.fields);
      const result = await answer(
        context,
        route,
        {
          actor: actor as RouteInput<Endpoint>['actor'],
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          file: form?.file as never,
          address: request.ip,
          visitorId: () => visitorId(request, reply),
          existingVisitorId: () => existingVisitorId(request),
          request,
        },
        reply,
      );
      reply.header('cache-control', 'no-store');
      if (endpoint.savedAs)
        reply.header('content-disposition', `attachment; filename="${endpoint.savedAs}"`);
      if (!isRawJson(result)) return result;
      return reply.type('application/json; charset=utf-8').send(result.rawJson);
    },
    onSend: sayNow(context),
  });
};
