import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

const looks = [
  { language: 'es', size: 'phone', colorScheme: 'dark', locale: 'es-CL', phone: '+56990010002' },
  { language: 'en', size: 'desktop', colorScheme: 'light', locale: 'en-US', phone: '+56990010003' },
] as const;

for (const { language, size, colorScheme, locale, phone } of looks)
  test.describe(`the own link in ${language} on a ${size}`, () => {
    const t = wordsOf(language);
    test.use({
      viewport: sizes[size],
      locale,
      colorScheme,
      timezoneId: 'America/Santiago',
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('is copied, saved as a code, printed, and renamed without breaking', async ({
      page,
      app,
    }) => {
      const { sessionToken: token } = await app.signIn(phone, language);
      // The account keeps the language of whoever opened it before, in another file.
      await app.call('PUT', '/api/configuration', { language }, token);
      await page.addInitScript(
        ([key, number]) => {
          localStorage.setItem('sessionToken', key);
          localStorage.setItem('phoneNumber', number);
        },
        [token, phone] as const,
      );
      const { username: before } = await app.call<{ username: string }>(
        'POST',
        '/api/personal-link/fetch',
        {},
        token,
      );
      await page.goto(`${app.url}/you`);
      await page.getByRole('link', { name: t('you:entries.link') }).click();
      await expect(page.getByRole('link', { name: `/@${before}` })).toBeVisible();
      await button(page, t('link:own.copy')).click();
      await expect(page.getByText(t('link:own.copied')).first()).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${app.url}/@${before}`,
      );

      const code = page.getByRole('img', { name: t('link:qr.label') });
      await expect(code).toBeVisible();
      for (const [save, ending] of [
        [t('link:qr.png'), 'png'],
        [t('link:qr.svg'), 'svg'],
      ] as const) {
        const download = page.waitForEvent('download');
        await button(page, save).click();
        expect((await download).suggestedFilename()).toBe(`puente-${before}.${ending}`);
      }
      await expectAccessible(page, 'the page');
      await expectNoSidewaysScroll(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.print-card')).toBeVisible();
      await expect(page.locator('.print-link')).toContainText(`@${before}`);
      await expect(code).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });

      const name = page.getByLabel(t('settings:fields.username'), { exact: true });
      await name.fill('puente');
      await expect(page.getByText(t('settings:problems.usernameReserved')).first()).toBeVisible();
      await name.fill('camilarojas');
      await expect(page.getByText(t('settings:problems.usernameTaken')).first()).toBeVisible();
      await expectAccessible(page, 'a name that is taken');
      const after = `${before}-${language}`;
      await name.fill(after);
      const free = t('settings:usernameFree', { username: after });
      await expect(page.getByText(free).first()).toBeVisible();
      await button(page, t('link:name.save')).click();
      await expect(page.getByRole('link', { name: `/@${after}` })).toBeVisible();
      await expect(page.getByText(new RegExp(`^@${before} `))).toBeVisible();

      await page.goto(`${app.url}/@${before}`);
      await expect(page).toHaveURL(`${app.url}/@${after}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
