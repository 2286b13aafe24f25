import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../src/create-context.ts';
import { once } from '../src/lib/once.ts';
import { startTestApp, type TestApp } from './app.ts';
import { bookings, details } from './bookings.ts';
import { profileBody } from './people.ts';
import { enterRoom } from './rooms.ts';
import { sendForm } from './uploads.ts';

let t: TestApp;
/** All that a day leaves in the log at its most talkative, and what must not be in it. */
let logged = '';
const secrets: Record<string, string> = {};

const stream = new Writable({
  write: (chunk, _encoding, done) => {
    logged += String(chunk);
    done();
  },
});
const raw = async (path: string, init: RequestInit = {}) => {
  const reply = await fetch(`${t.url}${path}`, { redirect: 'manual', ...init });
  await reply.arrayBuffer();
};
const post = (path: string, body: object, token: string) =>
  t.call('POST', path, body, { token, headers: { 'idempotency-key': secrets['key'] ?? '' } });

beforeAll(async () => {
  t = await startTestApp(undefined, {}, { log: createLog('trace', stream) });
});
afterAll(() => t.stop());

/** Done once, within the first test that asks: rooms are entered in tests alone. */
const aDay = once(async () => {
  await t.setNow('2026-12-01T08:00:00Z');
  secrets['key'] = 'key-that-nobody-may-repeat';
  const [client, expert, boss] = [await t.signIn(), await t.provider(), await t.manager()];
  Object.assign(secrets, {
    'the client’s token': client.token,
    'the expert’s token': expert.token,
    'the client’s phone': client.phone.slice(1),
    'the expert’s phone': expert.phone.slice(1),
    'an address': details.email,
    'what a meeting is about': details.about,
  });
  await buyAndMeet(client, expert);
  await invite(client, expert, boss);
  await goWrong(client);
  await t.drain();
});

type Person = Awaited<ReturnType<TestApp['signIn']>>;

async function buyAndMeet(client: Person, expert: Person & { id: string }): Promise<void> {
  const calls = bookings(t);
  const { id, meetingLink } = await calls.meeting(client, expert.id, '2026-12-01T11:00:00Z');
  const intent = await t.call('GET', `/payment-status/${id}`, undefined, client);
  secrets['a room'] = String(meetingLink).slice(1);
  secrets['a secret of the card gateway'] = String(intent.body.clientSecret ?? 'pi_none_secret');
  await t.setNow('2026-12-01T10:55:00Z');
  const visit = await enterRoom(t, String(meetingLink).slice(1), { token: client.token });
  await visit.next('entered');
  secrets['what was said in a meeting'] = 'Nobody but you may read this';
  visit.send({ type: 'chat', id, text: secrets['what was said in a meeting'] });
  await visit.next('chat');
  await visit.cut();
  await calls.cancel(client, id);
  secrets['a goal'] = 'I am afraid of my neighbour Ataulfo';
  await post('/api/worker/suggestions', { query: secrets['a goal'] }, client.token);
  secrets['feedback'] = 'The green button is Bartolomea’s';
  await post('/api/feedback', { feedbackType: 'idea', feedbackText: secrets['feedback'] }, '');
}

async function invite(client: Person, expert: Person, boss: Person): Promise<void> {
  const friend = await post('/api/invitations/generate', {}, expert.token);
  const group = await post('/api/partner-invites/generate', {}, boss.token);
  const link = await t.call('POST', '/api/auth/sign-in-link', undefined, client);
  Object.assign(secrets, {
    'a link to a friend': friend.body.token,
    'a link into a group': group.body.token,
    'a sign-in link': link.body.authToken,
  });
  await t.call('GET', `/api/invitations/validate?token=${friend.body.token}`);
  await raw(`/join/${group.body.token}`);
  await raw(`/?authToken=${link.body.authToken}&phone=${client.phone.slice(1)}`);
  await post('/api/invitations/join', { token: friend.body.token }, client.token);
  await t.call('PUT', '/worker/profile', { ...profileBody, name: 'Zenaida' }, client);
  await sendForm(t, '/api/provider/document', [{ bytes: 'Zenaida studied here' }], client);
}

/** Everything that a log is tempted to tell about: refusals, bugs, third parties that are away. */
async function goWrong(client: Person): Promise<void> {
  const { token, phone } = client;
  const headers = { authorization: `Bearer ${token}x`, cookie: `puente_visitor=${token}` };
  await raw(`/api/profile?sessionToken=${token}&phoneNumber=${phone}`, { headers });
  await raw(`/api/nothing/${token}?authToken=${token}`, { headers, method: 'PUT' });
  await raw(`/media/${token}.png`);
  await raw(`/%E0%A4%A/${token}`);
  await raw('/api/contacts', { method: 'POST', headers, body: `{"contacts":["${phone}"` });
  for (const [service, operation] of [
    ['stripe', 'payment_intents.create'],
    ['twilio', 'verifications.create'],
    ['smtp', 'send'],
  ] as const)
    await t.sandboxPost('/sandbox/faults', { service, operation, kind: 'fail' }).catch(() => {});
  await post('/api/auth/start-verification', { phoneNumber: phone }, '');
  await post('/api/auth/reset-password', { email: details.email }, '');
  t.context.log.error(
    { err: Object.assign(new Error('a bug'), { request: { headers, body: { phone, token } } }) },
    'a bug that took its request along',
  );
}

describe('the log of a day', () => {
  test('has something to say', async () => {
    await aDay();
    expect(logged.split('\n').length).toBeGreaterThan(30);
    for (const route of ['/api/booking/book', '/api/invitations/join', '/api/feedback'])
      expect(logged).toContain(route);
    expect(logged).toContain('a bug that took its request along');
  });

  test('tells of nobody: no token, link, phone, address, and no word of theirs', async () => {
    await aDay();
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret.length, what).toBeGreaterThan(8);
      expect(logged.includes(secret), what).toBe(false);
    }
  });

  test('names calls by their pattern, so that no id and no query is in it', async () => {
    await aDay();
    const routes = [...logged.matchAll(/"route":"([^"]*)"/g)].map(([, route = '']) => route);
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) expect(route).not.toMatch(/\?|[0-9a-f]{8}-[0-9a-f]{4}/);
  });
});
