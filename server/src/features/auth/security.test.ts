import { createHook } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../test/app.ts';
import { codeCalls, wrongFor } from '../../../test/codes.ts';
import { createLog } from '../../create-context.ts';

let t: TestApp;
let logged = '';
const stream = new Writable({
  write: (chunk, _encoding, done) => {
    logged += String(chunk);
    done();
  },
});
beforeAll(async () => {
  t = await startTestApp(undefined, {}, { log: createLog('trace', stream) });
});
afterAll(() => t.stop());
const { newPhone, from, send, check, codesOf, codeOf } = codeCalls(() => t);

const password = 'tres gatos en la luna';
function post(path: string, body?: object, options: Parameters<TestApp['call']>[3] = from()) {
  return t.call('POST', `/api/auth/${path}`, body, { ...from(), ...options });
}
async function withPassword() {
  const person = await t.signIn(newPhone());
  await post('update-password', { newPassword: password }, { token: person.token });
  return person;
}
function codesIn(replies: Reply[]) {
  return Object.groupBy(replies, ({ body }) => body.errorCode ?? 'ok');
}
function fifty(ask: (index: number) => Promise<Reply>) {
  return Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
}

/** How many passwords are hashed while something runs: the work that takes time. */
async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  });
  hook.enable();
  await work();
  hook.disable();
  return hashes;
}

describe('who looks for numbers that have an account', () => {
  test('finds the same work behind each password: one hash, whoever it is', async () => {
    const known = await withPassword();
    const plain = await t.signIn(newPhone());
    const login = (phoneNumber: string, typed: string) => () =>
      post('login', { phoneNumber, password: typed });
    expect(await hashesDuring(login(known.phone, 'wrong password'))).toBe(1);
    expect(await hashesDuring(login(known.phone, password))).toBe(1);
    expect(await hashesDuring(login(plain.phone, 'wrong password'))).toBe(1);
    expect(await hashesDuring(login(newPhone(), 'wrong password'))).toBe(1);
  });

  test('has one message sent for each code, and no hash made for a wrong one', async () => {
    const known = await withPassword();
    await t.advance('PT2M');
    const before = (await codesOf(known.phone)).length;
    const unknown = newPhone();
    for (const phone of [known.phone, unknown]) {
      const first = await send(phone);
      expect([first.status, Object.keys(first.body)]).toEqual([
        200,
        ['status', 'channel', 'resendAfterSeconds', 'expiresInSeconds'],
      ]);
      const code = wrongFor(await codeOf(phone));
      const guess = () => post('register', { phoneNumber: phone, code, password });
      expect(await hashesDuring(guess)).toBe(0);
    }
    expect((await codesOf(known.phone)).length - before).toBe(1);
    expect(await codesOf(unknown)).toHaveLength(1);
  });

  test('cannot tell addresses apart either', async () => {
    const known = await withPassword();
    const email = 'known@example.org';
    await t.call('PUT /api/profile', { body: { email }, token: known.token });
    const replies: Reply[] = [];
    for (const one of [email, 'unknown@example.org']) {
      const hashes = await hashesDuring(async () => {
        replies.push(await post('reset-password', { email: one }));
      });
      expect(hashes).toBe(0);
    }
    expect(replies[0]?.body).toEqual(replies[1]?.body);
    expect(Object.keys(replies[0]?.headers ?? {})).toEqual(Object.keys(replies[1]?.headers ?? {}));
  });
});

