import type { Channel } from '@puente/contract/channel';
import { channels } from '@puente/contract/endpoints';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const garbage = [
  '',
  'text',
  '7',
  '[]',
  '{"type":"unknown"}',
  '{"type":"chat"}',
  '{"type":"\\u0000"}',
];

/** A connection, what it has received so far, and its end. */
async function open(channel: Channel) {
  const path = channel.path.replace(':roomId', 'Abcdefgh12');
  const socket = new WebSocket(`${t.url.replace('http', 'ws')}${path}`);
  onTestFinished(() => socket.close());
  const received: unknown[] = [];
  const listeners = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)));
    for (const listener of listeners) listener();
  });
  const closed = new Promise<void>((done) => socket.addEventListener('close', () => done()));
  await new Promise((done) => socket.addEventListener('open', done));
  const pong = new Promise<void>((done) =>
    listeners.add(() => {
      const isPong = (one: unknown) => JSON.stringify(one) === '{"type":"pong"}';
      if (received.some(isPong)) done();
    }),
  );
  return { socket, received, answered: Promise.race([closed, pong]) };
}

describe.each(channels.map((channel) => [channel.path, channel] as const))(
  'the channel %s',
  (_, channel) => {
    test('is refused as any call where no connection is opened', async () => {
      const reply = await fetch(t.url + channel.path.replace(':roomId', 'Abcdefgh12'));
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({
        errorCode: 'not-found',
        requestId: reply.headers.get('x-request-id'),
      });
    });

    test('answers a ping', async () => {
      const { socket, received, answered } = await open(channel);
      socket.send('{"type":"ping"}');
      await answered;
      expect(received.at(-1)).toEqual({ type: 'pong' });
    });

    test.each(garbage)('answers %j as the contract describes', async (text) => {
      const { socket, received, answered } = await open(channel);
      socket.send(text);
      socket.send('{"type":"ping"}');
      await answered;
      expect(JSON.stringify(received)).toContain('invalid-input');
      for (const message of received)
        expect(
          channel.fromServer.safeParse(message).error,
          JSON.stringify(message),
        ).toBeUndefined();
    });
  },
);

test('two channels are walked', () => {
  expect(channels.map(({ path }) => path).toSorted()).toEqual([
    '/api/meeting/:roomId/ws',
    '/api/ws',
  ]);
});
