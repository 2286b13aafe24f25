import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../../test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

type Message = { type: string; [name: string]: unknown };
const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

async function connect(token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${t.url.replace('http', 'ws')}/api/ws`, { headers });
  open.push(socket);
  const inbox: Message[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    inbox.push(JSON.parse(data.toString()));
    for (const wake of waiting.splice(0)) wake();
  });
  const next = async (type: string): Promise<Message> => {
    for (;;) {
      const index = inbox.findIndex((message) => message.type === type);
      const [found] = index < 0 ? [] : inbox.splice(index, 1);
      if (found) return found;
      await new Promise<void>((wake) => waiting.push(wake));
    }
  };
  const { signedIn } = await next('ready');
  return {
    inbox,
    next,
    signedIn,
    send: (message: unknown) => socket.send(JSON.stringify(message)),
    socket,
  };
}

describe('the chat over its websocket', () => {
  test('streams the reply in pieces that add up to the answer', async () => {
    const { send, next, inbox } = await connect();
    const messageId = randomUUID();
    send({ type: 'chat', query: 'help me please', messageId });
    const answer = await next('answer');
    const pieces = inbox
      .filter((message) => message.type === 'chunk')
      .map((piece) => piece['text']);
    expect(pieces.join('')).toBe(answer['reply']);
    expect(answer['messageId']).toBe(messageId);
  });

  test('gives the same answer when the message comes again over HTTP, and counts one', async () => {
    const { token } = await t.signIn();
    const { send, next } = await connect();
    send({ type: 'auth', token });
    expect(await next('ready')).toMatchObject({ signedIn: true });
    const messageId = randomUUID();
    send({ type: 'chat', query: 'help me please', messageId });
    const answer = await next('answer');
    const again = await t.call('POST /api/worker/suggestions', {
      body: { query: 'help me please', messageId },
      token,
    });
    expect(again.body.answerId).toBe(answer['answerId']);
    expect(again.body.exchanges.remaining).toBe(14);
  });

  test('refuses garbage, and goes on', async () => {
    const { send, next, socket } = await connect();
    socket.send('{"type":');
    expect(await next('error')).toMatchObject({ errorCode: 'invalid-input' });
    send({ type: 'chat', query: 7 });
    expect(await next('error')).toMatchObject({ errorCode: 'invalid-input' });
    send({ type: 'ping' });
    expect(await next('pong')).toBeDefined();
  });

  test('refuses a token that is no good, and one whose session ended meanwhile', async () => {
    const { token } = await t.signIn('+56912345777');
    const { send, next } = await connect();
    send({ type: 'auth', token: 'stolen' });
    expect(await next('error')).toMatchObject({ errorCode: 'unauthenticated' });
    send({ type: 'auth', token });
    await next('ready');
    await t.call('POST /api/auth/logout', { body: {}, token });
    send({ type: 'chat', query: 'help' });
    expect(await next('error')).toMatchObject({ status: 401, errorCode: 'unauthenticated' });
  });

  test('takes the token of the header as well, where a program sends one', async () => {
    const { token, userId } = await t.signIn();
    const mine = await connect(token);
    expect(mine.signedIn).toBe(true);
    mine.send({ type: 'chat', query: 'help', userId: randomUUID() });
    expect(await mine.next('error')).toMatchObject({ errorCode: 'identity-mismatch' });
    mine.send({ type: 'chat', query: 'help me please', userId });
    await mine.next('answer');
    const { body } = await t.call('GET /api/worker/exchanges', { token });
    expect(body.remaining).toBe(14);
    const stolen = await connect('stolen');
    expect(stolen.signedIn).toBe(false);
    stolen.send({ type: 'chat', query: 'help' });
    expect(await stolen.next('error')).toMatchObject({ errorCode: 'unauthenticated' });
  });

  test('refuses to speak for somebody else', async () => {
    const { token } = await t.signIn();
    const { send, next } = await connect();
    send({ type: 'auth', token });
    await next('ready');
    send({ type: 'chat', query: 'help', userId: randomUUID() });
    expect(await next('error')).toMatchObject({ status: 403, errorCode: 'identity-mismatch' });
  });
});
