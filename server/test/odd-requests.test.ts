import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import type { SignedIn } from './people.ts';

const webDir = mkdtempSync(join(tmpdir(), 'puente-odd-'));
writeFileSync(
  join(webDir, 'index.html'),
  '<!doctype html><html lang="en"><title>Puente</title><!--head--><div id="root"></div><!--boot-->',
);

let t: TestApp;
let person: SignedIn;
beforeAll(async () => {
  t = await startTestApp(undefined, { RATE_LIMIT: 'no', WEB_DIR: webDir });
  person = await t.signIn();
});
afterAll(async () => {
  await t.stop();
  rmSync(webDir, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const send = (method: 'POST' | 'PUT', url: string, payload: string, headers: object = json) =>
  t.app.inject({
    method,
    url,
    payload,
    headers: { authorization: `Bearer ${person.token}`, ...headers },
  });

/** A request as it stands, which no client library would send. */
function sendRaw(path: string, headers: Record<string, string | string[]>): Promise<string> {
  const { port } = new URL(t.url);
  return new Promise((done, fail) => {
    // A connection of its own: one that the server closed after a refusal is not used again.
    const options = { port, path, headers, host: '127.0.0.1', agent: false };
    const asked = request(options, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
      reply.on('end', () => done(`${reply.statusCode} ${JSON.stringify(reply.headers)} ${text}`));
    });
    asked.on('error', fail);
    asked.end();
  });
}

describe('a body', () => {
  test.each([
    ['of a prototype', '{"__proto__":{"isProvider":true},"name":"Ana"}'],
    ['of a constructor', '{"constructor":{"prototype":{"isProvider":true}},"name":"Ana"}'],
    ['that says a name twice', '{"name":"Eve","name":"Ana"}'],
    ['of fields that nobody may set', '{"name":"Ana","isProvider":true,"id":"x","phone":"+5691"}'],
  ])('%s changes the name alone', async (_, body) => {
    const before = await t.call('GET', '/api/profile', undefined, person);
    const reply = await send('PUT', '/api/profile', body);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ ...before.body, name: 'Ana' });
    expect(({} as Record<string, unknown>)['isProvider']).toBeUndefined();
  });

  test.each([
    ['a thousand lists in each other', `${'['.repeat(1000)}${']'.repeat(1000)}`],
    ['a hundred thousand brackets', '['.repeat(100_000)],
    ['a name that is a list', '{"name":["Ana"]}'],
    ['a name that is a number', '{"name":1e400}'],
    ['half a sign of two halves', String.raw`{"name":"Ana \ud83d"}`],
    ['a sign that ends texts', String.raw`{"name":"Ana\u0000"}`],
    ['no JSON', "{name:'Ana'}"],
    ['a mark of its bytes before it', '\ufeff{"name":"Ana"}'],
  ])('with %s is refused as input, and nothing is repeated', async (_, body) => {
    const reply = await send('PUT', '/api/profile', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ errorCode: 'invalid-input' });
    expect(reply.body.length).toBeLessThan(600);
  });

  test.each([
    ['text/plain', '{"name":"Eve"}'],
    ['application/x-www-form-urlencoded', 'name=Eve'],
    ['application/xml', '<name>Eve</name>'],
  ])('of the type %s, which pages elsewhere can send, changes nothing', async (type, body) => {
    const reply = await send('PUT', '/api/profile', body, { 'content-type': type });
    expect([400, 415]).toContain(reply.statusCode);
    expect(reply.json()).toHaveProperty('errorCode');
    expect((await t.call('GET', '/api/profile', undefined, person)).body.name).not.toBe('Eve');
  });
});

describe('a refusal', () => {
  const marker = 'tlacuache-4711';

  test.each([
    ['a field', '/api/profile', { language: marker, timezone: marker, username: `${marker} !` }],
    ['a phone', '/api/profile', { email: `${marker}@@` }],
    ['a name of a field', '/api/profile', { name: { [marker]: marker } }],
  ])('names %s and never what was in it', async (_, path, body) => {
    const reply = await send('PUT', path, JSON.stringify(body));
    expect(reply.statusCode).toBe(400);
    expect(reply.body).not.toContain(marker);
  });

  test('of an address repeats nothing of it', async () => {
    for (const path of [`/api/${marker}`, `/api/contacts/${marker}`, `/media/${marker}.png`]) {
      const { status, body } = await t.call('GET', `${path}?x=${marker}`, undefined, person);
      expect(status).toBe(404);
      expect(JSON.stringify(body)).not.toContain(marker);
    }
  });

  test('has an id of our own, whatever the caller names', async () => {
    const mine = `${marker}"><script>`;
    const reply = await t.call('GET', '/api/nothing', undefined, {
      headers: { 'x-request-id': mine, 'request-id': mine },
    });
    expect(reply.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers['x-request-id']).toBe(reply.body.requestId);
  });
});

