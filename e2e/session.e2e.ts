import type { Page } from '@playwright/test';
import { expect, sizes, test } from './fixtures.ts';
import { newPhone, openSignedIn, signInElsewhere } from './people.ts';
import { networkIdle, settle } from './idle.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const en = wordsOf('en');
const es = wordsOf('es');
const second = 1000;
const day = 86_400_000;

type Stored = Record<string, string>;
const localOf = (page: Page): Promise<Stored> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** From here on time stands still until the test moves it. */
const freeze = async (page: Page) =>
  page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + second));

const signedInMark = (page: Page, phone: string) =>
  page.getByText(phone.slice(-4), { exact: false }).first();

test('a session ended on another device leads to the sign-in, with storage emptied', async ({
  page,
  app,
}) => {
  const { phone } = await openSignedIn(page, app, '/you');
  await expect(signedInMark(page, phone)).toBeVisible();
  // What the page still asks by itself would be refused before the tap.
  await networkIdle(page);
  await signInElsewhere(page, app, phone);
  // The page below the overlay doesn't turn into its invitation on the way to the sign-in.
  await page.evaluate((invitation) => {
    const seen = { invitation: false };
    Object.assign(globalThis, { seen });
    const look = () => (seen.invitation ||= document.body.textContent.includes(invitation));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  }, en('activity:signedOut.title'));
  await page.getByRole('link', { name: en('shell:places.activity') }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Session expired or you logged out on another device. Redirecting...' }),
  ).toBeVisible();
  expect(await localOf(page)).not.toHaveProperty('sessionToken');
  expect(await localOf(page)).not.toHaveProperty('lastValidation');
  expect(JSON.stringify(await localOf(page))).not.toContain(phone);
  await expect(page).toHaveURL(/\/login\?next=%2Factivity/);
  await expect(page.getByLabel(en('auth:phone'), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => Object(globalThis).seen)).toEqual({ invitation: false });
});

test('the overlay stands 1.5 s, no more and no less, and speaks Spanish', async ({ page, app }) => {
  const { phone, sessionToken } = await openSignedIn(page, app, '/you');
  await expect(signedInMark(page, phone)).toBeVisible();
  // The account's language is the one that counts, on every device.
  await app.call('PUT', '/api/configuration', { language: 'es' }, sessionToken);
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('link', { name: es('shell:places.activity') })).toBeVisible();
  let answered: () => void = () => undefined;
  const isAnswered = new Promise<void>((done) => (answered = done));
  await page.route('**/api/bookings*', async (route) => {
    await isAnswered;
    await route.fulfill({ status: 401, json: { errorCode: 'unauthenticated' } });
  });
  const asked = page.waitForRequest('**/api/bookings*');
  await page.getByRole('link', { name: es('shell:places.activity') }).click();
  await asked;
  await freeze(page);
  answered();
  await expect(
    page.getByRole('alert').filter({ hasText: es('shell:sessionExpired') }),
  ).toBeVisible();
  // Below it the page goes on loading: no error flashes up that the person could do nothing about.
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.clock.runFor(1499);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page).not.toHaveURL(/\/login/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/login/);
});

