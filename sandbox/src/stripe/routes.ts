import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnderFault } from '../faults.ts';
import { randomToken } from '../ids.ts';
import type { Sandbox } from '../sandbox.ts';
import { defaultApiVersion } from './call.ts';
import type { StripeAnswer, StripeCall } from './call.ts';
import { createCustomer } from './customers.ts';
import { isStripeRefusal, refuseStripe } from './errors.ts';
import { once } from './idempotency.ts';
import type { Replayed } from './idempotency.ts';
import { expandBody, list, retrieve, retrieveBalance } from './lists.ts';
import { stripeObjects } from './objects.ts';
import {
  cancelPaymentIntent,
  capturePaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  retrievePaymentIntent,
  updatePaymentIntent,
} from './payment-intents.ts';
import {
  attachPaymentMethod,
  createPaymentMethod,
  detachPaymentMethod,
  retrievePaymentMethod,
} from './payment-methods.ts';
import { forBrowser, readAsBrowser } from './publishable.ts';
import { createRefund } from './refunds.ts';
import { isRecord } from '../record.ts';

const endpoints: Endpoint[] = [
  post('/payment_intents', 'payment_intents.create', createPaymentIntent),
  get('/payment_intents/:id', 'payment_intents.retrieve', retrievePaymentIntent, true),
  post('/payment_intents/:id', 'payment_intents.update', updatePaymentIntent),
  post('/payment_intents/:id/confirm', 'payment_intents.confirm', confirmPaymentIntent, true),
  post('/payment_intents/:id/capture', 'payment_intents.capture', capturePaymentIntent),
  post('/payment_intents/:id/cancel', 'payment_intents.cancel', cancelPaymentIntent),
  get(
    '/payment_intents',
    'payment_intents.list',
    list('/v1/payment_intents', (objects) => objects.paymentIntents, ['customer']),
  ),
  post('/payment_methods', 'payment_methods.create', createPaymentMethod, true),
  get('/payment_methods/:id', 'payment_methods.retrieve', retrievePaymentMethod),
  post('/payment_methods/:id/attach', 'payment_methods.attach', attachPaymentMethod),
  post('/payment_methods/:id/detach', 'payment_methods.detach', detachPaymentMethod),
  post('/customers', 'customers.create', createCustomer),
  get(
    '/customers/:id',
    'customers.retrieve',
    retrieve('customer', (objects) => objects.customers),
  ),
  post('/refunds', 'refunds.create', createRefund),
  get(
    '/refunds/:id',
    'refunds.retrieve',
    retrieve('refund', (objects) => objects.refunds),
  ),
  get(
    '/refunds',
    'refunds.list',
    list('/v1/refunds', (objects) => objects.refunds, ['payment_intent', 'charge']),
  ),
  get(
    '/charges/:id',
    'charges.retrieve',
    retrieve('charge', (objects) => objects.charges),
  ),
  get(
    '/charges',
    'charges.list',
    list('/v1/charges', (objects) => objects.charges, ['payment_intent', 'customer']),
  ),
  get(
    '/events/:id',
    'events.retrieve',
    retrieve('event', (objects) => objects.events),
  ),
  get(
    '/events',
    'events.list',
    list('/v1/events', (objects) => objects.events, ['type']),
  ),
  get(
    '/balance_transactions/:id',
    'balance_transactions.retrieve',
    retrieve('balance_transaction', (objects) => objects.balanceTransactions),
  ),
  get(
    '/balance_transactions',
    'balance_transactions.list',
    list('/v1/balance_transactions', (objects) => objects.balanceTransactions, [
      'type',
      'currency',
      'source',
    ]),
  ),
  get('/balance', 'balance.retrieve', retrieveBalance),
];

function post(path: string, operation: string, handle: Endpoint['handle'], browser = false) {
  return { method: 'POST', path, operation, handle, browser } satisfies Endpoint;
}

type Endpoint = {
  method: 'GET' | 'POST';
  path: string;
  operation: string;
  /** Also for publishable keys, that is for browsers. */
  browser?: boolean;
  handle: (call: StripeCall) => StripeAnswer;
};

function get(path: string, operation: string, handle: Endpoint['handle'], browser = false) {
  return { method: 'GET', path, operation, handle, browser } satisfies Endpoint;
}

