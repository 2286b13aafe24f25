import { startSandbox } from '@puente/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { findRegion } from '../../lib/regions.ts';
import { createGazetteer } from './create.ts';
import { GatewayUnavailable } from './port.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret: 'whsec_x', quiet: true });
});
afterAll(() => sandbox.stop());
beforeEach(() => tell('gazetteer', { mode: 'helpful' }));

async function tell(what: string, body: unknown): Promise<void> {
  await fetch(`${sandbox.url}/sandbox/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function config(more: Record<string, string>) {
  return readConfig({
    SANDBOX_URL: sandbox.url,
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    SANDBOX_WEBHOOK_SECRET: 'whsec_x',
    ...more,
  }).gateways.gazetteer;
}

function search(kind: 'photon' | 'nominatim', text: string, url = `${sandbox.url}/${kind}`) {
  const gazetteer = createGazetteer(config({ GAZETTEER: kind, GAZETTEER_URL: url }));
  const region = findRegion('cl-rm');
  if (!gazetteer || !region) throw new Error('no gazetteer');
  return gazetteer.search(text, region);
}

describe.each(['photon', 'nominatim'] as const)('%s', (kind) => {
  test('tells streets with their number, what they lie in, and where that is', async () => {
    expect(await search(kind, 'Av. Providencia 1234, Providencia')).toEqual([
      {
        street: 'Avenida Providencia 1234',
        hasNumber: true,
        within: [
          ...['Providencia', 'Santiago', 'Provincia de Santiago'],
          'Región Metropolitana de Santiago',
        ],
        country: 'CL',
        lat: -33.427,
        lon: -70.615,
      },
    ]);
    expect(await search(kind, 'Irarrázaval')).toMatchObject([
      { street: 'Avenida Irarrázaval', hasNumber: false },
    ]);
    expect(await search(kind, 'nowhere')).toEqual([]);
  });

  test('that fails, hangs up or talks nonsense is unavailable, and names no address', async () => {
    for (const fault of ['fail', 'drop'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await tell('faults', { service: 'gazetteer', kind: fault });
      const asked = search(kind, 'Moneda 970');
      // oxlint-disable-next-line no-await-in-loop
      await expect(asked).rejects.toThrow(GatewayUnavailable);
    }
    await tell('gazetteer', { mode: 'garbage' });
    const asked = search(kind, 'Moneda 970', `${sandbox.url}/${kind}?key=secret`);
    await expect(asked).rejects.toThrow('unknown format');
    await expect(asked).rejects.not.toThrow(/secret|Moneda/);
    await expect(search(kind, 'Moneda 970', 'http://127.0.0.1:9')).rejects.toThrow(
      GatewayUnavailable,
    );
  });

  test('that is late is not waited for', async () => {
    await tell('faults', { service: 'gazetteer', kind: 'delay', delayMs: 60_000 });
    await expect(search(kind, 'Moneda 970')).rejects.toThrow('no answer');
  });
});

test('the built-in one needs no other, and half a setting is refused', () => {
  expect(createGazetteer(config({}))).toBeNull();
  expect(() => config({ GAZETTEER: 'photon' })).toThrow(/GAZETTEER_URL/);
  expect(() => config({ GAZETTEER_URL: 'https://photon.example' })).toThrow(/GAZETTEER=/);
});
