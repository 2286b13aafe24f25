import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { becomeExpert, openSignedIn } from './people.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

for (const [language, locale, size, colorScheme] of [
  ['es', 'es-CL', 'phone', 'dark'],
  ['en', 'en-US', 'desktop', 'light'],
] as const) {
  const t = wordsOf(language);
  test.describe(`an expert without an email in ${language} on a ${size}, ${colorScheme}`, () => {
    test.use({ viewport: sizes[size], locale, colorScheme, timezoneId: 'America/Santiago' });

    test('is told under Activity and gives one, a client is not asked', async ({ page, app }) => {
      const { sessionToken } = await openSignedIn(page, app, '/activity', { language });
      const prompt = page.getByText(t('activity:noEmail.text'));
      await expect(page.getByText(t('activity:empty.title'))).toBeVisible();
      await expect(prompt).toHaveCount(0);
      await expect(page.getByRole('link', { name: t('activity:empty.action') })).toBeVisible();
      await becomeExpert(app, { sessionToken }, 'America/Santiago');
      await page.reload();
      await expect(prompt).toBeVisible();
      // Their first meeting comes by their link.
      await expect(
        page.getByRole('link', { name: t('activity:empty.expertAction') }),
      ).toBeVisible();
      await expectAccessible(page, 'the request for an email');
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: t('activity:noEmail.action') }).click();
      const email = page.getByRole('textbox', {
        name: `${t('settings:fields.email')} · ${t('common:optional')}`,
      });
      await expect(email).toBeFocused();
      await expect(page.getByText(t('settings:emailHelpExpert'))).toBeVisible();
      await expectAccessible(page, 'the profile of an expert');
      const address = `paula-${language}@example.com`;
      await page.keyboard.type(address);
      await button(page, t('settings:save')).click();
      await expect(page.getByText(t('settings:saved'), { exact: true })).toBeVisible();
      expect(await app.call('GET', '/api/profile', undefined, sessionToken)).toMatchObject({
        email: address,
      });
      await page.goto(`${app.url}/activity`);
      await expect(page.getByText(t('activity:empty.title'))).toBeVisible();
      await expect(prompt).toHaveCount(0);
    });
  });
}
