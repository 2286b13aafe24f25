import type { Page } from '@playwright/test';
import { freeTime, hold, idOf } from './booked.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';
import { appIdle, networkIdle } from './idle.ts';
import { payByCard } from './meeting.ts';
import { openSignedIn } from './people.ts';
import { chooseTime, tellGoal } from './steps.ts';
import { wordsOf } from './words.ts';

// The smallest phone, and the largest text that must still be readable on it.

/** As a person sets it for the whole device, before the page. */
const enlarge = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const set = () => {
      if (document.documentElement) document.documentElement.style.fontSize = '200%';
    };
    set();
    new MutationObserver(set).observe(document, { childList: true });
  });
};

/** No two lie over each other. */
const expectApart = async (page: Page, selector: string): Promise<void> => {
  const boxes = await page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    }),
  );
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
      expect(isBeside || one.bottom <= other.top + 1 || other.bottom <= one.top + 1).toBe(true);
    }
};

for (const language of ['en', 'es'] as const)
  test.describe(`on a phone 320 wide in ${language}`, () => {
    const t = wordsOf(language);
    test.use({
      viewport: { width: 320, height: 568 },
      locale: language === 'en' ? 'en-US' : 'es-CL',
      timezoneId: 'America/Santiago',
    });

    test('a time, and both answers about cancelling, are in sight', async ({ page, app }) => {
      const expert = await idOf(app, 'camilarojas');
      const { sessionToken } = await openSignedIn(page, app, `/book/${expert}`, { language });
      const time = page.getByRole('main').getByRole('button');
      await expect(time.filter({ hasText: /^\d{1,2}:\d{2}/ }).first()).toBeInViewport({ ratio: 1 });
      const booking = await hold(app, sessionToken, expert, await freeTime(app, expert, 6));
      await payByCard(app, booking, sessionToken);
      await page.goto(`${app.url}/activity/${booking}`);
      await page.getByRole('button', { name: t('activity:cancel'), exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      for (const name of [t('booking:cancel.action'), t('booking:cancel.keep')])
        await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      const tick = dialog.getByLabel(t('booking:cancel.understood'));
      await tick.check();
      await expect(tick).toBeInViewport({ ratio: 1 });
    });

    test('nothing is cut or wider than the screen with letters twice as large', async ({
      page,
      app,
    }) => {
      await enlarge(page);
      await page.goto(app.url);
      await tellGoal(page, language);
      await networkIdle(page);
      await expectNoSidewaysScroll(page);
      // An empty field is one line, so that the answer is in sight.
      const field = await page.getByLabel(t('chat:message'), { exact: true }).boundingBox();
      expect(field?.height).toBeLessThan(120);
      await page.goto(`${app.url}/@camilarojas`);
      await appIdle(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: t('provider:seeTimes') }).click();
      await expect(page.getByRole('radio').first()).toBeAttached();
      await expectApart(page, 'fieldset label:has([type=radio]) > span:last-child');
      await expectNoSidewaysScroll(page);
      await chooseTime(page);
      await expect(page.getByLabel(t('auth:phone'), { exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);
      const { sessionToken } = await openSignedIn(page, app, '/you', { language });
      const expert = await idOf(app, 'camilarojas');
      const booking = await hold(app, sessionToken, expert, await freeTime(app, expert, 8));
      const steps = `/book/${expert}?step=pay&bookingId=${booking}`;
      for (const path of ['/you', '/activity', steps]) {
        await page.goto(app.url + path);
        await appIdle(page);
        await expectNoSidewaysScroll(page);
      }
      await payByCard(app, booking, sessionToken);
      for (const path of [`/activity/${booking}`, '/activity', '/']) {
        await page.goto(app.url + path);
        await appIdle(page);
        await expectNoSidewaysScroll(page);
        if (path === '/activity') await expectApart(page, 'nav:has([aria-current]) li > a');
      }
    });
  });
