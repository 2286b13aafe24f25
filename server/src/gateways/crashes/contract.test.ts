import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSentrySink } from '../../../test/sentry-sink.ts';
import { readConfig } from '../../config.ts';
import { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';
import type { CrashGateway, KnownCrash } from './port.ts';
import { createSentryCrashes } from './sentry.ts';

let sink: Awaited<ReturnType<typeof startSentrySink>>;
let crashes: CrashGateway;
beforeAll(async () => {
  sink = await startSentrySink();
  const made = createSentryCrashes({ dsn: sink.dsn });
  if (!made) throw new Error('no gateway was made');
  crashes = made;
});
afterAll(() => sink.stop());

const crash: KnownCrash = {
  fingerprint: 'ab12',
  count: 3,
  report: {
    timestamp: '2026-11-21T10:00:00Z',
    error: {
      name: 'TypeError',
      message: 'nothing to map',
      stack:
        'TypeError: nothing to map\n' +
        '    at Card (https://puente.example/assets/app.js:3:14)\n' +
        '    at https://puente.example/assets/react.js:1:9',
    },
    version: '3.0.0',
    bookingContext: { step: 'pay' },
  },
};

test('a crash arrives in the project with its place, newest last, and its version', async () => {
  await crashes.send(crash);
  const [sent] = sink.received;
  expect(sent?.path).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=key/);
  expect(sent?.event).toMatchObject({
    fingerprint: ['ab12'],
    release: 'puente@3.0.0',
    contexts: { crash: { count: 3 }, booking: { step: 'pay' } },
  });
  const [exception] = sent?.event.exception.values ?? [];
  expect(exception).toMatchObject({ type: 'TypeError', value: 'nothing to map' });
  expect(exception?.stacktrace?.frames).toMatchObject([
    { filename: 'https://puente.example/assets/react.js', lineno: 1, colno: 9 },
    { filename: 'https://puente.example/assets/app.js', function: 'Card', lineno: 3 },
  ]);
});

test('one that is refused, or that nobody takes, is to be tried again', async () => {
  sink.answerWith(429);
  await expect(crashes.send(crash)).rejects.toThrow(GatewayUnavailable);
  const nobody = createSentryCrashes({ dsn: 'http://key@127.0.0.1:9/42' });
  await expect(nobody?.send(crash)).rejects.toThrow(GatewayUnavailable);
});

test('an address that names no project stops the start', () => {
  expect(() => createSentryCrashes({ dsn: 'https://puente.example' })).toThrow('SENTRY_DSN');
});

test('without an address there is no gateway', () => {
  const config = readConfig({
    SANDBOX_URL: 'http://127.0.0.1:1',
    SANDBOX_SMTP_PORT: '1',
    SANDBOX_WEBHOOK_SECRET: 'x',
  });
  expect(createSentryCrashes(config.gateways.crashes)).toBeNull();
});
