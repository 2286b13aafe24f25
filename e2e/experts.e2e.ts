import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { appIdle } from './idle.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

const looks = [
  {
    language: 'es',
    size: 'phone',
    colorScheme: 'light',
    locale: 'es-CL',
    portuguese: 'Portugués',
    goal: 'no puedo dormir, alguien que hable quechua',
  },
  {
    language: 'en',
    size: 'desktop',
    colorScheme: 'dark',
    locale: 'en-US',
    portuguese: 'Portuguese',
    goal: 'I cannot sleep, someone who speaks Quechua',
  },
] as const;

/** Twice the text size on the narrowest screen: names and choices break, the page stays. */
const expectRoomForLargeText = async (page: Page): Promise<void> => {
  const before = page.viewportSize() ?? sizes.phone;
  const setText = (size: string) =>
    page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
  await page.setViewportSize({ width: 320, height: before.height });
  await setText('200%');
  await expectNoSidewaysScroll(page);
  await setText('');
  await page.setViewportSize(before);
};

for (const { language, size, colorScheme, locale, portuguese, goal } of looks)
  test.describe(`the list of experts in ${language} on a ${size}`, () => {
    const t = wordsOf(language);
    test.use({ viewport: sizes[size], locale, colorScheme, timezoneId: 'America/Santiago' });

    test('is narrowed, shared, paged and left for the chat', async ({ page, app }) => {
      await page.goto(`${app.url}/experts`);
      const list = page.getByRole('region', { name: t('directory:list') });
      const cards = list
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(cards).toHaveCount(12);
      await appIdle(page);
      await expectAccessible(page, `experts ${language}`);
      await expectNoSidewaysScroll(page);
      await expectRoomForLargeText(page);
      await button(page, t('directory:more')).click();
      await expect(cards).toHaveCount(24);
      const names = await cards.getByRole('heading').allTextContents();
      expect(new Set(names).size).toBe(24);

      // Far down to somebody and back: the list is as long and as far down as it was left.
      const up = page.getByRole('link', {
        name: t('shell:backTo', { place: t('provider:list') }),
        exact: true,
      });
      await cards.nth(20).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: names[20] ?? '' })).toBeVisible();
      await appIdle(page);
      await up.click();
      await expect(cards).toHaveCount(24);
      await expect(cards.nth(20)).toBeInViewport();

      // Narrowed by field and language: both stand in the address, which opens the same list.
      const chip = page.getByRole('button', { name: t('directory:fields.arts') });
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      const filters = button(page, t('directory:filters'));
      if (size === 'phone') await filters.click();
      const spoken = page.getByLabel(t('directory:language'), { exact: true });
      await spoken.selectOption({ label: `${portuguese} (1)` });
      await expect(page).toHaveURL(/field=arts&language=pt/);
      await expect(cards).toHaveCount(1);
      await expect(cards.first()).toContainText('Josefina Acuña');
      await expectAccessible(page, `experts narrowed ${language}`);
      await page.reload();
      await expect(cards).toHaveCount(1);
      // Of the long row of fields the chosen one is in sight.
      await expect(chip).toBeInViewport();

      // To an expert and back to the same list.
      await page.getByRole('link', { name: 'Josefina Acuña' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Josefina Acuña' })).toBeVisible();
      await appIdle(page);
      await up.click();
      await expect(page).toHaveURL(/field=arts&language=pt/);
      await expect(cards).toHaveCount(1);

      // Words that nobody meets lead to the chat, where they stand in the input.
      const words = page.getByLabel(t('directory:words'), { exact: true });
      await words.fill('underwater basket zyxwv');
      await words.press('Enter');
      await expect(page.getByRole('heading', { name: t('directory:nobody.title') })).toBeVisible();
      await expectAccessible(page, `experts nobody ${language}`);
      await page
        .getByRole('link', { name: t('directory:chat.action') })
        .first()
        .click();
      await expect(page.getByRole('textbox').first()).toHaveValue('underwater basket zyxwv');
    });

    test('goes on from an answer of the chat', async ({ page, app }) => {
      await page.goto(app.url);
      await page.getByLabel(t('chat:message'), { exact: true }).fill(goal);
      await page.keyboard.press('Enter');
      const all = page.locator('main a[href^="/experts"]').first();
      await expect(all).toBeVisible();
      await appIdle(page);
      await all.click();
      await expect(
        page.getByRole('heading', { level: 1, name: t('directory:title') }),
      ).toBeVisible();
      await expect(page.getByLabel(t('directory:words'), { exact: true })).not.toHaveValue('');
      await expect(page.getByRole('region', { name: t('directory:list') })).toBeVisible();
    });
  });
