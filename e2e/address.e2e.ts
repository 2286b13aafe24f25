import type { Page, Route } from '@playwright/test';
import { type App, expect, sizes, test } from './fixtures.ts';
import { openSignedIn } from './people.ts';
import { networkIdle } from './idle.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const t = wordsOf('en');

let people = 0;
const newPhone = () => {
  people += 1;
  return `+56957${String(700_000 + people)}`;
};

/** The built page as a static host serves it: without what our own server puts into it. */
const hostAt = async (page: Page, app: App, origin: string, boot: object = {}) => {
  const calls: string[] = [];
  const serve = async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    if (/^\/(?:api|worker)\//.test(pathname)) {
      calls.push(route.request().url());
      return route.abort();
    }
    const response = await route.fetch({ url: app.url + pathname + search });
    const isPage = response.headers()['content-type']?.includes('text/html');
    if (!isPage) return route.fulfill({ response });
    const html = (await response.text()).replace(
      /(<script type="application\/json" id="boot">)[^<]*/,
      (_, tag: string) => tag + JSON.stringify(boot),
    );
    const headers = { 'content-type': 'text/html' };
    return route.fulfill({ body: html, headers });
  };
  await page.route((url) => url.host.startsWith(new URL(origin).hostname), serve);
  return calls;
};

test('calls go to the own origin on listed hosts, else to port 3002 of the same host', async ({
  page,
  app,
}) => {
  const elsewhere = await hostAt(page, app, 'http://shop.test');
  await page.goto('http://shop.test/expert/6d1f6d9a-0000-4000-8000-5b1d0c0ffee0');
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0);
  for (const call of elsewhere) expect(call).toMatch(/^http:\/\/shop\.test:3002\//);
  const listed = await hostAt(page, app, 'http://puente.pages.dev');
  await page.goto('http://puente.pages.dev/expert/6d1f6d9a-0000-4000-8000-5b1d0c0ffee0');
  await expect.poll(() => listed.length).toBeGreaterThan(0);
  for (const call of listed) expect(call).toMatch(/^http:\/\/puente\.pages\.dev\/(?:api|worker)/);
});

