import type { ChatAnswer } from '@puente/contract/chat';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { serveSockets, type ServerSide } from '../../../test/server.ts';

const exchanges = { limit: 15, remaining: 14, renewsAt: null };
const answerTo = (messageId: string): ChatAnswer => ({
  messageId,
  answerId: `answer to ${messageId}`,
  reply: 'Camila can help.',
  language: 'en',
  kind: 'recommendations',
  recommendations: [],
  suggestions: [],
  emergencyLines: [],
  fallback: false,
  exchanges,
});
const question = (messageId: string) => ({
  type: 'chat' as const,
  messageId,
  query: 'I cannot sleep',
  userId: null,
});
const refusal = (messageId: string | null, more: object = {}) => ({
  type: 'error',
  messageId,
  status: 429,
  errorCode: 'chat-limit-reached',
  message: 'no',
  ...more,
});

async function open(token?: string) {
  const server = await serveSockets();
  const browser = openBrowser(server.url);
  if (token) browser.storage.local.setItem('sessionToken', token);
  const chat = await import('./socket.ts');
  onTestFinished(chat.disconnect);
  /** A visitor's connection that can be used. */
  const connected = async (): Promise<ServerSide> => {
    const next = server.next();
    chat.connect();
    const serverSide = await next;
    serverSide.say({ type: 'ready', signedIn: false });
    return serverSide;
  };
  return { server, browser, connected, ...chat };
}

describe('a question by websocket', () => {
  it('is answered in pieces, then whole', async () => {
    const { connected, askBySocket } = await open();
    const serverSide = await connected();
    const pieces: string[] = [];
    const asked = askBySocket(question('m1'), (text) => pieces.push(text));
    expect(await serverSide.hear()).toEqual(question('m1'));
    for (const text of ['Camila ', 'can help.'])
      serverSide.say({ type: 'chunk', messageId: 'm1', text });
    serverSide.say({ type: 'answer', ...answerTo('m1') });
    await expect(asked).resolves.toMatchObject({ answerId: 'answer to m1' });
    expect(pieces).toEqual(['Camila ', 'can help.']);
  });

  it('gets its own answer although another came first', async () => {
    const { connected, askBySocket } = await open();
    const serverSide = await connected();
    const both = ['m1', 'm2'].map((id) => askBySocket(question(id), () => undefined));
    await serverSide.hear();
    await serverSide.hear();
    for (const id of ['m2', 'm1']) serverSide.say({ type: 'answer', ...answerTo(id) });
    const said = await Promise.all(both);
    expect(said.map(({ messageId }) => messageId)).toEqual(['m1', 'm2']);
  });

  it('opens the connection itself and waits for it', async () => {
    const { server, askBySocket } = await open();
    const next = server.next();
    const asked = askBySocket(question('m1'), () => undefined);
    const serverSide = await next;
    serverSide.say({ type: 'ready', signedIn: false });
    expect(await serverSide.hear()).toMatchObject({ messageId: 'm1' });
    serverSide.say({ type: 'answer', ...answerTo('m1') });
    await asked;
  });
});

describe('somebody who is signed in', () => {
  it('says so first, and asks nothing before the server knows', async () => {
    const { server, askBySocket } = await open('abc');
    const next = server.next();
    const asked = askBySocket(question('m1'), () => undefined);
    const serverSide = await next;
    expect(await serverSide.hear()).toEqual({ type: 'auth', token: 'abc' });
    // What the server says to every browser, before it had read the token.
    serverSide.say({ type: 'ready', signedIn: false });
    await new Promise((done) => setTimeout(done, 30));
    expect(serverSide.heard).toHaveLength(1);
    serverSide.say({ type: 'ready', signedIn: true });
    expect(await serverSide.hear()).toMatchObject({ type: 'chat', messageId: 'm1' });
    serverSide.say({ type: 'answer', ...answerTo('m1') });
    await asked;
  });

  it('who is refused goes on over HTTP, which ends the session', async () => {
    const { server, askBySocket } = await open('abc');
    const next = server.next();
    const asked = askBySocket(question('m1'), () => undefined);
    (await next).say({ type: 'error', messageId: null, status: 401, errorCode: 'unauthenticated' });
    await expect(asked).rejects.toMatchObject({ name: 'SocketLost' });
    expect(server.connections()).toBeLessThanOrEqual(1);
  });
});

describe('a question that is not answered', () => {
  it('is refused with the server’s code and wait, and the others go on', async () => {
    const { connected, askBySocket } = await open();
    const serverSide = await connected();
    const refused = askBySocket(question('m1'), () => undefined);
    const other = askBySocket(question('m2'), () => undefined);
    await serverSide.hear();
    serverSide.say(refusal('m1', { retryAfter: 60 }));
    await expect(refused).rejects.toMatchObject({
      errorCode: 'chat-limit-reached',
      status: 429,
      retryAfter: 60,
    });
    serverSide.say({ type: 'answer', ...answerTo('m2') });
    await expect(other).resolves.toMatchObject({ messageId: 'm2' });
  });

  it('is refused with all others when the refusal names none', async () => {
    const { connected, askBySocket } = await open();
    const serverSide = await connected();
    const both = ['m1', 'm2'].map((id) => askBySocket(question(id), () => undefined));
    await serverSide.hear();
    await serverSide.hear();
    serverSide.say(refusal(null));
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('is lost with the connection, so that it can go over HTTP', async () => {
    const { connected, askBySocket } = await open();
    const serverSide = await connected();
    const asked = askBySocket(question('m1'), () => undefined);
    await serverSide.hear();
    serverSide.cut();
    await expect(asked).rejects.toMatchObject({ name: 'SocketLost' });
  });

  it('waits two and a half seconds for a connection that hangs', async () => {
    const { server, askBySocket } = await open();
    const next = server.next();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lost = vi.fn();
    const asked = askBySocket(question('m1'), () => undefined).catch(lost);
    // Connected, and never told that it may speak, as somebody who is signed in.
    vi.advanceTimersByTime(2499);
    await Promise.resolve();
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await asked;
    expect(lost).toHaveBeenCalledOnce();
    vi.useRealTimers();
    await next;
  });

  it('fails at once without a network', async () => {
    const { browser, askBySocket } = await open();
    browser.setOnline(false);
    await expect(askBySocket(question('m1'), () => undefined)).rejects.toMatchObject({
      name: 'SocketLost',
    });
  });
});

describe('a tab that rests', () => {
  it('has no connection, and one again when it is used', async () => {
    const { server, browser, connected, askBySocket } = await open();
    await connected();
    browser.dispatch('puente:inactive');
    await vi.waitFor(() => expect(server.connections()).toBe(0));
    await expect(askBySocket(question('m1'), () => undefined)).rejects.toMatchObject({
      name: 'SocketLost',
    });
    const next = server.next();
    browser.dispatch('puente:active');
    await next;
  });

  it('opens none that nobody wanted', async () => {
    const { server, browser, connected, disconnect } = await open();
    await connected();
    disconnect();
    browser.dispatch('puente:inactive');
    browser.dispatch('puente:active');
    await vi.waitFor(() => expect(server.connections()).toBe(0));
  });
});

it('another person gets a connection of their own', async () => {
  const { server, browser, connected, reconnect } = await open();
  const first = await connected();
  browser.storage.local.setItem('sessionToken', 'of paul');
  const next = server.next();
  reconnect();
  expect(await (await next).hear()).toEqual({ type: 'auth', token: 'of paul' });
  expect(first.heard).toEqual([]);
});
