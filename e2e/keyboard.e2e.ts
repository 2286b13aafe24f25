import { expect, sizes, test } from './fixtures.ts';
import { networkIdle } from './idle.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');

test.use({ locale: 'en-US', timezoneId: 'America/Santiago' });

test('the way past the frame stands above the places, and leads past them', async ({
  page,
  app,
}) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(`${app.url}/experts`);
  await networkIdle(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('shell:skip'), exact: true });
  await expect(skip).toBeFocused();
  const isOnTop = await skip.evaluate((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    const inside = [
      [left + 4, (top + bottom) / 2],
      [right - 4, (top + bottom) / 2],
    ] as const;
    return inside.every(([x, y]) => link.contains(document.elementFromPoint(x, y)));
  });
  expect(isOnTop).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('what has the focus is never under the bar of a phone', async ({ page, app }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(`${app.url}/experts`);
  await expect(page.getByRole('main').getByRole('link').nth(6)).toBeVisible();
  await networkIdle(page);
  const bar = await page.getByRole('navigation', { name: t('shell:places.label') }).boundingBox();
  const hidden: string[] = [];
  let below = 0;
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      const { top, bottom } = focused?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      const isInMain = focused?.closest('main') !== null;
      return { name: focused?.textContent ?? '', top, bottom, isInMain, scrolled: scrollY };
    });
    if (!stop.isInMain) continue;
    if (stop.scrolled > 0) below += 1;
    if (stop.top < 0 || stop.bottom > (bar?.y ?? 0)) hidden.push(stop.name);
  }
  // Some of them were below the first screen.
  expect(below).toBeGreaterThan(3);
  expect(hidden).toEqual([]);
});
