import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

const locales = { en: 'en-US', es: 'es-CL' } as const;

for (const language of ['en', 'es'] as const)
  for (const [size, viewport] of Object.entries(sizes))
    test.describe(`feedback in ${language} on a ${size}`, () => {
      test.use({
        viewport,
        locale: locales[language],
        colorScheme: size === 'phone' ? 'dark' : 'light',
      });
      const t = wordsOf(language);

      test('is found, refused with reasons, kept over failures and sent', async ({ page, app }) => {
        await page.goto(`${app.url}/you`);
        await page.getByRole('link', { name: t('you:feedback') }).click();
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(t('feedback:title'));
        await expectAccessible(page, 'empty feedback form');
        await expectNoSidewaysScroll(page);

        const send = page.getByRole('button', { name: t('feedback:send'), exact: true });
        await send.click();
        await expect(page.getByText(t('feedback:problems.typeMissing'))).toBeVisible();
        await expect(page.getByText(t('feedback:problems.textMissing'))).toBeVisible();
        await expect(page.getByLabel(t('feedback:types.bug'), { exact: true })).toBeFocused();
        await expectAccessible(page, 'refused feedback form');

        await page.getByText(t('feedback:types.idea'), { exact: true }).click();
        const details = page.getByLabel(t('feedback:text'), { exact: true });
        await details.fill('More evenings in Lima, please');
        await page.getByLabel(t('feedback:name')).fill('Inés');

        await page.route('**/api/feedback', (route) => route.abort());
        await send.click();
        await expect(page.getByText(t('feedback:kept'))).toBeVisible();
        await expect(details).toHaveValue('More evenings in Lima, please');
        await page.unroute('**/api/feedback');

        await page.reload();
        await expect(details).toHaveValue('More evenings in Lima, please');
        await expect(page.getByLabel(t('feedback:types.idea'), { exact: true })).toBeChecked();

        const sent = page.waitForRequest('**/api/feedback');
        await send.click();
        expect((await sent).postDataJSON()).toEqual({
          feedbackType: 'idea',
          feedbackText: 'More evenings in Lima, please',
          userName: 'Inés',
        });
        await expect(heading).toHaveText(t('feedback:sent.title'));
        await expect(heading).toBeFocused();
        await expectAccessible(page, 'sent feedback');
        await page.reload();
        await expect(details).toHaveValue('');
      });
    });