describe('fifty guesses at once', () => {
  test('at a code are five, also where half of them register', async () => {
    const phone = newPhone();
    await send(phone);
    const code = wrongFor(await codeOf(phone));
    const replies = await fifty((index) =>
      index % 2 ? check(phone, code) : post('register', { phoneNumber: phone, code, password }),
    );
    const by = codesIn(replies);
    expect(by['code-wrong']).toHaveLength(5);
    expect(by['code-tries-exceeded']).toHaveLength(45);
  });

  test('at a password are five, from fifty addresses', async () => {
    const { phone } = await withPassword();
    let replies: Reply[] = [];
    const hashes = await hashesDuring(async () => {
      replies = await fifty(() => post('login', { phoneNumber: phone, password: 'a guess' }));
    });
    const by = codesIn(replies);
    expect(by['credentials-wrong']).toHaveLength(5);
    expect(by['tries-exceeded']).toHaveLength(45);
    // A refused try costs us nothing.
    expect(hashes).toBe(5);
  });

  test("at a link's phone are five", async () => {
    const person = await t.signIn(newPhone());
    const { body } = await post('sign-in-link', undefined, { token: person.token });
    const guess = (index: number) => ({
      authToken: body.authToken,
      phone: index === 49 ? person.phone : `+5691234${String(1000 + index)}`,
    });
    await Promise.all(
      Array.from({ length: 49 }, (_, index) => post('exchange-sign-in-link', guess(index))),
    );
    const right = await post('exchange-sign-in-link', guess(49));
    expect(right.body.errorCode).toBe('link-invalid');
  });
});

describe('a code', () => {
  test('opens nothing twice, whichever call it is given to', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await codeOf(phone);
    const replies = await Promise.all([
      check(phone, code),
      post('register', { phoneNumber: phone, code, password }),
      check(phone, code),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await check(phone, code)).body.errorCode).toBe('code-expired');
    const again = await post('register', { phoneNumber: phone, code, password });
    expect(again.body.errorCode).toBe('code-expired');
  });

  test('of one purpose opens nothing of another', async () => {
    const person = await t.signIn(newPhone());
    const options = { token: person.token };
    await t.advance('PT2M');
    const amount = { amount: 100, currency: 'USD' };
    await post('start-payout-verification', { amount }, options);
    const [payout] = await codesOf(person.phone);
    expect(payout?.service).toBe('payout');
    const { phone: phoneNumber } = person;
    for (const body of [
      await check(phoneNumber, payout?.code),
      await post('register', { phoneNumber, code: payout?.code, password }),
    ])
      expect(body.body.errorCode).toBe('code-expired');
    await send(phoneNumber);
    const signIn = (await codesOf(phoneNumber)).find(({ service }) => service === 'sign-in');
    if (signIn?.code !== payout?.code) {
      const swapped = await post('verify-payout-otp', { code: signIn?.code, amount }, options);
      expect(swapped.body.errorCode).toBe('code-wrong');
    }
  });
});

