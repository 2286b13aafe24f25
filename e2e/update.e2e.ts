import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { openFaultProxy, silence, type FaultProxy } from './fault-proxy.ts';
import { appIdle, networkIdle } from './idle.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', serviceWorkers: 'allow' });

const words = wordsOf('en');
const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: words('shell:update.title') });
const updateNow = (page: Page) => page.getByRole('button', { name: words('shell:update.now') });
const message = (page: Page) => page.getByLabel('Message', { exact: true });

let proxy: FaultProxy;
test.beforeEach(async ({ app }) => {
  proxy = await openFaultProxy(app.url);
});
test.afterEach(() => proxy.stop());

/** Opens the home screen and waits until its worker is in charge and what looks for updates runs. */
const open = async (page: Page): Promise<void> => {
  await page.goto(proxy.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
      });
  });
  // A look that comes before it does nothing, and the next one is half a minute away.
  await appIdle(page);
};

/** True from now on until the page is loaded anew. */
const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis).catch(() => true);
const expectReload = (page: Page) => expect.poll(() => isMarked(page)).toBe(false);

const deploy = () => proxy.rewrite('/sw.js', (text) => `${text}\n// another build`);
const release = (version: string) =>
  proxy.rewrite('/api/config', (text) =>
    text.replace(/"version":"[^"]+"/, `"version":"${version}"`),
  );
const lookNow = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
const asks = () => proxy.requested.filter((path) => path === '/api/config').length;

test('a waiting worker shows a banner, and its button brings the new version in', async ({
  page,
}) => {
  await open(page);
  await expect(banner(page)).toHaveCount(0);
  await message(page).fill('half a thought');
  deploy();
  await lookNow(page);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page, 'update banner');
  await expectNoSidewaysScroll(page);
  await mark(page);
  await updateNow(page).click();
  await expectReload(page);
  await expect(message(page)).toHaveValue('half a thought');
  await expect(banner(page)).toHaveCount(0);
  const states = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return [registration.waiting, registration.active?.state];
  });
  expect(states).toEqual([null, 'activated']);
});

test('a worker that does not take over is not waited for longer than a second', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  proxy.rewrite('/sw.js', (text) => text.replace('self.skipWaiting()', 'void 0'));
  await lookNow(page);
  await expect(banner(page)).toBeVisible();
  await mark(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await updateNow(page).click();
  await page.clock.runFor(999);
  expect(await isMarked(page)).toBe(true);
  await page.clock.runFor(1);
  await expectReload(page);
});

test('looks for a new version every 30 s, when seen again and when back online', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await expect.poll(asks).toBeGreaterThan(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // From one look to the next.
  await page.clock.runFor(30_000);
  await expect.poll(asks).toBeGreaterThan(1);
  const before = await settled(asks);
  await page.clock.runFor(60_000);
  await expect.poll(asks).toBe(before + 2);
  await lookNow(page);
  await expect.poll(asks).toBe(before + 3);
  await page.evaluate(() => void globalThis.dispatchEvent(new Event('online')));
  await expect.poll(asks).toBe(before + 4);
  const workerAsks = () => proxy.requested.filter((path) => path === '/sw.js').length;
  const workersBefore = await settled(workerAsks);
  await lookNow(page);
  await expect.poll(workerAsks).toBe(workersBefore + 1);
});

test('looks 8 s for the worker of a version that is out, then loads the page 1 s later', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  release('3.0.1');
  proxy.replace('/sw.js', silence);
  await lookNow(page);
  await expect(banner(page)).toBeVisible();
  await mark(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await updateNow(page).click();
  await page.clock.runFor(8000);
  expect(await isMarked(page)).toBe(true);
  await page.clock.runFor(999);
  expect(await isMarked(page)).toBe(true);
  await page.clock.runFor(1);
  await expectReload(page);
});

