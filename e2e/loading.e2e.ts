import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { breakOff, notFound, openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { appIdle, networkIdle, settle } from './idle.ts';
import { holdCalls } from './steps.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US' });

const words = wordsOf('en');
const message = (page: Page) => page.getByLabel('Message', { exact: true });
const activity = (page: Page) => page.getByRole('link', { name: words('shell:places.activity') });

let proxy: FaultProxy;
test.beforeEach(async ({ app }) => {
  proxy = await openFaultProxy(app.url);
});
test.afterEach(() => proxy.stop());

const asksFor = (part: RegExp) => proxy.requested.filter((path) => part.test(path)).length;
const app = /\/assets\/app-[\w-]+\.js$/;
const activityPage = /\/assets\/activity-page-[\w-]+\.js$/;

test('the app is asked for once more 800 ms after it did not come', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The early hint asks, too; it must not make up for the import.
  proxy.replace(app, breakOff);
  await page.goto(proxy.url, { waitUntil: 'load' });
  await networkIdle(page);
  const before = asksFor(app);
  proxy.restore();
  await page.clock.runFor(799);
  await settle(page);
  expect(asksFor(app)).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(() => asksFor(app)).toBe(before + 1);
  await page.clock.resume();
  await expect(message(page)).toBeVisible();
});

test('a page that cannot be had says so, and comes when it can', async ({ page }) => {
  await page.goto(proxy.url);
  await expect(message(page)).toBeVisible();
  await networkIdle(page);
  proxy.replace(activityPage, breakOff);
  await activity(page).click();
  const retry = page.getByRole('button', { name: words('shell:lost.retry') });
  await expect(retry).toBeVisible();
  await expectAccessible(page, 'a page that did not come');
  proxy.restore();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('what is known of a page stands while its code is on its way', async ({ page }) => {
  await page.goto(proxy.url);
  await appIdle(page);
  const release = await holdCalls(page, '**/assets/activity-page-*');
  await activity(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('shell:places.activity'));
  await expect(page.getByRole('status')).toHaveAccessibleName(words('common:loading'));
  await expect(page.locator('main .animate-spin')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  release();
  await expect(page.getByText(words('activity:signedOut.title'))).toBeVisible();
});

test('the page before stays while nothing of the next one is known', async ({ page }) => {
  const release = await holdCalls(page, '**/assets/book-page-*');
  await page.clock.install();
  await page.goto(`${proxy.url}/@patriciaespinoza`);
  // The app's own link is meant here: the server's waits for the app and begins at the next page.
  await expect(page.getByRole('link', { name: words('contact:add') })).toBeVisible();
  await page.getByRole('link', { name: words('provider:seeTimes') }).click();
  await expect(page).toHaveURL(/\/book\//);
  // Longer than any page waits before it draws its loading state.
  await page.clock.fastForward(2000);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Patricia Espinoza');
  const onTheWay = page.getByRole('progressbar', { name: words('common:loading') });
  await expect(onTheWay).toBeVisible();
  await expectAccessible(page, 'the page before, while the next one comes');
  release();
  await expect(heading).toHaveText(words('booking:titles.time'));
  await expect(onTheWay).toHaveCount(0);
});

test('a part that went with an older release loads the page anew, once', async ({ page }) => {
  await page.goto(proxy.url);
  await message(page).fill('half a thought');
  await networkIdle(page);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  proxy.replace(activityPage, notFound);
  proxy.rewrite('/index.html', (text) =>
    text.replace(/\/assets\/index-[\w-]+\.js/, '/assets/new.js'),
  );
  await activity(page).click();
  await expect(page.getByRole('button', { name: words('shell:lost.retry') })).toBeVisible();
  expect(loads.map((url) => new URL(url).pathname)).toEqual(['/activity']);
  proxy.restore();
  await page.getByRole('button', { name: words('shell:lost.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: words('shell:places.chat') }).click();
  await expect(message(page)).toHaveValue('half a thought');
});

test('the content counts as ready 50 ms after all loading has stopped', async ({ page }) => {
  await page.goto(proxy.url);
  const isReady = () => page.evaluate(() => 'contentReady' in document.documentElement.dataset);
  await expect.poll(isReady).toBe(true);
  await networkIdle(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await activity(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('activity:title'));
  await networkIdle(page);
  expect(await isReady()).toBe(false);
  await page.clock.runFor(49);
  expect(await isReady()).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(isReady).toBe(true);
});
