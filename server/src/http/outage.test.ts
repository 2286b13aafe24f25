import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../test/app.ts';
import type { SignedIn } from '../../test/people.ts';

let t: TestApp;
let person: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  person = await t.signIn();
});
afterAll(() => t.stop());

/** Ends every connection and returns once none is left, the one that asks for it last. */
async function cutAll() {
  await t.pool.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await t.pool.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
}

/** Nothing listens where the database was, and all connections to it are cut. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const { options } = t.pool;
  const url = options.connectionString ?? '';
  options.connectionString = url.replace(/:\d+\//, ':1/');
  try {
    await cutAll();
    await work();
  } finally {
    options.connectionString = url;
  }
}

function ownBookings() {
  return t.call('GET /api/bookings', { token: person.token });
}

/** The first message of a kind that the chat's socket says after a question. */
async function askChat(): Promise<Record<string, unknown>> {
  const socket = new WebSocket(`${t.url.replace('http', 'ws')}/api/ws`);
  try {
    return await new Promise((done) => {
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as Record<string, unknown>;
        if (message['type'] === 'ready')
          socket.send(JSON.stringify({ type: 'chat', query: 'help' }));
        else if (message['type'] === 'error' || message['type'] === 'answer') done(message);
      });
    });
  } finally {
    socket.terminate();
  }
}

describe('while the database is away', () => {
  it('calls that need it answer 503 with the time to come back, and work again after it', async () => {
    const before = await ownBookings();
    expect(before.status).toBe(200);
    await withoutDatabase(async () => {
      for (let calls = 0; calls < 20; calls += 1) {
        const { status, body, headers } = await ownBookings();
        expect({ status, code: body.errorCode }).toEqual({ status: 503, code: 'unavailable' });
        expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
      }
    });
    expect((await ownBookings()).status).toBe(200);
  });

  it('this process lives, and says that it cannot work', async () => {
    await withoutDatabase(async () => {
      expect((await t.call('GET', '/healthz')).status).toBe(200);
      expect((await t.call('GET', '/readyz')).status).toBe(503);
    });
    expect((await t.call('GET', '/readyz')).status).toBe(200);
  });

  it('the chat says so over its socket, too', async () => {
    await withoutDatabase(async () => {
      expect(await askChat()).toMatchObject({
        status: 503,
        errorCode: 'unavailable',
        retryAfter: expect.any(Number),
      });
    });
    expect(await askChat()).toMatchObject({ type: 'answer' });
  });
});

it('calls under way when their connections are cut answer 503 or their answer, never 500', async () => {
  const calls = Array.from({ length: 60 }, () => ownBookings());
  await cutAll();
  const replies = await Promise.all([...calls, ...Array.from({ length: 20 }, () => ownBookings())]);
  expect(new Set(replies.map(({ status }) => status)).isSubsetOf(new Set([200, 503]))).toBe(true);
  for (const { status, headers } of replies)
    expect(Number(headers['retry-after'] ?? 0) > 0).toBe(status === 503);
});

it('a third party that is away answers 503 with the time to come back', async () => {
  await t.sandboxPost('/sandbox/faults', {
    service: 'twilio',
    operation: 'verifications.create',
    kind: 'fail',
  });
  const { status, body, headers } = await t.call('POST', '/api/auth/start-verification', {
    phoneNumber: '+56977700000',
    channel: 'sms',
  });
  expect({ status, code: body.errorCode }).toEqual({ status: 503, code: 'gateway-unavailable' });
  expect(headers['retry-after']).toBe('5');
});

it('every call declares that it may not be ready', async () => {
  const { body } = await t.call('GET', '/api/openapi.json');
  const paths: Record<string, Record<string, { responses: object }>> = body.paths;
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  const calls = all.filter((call) => 'summary' in call);
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter(({ responses }) => !('503' in responses))).toEqual([]);
});
