import type { Page } from '@playwright/test';
import { type App, expect, sizes, test } from './fixtures.ts';
import { networkIdle } from './idle.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const t = wordsOf('en');
const history = '**/api/auth/get-chat-history';
const renewal = '**/api/auth/refresh-token';

let people = 0;

const openSignedIn = async (page: Page, app: App) => {
  people += 1;
  const phoneNumber = `+56958${String(700_000 + people)}`;
  const { sessionToken } = await app.signIn(phoneNumber);
  await app.call('PUT', '/api/configuration', { isOnboarded: true }, sessionToken);
  await page.addInitScript(
    ([token, phone]) => {
      if (sessionStorage.getItem('prepared')) return;
      sessionStorage.setItem('prepared', 'yes');
      localStorage.setItem('sessionToken', token ?? '');
      localStorage.setItem('phoneNumber', phone ?? '');
    },
    [sessionToken, phoneNumber],
  );
  return sessionToken;
};

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('sessionToken'));

const refused = { status: 401, json: { errorCode: 'unauthenticated', message: 'no' } };

test('a history that meets a 401 renews the session and is asked for again', async ({
  page,
  app,
}) => {
  const token = await openSignedIn(page, app);
  const asked: string[] = [];
  await page.route(history, (route) => {
    const bearer = route.request().headers()['authorization'] ?? '';
    asked.push(bearer);
    return asked.length === 1 ? route.fulfill(refused) : route.continue();
  });
  const renewed = page.waitForResponse(renewal);
  await page.goto(app.url);
  const { newToken } = (await (await renewed).json()) as { newToken: string };
  await expect.poll(() => asked.length).toBe(2);
  expect(asked).toEqual([`Bearer ${token}`, `Bearer ${newToken}`]);
  expect(await storedToken(page)).toBe(newToken);
  await networkIdle(page);
  await expect(page).toHaveURL(`${app.url}/`);
});

test('the history is read from page 1 in pages of 50', async ({ page, app }) => {
  await openSignedIn(page, app);
  const asked = page.waitForRequest(history);
  await page.goto(app.url);
  expect((await asked).postDataJSON()).toEqual({ page: 1, pageSize: 50 });
});

test('a renewal that brings no token ends the session', async ({ page, app }) => {
  await openSignedIn(page, app);
  await page.route(history, (route) => route.fulfill(refused));
  await page.route(renewal, (route) => route.fulfill({ json: {} }));
  // The server hears of it, too (session-8).
  const told = page.waitForRequest('**/api/auth/logout');
  await page.goto(app.url);
  await expect(page.getByRole('alert').filter({ hasText: 'Session expired' })).toBeVisible();
  await told;
  await expect(page).toHaveURL(/\/login/);
  expect(await storedToken(page)).toBeNull();
});

test('one that is renewed before its end, and gets no token, ends as well', async ({
  page,
  app,
}) => {
  await openSignedIn(page, app);
  await page.route('**/api/auth/validate', async (route) => {
    const reply = await route.fetch();
    const { now } = await app.call<{ now: string }>('GET', '/api/config');
    const sessionExpiry = Temporal.Instant.from(now).add({ hours: 24 }).toString();
    await route.fulfill({ json: { ...(await reply.json()), sessionExpiry } });
  });
  await page.route(renewal, (route) => route.fulfill({ json: {} }));
  const told = page.waitForRequest('**/api/auth/logout');
  await page.goto(app.url);
  await expect(page).toHaveURL(/\/login/);
  await told;
  expect(await storedToken(page)).toBeNull();
});

test('a renewal that is lost on the way ends nothing, and the history is empty', async ({
  page,
  app,
}) => {
  const token = await openSignedIn(page, app);
  await page.route(history, (route) => route.fulfill(refused));
  let tries = 0;
  await page.route(renewal, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto(app.url);
  await expect.poll(() => tries).toBe(3);
  await networkIdle(page);
  await expect(page.getByLabel(t('chat:message'), { exact: true })).toBeVisible();
  expect(await storedToken(page)).toBe(token);
  await expect(page).toHaveURL(`${app.url}/`);
});

test('a session that nears its end is renewed by using it', async ({ page, app }) => {
  const token = await openSignedIn(page, app);
  await app.advance('P20D');
  const unneeded = page.waitForResponse('**/api/auth/validate');
  await page.goto(`${app.url}/you`);
  await unneeded;
  await networkIdle(page);
  expect(await storedToken(page)).toBe(token);
  await app.advance('P4D');
  const renewed = page.waitForResponse(renewal);
  await page.reload();
  const { newToken } = (await (await renewed).json()) as { newToken: string };
  await expect.poll(() => storedToken(page)).toBe(newToken);
  expect(newToken).not.toBe(token);
});
