import { currencies, version } from '@puente/contract/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp(undefined, {
    STUN_URLS: 'stun:stun.example.org:3478',
    TURN_URLS: 'turn:turn.example.org:3478,turns:turn.example.org:5349',
    TURN_USERNAME: 'puente',
    TURN_CREDENTIAL: 'shown to clients',
  });
});
afterAll(() => t.stop());

describe('the installation', () => {
  test('describes itself to anybody', async () => {
    const { status, body } = await t.call('GET /api/config');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version,
      sandbox: true,
      tzdata: process.versions['tz'],
      languages: ['en', 'es'],
      card: { publishableKey: t.context.cards.publishableKey, form: 'sandbox' },
      iceServers: [
        { urls: ['stun:stun.example.org:3478'] },
        {
          urls: ['turn:turn.example.org:3478', 'turns:turn.example.org:5349'],
          username: 'puente',
          credential: 'shown to clients',
        },
      ],
    });
    expect(body.currencies.map(({ code }: { code: string }) => code)).toEqual([...currencies]);
    expect(JSON.stringify(body)).not.toContain(t.context.config.gateways.card.secretKey);
  });

  test('tells the time of its own clock', async () => {
    await t.setNow('2027-03-14T07:30:00Z');
    const { body } = await t.call('GET /api/config');
    expect(body.now).toMatch(/^2027-03-14T07:30:/);
  });
});