describe('a header', () => {
  test('that is said twice, or is not text, breaks nothing', async () => {
    const twice = await sendRaw('/api/profile', {
      authorization: [`Bearer ${person.token}`, 'Bearer other'],
    });
    expect(twice).toMatch(/^(?:200|400|401) /);
    expect(twice).not.toContain(person.token);
    const odd = await sendRaw('/', { 'accept-language': '\u00ff\u00fe;q=é', cookie: '=;;=%E0%A4' });
    expect(odd).toMatch(/^200 /);
  });

  test('that names another host reaches no link, mail or redirect', async () => {
    const elsewhere = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const link = await t.call('POST', '/api/auth/sign-in-link', undefined, {
      token: person.token,
      headers: elsewhere,
    });
    expect(link.body.url).toMatch(/^http:\/\/localhost:3000\//);
    // The page calls the host it was read from, and leads nowhere else.
    const page = await sendRaw('/', elsewhere);
    expect(page).toMatch(/^200 /);
    expect(page).not.toContain('//evil.example');
    await t.call('PUT', '/api/profile', { email: 'host@example.org' }, person);
    await t.call(
      'POST',
      '/api/auth/update-password',
      { newPassword: 'tres gatos en la luna' },
      person,
    );
    const asked = { email: 'host@example.org' };
    await t.call('POST', '/api/auth/reset-password', asked, { headers: elsewhere });
    await t.drain();
    const { mails } = await t.sandboxGet<{ mails: { text: string; html: string }[] }>(
      '/sandbox/mails?to=host%40example.org',
    );
    expect(mails.length).toBeGreaterThan(0);
    for (const { text, html } of mails) expect(`${text}${html}`).not.toContain('evil.example');
  });

  test('that is too long is refused before anything is looked at', async () => {
    const reply = await sendRaw('/api/profile', { 'x-long': 'x'.repeat(20_000) });
    expect(reply).toMatch(/^431 /);
  });

  test('of a session is compared whole: a token with more, less or other letters is none', async () => {
    const { token } = await t.signIn();
    const swapped = token.replaceAll(/[a-z]/gi, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    );
    for (const wrong of [`${token}=`, token.slice(0, -1), `${token}A`, swapped, token.repeat(9)])
      expect((await t.call('GET', '/api/profile', undefined, { token: wrong })).status).toBe(401);
    expect((await t.call('GET', '/api/profile', undefined, { token })).status).toBe(200);
  });
});

describe('a cookie of a visitor', () => {
  const exchanges = (cookie: string) =>
    t.call('GET', '/api/worker/exchanges', undefined, { headers: { cookie } });

  test('that was made up or changed is none: another one is given', async () => {
    const given = String((await exchanges('')).headers['set-cookie']).split(';')[0] ?? '';
    const [name = '', signed = ''] = given.split('=');
    const [id = '', signature = ''] = decodeURIComponent(signed).split('.');
    const forged = [
      `${name}=${id}`,
      `${name}=${id}.${randomBytes(32).toString('base64')}`,
      `${name}=6d1f6d9a-0000-4000-8000-5b1d0c0ffee0.${signature}`,
      `${name}=user:${person.userId}`,
    ];
    for (const cookie of forged) {
      const reply = await exchanges(cookie);
      expect(reply.status).toBe(200);
      expect(String(reply.headers['set-cookie']), cookie).toContain(`${name}=`);
    }
    expect((await exchanges(given)).headers['set-cookie']).toBeUndefined();
  });
});

describe('a query', () => {
  test.each([
    ['page=1&page=2', 400],
    ['page[]=1', 200],
    ['page=1.5', 400],
    ['page=0', 400],
    ['pageSize=201', 400],
    ['pageSize=200', 200],
    ['page=%00', 400],
    ['unknown=x', 200],
  ])('%s of the history is answered with %i', async (query, status) => {
    const id = '6d1f6d9a-0000-4000-8000-5b1d0c0ffee0';
    const reply = await t.call('GET', `/worker/messages/${id}?${query}`, undefined, person);
    // Nothing is there: what is well asked is not found.
    expect(reply.status).toBe(status === 200 ? 404 : 400);
  });
});
