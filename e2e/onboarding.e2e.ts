import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { button, signIn, tellGoal } from './steps.ts';
import { wordsOf } from './words.ts';

let people = 0;
const newPhone = () => {
  people += 1;
  return `+56955${String(720_000 + people)}`;
};

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('sessionToken') ?? '');
const isOnboarded = async (page: Page, app: App) => {
  const kept = await app.call<{ isOnboarded: boolean }>(
    'GET',
    '/api/configuration',
    undefined,
    await tokenOf(page),
  );
  return kept.isOnboarded;
};
const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

for (const [language, locale, size, colorScheme] of [
  ['es', 'es-CL', 'phone', 'light'],
  ['en', 'en-US', 'desktop', 'dark'],
] as const) {
  const t = wordsOf(language);
  test.describe(`in ${language} on a ${size}, ${colorScheme}`, () => {
    test.use({ viewport: sizes[size], locale, colorScheme, timezoneId: 'America/Santiago' });

    test('a first sign-in is introduced in three steps, once', async ({ page, app }) => {
      await page.goto(`${app.url}/login?next=%2F`);
      await signIn(page, app, language, newPhone());
      await expect(page).toHaveURL(/\/welcome$/);
      await expect(title(page, t('welcome:bridge.title'))).toBeVisible();
      await expectAccessible(page, 'first step');
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: t('welcome:next') }).press('Enter');
      await expect(title(page, t('welcome:booking.title'))).toBeFocused();
      await expect(page.getByText(language === 'es' ? '90 %' : '90%')).toBeVisible();
      await expectAccessible(page, 'second step');
      await page.getByRole('link', { name: t('welcome:next') }).click();
      await expect(title(page, t('welcome:safe.title'))).toBeFocused();
      await expect(page.getByText(t('welcome:progress', { step: '3', count: '3' }))).toBeVisible();
      await expectAccessible(page, 'third step');
      await page.getByRole('link', { name: t('common:back') }).click();
      await expect(title(page, t('welcome:booking.title'))).toBeVisible();
      await page.goBack();
      await expect(title(page, t('welcome:safe.title'))).toBeVisible();
      await page.getByLabel(t('settings:currency')).selectOption('EUR');
      await expect(page.getByText(t('settings:saved'))).toBeVisible();
      await button(page, t('welcome:done')).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByLabel(t('chat:message'), { exact: true })).toBeVisible();
      await expect.poll(() => isOnboarded(page, app)).toBe(true);
      await page.reload();
      await expect(page.getByLabel(t('chat:message'), { exact: true })).toBeVisible();
    });
  });
}

test.describe('what the introduction leaves alone', () => {
  test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });
  const t = wordsOf('en');

  test('whoever was on the way somewhere else gets there first', async ({ page, app }) => {
    await page.goto(`${app.url}/login?next=%2Factivity`);
    await signIn(page, app, 'en', newPhone());
    await expect(page).toHaveURL(/\/activity$/);
    await page.getByRole('link', { name: t('shell:places.chat') }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await button(page, t('welcome:skip')).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => isOnboarded(page, app)).toBe(true);
  });

  test('whoever has written a message finds it under You, and is not stopped by it', async ({
    page,
    app,
  }) => {
    await page.goto(app.url);
    await tellGoal(page, 'en');
    await page.goto(`${app.url}/login?next=%2F`);
    await signIn(page, app, 'en', newPhone());
    await expect(page.getByRole('link', { name: t('chat:seeTimes') }).first()).toBeVisible();
    await expect.poll(() => isOnboarded(page, app)).toBe(true);
    await page.getByRole('link', { name: t('shell:places.you') }).click();
    await page.getByRole('link', { name: t('you:entries.welcome') }).click();
    await expect(title(page, t('welcome:bridge.title'))).toBeVisible();
  });

  test('a booking left half-way comes before it', async ({ page, app }) => {
    await page.goto(`${app.url}/login?next=%2Factivity`);
    await signIn(page, app, 'en', newPhone());
    await expect(page).toHaveURL(/\/activity$/);
    await page.evaluate(() =>
      sessionStorage.setItem('bookingDraft', JSON.stringify({ step: 'about', providerId: 'x' })),
    );
    await page.getByRole('link', { name: t('shell:places.chat') }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByLabel(t('chat:message'), { exact: true })).toBeVisible();
  });

  test('without a connection it can be left all the same', async ({ page, app }) => {
    await page.goto(`${app.url}/login?next=%2F`);
    await signIn(page, app, 'en', newPhone());
    await expect(page).toHaveURL(/\/welcome$/);
    await page.route('**/api/configuration', (route) => route.abort());
    await button(page, t('welcome:skip')).click();
    await expect(page.getByLabel(t('chat:message'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: t('shell:places.you') }).click();
    await page.getByRole('link', { name: t('shell:places.chat') }).click();
    await expect(page.getByLabel(t('chat:message'), { exact: true })).toBeVisible();
  });
});
