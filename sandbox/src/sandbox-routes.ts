import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isReachable, parseDuration, parseInstant } from './clock.ts';
import { faultSchema } from './faults.ts';
import { readBody, refuse, refuseInput } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';
import { byItself } from './stripe/call.ts';
import { isStripeRefusal } from './stripe/errors.ts';
import { onTheWire, stripeObjects } from './stripe/objects.ts';
import { createRefund } from './stripe/refunds.ts';

/** The sandbox's own calls, for tests and for its page. */
export function sandboxRoutes(app: FastifyInstance, sandbox: Sandbox) {
  clockRoutes(app, sandbox);
  faultRoutes(app, sandbox);
  webhookRoutes(app, sandbox);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/sandbox/payments', () => ({ payments: listPayments(sandbox) }));
  app.post<{ Params: { id: string } }>('/sandbox/payments/:id/refund', (request, reply) =>
    reply.code(201).send({ refund: refundByHand(sandbox, request.params.id, request.body) }),
  );
  app.post('/sandbox/reset', (_request, reply) => {
    sandbox.store.wipe();
    return reply.code(204).send();
  });
}

function clockRoutes(app: FastifyInstance, { clock }: Sandbox) {
  const shown = () => {
    const offsetMs = clock.offsetMs();
    return { now: new Date(Date.now() + offsetMs).toISOString(), offsetMs };
  };
  app.get('/sandbox/clock', shown);
  app.post('/sandbox/clock', (request) => {
    const parsed = clockSchema.safeParse(request.body);
    if (!parsed.success)
      refuseInput([{ path: '', message: 'Give one of: now, advance, reset: true' }]);
    clock.setOffset(newOffset(clock.offsetMs(), parsed.data));
    return shown();
  });
}

function newOffset(before: number, change: z.infer<typeof clockSchema>): number {
  if ('reset' in change) return 0;
  if ('now' in change) {
    const now = parseInstant(change.now);
    if (now === undefined)
      refuseInput([
        { path: 'now', message: 'An ISO 8601 instant with zone, e.g. 2027-01-04T09:00:00Z' },
      ]);
    return now - Date.now();
  }
  const now = Date.now() + before;
  const ms = parseDuration(change.advance, now);
  if (ms === undefined || !isReachable(now + ms))
    refuseInput([
      {
        path: 'advance',
        message: 'An ISO 8601 duration that is not zero, e.g. P3D, P1M, PT16M',
      },
    ]);
  return before + ms;
}

function faultRoutes(app: FastifyInstance, { faults, clock }: Sandbox) {
  app.get('/sandbox/faults', () => ({ faults: faults.list() }));
  app.post('/sandbox/faults', (request, reply) => {
    const fault = faults.add(readBody(faultSchema, request.body), clock.iso());
    return reply.code(201).send({ fault, faults: faults.list() });
  });
  app.delete('/sandbox/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { id: string } }>('/sandbox/faults/:id', (request, reply) => {
    faults.remove(request.params.id);
    return reply.code(204).send();
  });
}

function webhookRoutes(app: FastifyInstance, { webhooks }: Sandbox) {
  app.get('/sandbox/webhooks', () => ({ webhooks: webhooks.list() }));
  app.post<{ Params: { id: string } }>('/sandbox/webhooks/:id/resend', async (request) => {
    const webhook = await webhooks.resend(request.params.id);
    if (webhook) return { webhook };
    return refuse(404, 'not-found', 'No such webhook', 'List the webhooks at /sandbox/webhooks.');
  });
}

/** What somebody does in Stripe's dashboard: pays back what is left, or an amount of it. */
function refundByHand(sandbox: Sandbox, intentId: string, body: unknown) {
  const { amount } = readBody(refundSchema, body ?? {});
  try {
    const objects = stripeObjects(sandbox.store);
    const params = { payment_intent: intentId, ...(amount && { amount: String(amount) }) };
    const call = { sandbox, objects, cause: byItself, key: 'secret', id: '', params } as const;
    return sandbox.store.transaction(() => createRefund(call)).body;
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
    return refuse(409, 'not-refundable', 'Cannot be paid back', error.stripeError.message);
  }
}

const refundSchema = z.strictObject({ amount: z.int().min(1).optional() });

const clockSchema = z.union([
  z.strictObject({ now: z.string() }),
  z.strictObject({ advance: z.string() }),
  z.strictObject({ reset: z.literal(true) }),
]);

export function listPayments(sandbox: Sandbox, limit?: number) {
  const { paymentIntents, charges, refunds } = stripeObjects(sandbox.store);
  return paymentIntents.newest(limit === undefined ? {} : { limit }).map((intent) => {
    const ofIntent = charges.newest({ ref: intent.id });
    const refunded = ofIntent.flatMap((charge) => refunds.newest({ ref: charge.id }));
    return { ...onTheWire(intent), charges: ofIntent, refunds: refunded };
  });
}
