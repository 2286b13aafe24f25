import type { Page } from '@playwright/test';
import { type App, expect, expectAccessible, sizes, test } from './fixtures.ts';
import { becomeExpert, openSignedIn } from './people.ts';
import { tellAboutYou } from './steps.ts';
import { wordsOf } from './words.ts';

/** An expert who is open at night, in the week before clocks go back in Santiago. */
const nightExpert = async (app: App, phone: string): Promise<string> => {
  const { sessionToken, userData } = await app.signIn(phone);
  await becomeExpert(app, { sessionToken }, 'Chile/Continental');
  const weeklyHours = [{ weekday: 6, ranges: [{ start: '22:00', end: '02:00' }] }];
  await app.call('POST', '/api/availability/set', { weeklyHours, gridMinutes: 30 }, sessionToken);
  return userData.id;
};

const slotNames = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: /^\d{2}:\d{2}/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));

for (const [language, locale, to, zone] of [
  ['en', 'en-GB', 'to', 'Chile Time'],
  ['es', 'es-CL', 'a', 'hora de Chile'],
] as const) {
  const t = wordsOf(language);
  test.describe(`the hour that repeats in ${language}`, () => {
    test.use({ viewport: sizes.phone, locale, timezoneId: 'America/Santiago' });

    test('is told apart wherever a time is shown', async ({ page, app }) => {
      await app.setNow('2027-04-01T12:00:00Z');
      const providerId = await nightExpert(
        app,
        language === 'en' ? '+56946710001' : '+56946710002',
      );
      await openSignedIn(page, app, `/book/${providerId}`, { language });
      const twice = page.getByRole('button', { name: /^23:30 GMT-3/ });
      await expect(twice).toBeVisible();
      expect(await slotNames(page)).toEqual(
        [
          `22:00 ${to} 22:30`,
          `22:30 ${to} 23:00 GMT-3`,
          `23:00 GMT-3 ${to} 23:30 GMT-3`,
          `23:30 GMT-3 ${to} 23:00 GMT-4`,
          `23:00 GMT-4 ${to} 23:30 GMT-4`,
          `23:30 GMT-4 ${to} 00:00`,
        ].map((range) => `${range}, ${zone}`),
      );
      await expect(twice).toHaveText('23:30 GMT-3');
      await expectAccessible(page, 'the times of the night');
      await twice.click();
      const line = page.locator('summary time');
      await expect(line).toContainText('23:30 GMT-3');
      await tellAboutYou(page, language, `night-${language}@example.com`);
      await expect(page).toHaveURL(/step=pay/);
      await expect(line).toContainText('23:30 GMT-3');
      await page.goto(`${app.url}/activity`);
      await expect(page.getByRole('main').locator('li time')).toContainText('23:30 GMT-3');
      await page.getByRole('main').getByRole('link', { name: 'Paula Rojas' }).click();
      await expect(page.getByRole('heading', { name: t('activity:about') })).toBeVisible();
      await expect(page.locator('dd time').first()).toContainText('23:30 GMT-3');
    });
  });
}