describe('pumping messages', () => {
  test('to a number stops at five an hour, whatever they are for', async () => {
    const person = await t.signInByCode(newPhone());
    let sent = 1;
    for (let round = 0; round < 8; round += 1) {
      await t.advance('PT1M1S');
      const reply =
        round % 2
          ? await post('start-payout-verification', {}, { token: person.token })
          : await send(person.phone, { channel: 'voice' });
      if (reply.status === 200) sent += 1;
      else expect(reply.body.errorCode).toBe('code-sends-exceeded');
    }
    expect(sent).toBe(5);
    expect(await codesOf(person.phone)).toHaveLength(5);
  });

  test('from a network of IPv6 stops at twenty, whatever host of it asks', async () => {
    const replies = await fifty((host) =>
      send(newPhone(), {}, from(`2001:db8:aa:bb:${host.toString(16)}::1`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  });

  test('to a range of numbers stops at sixty, from as many addresses', async () => {
    // The country has a ceiling of its own (ceilings.test.ts).
    await t.advance('PT61M');
    const numbers = Array.from({ length: 70 }, (_, index) => `+5697771${String(1000 + index)}`);
    const replies = await Promise.all(numbers.map((phone) => send(phone)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(60);
  });
});

describe('a session token', () => {
  beforeAll(() => t.advance('PT61M'));

  const profile = (path: string, headers: Record<string, string> = {}) =>
    t.call('GET', path, undefined, { headers });

  test('is taken from the header alone: in an address or a body it opens nothing', async () => {
    const { token } = await t.signIn(newPhone());
    for (const name of ['sessionToken', 'token', 'authToken', 'access_token'])
      expect((await profile(`/api/profile?${name}=${token}`)).status).toBe(401);
    expect((await profile('/api/profile', { cookie: `sessionToken=${token}` })).status).toBe(401);
    const put = await t.call('PUT /api/profile', {
      unchecked: { sessionToken: token, name: 'Eve' },
    });
    expect(put.status).toBe(401);
    const beside = await profile(`/api/profile?sessionToken=${token}`, {
      authorization: 'Bearer somebody-else',
    });
    expect(beside.status).toBe(401);
  });

  test('beside that of somebody else is refused, in the address and in the body', async () => {
    const [mine, theirs] = [await t.signIn(newPhone()), await t.signIn(newPhone())];
    const headers = { authorization: `Bearer ${mine.token}` };
    const query = await profile(`/api/profile?sessionToken=${theirs.token}`, headers);
    expect(query.body.errorCode).toBe('identity-mismatch');
    for (const call of ['logout', 'refresh-token', 'logout-everywhere']) {
      const reply = await post(call, { sessionToken: theirs.token }, { token: mine.token });
      expect([reply.status, reply.body.errorCode]).toEqual([403, 'identity-mismatch']);
    }
    for (const { token } of [mine, theirs])
      expect((await t.call('GET /api/profile', { token })).status).toBe(200);
  });

  test.each([
    'Bearer',
    'Bearer ',
    'Basic dXNlcjpwYXNz',
    'Bearer null',
    'Bearer undefined',
    "Bearer ' or 1=1 --",
    `Bearer ${'x'.repeat(5000)}`,
    'Bearer \u00ff\u00fe',
    ',,,',
  ])('cannot be %j', async (authorization) => {
    const reply = await profile('/api/profile', { authorization });
    expect([reply.status, reply.body.errorCode]).toEqual([401, 'unauthenticated']);
    const signIn = await post('validate', {}, { headers: { authorization } });
    expect(signIn.body).toEqual({ valid: false });
    expect((await post('logout', undefined, { headers: { authorization } })).status).toBe(200);
  });

  test('is never said back', async () => {
    const { token } = await t.signIn(newPhone());
    const said = [
      await t.call('GET /api/profile', {
        query: new URLSearchParams({ sessionToken: token }),
        token,
      }),
      await t.call('GET /api/auth/sessions', { token }),
      await t.call('GET', `/api/nothing/${token}`, undefined, { token }),
      await post('validate', { token }),
      await post('logout', { sessionToken: token }, { token }),
    ];
    for (const { body, headers } of said)
      expect(JSON.stringify([body, headers])).not.toContain(token);
  });
});

describe('the log', () => {
  afterEach(() => fetch(`${t.sandbox.url}/sandbox/faults`, { method: 'DELETE' }));

  test('names no token, code, password, phone or address of a person', async () => {
    const person = await withPassword();
    const email = 'logged@example.org';
    const { phone: phoneNumber, token } = person;
    await t.call('PUT /api/profile', { body: { email }, token });
    const link = await post('sign-in-link', undefined, { token });
    const renewed = await post('refresh-token', undefined, { token });
    await post('reset-password', { email });
    await t.sandboxPost('/sandbox/faults', {
      service: 'twilio',
      operation: 'verifications.create',
      kind: 'fail',
    });
    await t.advance('PT2M');
    expect((await send(phoneNumber)).status).toBe(503);
    await send(phoneNumber);
    const code = await codeOf(phoneNumber);
    await check(phoneNumber, wrongFor(code));
    await post('login', { phoneNumber, password });
    await t.call('GET /api/profile', {
      query: new URLSearchParams({ sessionToken: token, phoneNumber }),
    });
    await post('exchange-sign-in-link', { authToken: link.body.authToken, phone: phoneNumber });
    t.context.log.error({ newToken: token, body: { currentPassword: password } }, 'by mistake');
    await t.drain();
    expect(logged).toContain('gateway unavailable');
    expect(logged).toContain('/api/auth/login');
    expect(logged).toContain('by mistake');
    const secrets = [
      token,
      renewed.body.newToken,
      link.body.authToken,
      password,
      phoneNumber,
      phoneNumber.slice(1),
      email,
      `"${code}"`,
    ];
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });
});
