import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currencies } from '@puente/contract/policy';
import { startSandbox } from '@puente/sandbox';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createRates } from './latest-json.ts';
import { GatewayUnavailable } from './port.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret: 'whsec_x', quiet: true });
});
afterAll(() => sandbox.stop());

function config(more: Record<string, string> = {}) {
  return readConfig({
    SANDBOX_URL: sandbox.url,
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    SANDBOX_WEBHOOK_SECRET: 'whsec_x',
    ...more,
  }).gateways.rates;
}
function fetchLatest(given = config()) {
  return createRates(given).fetchLatest?.();
}

/** Another service, or one that has lost its mind. */
async function answering(body: string, status = 200): Promise<{ url: string }> {
  const server = createServer((_request, reply) => reply.writeHead(status).end(body));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/?app_id=secret` };
}

describe('the rates service', () => {
  test('is the sandbox in sandbox mode, with every currency, of its own day', async () => {
    await fetch(`${sandbox.url}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now: '2028-02-29T23:00:00Z' }),
    });
    const given = await fetchLatest();
    expect(given?.date).toBe('2028-02-29');
    expect(Object.keys(given?.perDollar ?? {}).toSorted()).toEqual(currencies.toSorted());
    expect(given?.perDollar).toEqual(createRates(null).builtIn.perDollar);
  });

  test('is the one that is named, and none where none is', () => {
    const named = { RATES_URL: 'https://rates.example/latest.json?app_id=secret' };
    expect(config(named)).toEqual({ url: named.RATES_URL });
    expect(createRates(null).fetchLatest).toBeNull();
  });

  test.each([
    ['Frankfurter', { amount: 1, base: 'EUR', date: '2026-12-01' }],
    ['ExchangeRate-API', { base_code: 'EUR', time_last_update_unix: 1_796_083_201 }],
  ])('may count in another base, as %s can', async (_name, head) => {
    const rates = { USD: 1.25, CLP: 1178.75 };
    const given = await fetchLatest(await answering(JSON.stringify({ ...head, rates })));
    expect(given).toEqual({ date: '2026-12-01', perDollar: { USD: 1, EUR: 0.8, CLP: 943 } });
  });

  test.each([
    ['no JSON', '<html>', 200],
    ['another shape', '{"rates": []}', 200],
    ['no date', '{"base": "USD", "rates": {"CLP": 943}}', 200],
    ['a time that is none', '{"timestamp": 1e300, "rates": {}}', 200],
    ['a refusal', '{"error": true}', 401],
    ['a failure', '{}', 500],
  ])(
    'that answers with %s is unavailable, and its key stays secret',
    async (_what, body, status) => {
      const asked = fetchLatest(await answering(body, status));
      await expect(asked).rejects.toThrow(GatewayUnavailable);
      await expect(asked).rejects.not.toThrow('secret');
    },
  );

  test('that is not there is unavailable', async () => {
    const asked = fetchLatest({ url: 'http://127.0.0.1:9/?app_id=secret' });
    await expect(asked).rejects.toThrow(GatewayUnavailable);
  });
});
