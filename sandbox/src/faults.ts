import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { randomToken } from './ids.ts';
import type { Store } from './store.ts';

export const services = [
  'stripe',
  'twilio',
  'smtp',
  'webhook',
  'llm',
  'rates',
  's3',
  'gazetteer',
] as const;

export const kinds = ['delay', 'duplicate', 'reorder', 'drop', 'fail'] as const;

export type Service = (typeof services)[number];

/** The operations that exist, for refusing a fault that could never happen. */
export const operations: Record<Exclude<Service, 'webhook'>, string[]> = {
  stripe: [
    ...['create', 'retrieve', 'update', 'confirm', 'capture', 'cancel', 'list'].map(
      (verb) => `payment_intents.${verb}`,
    ),
    ...['create', 'retrieve', 'attach', 'detach'].map((verb) => `payment_methods.${verb}`),
    ...['create', 'retrieve'].map((verb) => `customers.${verb}`),
    ...['create', 'retrieve', 'list'].map((verb) => `refunds.${verb}`),
    ...['charges', 'events', 'balance_transactions'].flatMap((noun) => [
      `${noun}.retrieve`,
      `${noun}.list`,
    ]),
    'balance.retrieve',
  ],
  twilio: [
    'verifications.create',
    'verifications.fetch',
    'verifications.update',
    'verification_checks.create',
  ],
  smtp: ['messages.send'],
  llm: ['chat.completions.create', 'embeddings.create', 'models.list'],
  rates: ['latest'],
  gazetteer: ['search'],
  s3: ['objects.put', 'objects.get', 'objects.delete'],
};

const defaultDelayMs = 2000;

export const faultSchema = z
  .strictObject({
    service: z.enum(services),
    operation: z.string().min(1).max(100).default('*'),
    kind: z.enum(kinds),
    times: z.int().min(1).max(1000).default(1),
    delayMs: z.int().min(0).max(600_000).default(defaultDelayMs),
    /** With `drop`: the call is carried out and only its answer is lost. */
    processed: z.boolean().default(false),
  })
  .refine(
    ({ service, operation }) =>
      service === 'webhook' ||
      operation === '*' ||
      operations[service].some((known) => matches(operation, known)),
    { path: ['operation'], message: 'This service has no such operation' },
  );

/** `*` fits all, `refunds` fits `refunds.create`, an exact name fits itself. */
function matches(wanted: string, operation: string): boolean {
  return wanted === '*' || wanted === operation || operation.startsWith(`${wanted}.`);
}

export type Fault = z.infer<typeof faultSchema> & { id: string; createdAt: string };

export type Faults = {
  add(fault: z.infer<typeof faultSchema>, at: string): Fault;
  list(): Fault[];
  remove(id: string): void;
  clear(): void;
  /** The oldest fault that fits, counted as used once. */
  take(service: Service, operation: string): Fault | undefined;
};

export function createFaults(store: Store): Faults {
  const faults = store.collection<Fault>('fault');
  return {
    add: (fault, at) => {
      const added = { ...fault, id: `fault_${randomToken(12)}`, createdAt: at };
      faults.save(added.id, added);
      return added;
    },
    list: () => faults.newest(),
    remove: (id) => faults.remove(id),
    clear: () => faults.removeAll(),
    take: (service, operation) => {
      const fault = faults
        .newest()
        .toReversed()
        .find((each) => each.service === service && matches(each.operation, operation));
      if (!fault) return undefined;
      if (fault.times > 1) faults.save(fault.id, { ...fault, times: fault.times - 1 });
      else faults.remove(fault.id);
      return fault;
    },
  };
}

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/**
 * Answers one call of a third party's API, with the fault that is switched on for it, if any.
 * `failure` is the third party's own wording of a 500.
 */
export async function answerUnderFault(
  request: FastifyRequest,
  reply: FastifyReply,
  { fault, failure }: { fault: Fault | undefined; failure: object | string },
  work: () => Answer | Promise<Answer>,
): Promise<FastifyReply> {
  if (fault?.kind === 'delay')
    await new Promise((resolve) => {
      setTimeout(resolve, fault.delayMs).unref();
    });
  if (fault?.kind === 'fail') return reply.code(500).send(failure);
  if (fault?.kind === 'drop' && !fault.processed) return hangUp(request, reply);
  const answer = await work();
  if (fault?.kind === 'drop') return hangUp(request, reply);
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .send(answer.body);
}

function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
