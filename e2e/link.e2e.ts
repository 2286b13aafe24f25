import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

const looks = [
  { language: 'es', size: 'phone', colorScheme: 'dark', locale: 'es-CL', phone: '+56990010002' },
  { language: 'en', size: 'desktop', colorScheme: 'light', locale: 'en-US', phone: '+56990010003' },
] as const;

/** What a QR code says, read from the pixels of a picture by a decoder that isn't ours. */
const readCode = async (page: Page, picture: Buffer, type: string): Promise<string | undefined> => {
  const blank = await page.context().newPage();
  const side = 320;
  const pixels = await blank.evaluate(
    async ({ source, width }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = width;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, width);
      context.drawImage(image, 10, 10, width - 20, width - 20);
      return Array.from(context.getImageData(0, 0, width, width).data);
    },
    { source: `data:${type};base64,${picture.toString('base64')}`, width: side },
  );
  await blank.close();
  return jsQR.default(Uint8ClampedArray.from(pixels), side, side)?.data;
};

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
      const { sessionToken: token, userData } = await app.signIn(phone, language);
      // The account keeps the language of whoever opened it before, in another file.
      await app.call('PUT', '/api/configuration', { language }, token);
      await page.addInitScript(
        ([key, number]) => {
          localStorage.setItem('sessionToken', key);
          localStorage.setItem('phoneNumber', number);
        },
        [token, phone] as const,
      );
      // The share sheet is the device's: what the page hands to it is all that is ours.
      await page.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(globalThis, { shared });
        Object.assign(Navigator.prototype, {
          share: (data: unknown) => Promise.resolve(void shared.push(data)),
        });
      });
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

      await button(page, t('link:own.share')).click();
      expect(await page.evaluate(() => (globalThis as { shared?: unknown[] }).shared)).toEqual([
        expect.objectContaining({ url: `${app.url}/@${before}` }),
      ]);

      // By id: what was printed stays valid whatever the name becomes.
      const lasting = `${app.url}/expert/${userData.id}`;
      const code = page.getByRole('img', { name: t('link:qr.label') });
      await expect(code).toBeVisible();
      for (const [save, ending] of [
        [t('link:qr.png'), 'png'],
        [t('link:qr.svg'), 'svg'],
      ] as const) {
        const download = page.waitForEvent('download');
        await button(page, save).click();
        const file = await download;
        expect(file.suggestedFilename()).toBe(`puente-${before}.${ending}`);
        // Another program reads it, as a camera does.
        const type = ending === 'svg' ? 'image/svg+xml' : 'image/png';
        expect(await readCode(page, readFileSync(await file.path()), type)).toBe(lasting);
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
