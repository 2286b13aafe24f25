import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { networkIdle } from './idle.ts';
import { bookMeeting, visitRoom } from './meeting.ts';
import { openSignedIn } from './people.ts';
import { tellGoal } from './steps.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const t = wordsOf('en');

/** Sums up what moves on a page without a tap or a key (look-1). */
const watchShifts = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;
const shiftOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

test('a meeting that is near stands above the greeting, for both, without a jump', async ({
  app,
  browser,
}) => {
  const far = await bookMeeting(app, 600);
  const { page, context } = await visitRoom(browser, app, '', {
    person: far.guest,
    size: 'phone',
    script: watchShifts,
  });
  const line = page.getByRole('main').getByRole('link', { name: /with Camila/ });
  await expect(line).toHaveAttribute('href', `/activity/${far.bookingId}`);
  await expect(page.getByRole('link', { name: t('shell:places.meetingNear') })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await expectAccessible(page, 'home on the day before a meeting');
  await context.close();
  await app.advance('PT595M');
  for (const person of [far.guest, far.host]) {
    const soon = await visitRoom(browser, app, '', { person, size: 'phone', script: watchShifts });
    const card = soon.page.getByRole('region', { name: t('booking:near.label') });
    await expect(card).toContainText(/, in [45] min/);
    await expect(card.getByRole('link')).toHaveAttribute('href', `/${far.roomId}`);
    expect(await shiftOf(soon.page)).toBeLessThan(0.02);
    await expectAccessible(soon.page, 'home before a meeting');
    await expectNoSidewaysScroll(soon.page);
    await soon.context.close();
  }
});

test('history that was kept has a door at once', async ({ page, app }) => {
  await openSignedIn(page, app, '/');
  await tellGoal(page, 'en');
  await page.getByRole('button', { name: t('chat:newChat.name') }).click();
  await page.getByRole('button', { name: t('chat:newChat.keep') }).click();
  const earlier = page.getByRole('button', { name: t('chat:earlier') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('chat:greeting'));
  await expect(earlier).toBeVisible();
  await page.getByRole('button', { name: t('chat:openers.career') }).click();
  await expect(page.getByRole('listitem').getByText(t('chat:openers.career'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('chat:seeTimes') }).first()).toBeVisible();
  await earlier.click();
  await expect(page.getByText(/heart racing/)).toBeVisible();
  await expect(page.getByText(t('chat:openers.career'))).toHaveCount(1);
});

test('the mark of verification tells by keyboard who checked what', async ({ page, app }) => {
  await page.goto(app.url);
  await tellGoal(page, 'en');
  const mark = page.getByRole('button', { name: 'Verified by Casa Abierta' }).first();
  await mark.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Verified by Casa Abierta' });
  await expect(sheet).toContainText('Who Casa Abierta is');
  await expect(sheet).toContainText(/a conversation in person/);
  await expectAccessible(page, 'who verified an expert');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(mark).toBeFocused();
});

test('terms and privacy are a tap away from the sign-in', async ({ page, app }) => {
  await page.goto(`${app.url}/login`);
  await page.getByRole('link', { name: t('shell:legal.terms') }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await expect(page).toHaveTitle('Terms of use · Puente');
  await expectAccessible(page, 'terms');
  await page.goto(`${app.url}/privacy`);
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page).toHaveTitle('Privacy · Puente');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

/** Slow 4G and a processor of a quarter, as a phone on the way has. */
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Looks at each frame: is there anything to read, does anything stick out? */
const watchFrames = `
  globalThis.faults = [];
  addEventListener('DOMContentLoaded', () => {
    const look = () => {
      const main = document.getElementById('main');
      const root = document.documentElement;
      if (!main || main.innerText.trim().length < 20) globalThis.faults.push('blank ' + location.pathname);
      if (root.scrollWidth > root.clientWidth) globalThis.faults.push('wide ' + location.pathname);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });`;

test('from the goal to the expert nothing goes blank, sticks out or jumps on a slow phone', async ({
  page,
  app,
}) => {
  await page.addInitScript(watchShifts);
  await page.addInitScript(watchFrames);
  await slowDown(page);
  await page.goto(app.url);
  await tellGoal(page, 'en');
  const name = page.getByRole('article').getByRole('link').first();
  const expert = (await name.textContent()) ?? '';
  // The code of the next page comes while the card is read, however slow the machine is.
  await networkIdle(page);
  await name.click();
  await expect(page.getByRole('heading', { level: 1, name: expert })).toBeVisible();
  await expect(page.getByRole('link', { name: t('provider:seeTimes') })).toBeVisible();
  const faults = await page.evaluate(() => (globalThis as unknown as { faults: string[] }).faults);
  expect(faults).toEqual([]);
  expect(await shiftOf(page)).toBeLessThan(0.02);
});