test('another major version comes in by itself, once, and never over what is being typed', async ({
  page,
}) => {
  await open(page);
  await message(page).fill('half a thought');
  await mark(page);
  release('4.0.0');
  await lookNow(page);
  await expect(banner(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  const loads: string[] = [];
  page.on('load', () => loads.push('load'));
  await message(page).fill('');
  await expectReload(page);
  await expect(banner(page)).toBeVisible();
  // The server still says 4 and this is still 3: it looks again and again and stays.
  await mark(page);
  await lookNow(page);
  await page.evaluate(() => void globalThis.dispatchEvent(new Event('online')));
  const before = asks();
  await lookNow(page);
  await expect.poll(asks).toBeGreaterThan(before);
  await expect(banner(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(loads).toHaveLength(1);
});

test('a browser that comes from another major version is loaded anew once', async ({ page }) => {
  await open(page);
  expect(await page.evaluate(() => localStorage.getItem('app_version'))).toBe('3.0.0');
  await page.evaluate(() => localStorage.setItem('app_version', '2.9.1'));
  const loads: string[] = [];
  page.on('load', () => loads.push('load'));
  await page.reload();
  await expect.poll(() => loads.length).toBe(2);
  await expect(message(page)).toBeVisible();
  await lookNow(page);
  expect(await page.evaluate(() => localStorage.getItem('app_version'))).toBe('3.0.0');
  await networkIdle(page);
  expect(loads).toHaveLength(2);
});

/** A count that has stopped growing. */
async function settled(count: () => number): Promise<number> {
  for (let last = -1; ;) {
    const next = count();
    if (next === last) return next;
    last = next;
    await new Promise((done) => setTimeout(done, 300));
  }
}

test('without a network the shell opens, says so, and keeps nothing of a person', async ({
  page,
  app,
}) => {
  const spanish = wordsOf('es');
  const field = page.getByLabel(spanish('chat:message'), { exact: true });
  const { sessionToken } = await app.signIn('+56922220001', 'es');
  await app.call('PUT', '/api/configuration', { isOnboarded: true }, sessionToken);
  await page.goto(proxy.url);
  await page.evaluate((token) => localStorage.setItem('sessionToken', token), sessionToken);
  await open(page);
  await page.goto(`${proxy.url}/activity`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(proxy.url);
  proxy.isDown = true;
  await page.context().setOffline(true);
  await page.reload();
  await expect(field).toBeVisible();
  await expect(page.getByText(spanish('shell:offline'))).toBeVisible();
  await field.fill('half a thought');
  const kept = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request);
        texts.push(new URL(request.url).pathname);
        if (request.url.endsWith('.html')) texts.push((await reply?.text()) ?? '');
      }
    }
    return texts;
  });
  expect(kept.filter((text) => /^\/(?:api|worker|sandbox|media)/.test(text))).toEqual([]);
  expect(kept.filter((text) => text.includes('id="boot"'))).toEqual([]);
  proxy.isDown = false;
  await page.context().setOffline(false);
  await expect(page.getByText(spanish('shell:offline'))).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue('half a thought');
});

test('a worker that is taken away in mid-journey takes nothing with it', async ({ page }) => {
  await open(page);
  await message(page).fill('half a thought');
  await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await lookNow(page);
  await page.getByRole('link', { name: words('shell:places.activity') }).click();
  await expect(page).toHaveURL(/activity/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: words('shell:places.chat') }).click();
  await expect(message(page)).toHaveValue('half a thought');
});

test('a page from a new release whose worker still waits lets it in without a word', async ({
  page,
}) => {
  proxy.rewrite('/sw.js', (text) =>
    text.replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/old.js'),
  );
  proxy.replace('/assets/old.js', (reply) => reply.writeHead(200).end());
  await open(page);
  proxy.restore();
  await page.reload();
  const isCaughtUp = () =>
    page.evaluate(async () => {
      const { port1, port2 } = new MessageChannel();
      navigator.serviceWorker.controller?.postMessage({ type: 'BUILD' }, [port2]);
      return new Promise((done) => {
        port1.addEventListener('message', ({ data }) => done(data !== '/assets/old.js'));
        port1.start();
      });
    });
  await expect.poll(isCaughtUp).toBe(true);
  await expect(banner(page)).toHaveCount(0);
});
