import type { Endpoint } from '@puente/contract/endpoint';
import { endpoints } from '@puente/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import type { SignedIn } from './people.ts';
import { startTestApp, type TestApp } from './app.ts';

let t: TestApp;
let client: SignedIn;
let provider: SignedIn;
let manager: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  client = await t.signIn();
  provider = await t.provider();
  manager = await t.manager();
});
afterAll(() => t.stop());

const unknownId = '6d1f6d9a-0000-4000-8000-5b1d0c0ffee0';
const address = (endpoint: Endpoint, id: string): string =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    if (name === 'roomId') return 'Abcdefgh12';
    if (name === 'base') return 'USD';
    return id;
  });
const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const table = endpoints.map((endpoint) => [name(endpoint), endpoint] as const);

const tokenFor = (endpoint: Endpoint): string | undefined =>
  ({
    visitor: undefined,
    client: client.token,
    provider: provider.token,
    manager: manager.token,
    operator: undefined,
  })[endpoint.actor];

const expectRefusal = (reply: { status: number; body: unknown }, status: number, code?: string) => {
  expect(reply).toMatchObject({
    status,
    body: {
      error: expect.any(String),
      errorCode: code ?? expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    },
  });
};

describe('every call of the contract', () => {
  const needsSession = table.filter(([, endpoint]) => endpoint.actor !== 'visitor');

  test.each(needsSession)('%s wants a session', async (_, endpoint) => {
    const reply = await t.call(endpoint.method, address(endpoint, unknownId), {});
    expectRefusal(reply, 401, 'unauthenticated');
  });

  test.each(needsSession)('%s refuses a token that is no good', async (_, endpoint) => {
    const options = { token: 'stolen' };
    const reply = await t.call(endpoint.method, address(endpoint, unknownId), {}, options);
    expectRefusal(reply, 401, 'unauthenticated');
  });

  test.each(needsSession)('%s refuses to act for somebody else', async (_, endpoint) => {
    const token = tokenFor(endpoint);
    const path = `${address(endpoint, unknownId)}?userId=${unknownId}`;
    if (endpoint.method === 'GET') {
      expectRefusal(await t.call('GET', path, undefined, { token: token ?? '' }), 403);
      return;
    }
    const body = { userId: unknownId };
    const reply = await t.call(endpoint.method, path, body, { token: token ?? '' });
    expectRefusal(reply, 403, 'identity-mismatch');
  });

  const garbage: unknown[] = [
    { '': null, id: ['x'], providerId: 7, start: 'yesterday', phoneNumber: {}, query: 1 },
    [],
    'text',
    7,
  ];
  test.each(table.filter(([, endpoint]) => endpoint.body !== undefined))(
    '%s answers garbage with 4xx and the named fields',
    async (_, endpoint) => {
      // What ends sessions must end nobody's whom other tests need.
      const isOwnSession = endpoint.tag === 'auth' && endpoint.actor === 'client';
      const send = async (payload: string) => {
        const token = isOwnSession ? (await t.signIn()).token : tokenFor(endpoint);
        return t.call(endpoint.method, address(endpoint, unknownId), payload, {
          ...(token ? { token } : {}),
          headers: { 'content-type': 'application/json' },
        });
      };
      for (const body of garbage) {
        const reply = await send(JSON.stringify(body));
        expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
        if (reply.status === 400) expectRefusal(reply, 400);
      }
      const broken = await send('{"a":');
      expectRefusal(broken, 400, 'invalid-input');
    },
  );

  /** Bodies that get as far as the id, where the usual one doesn't. */
  const bodies: Record<string, object> = {
    'PUT /api/promo/codes/:id': { isPaused: true },
    'PUT /api/partner/:id/settings': {
      version: 1,
      name: 'Casa',
      slug: 'casa',
      welcome: { en: '', es: '' },
      resourceLinks: [],
      fields: [],
      theme: { primaryColor: '#000000', secondaryColor: '#000000', headerColor: '#000000' },
    },
    'POST /api/booking/:id/refund': { amount: 100 },
    'POST /api/booking/:id/problem': { kind: 'no-show' },
    'POST /api/booking/:id/problem/answer': {
      problemId: unknownId,
      response: 'object',
      text: 'because of something',
    },
  };
  // Files are sent as forms, by the tests of their calls.
  const withId = table.filter(
    ([, endpoint]) => endpoint.path.includes(':id') && endpoint.takesFile === undefined,
  );
  test.each(withId)(
    '%s hides what is unknown, and what is no id at all, behind the same 404',
    async (call, endpoint) => {
      const token = tokenFor(endpoint);
      const options = token ? { token } : {};
      const body =
        endpoint.method === 'GET'
          ? undefined
          : (bodies[call] ?? {
              reason: 'because',
              name: 'a name',
              confirmed: true,
              verified: true,
              decision: 'approve',
              message: 'because of something',
              accept: true,
            });
      const isOfPartner = endpoint.path.startsWith('/api/partner/managers/');
      const date = endpoint.path.includes('/slots/')
        ? '?date=2027-01-05'
        : isOfPartner
          ? '?partnerId=nobody'
          : '';
      const unknown = await t.call(
        endpoint.method,
        address(endpoint, unknownId) + date,
        body,
        options,
      );
      const noId = await t.call(endpoint.method, address(endpoint, 'x') + date, body, options);
      expectRefusal(unknown, 404, 'not-found');
      expectRefusal(noId, 404, 'not-found');
      expect({ ...noId.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    },
  );
});

describe('the edges of the server', () => {
  test('an unknown call is a 404 in the same form', async () => {
    expectRefusal(await t.call('GET', '/api/nothing-here'), 404, 'not-found');
  });

  test.each(['/api/auth/get-chat-history', '/api/auth/start-payout-verification'])(
    '%s, whose fields all have defaults, needs no body',
    async (path) => {
      const { token } = await t.signIn();
      await t.advance('PT2M');
      expect((await t.call('POST', path, undefined, { token })).status).toBe(200);
    },
  );

  test('a call that needs fields is refused without a body', async () => {
    expectRefusal(await t.call('POST /api/auth/login'), 400, 'invalid-input');
  });

  test('a body over the limit is refused as too large', async () => {
    const body = JSON.stringify({ query: 'x'.repeat(600_000) });
    const headers = { 'content-type': 'application/json' };
    const reply = await t.call('POST /api/worker/suggestions', { unchecked: body, headers });
    expectRefusal(reply, 413, 'too-large');
  });

  test('every answer says what time it is, refusals and a server without the sandbox, too', async () => {
    const { config } = t.context;
    const gateways = { ...config.gateways, sandbox: null };
    const live = await createApp(
      { ...t.context, config: { ...config, gateways } },
      { pool: t.pool, onClockMoved: async () => {} },
    );
    try {
      for (const app of [t.app, live])
        for (const url of ['/api/config', '/api/profile', '/api/currency/rates/x']) {
          const asked = t.context.clock.now().epochMilliseconds;
          const { headers } = await app.inject({ method: 'GET', url });
          const said = Date.parse(String(headers['x-now']));
          expect(said, url).toBeGreaterThanOrEqual(asked);
          expect(said, url).toBeLessThanOrEqual(t.context.clock.now().epochMilliseconds);
        }
    } finally {
      await live.close();
    }
  });

  test('a call by a method that it lacks is told the others', async () => {
    const reply = await t.call('PATCH', '/api/booking/cancel/x');
    expectRefusal(reply, 405, 'method-not-allowed');
    expect(reply.headers['allow']).toBe('DELETE');
    const asked = await t.app.inject({ method: 'OPTIONS', url: '/api/profile?a=b' });
    expect(asked.statusCode).toBe(405);
    expect(asked.headers['allow']).toBe('DELETE, GET, HEAD, PUT');
    const none = await t.app.inject({ method: 'OPTIONS', url: '/api/nothing-here' });
    expect([none.statusCode, none.headers['allow']]).toEqual([404, undefined]);
  });

  test('every answer names its request, a refusal by the same id', async () => {
    const ids = new Set();
    for (const url of ['/api/config', '/api/profile', '/api/nothing-here', '/%', '/healthz']) {
      const { headers, body } = await t.call('GET', url);
      expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/);
      ids.add(headers['x-request-id']);
      if (body.requestId) expect(body.requestId, url).toBe(headers['x-request-id']);
    }
    expect(ids.size).toBe(5);
  });

  test('the description of the interface names every call', async () => {
    const { body } = await t.call('GET', '/api/openapi.json');
    expect(body.openapi).toMatch(/^3\.1/);
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const described = body.paths[path]?.[endpoint.method.toLowerCase()];
      expect(described, name(endpoint)).toBeDefined();
      const headers = (described.parameters ?? []).filter(
        (one: { in: string; name: string }) =>
          one.in === 'header' && one.name === 'idempotency-key',
      );
      expect(headers, name(endpoint)).toHaveLength(endpoint.idempotent ? 1 : 0);
      if (endpoint.takesFile)
        expect(Object.keys(described.requestBody.content)).toEqual(['multipart/form-data']);
    }
  });

  test('pages carry a policy under which no inline script runs', async () => {
    const { headers } = await t.call('GET', '/healthz');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('other origins get no permission to read', async () => {
    const reply = await t.call('GET /api/config', { headers: { origin: 'https://evil.example' } });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});
