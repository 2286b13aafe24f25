import { policy } from '@puente/contract/policy';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from './app.ts';

const friend = 'https://www.puente.example';
const { perAddress, perPerson, refusedCode } = policy.socket;
const paths = ['/api/ws', '/api/meeting/Abcdefgh12/ws'];
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, {
    PUBLIC_URL: 'https://puente.example',
    ALLOWED_ORIGINS: 'https://elsewhere.example',
  });
});
afterAll(() => t.stop());

const opened: WebSocket[] = [];
afterEach(async () => {
  const closed = opened.splice(0).map(
    (socket) =>
      new Promise<void>((done) => {
        if (socket.readyState === WebSocket.CLOSED) return done();
        socket.once('close', () => done());
        return socket.terminate();
      }),
  );
  await Promise.all(closed);
  // The server has to hear of it, too.
  await expect.poll(() => t.app.websocketServer.clients.size).toBe(0);
});

type Heard = { opened: boolean; status: number | null; code: number | null; messages: unknown[] };

/** Opens a socket and tells what came of it: the first message, the refusal, or the end. */
const open = (path: string, headers: Record<string, string>) => {
  const socket = new WebSocket(`${t.url.replace('http', 'ws')}${path}`, { headers });
  opened.push(socket);
  const heard: Heard = { opened: false, status: null, code: null, messages: [] };
  const end = Promise.withResolvers<Heard>();
  const closed = end.promise;
  socket.on('close', (code) => end.resolve(Object.assign(heard, { code })));
  socket.on('unexpected-response', (_request, reply) => {
    heard.status = reply.statusCode ?? 0;
    socket.terminate();
  });
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => heard.messages.push(JSON.parse(String(data))));
  socket.on('open', () => {
    heard.opened = true;
    // Whatever the server has to say at the door comes before the answer to this.
    socket.send('{"type":"ping"}');
  });
  const word = Promise.withResolvers<Heard>();
  socket.on('message', () => word.resolve(heard));
  const settled = Promise.race([word.promise, closed]);
  const say = (message: object) => socket.send(JSON.stringify(message));
  return { socket, settled, closed, say };
};

const stays = async (visit: ReturnType<typeof open>): Promise<boolean> => {
  await visit.settled;
  return visit.socket.readyState === WebSocket.OPEN;
};

let count = 0;
const newAddress = () => {
  count += 1;
  return `198.51.100.${count}`;
};
const from = (address: string) => ({ 'x-forwarded-for': address });

describe.each(paths)('a socket at %s', (path) => {
  test.each(['https://puente.example', friend, 'https://elsewhere.example'])(
    'opens for a page of %s',
    async (origin) => {
      expect((await open(path, { origin, ...from(newAddress()) }).settled).opened).toBe(true);
    },
  );

  test('opens for what is no browser, and for a page of this very server on this machine', async () => {
    expect((await open(path, from(newAddress())).settled).opened).toBe(true);
    const own = { origin: t.url, ...from(newAddress()) };
    expect((await open(path, own).settled).opened).toBe(true);
  });

  test.each([
    'https://evil.example',
    'https://puente.example.evil.example',
    'http://puente.example',
    'https://puente.example:8443',
    'http://localhost:1',
    'null',
    '',
  ])('does not open for a page of %j', async (origin) => {
    const heard = await open(path, { origin, ...from(newAddress()) }).settled;
    expect(heard).toMatchObject({ opened: false, status: 403 });
  });

  test('does not open for a page whose name points here', async () => {
    const headers = { host: 'evil.example', origin: 'http://evil.example', ...from(newAddress()) };
    expect(await open(path, headers).settled).toMatchObject({ opened: false, status: 403 });
  });
});

describe('open sockets', () => {
  const fill = async (address: () => string, how: number) => {
    const visits = Array.from({ length: how }, (_, index) =>
      open(paths[index % 2] ?? '', from(address())),
    );
    return Promise.all(visits.map(stays));
  };

  test('are twenty from one address, of chat and meetings together', async () => {
    const address = newAddress();
    expect(await fill(() => address, perAddress)).toEqual(Array(perAddress).fill(true));
    for (const path of paths) {
      const { code } = await open(path, from(address)).closed;
      expect(code).toBe(refusedCode);
    }
    expect(await stays(open('/api/ws', from(newAddress())))).toBe(true);
    opened[0]?.terminate();
    await expect.poll(() => stays(open('/api/ws', from(address)))).toBe(true);
  });

  test('count all addresses of an IPv6 network as one', async () => {
    let host = 0;
    const next = () => `2001:db8:7:7::${(host += 1).toString(16)}`;
    expect(await fill(next, perAddress)).toEqual(Array(perAddress).fill(true));
    expect((await open('/api/ws', from(next())).closed).code).toBe(refusedCode);
    expect(await stays(open('/api/ws', from('2001:db8:7:8::1')))).toBe(true);
  });

  test('say at a room’s door when to come back', async () => {
    const address = newAddress();
    await fill(() => address, perAddress);
    const { messages } = await open(paths[1] ?? '', from(address)).closed;
    expect(messages).toContainEqual({
      type: 'refused',
      errorCode: 'too-many-requests',
      retryAfter: policy.socket.refusedPauseSeconds,
    });
  });

  test('are five of one person, wherever they are, and no more of the address', async () => {
    const { token } = await t.signIn();
    const address = newAddress();
    const signIn = async (where: string) => {
      const visit = open('/api/ws', from(where));
      await visit.settled;
      visit.say({ type: 'auth', token });
      return visit;
    };
    for (let index = 0; index < perPerson; index += 1) {
      const { settled } = await signIn(index % 2 === 0 ? address : newAddress());
      const { messages } = await settled;
      await expect.poll(() => messages).toContainEqual({ type: 'ready', signedIn: true });
    }
    expect((await (await signIn(newAddress())).closed).code).toBe(refusedCode);
    const room = open(paths[1] ?? '', from(newAddress()));
    await room.settled;
    room.say({ type: 'enter', token });
    expect((await room.closed).code).toBe(refusedCode);
    // A school's network isn't full because people there are signed in.
    expect(await fill(() => address, perAddress)).toEqual(Array(perAddress).fill(true));
  });
});

test('a flood of questions is refused before it waits in line', async () => {
  const visit = open('/api/ws', from(newAddress()));
  await visit.settled;
  for (let index = 0; index < 100; index += 1) visit.say({ type: 'chat', query: index });
  const refusals = async () => {
    const { messages } = await visit.settled;
    return messages.filter(
      (message) => (message as { errorCode?: string }).errorCode === 'too-many-requests',
    ).length;
  };
  await expect.poll(refusals).toBeGreaterThanOrEqual(40);
});
