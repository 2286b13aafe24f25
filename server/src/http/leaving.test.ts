import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../create-context.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { createServer } from './server.ts';

let t: TestApp;
let app: FastifyInstance;
let log = '';
const stream = new Writable({
  write: (line: Buffer, _encoding, done) => {
    log += line.toString();
    done();
  },
});
const arrived = Promise.withResolvers<void>();
const left = Promise.withResolvers<void>();
const ended = Promise.withResolvers<void>();

beforeAll(async () => {
  t = await startTestApp();
  app = await createServer({ ...t.context, log: createLog('debug', stream) });
  app.post('/answer', async (request, reply) => {
    reply.raw.once('close', left.resolve);
    arrived.resolve();
    await left.promise;
    // Longer than what is sent as it is: it is compressed on its way.
    return reply.type('text/plain').send('long '.repeat(10_000));
  });
  app.addHook('onError', async () => ended.resolve());
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await t.stop();
});

it('an answer whose reader has left is no failure of ours', async () => {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = connect(port, '127.0.0.1');
  await once(browser, 'connect');
  const headers = ['host: localhost', 'accept-encoding: gzip', 'content-type: application/json'];
  browser.write(['POST /answer HTTP/1.1', ...headers, 'content-length: 2', '', '{}'].join('\r\n'));
  await arrived.promise;
  browser.destroy();
  await ended.promise;
  await app.close();
  expect(log).toContain('left before the answer');
  expect(log).not.toContain('"level":50');
});