/** `/v1` for our server with its secret key; `/sandbox/stripe/v1` for browsers. */
export function stripeRoutes(app: FastifyInstance, sandbox: Sandbox) {
  for (const endpoint of endpoints) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      answer(sandbox, endpoint, request, reply);
    app.route({ method: endpoint.method, url: `/v1${endpoint.path}`, handler });
    if (endpoint.browser)
      app.route({ method: endpoint.method, url: `/sandbox/stripe/v1${endpoint.path}`, handler });
  }
}

async function answer(
  sandbox: Sandbox,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const fault = sandbox.faults.take('stripe', endpoint.operation);
  const failure = {
    error: { type: 'api_error', message: 'An unknown error occurred (sandbox fault).' },
  };
  const version = readHeader(request, 'stripe-version') ?? defaultApiVersion;
  return answerUnderFault(request, reply, { fault, failure }, () => {
    const { replayed, status, body } = carryOut(sandbox, endpoint, request, version);
    const idempotencyKey = readHeader(request, 'idempotency-key');
    return {
      status,
      body,
      headers: {
        'request-id': request.id,
        'stripe-version': version,
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(replayed && { 'idempotent-replayed': 'true' }),
      },
    };
  });
}

function readHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

function carryOut(
  sandbox: Sandbox,
  endpoint: Endpoint,
  request: FastifyRequest,
  apiVersion: string,
): Replayed {
  try {
    const sent = (endpoint.method === 'GET' ? request.query : request.body) ?? {};
    const { key: keyParam, ...params } = isRecord(sent) ? sent : {};
    const key = readKey(request, keyParam);
    const idempotencyKey =
      endpoint.method === 'POST' ? readHeader(request, 'idempotency-key') : null;
    const call: StripeCall = {
      sandbox,
      objects: stripeObjects(sandbox.store),
      cause: { requestId: request.id, idempotencyKey, apiVersion },
      key: keyKind(key, endpoint, request),
      id: readId(request),
      params,
    };
    return sandbox.store.transaction(() =>
      once(
        sandbox,
        idempotencyKey,
        { path: request.url.replace(/^\/sandbox\/stripe/, ''), params, account: key },
        () => recorded(() => handleSeen(endpoint, call)),
      ),
    );
  } catch (error) {
    return { ...refusal(error), replayed: false };
  }
}

/** The key is a bearer token, the name of basic auth, or (as browsers may) the parameter `key`. */
function readKey(request: FastifyRequest, param: unknown): string {
  const [scheme = '', credentials = ''] = (readHeader(request, 'authorization') ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() === 'basic')
    return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '';
  return typeof param === 'string' ? param : '';
}

function keyKind(key: string, endpoint: Endpoint, request: FastifyRequest): StripeCall['key'] {
  const publishable = key.startsWith('pk_');
  if (publishable && endpoint.browser) return 'publishable';
  // Browsers reach /sandbox through the product's own address: no secret key works there.
  if (key.startsWith('sk_') && !request.url.startsWith('/sandbox/')) return 'secret';
  if (publishable || key.startsWith('sk_'))
    refuseStripe(publishable ? 403 : 401, {
      type: 'invalid_request_error',
      code: publishable ? 'secret_key_required' : 'publishable_key_required',
      message: publishable
        ? 'This API call cannot be made with a publishable API key. Please use a secret API key.'
        : 'This address is for browsers: use your publishable API key.',
    });
  return refuseStripe(401, {
    type: 'invalid_request_error',
    message: key
      ? `Invalid API Key provided: ${key.slice(0, 3)}${'*'.repeat(12)}`
      : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
  });
}

/** A refusal is an answer like any other, so that it can be remembered under its key. */
function recorded(work: () => StripeAnswer): StripeAnswer {
  try {
    return work();
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): StripeAnswer {
  if (!isStripeRefusal(error)) throw error;
  const { type, code } = error.stripeError;
  const help = code && {
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
  };
  return { status: error.status, body: { error: { ...error.stripeError, type, ...help } } };
}

function handleSeen(endpoint: Endpoint, call: StripeCall): StripeAnswer {
  const seen = call.key === 'publishable' ? readAsBrowser(call) : call;
  const { status, body } = endpoint.handle(seen);
  const expanded = status === 200 ? expandBody(seen, body) : body;
  return { status, body: call.key === 'publishable' ? forBrowser(expanded) : expanded };
}

export function stripeRequestId(): string {
  return `req_${randomToken(14)}`;
}

function readId({ params }: FastifyRequest): string {
  const id = isRecord(params) ? params['id'] : '';
  return typeof id === 'string' ? id : '';
}
