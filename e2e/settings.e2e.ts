import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { button } from './steps.ts';
import { openSignedIn } from './people.ts';
import { wordsOf } from './words.ts';

for (const [language, locale, size, colorScheme] of [
  ['es', 'es-CL', 'phone', 'light'],
  ['en', 'en-US', 'desktop', 'dark'],
] as const) {
  const t = wordsOf(language);
  test.describe(`settings in ${language} on a ${size}, ${colorScheme}`, () => {
    test.use({ viewport: sizes[size], locale, colorScheme, timezoneId: 'America/Santiago' });

    test('the own data is saved together, and a refusal keeps it', async ({ page, app }) => {
      const { sessionToken: token } = await openSignedIn(page, app, '/you', { language });
      await expectAccessible(page, 'the hub');
      await expectNoSidewaysScroll(page);
      await page
        .getByRole('link', { name: t('you:entries.profile') })
        .first()
        .click();
      const name = page.getByLabel(t('settings:fields.name'), { exact: true });
      const username = page.getByLabel(t('settings:fields.username'), { exact: true });
      await name.fill('Inés');
      await page.getByLabel(t('settings:fields.lastName'), { exact: true }).fill('Soto');
      await username.fill('CamilaRojas');
      await expect(page.getByText(t('settings:problems.usernameTaken'))).toBeVisible();
      await expectAccessible(page, 'the profile with a refusal');
      await expectNoSidewaysScroll(page);
      await button(page, t('settings:save')).click();
      await expect(username).toBeFocused();
      const free = `ines-${language}`;
      await username.fill(free);
      await expect(
        page.getByText(t('settings:usernameFree', { username: free })).first(),
      ).toBeVisible();
      await page.reload();
      await expect(name).toHaveValue('Inés');
      await expect(username).toHaveValue(free);
      await button(page, t('settings:save')).click();
      await expect(page.getByText(t('settings:saved'), { exact: true })).toBeVisible();
      const kept = await app.call('GET', '/api/profile', undefined, token);
      expect(kept).toMatchObject({ name: 'Inés', lastName: 'Soto', username: free, email: null });
    });

    test('a preference is saved as it is chosen, and goes back when it is not', async ({
      page,
      app,
    }) => {
      const { sessionToken: token } = await openSignedIn(page, app, '/you/preferences', {
        language,
      });
      const currency = page.getByLabel(t('settings:currency'));
      await currency.selectOption('EUR');
      await expect(page.getByText(t('settings:saved'), { exact: true })).toBeVisible();
      await expectAccessible(page, 'the preferences');
      await expectNoSidewaysScroll(page);
      const kept = await app.call('GET', '/api/configuration', undefined, token);
      expect(kept).toMatchObject({ currency: 'EUR' });
      await page.route('**/api/configuration', (route) => route.abort());
      await currency.selectOption('GBP');
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(currency).toHaveValue('EUR');
    });
  });
}

test.describe('preferences of a visitor', () => {
  test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

  test('stay on the device and change the prices shown', async ({ page, app }) => {
    const t = wordsOf('en');
    await page.goto(`${app.url}/you/preferences`);
    await page.getByLabel(t('settings:currency')).selectOption('GBP');
    await page.getByRole('radio', { name: t('settings:appearances.dark') }).check({ force: true });
    await page.reload();
    await expect(page.getByLabel(t('settings:currency'))).toHaveValue('GBP');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto(`${app.url}/@camilarojas`);
    await expect(page.getByText('£', { exact: false }).first()).toBeVisible();
  });
});