test('a runtime setting says where calls go, before every rule', async ({ page, app }) => {
  const calls = await hostAt(page, app, 'http://set.pages.dev', {
    apiUrl: 'http://set.pages.dev:8443',
  });
  await page.goto('http://set.pages.dev/expert/6d1f6d9a-0000-4000-8000-5b1d0c0ffee0');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(call).toMatch(/^http:\/\/set\.pages\.dev:8443\//);
});

test('calls carry the stored token as a bearer, and sign-in calls never do', async ({
  page,
  app,
}) => {
  const { sessionToken } = await app.signIn(newPhone());
  await app.call('PUT', '/api/configuration', { isOnboarded: true }, sessionToken);
  await page.goto(`${app.url}/you`);
  await page.evaluate((token) => localStorage.setItem('sessionToken', token), sessionToken);
  const validated = page.waitForRequest('**/api/auth/validate');
  await page.reload();
  expect((await validated).headers()['authorization']).toBe(`Bearer ${sessionToken}`);
  await page.evaluate((token) => {
    localStorage.setItem('sessionToken', `Bearer ${token}`);
  }, sessionToken);
  const again = page.waitForRequest('**/api/auth/validate');
  await page.reload();
  expect((await again).headers()['authorization']).toBe(`Bearer ${sessionToken}`);
  // A stored token that nobody knows: the form of the sign-in is there, its calls go without.
  await page.route('**/api/auth/validate', (route) => route.fulfill({ json: { valid: false } }));
  await page.evaluate(() => {
    localStorage.setItem('sessionToken', 'stale');
    localStorage.removeItem('lastValidation');
  });
  await page.goto(`${app.url}/login`);
  await page.getByLabel(t('auth:phone'), { exact: true }).fill(newPhone());
  const sent = page.waitForRequest('**/api/auth/start-verification');
  await page.getByRole('button', { name: t('auth:send'), exact: true }).click();
  expect((await sent).headers()).not.toHaveProperty('authorization');
});

test('a phone of the address starts the sign-in, with its plus, and leaves the address', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/login?pn=56912345678&next=/activity`);
  await expect(page.getByLabel(t('auth:phone'), { exact: true })).toHaveValue(/12345678|1234 5678/);
  expect(page.url()).not.toContain('pn=');
  expect(page.url()).toContain('next=');
  expect(await page.evaluate(() => localStorage.getItem('initialPhoneNumber'))).toBe(
    '+56912345678',
  );
});

test('what came back from the premium checkout leaves the address', async ({ page, app }) => {
  await page.goto(`${app.url}/you?activeTab=subscription&payment_status=success&x=1`);
  await expect(page).toHaveURL(`${app.url}/you?x=1`);
  await page.goto(`${app.url}/you?activeTab=subscription&x=1`);
  await networkIdle(page);
  expect(page.url()).toContain('activeTab=subscription');
});

test('a parameter that means nothing leaves a page as it is without it', async ({ page, app }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${app.url}/login?way=foo&x=1`);
  await expect(heading).toHaveText(t('auth:title'));
  await expect(page.getByLabel(t('auth:phone'), { exact: true })).toBeVisible();
  // What no page knows stays for whoever does.
  expect(page.url()).toBe(`${app.url}/login?x=1`);
  await page.goto(`${app.url}/welcome?step=99`);
  await expect(page.getByText(t('welcome:progress', { step: '1', count: '3' }))).toBeAttached();
  await openSignedIn(page, app, '/contacts?q=123');
  const searched = page.getByRole('searchbox');
  await expect(searched).toHaveValue('123');
  await page.reload();
  await expect(searched).toHaveValue('123');
  type Link = { profile: { id: string } };
  const { profile } = await app.call<Link>('GET', '/api/validate/camilarojas');
  await page.goto(
    `${app.url}/book/${profile.id}?step=about&start=2031-03-04T13:00:00Z&minutes=abc`,
  );
  await expect(heading).toHaveText(t('booking:titles.time'));
});

const linkOf = (app: App, token: string) =>
  app.call<{ authToken: string; url: string }>('POST', '/api/auth/sign-in-link', {}, token);

test('a sign-in link signs in once, and its token is gone from address, history and referrer', async ({
  page,
  app,
}) => {
  const phone = newPhone();
  const { sessionToken } = await app.signIn(phone);
  await app.call('PUT', '/api/configuration', { isOnboarded: true }, sessionToken);
  const { authToken } = await linkOf(app, sessionToken);
  const told: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (request.url().includes(authToken) && !request.isNavigationRequest())
      told.push(request.url());
    if (referer.includes(authToken)) told.push(`${request.url()} by referrer`);
  });
  const address = `${app.url}/you?authToken=${authToken}&phone=${phone.slice(1)}&x=1`;
  await page.goto(address);
  await expect(page.getByText(phone.slice(-4), { exact: false }).first()).toBeVisible();
  expect(page.url()).toBe(`${app.url}/you?x=1`);
  await page.getByRole('link', { name: t('shell:places.activity') }).click();
  await page.goBack();
  expect(page.url()).toBe(`${app.url}/you?x=1`);
  expect(told).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain(authToken);
  // Once is once: the next visitor by the same address is asked for a code.
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(t('auth:linkRefused'))).toBeVisible();
  expect(page.url()).not.toContain(authToken);
});

test('a sign-in link is of its phone alone', async ({ page, app }) => {
  const { sessionToken } = await app.signIn(newPhone());
  const { authToken } = await linkOf(app, sessionToken);
  await page.goto(`${app.url}/?authToken=${authToken}&phone=${newPhone().slice(1)}`);
  await expect(page.getByText(t('auth:linkRefused'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
});
