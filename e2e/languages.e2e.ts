import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { networkIdle, settle, appIdle } from './idle.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' });

const [en, es] = [wordsOf('en'), wordsOf('es')];
const places = (page: Page, label: string) => page.getByRole('navigation', { name: label });

/** Nothing on the page is a key, and nothing that can be used is without a name. */
const expectReadable = async (page: Page, what: string): Promise<void> => {
  await expect(page.locator('body')).not.toContainText(/\b[a-z]+[.:][a-zA-Z]+\b/, {
    useInnerText: true,
  });
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll('button, a')]
      .filter((element) => element.checkVisibility())
      .filter(
        (element) => !(element.textContent?.trim() || element.getAttribute('aria-label')?.trim()),
      )
      .map((element) => element.outerHTML),
  );
  expect(nameless, what).toEqual([]);
  await expectAccessible(page, what);
};

test('a file that fails is read five times more, after 350 ms, doubling', async ({ page, app }) => {
  let reads = 0;
  await page.route('**/locales/es/you.json', (route) => {
    reads += 1;
    return route.fulfill({ status: 503 });
  });
  await page.clock.install();
  await page.goto(app.url);
  // The places are in the document that was prerendered: seen long before anything follows them.
  await appIdle(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => history.pushState({}, '', '/you'));
  await expect.poll(() => reads).toBe(1);
  for (const [index, wait] of [350, 700, 1400, 2800, 5600].entries()) {
    // The answer of the last try has to be here before its pause is counted.
    await settle(page);
    await settle(page);
    await page.clock.runFor(wait - 1);
    await settle(page);
    expect(reads, `before try ${index + 2}`).toBe(index + 1);
    await page.clock.runFor(1);
    await expect.poll(() => reads).toBe(index + 2);
  }
  await settle(page);
  await page.clock.runFor(60_000);
  await settle(page);
  expect(reads).toBe(6);
  await page.clock.resume();
  // It did not hold the page up for longer than the page waits, and English stands in.
  await expect(page.getByRole('heading', { name: en('you:groups.device') })).toBeVisible();
  await expectReadable(page, 'a page without its Spanish file');
});

test('no more than ten files are read at once', async ({ page, app }) => {
  // With the places beside the page: on a phone they give way to the next step.
  await page.setViewportSize(sizes.desktop);
  const held: (() => void)[] = [];
  let isHeld = true;
  let asked = 0;
  await page.route(/\/locales\/..\/(?!common|shell)/, async (route) => {
    asked += 1;
    if (isHeld) await new Promise<void>((done) => held.push(done));
    await route.continue();
  });
  await page.goto(`${app.url}/book/00000000-0000-4000-8000-000000000000`);
  // Five words in two languages; another page's come on top as soon as somebody may go there.
  await expect.poll(() => held.length).toBe(10);
  await page.getByRole('link', { name: es('shell:places.you'), exact: true }).focus();
  await settle(page);
  await settle(page);
  expect(held).toHaveLength(10);
  isHeld = false;
  for (const release of held) release();
  await expect.poll(() => asked).toBeGreaterThan(10);
});

test('a Spanish file that is missing is shown in English', async ({ page, app }) => {
  await page.route('**/locales/es/shell.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(app.url);
  await expect(places(page, en('shell:places.label'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('chat:greeting'));
  await expectReadable(page, 'a shell in English around a Spanish page');
});

for (const status of [404, 503])
  test(`without any file (${status}) there is English, never a key nor a nameless button`, async ({
    page,
    app,
  }) => {
    await page.route('**/locales/**', (route) => route.fulfill({ status }));
    await page.goto(app.url);
    await expect(places(page, en('shell:places.label'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('chat:greeting'));
    await expectReadable(page, 'home without files of texts');
    await page.goto(`${app.url}/you`);
    await expect(page.getByRole('heading', { name: en('you:groups.device') })).toBeVisible();
    await expectReadable(page, 'settings without files of texts');
  });

test('a page without any text says so, and comes when it is tried again', async ({ page, app }) => {
  await page.goto(app.url);
  await expect(places(page, es('shell:places.label'))).toBeVisible();
  await networkIdle(page);
  const texts = /\/locales\/..\/you\.json|\/assets\/(?:you-(?!page)|i18n-reserve-)[\w-]+\.js/;
  await page.route(texts, (route) => route.abort());
  await page.getByRole('link', { name: es('shell:places.you'), exact: true }).click();
  // Not before i18next has given up: eleven seconds.
  const lost = page.getByRole('heading', { name: es('shell:lost.title') });
  await expect(lost).toBeVisible({ timeout: 30_000 });
  await expectReadable(page, 'a page that could not be had');
  await page.unroute(texts);
  await page.getByRole('button', { name: es('shell:lost.retry') }).click();
  await expect(page.getByRole('heading', { name: es('you:groups.device') })).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test('a page whose texts come very late comes with them, without being asked', async ({
  page,
  app,
}) => {
  await page.clock.install();
  await page.goto(app.url);
  await expect(places(page, es('shell:places.label'))).toBeVisible();
  await appIdle(page);
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((done) => (release = done));
  let held = 0;
  await page.route('**/locales/*/you.json', async (route) => {
    held += 1;
    await isReleased;
    await route.continue();
  });
  await page.getByRole('link', { name: es('shell:places.you'), exact: true }).click();
  await expect.poll(() => held).toBe(2);
  await settle(page);
  await page.clock.runFor(15_000);
  const lost = page.getByRole('heading', { name: es('shell:lost.title') });
  await expect(lost).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: es('you:groups.device') })).toBeVisible();
  await expect(lost).toHaveCount(0);
});

test('another language changes all that is said, also what was answered before', async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const input = page.getByLabel(es('chat:message'), { exact: true });
  await input.fill(es('chat:openers.career'));
  await input.press('Enter');
  await expect(page.getByRole('link', { name: es('chat:seeTimes') }).first()).toBeVisible();
  await page.getByRole('link', { name: es('shell:places.you'), exact: true }).click();
  await page.getByRole('link', { name: es('you:entries.preferences') }).click();
  await page.getByText(es('settings:languages.en'), { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(`${en('settings:title')} · Puente`);
  await expect(places(page, en('shell:places.label'))).toBeVisible();
  await page.getByRole('link', { name: en('shell:places.chat'), exact: true }).click();
  await expect(page).toHaveTitle(`${en('chat:title')} · Puente`);
  await expect(page.getByRole('link', { name: en('chat:seeTimes') }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: es('chat:seeTimes') })).toHaveCount(0);
  await expect(page.getByLabel(en('chat:message'), { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(places(page, en('shell:places.label'))).toBeVisible();
});