test('a 401 without a stored token is the caller’s, and nobody is sent away', async ({
  page,
  app,
}) => {
  await page.route('**/api/worker/suggestions', (route) =>
    route.fulfill({ status: 401, json: { errorCode: 'unauthenticated' } }),
  );
  await page.routeWebSocket(/\/api\/ws$/, (socket) => void socket.close());
  await page.goto(app.url);
  const input = page.getByLabel(en('chat:message'), { exact: true });
  await input.fill('I need help with my taxes');
  await input.press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/`);
});

test('a call without an answer is given up after a minute', async ({ page, app }) => {
  await page.clock.install();
  const { phone } = await openSignedIn(page, app, '/you');
  await expect(signedInMark(page, phone)).toBeVisible();
  await page.route('**/api/bookings*', () => new Promise(() => undefined));
  // The page itself has asked, and not only the near meeting, which asks sooner: only then may time
  // fly.
  const asked = page.waitForRequest('**/api/bookings?group=*');
  await page.getByRole('link', { name: en('shell:places.activity') }).click();
  await asked;
  const failed = page.getByText(en('errors:timeout'));
  await page.clock.runFor(59 * second);
  await expect(failed).toBeHidden();
  await page.clock.runFor(second);
  // The query asks lost calls again before it says so.
  await expect(async () => {
    await page.clock.runFor(61 * second);
    await expect(failed).toBeVisible({ timeout: 200 });
  }).toPass();
});

test('an authentication call is tried three times, after 1 s and 2 s, and only for what passes', async ({
  page,
  app,
}) => {
  await page.clock.install();
  let calls = 0;
  let status = 503;
  await page.route('**/api/auth/start-verification', (route) => {
    calls += 1;
    return route.fulfill({ status, json: { errorCode: 'unavailable', message: 'no' } });
  });
  await page.goto(`${app.url}/login`);
  await page.getByLabel(en('auth:phone'), { exact: true }).fill('+56955111222');
  await freeze(page);
  const tried = async (count: number) => {
    await expect.poll(() => calls).toBe(count);
    // A way there and back: by then the page has taken the refusal in.
    await settle(page);
  };
  await page.getByRole('button', { name: en('auth:send'), exact: true }).click();
  await tried(1);
  await page.clock.runFor(990);
  expect(calls).toBe(1);
  await page.clock.runFor(20);
  await tried(2);
  await page.clock.runFor(1980);
  expect(calls).toBe(2);
  await page.clock.runFor(40);
  await tried(3);
  await page.clock.runFor(10 * second);
  await expect(page.getByText('Service temporarily unavailable. Please try again.')).toBeVisible();
  expect(calls).toBe(3);
  status = 429;
  await page.getByRole('button', { name: en('auth:send'), exact: true }).click();
  await tried(4);
  await page.clock.runFor(10 * second);
  expect(calls).toBe(4);
});

/** The stored session as a server leaves it that named no expiry, or another. */
const rewind = (page: Page, change: { sessionExpiry?: string | null; timestamp?: number }) =>
  page.evaluate((changed) => {
    const record = JSON.parse(localStorage.getItem('lastValidation') ?? '{}') as object;
    localStorage.setItem('lastValidation', JSON.stringify({ ...record, ...changed }));
  }, change);

test('without an answer the stored record speaks: 30 days, and offline a day longer', async ({
  page,
  app,
}) => {
  const { phone } = await openSignedIn(page, app, '/you');
  await expect(signedInMark(page, phone)).toBeVisible();
  // The server's own clock is the one that counts here.
  const { now } = await app.call<{ now: string }>('GET', '/api/config');
  const nowMs = Date.parse(now);
  await page.route('**/api/auth/validate', (route) =>
    route.fulfill({ status: 200, json: { valid: false } }),
  );
  const invitation = page.getByRole('link', { name: en('you:signedOut.action') });
  await rewind(page, { sessionExpiry: null, timestamp: nowMs - 30 * day + 120_000 });
  await page.reload();
  await expect(signedInMark(page, phone)).toBeVisible();
  await rewind(page, { sessionExpiry: null, timestamp: nowMs - 30 * day - 1000 });
  await page.reload();
  await expect(invitation).toBeVisible();
  const offlineFor = (expiry: number) =>
    page.addInitScript((iso) => {
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
      const record = JSON.parse(localStorage.getItem('lastValidation') ?? '{}') as object;
      localStorage.setItem('lastValidation', JSON.stringify({ ...record, sessionExpiry: iso }));
    }, new Date(expiry).toISOString());
  await offlineFor(nowMs - day + 120_000);
  await page.reload();
  await expect(signedInMark(page, phone)).toBeVisible();
  await offlineFor(nowMs - day - 1000);
  await page.reload();
  await expect(invitation).toBeVisible();
});

test('coming back online asks the server who is here', async ({ page, app }) => {
  const { phone } = await openSignedIn(page, app, '/you');
  await expect(signedInMark(page, phone)).toBeVisible();
  const asked = page.waitForRequest('**/api/auth/validate');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await asked;
});

test('signing out takes 2 s, clears everything, and works without the server', async ({
  page,
  app,
}) => {
  await page.clock.install();
  const { phone, sessionToken } = await openSignedIn(page, app, '/you');
  await expect(signedInMark(page, phone)).toBeVisible();
  let tells = 0;
  await page.route('**/api/auth/logout', () => {
    // The server never answers.
    tells += 1;
  });
  await freeze(page);
  const signOut = page.getByRole('button', { name: en('you:signOut') });
  await signOut.click();
  await expect(page.getByText(en('shell:signingOut'))).toBeVisible();
  await page.clock.runFor(1900);
  expect(await localOf(page)).toHaveProperty('sessionToken', sessionToken);
  await page.clock.runFor(200);
  await expect(page.getByRole('link', { name: en('you:signedOut.action') })).toBeVisible();
  const left = await localOf(page);
  expect(JSON.stringify(left)).not.toContain(phone);
  expect(left).not.toHaveProperty('sessionToken');
  expect(await page.evaluate(() => sessionStorage.getItem('bookingDraft'))).toBeNull();
});

test('a session is handed over by message from the configured origins alone', async ({
  page,
  app,
}) => {
  const phone = newPhone();
  const { sessionToken } = await app.signIn(phone);
  await app.call('PUT', '/api/configuration', { isOnboarded: true }, sessionToken);
  await page.goto(`${app.url}/you`);
  await networkIdle(page);
  const own = new URL(app.url).origin;
  const hand = (origin: string, data: unknown = { type: 'AUTH_SESSION', token: sessionToken }) =>
    page.evaluate(
      (given) =>
        void globalThis.dispatchEvent(
          new MessageEvent('message', { data: given.data, origin: given.origin }),
        ),
      { origin, data },
    );
  let validations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/validate')) validations += 1;
  });
  const host = new URL(app.url).host;
  for (const origin of [
    'null',
    '',
    `https://${host}`,
    `${own}.evil.example`,
    `http://evil-${host}`,
    `http://www.${host}.evil.example`,
    'https://evil.example',
    `${own}/`,
  ])
    await hand(origin);
  await hand(own, { type: 'AUTH_SESSION', token: '' });
  await hand(own, { type: 'AUTH_SESSION', token: { toString: 'x' } });
  await hand(own, { type: 'OTHER', token: sessionToken });
  // Longer than the 100 ms after which a token is taken.
  await networkIdle(page);
  expect(validations).toBe(0);
  // A token of nobody is asked about, and taken over by nobody.
  await hand(own, { type: 'AUTH_SESSION', token: 'made-up' });
  await expect.poll(() => validations).toBe(1);
  expect(await localOf(page)).not.toHaveProperty('sessionToken');
  await hand(own);
  await expect(signedInMark(page, phone)).toBeVisible();
  expect(await localOf(page)).toHaveProperty('sessionToken', sessionToken);
});

test('a token that came by message is set 100 ms later', async ({ page, app }) => {
  await page.clock.install();
  await page.goto(`${app.url}/you`);
  await networkIdle(page);
  let validations = 0;
  await page.route('**/api/auth/validate', (route) => {
    validations += 1;
    return route.fulfill({ json: { valid: false } });
  });
  const post = () =>
    page.evaluate(() =>
      globalThis.postMessage({ type: 'AUTH_SESSION', token: 'x' }, location.origin),
    );
  // The first message brings the code that deals with messages.
  await post();
  await page.clock.runFor(second);
  await expect.poll(() => validations).toBe(1);
  await freeze(page);
  await post();
  await settle(page);
  await page.clock.runFor(99);
  await settle(page);
  expect(validations).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => validations).toBe(2);
});
