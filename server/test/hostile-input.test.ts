import type { Endpoint } from '@puente/contract/endpoint';
import { endpoints } from '@puente/contract/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from './app.ts';
import { bookings } from './bookings.ts';
import { hostileInput } from './hostile-input.ts';
import type { SignedIn } from './people.ts';

let t: TestApp;
let people: Record<'client' | 'provider' | 'manager', SignedIn>;
let ids: string[];
beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no' });
  await t.setNow('2026-12-01T08:00:00Z');
  const provider = await t.provider();
  const manager = await t.manager();
  people = { client: await t.signIn(), provider, manager };
  const held = await bookings(t).hold(people.client, provider.id, '2026-12-24T10:00:00Z');
  ids = [provider.id, held.id, manager.partnerId, people.client.userId];
});
afterAll(() => t.stop());

const addressOf = ({ path }: Endpoint, params: Record<string, string>, query: unknown) => {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) asked.append(name, String(value).toWellFormed());
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return `${filled}?${asked.toString()}`;
};

/** Sent by who may make the call, once more where a call before has ended their session. */
async function send(endpoint: Endpoint, path: string, body: unknown): Promise<Reply> {
  const { actor, method } = endpoint;
  const who = people[actor === 'visitor' || actor === 'operator' ? 'client' : actor];
  const reply = await t.call(method, path, body, { token: who.token });
  if (reply.status !== 401) return reply;
  Object.assign(who, await t.signIn(who.phone));
  return t.call(method, path, body, { token: who.token });
}

describe('what is sent to break a call', () => {
  const table = endpoints
    .filter((endpoint: Endpoint) => !endpoint.takesFile)
    .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
  test.each(table)('%s refuses, and answers what it declares', async (_, endpoint: Endpoint) => {
    await fc.assert(
      fc.asyncProperty(hostileInput(endpoint, ids), async ({ params, query, body }) => {
        const reply = await send(endpoint, addressOf(endpoint, params, query), body);
        expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
        expect([401, 405]).not.toContain(reply.status);
        if (reply.status >= 400) expect(reply.body).toHaveProperty('requestId');
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });
});
