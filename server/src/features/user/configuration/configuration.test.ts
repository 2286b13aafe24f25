import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { bookings } from '../../../../test/bookings.ts';
import type { SignedIn } from '../../../../test/people.ts';

let t: TestApp;
let person: SignedIn;
beforeAll(async () => {
  t = await startTestApp();
  person = await t.signIn();
});
afterAll(() => t.stop());

function read() {
  return t.call('GET /api/configuration', { ...person });
}
function change(body: object) {
  return t.call('PUT /api/configuration', { body, ...person });
}

function ask(newcomer: SignedIn): Promise<unknown> {
  return t.call('POST /api/worker/suggestions', {
    body: { query: 'I want to sleep', userId: null },
    ...newcomer,
  });
}

async function takeTime(newcomer: SignedIn): Promise<unknown> {
  await t.setNow('2026-12-01T08:00:00Z');
  const { id } = await t.provider();
  return bookings(t).hold(newcomer, id, '2026-12-10T09:00:00Z');
}

describe('the settings of a person', () => {
  test('are those of their phone and browser at first', async () => {
    expect((await read()).body).toEqual({
      language: 'en',
      currency: 'CLP',
      timezone: 'America/Santiago',
      appearance: 'system',
      isOnboarded: false,
    });
  });

  test('change by what is named and keep the rest', async () => {
    const first = await change({ appearance: 'dark', timezone: 'europe/madrid' });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ appearance: 'dark', timezone: 'Europe/Madrid' });
    const second = await change({ language: 'es', currency: 'EUR' });
    expect(second.body).toEqual({
      language: 'es',
      currency: 'EUR',
      timezone: 'Europe/Madrid',
      appearance: 'dark',
      isOnboarded: false,
    });
    expect((await read()).body).toEqual(second.body);
    expect((await change({})).body).toEqual(second.body);
    const profile = await t.call('GET /api/profile', { ...person });
    expect(profile.body).toMatchObject(second.body);
  });

  test('remember that the introduction was seen, and never forget it', async () => {
    expect((await change({ isOnboarded: true })).body.isOnboarded).toBe(true);
    const unseen = await change({ isOnboarded: false });
    expect(unseen.body).toMatchObject({ fields: [{ path: 'isOnboarded' }] });
    expect((await change({ isOnboarded: true })).body.isOnboarded).toBe(true);
    expect((await read()).body.isOnboarded).toBe(true);
  });

  test.each([
    ['wrote a message', ask],
    ['took a time', takeTime],
  ])('know that whoever %s needs no introduction', async (_what, begin) => {
    const newcomer = await t.signIn();
    await begin(newcomer);
    const kept = await t.call('GET /api/configuration', { ...newcomer });
    expect(kept.body.isOnboarded).toBe(true);
  });

  test.each([
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ timezone: 'UTC+3' }, 'timezone'],
    [{ currency: 'XXX' }, 'currency'],
    [{ language: 'pt' }, 'language'],
    [{ appearance: 'sepia' }, 'appearance'],
  ])('refuse %j by its field and stay as they were', async (body, path) => {
    const before = (await read()).body;
    const refused = await change({ appearance: 'light', ...body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields?.[0]?.path).toBe(path);
    expect((await read()).body).toEqual(before);
  });

  test('are the own ones alone', async () => {
    expect((await t.call('GET /api/configuration')).status).toBe(401);
    const other = await t.signIn();
    const { status, body } = await change({ userId: other.userId, language: 'en' });
    expect(status).toBe(403);
    expect(body.errorCode).toBe('identity-mismatch');
  });
});
