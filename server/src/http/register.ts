import multipart from '@fastify/multipart';
import { savedHours } from '@puente/contract/availability';
import { refundTerms } from '@puente/contract/refund-terms';
import { proposalState } from '@puente/contract/moving';
import { draft } from '@puente/contract/draft';
import type { Endpoint } from '@puente/contract/endpoint';
import { errorCatalogue, promoErrors } from '@puente/contract/errors';
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
import type { CheckedInput, FileReply, Route } from './route.ts';
import { existingVisitorId, visitorId } from './visitor.ts';
import { authenticate, checkClaims, type Identify } from './session.ts';
import { findUnstorable } from './text.ts';
import { readUpload, refuseLongForm } from './upload.ts';

/** What every route needs beside its own: the context, and who a token belongs to. */
type Host = { context: Context; identify: Identify };

/** Requests a minute by one caller to one endpoint, unless the endpoint sets its own. */
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
    clashes: z
      .array(
        z.object({
          start: z.string(),
          alternatives: z.array(z.object({ start: z.string(), end: z.string() })),
        }),
      )
      .optional(),
    areas: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
    payment: paymentState.optional(),
    refundTerms: refundTerms.optional(),
    proposalState: proposalState.optional(),
    ownMeetings: z.array(ownMeetingSchema).optional(),
    ways: z.array(z.enum(['whatsapp', 'password', 'later'])).optional(),
    draft: draft.optional(),
    hours: savedHours.optional(),
    promoError: z.enum(promoErrors).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Error' });

/** Binds one route in the adapter's order: session, rate limit, input, handler. */
export function registerRoute(app: FastifyInstance, host: Host, route: Route): void {
  if (route.endpoint.takesFile) registerFileRoute(app, host, route);
  else bindRoute(app, host, route);
}

/**
 * Multipart forms are parsed in a scope of their own: no other endpoint accepts them, and these
 * accept nothing else.
 */
function registerFileRoute(app: FastifyInstance, host: Host, route: Route): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    bindRoute(scope, host, route);
  });
}

function bindRoute(app: FastifyInstance, { context, identify }: Host, route: Route): void {
  const { endpoint } = route;
  const identifyCaller = (token: string) => identify(context, token);
  const actors = new WeakMap<FastifyRequest, Actor>();
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    validatorCompiler: compileValidator,
    ...(endpoint.maxBytes ? { bodyLimit: endpoint.maxBytes } : {}),
    config: {
      rateLimit: {
        max: endpoint.perMinute ?? defaultPerMinute,
        timeWindow: '1 minute',
        keyGenerator: (request: FastifyRequest) => callerKey(request, actors.get(request)),
      },
    },
    onRequest: async (request) => {
      actors.set(request, await authenticate(identifyCaller, request, endpoint));
      if (endpoint.takesFile) refuseForm(request, endpoint.takesFile.maxBytes, actors.get(request));
    },
    preValidation: async (request) => {
      // Text that can't be stored names nothing: the same answer as for an unknown id.
      if (findUnstorable(request.params)) throw new AppError('not-found');
      const unstorable = findUnstorable(request.query) ?? findUnstorable(request.body);
      if (unstorable) throw new AppError('invalid-input', { fields: [unstorable] });
      const actor = actors.get(request);
      if (actor?.kind === 'client') checkClaims(actor, request.body, request.query);
    },
    handler: async (request, reply) => {
      const actor: Actor = actors.get(request) ?? { kind: 'visitor' };
      const form = endpoint.takesFile && (await readUpload(request, endpoint.takesFile.maxBytes));
      if (form && actor.kind === 'client') checkClaims(actor, form.fields);
      const result = await answer(
        context,
        route,
        {
          actor,
          params: request.params,
          query: request.query,
          body: request.body,
          file: form ? form.file : undefined,
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
      if (isFile(result)) return sendFile(reply, result);
      if (!isRawJson(result)) return result;
      return reply.type('application/json; charset=utf-8').send(result.rawJson);
    },
    onSend: setNowHeader(context),
  });
}

function schemaOf(endpoint: Endpoint) {
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...(endpoint.actor === 'visitor' ? {} : { security: [{ session: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response: {
      ...(endpoint.givesFile ? {} : { [endpoint.status ?? 200]: endpoint.reply }),
      ...errorResponses(endpoint),
    },
  };
}

/** The refusals of an endpoint by status, for OpenAPI. */
function errorResponses(endpoint: Endpoint): Record<string, z.ZodType> {
  const byStatus = Map.groupBy(declaredCodes(endpoint), (code) => errorCatalogue[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, refusalSchema(list.join(', '))]),
  );
}

/** Most endpoints refuse with the same few lists: each is made once. */
const refusals = new Map<string, z.ZodType>();

function refusalSchema(codes: string): z.ZodType {
  const schema = refusals.get(codes) ?? errorSchema.describe(codes);
  refusals.set(codes, schema);
  return schema;
}

/** Fastify passes `null` for a missing body; the schemas expect `undefined`. */
function compileValidator(part: { schema: unknown }) {
  const asked: unknown = part;
  const check = validatorCompiler(asked as Parameters<typeof validatorCompiler>[0]);
  return (data: unknown) => check(data ?? undefined);
}

/** Refuses a form before it is read, where it claims another identity or is too long. */
function refuseForm(request: FastifyRequest, maxBytes: number, actor: Actor | undefined): void {
  if (actor?.kind === 'client') checkClaims(actor, request.query);
  refuseLongForm(request, maxBytes);
}

async function answer(
  context: Context,
  route: Route,
  input: CheckedInput,
  reply: FastifyReply,
): Promise<unknown> {
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
}

function isFile(value: unknown): value is FileReply {
  return typeof value === 'object' && value !== null && 'file' in value;
}

/** Never shown by a browser, only saved: whoever sent it chose its content. */
function sendFile(reply: FastifyReply, { file }: FileReply) {
  return reply
    .type(file.type)
    .headers({
      'content-length': file.length,
      'content-disposition': `attachment; filename="${file.name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(file.bytes);
}

function isRawJson(value: unknown): value is { rawJson: string } {
  return typeof value === 'object' && value !== null && 'rawJson' in value;
}

/**
 * Countdowns on the page follow the server's clock: devices go wrong, and the sandbox can move it.
 * Set on every reply when it is sent, refusals included.
 */
function setNowHeader(context: Context) {
  return async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-now', context.clock.now().toString());
  };
}
