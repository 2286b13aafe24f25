import type { Page } from '@playwright/test';
import { policy } from '@puente/contract/policy';
import { expect, expectAccessible, sizes, test } from './fixtures.ts';
import { newPhone } from './people.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

/** Digits as a keyboard of another script types them, zero first. */
const typedIn = (text: string, digits: string): string =>
  text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '');

for (const language of ['en', 'es'] as const) {
  test.describe(`the code step in ${language}`, () => {
    test.use({
      viewport: language === 'en' ? sizes.phone : sizes.desktop,
      locale: language === 'en' ? 'en-US' : 'es-CL',
      timezoneId: 'America/Santiago',
    });
    const t = wordsOf(language);
    const code = (page: Page) => page.getByLabel(t('auth:code'), { exact: true });
    const phoneField = (page: Page) => page.getByLabel(t('auth:phone'), { exact: true });
    const countdown = (page: Page) =>
      page.getByText(new RegExp(`^${t('auth:resendIn', { time: String.raw`0:[0-5]\d` })}$`));
    const secondsLeft = async (page: Page): Promise<number> =>
      Number(/0:(\d\d)$/.exec((await countdown(page).textContent()) ?? '')?.[1]);

    test('outlives a reload with its number and its countdown, and never the digits', async ({
      page,
      app,
    }) => {
      const phone = newPhone();
      await page.goto(`${app.url}/login`);
      await phoneField(page).fill(typedIn(phone.replace('+', '＋'), '０１２３４５６７８９'));
      await button(page, t('auth:send')).click();
      await code(page).fill('918');
      await expect(countdown(page)).toBeVisible();
      await app.advance('PT20S');
      await page.reload();
      await expect(code(page)).toHaveValue('');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:codeTitle'));
      const [start, end] = t('auth:sent.sms', { phone: '|' }).split('|');
      await expect(page.getByText(`${start}+56\u00A0${phone.slice(3)}${end}`)).toBeVisible();
      // The server's time went on by more than the page's.
      expect(await secondsLeft(page)).toBeLessThanOrEqual(40);
      expect(await secondsLeft(page)).toBeGreaterThan(0);
      // Times, the phone and the clock's offset are longer numbers, and may hold the digits by chance.
      expect((await stored(page)).replaceAll(/\d{6,}/g, '')).not.toContain('918');
      await expectAccessible(page, 'the code step after a reload');
      await app.advance('PT60S');
      await page.reload();
      await expect(button(page, t('auth:resend'))).toBeVisible();
      await code(page).fill(typedIn(await app.latestCode(phone), '٠١٢٣٤٥٦٧٨٩'));
      await expect(page).not.toHaveURL(/\/login/);
      await expect.poll(() => stored(page)).not.toContain('sentCode');
    });

    test('is left for good by another number, by going back, and when the code is too old', async ({
      page,
      app,
    }) => {
      const phone = newPhone();
      const send = async () => {
        await phoneField(page).fill(phone);
        await button(page, t('auth:send')).click();
        await expect(code(page)).toBeVisible();
      };
      await page.goto(`${app.url}/contacts`);
      await page.goto(`${app.url}/login`);
      await send();
      await page.reload();
      await button(page, t('auth:changePhone')).click();
      await expect(phoneField(page)).toHaveValue(phone.slice(3));
      await page.reload();
      await expect(phoneField(page)).toBeVisible();
      await expect(code(page)).toHaveCount(0);

      await send();
      await page.getByRole('link', { name: t('auth:password.use') }).click();
      await page.goBack();
      await expect(phoneField(page)).toBeVisible();
      await expect.poll(() => stored(page)).not.toContain('sentCode');

      await send();
      await app.advance('PT10M');
      await page.reload();
      await expect(phoneField(page)).toBeVisible();
      await expect(code(page)).toHaveCount(0);
    });

    test('leads on when no more codes go to a number, and says WhatsApp only where it is left', async ({
      page,
      app,
    }) => {
      const phone = newPhone();
      for (let sends = 0; sends < policy.auth.codeSendsPerPhonePerHour; sends += 1) {
        await app.call('POST', '/api/auth/start-verification', { phoneNumber: phone });
        await app.advance('PT61S');
      }
      await page.goto(`${app.url}/login`);
      await phoneField(page).fill(phone);
      await button(page, t('auth:send')).click();
      const refusal = page.getByRole('alert').filter({ hasText: t('errors:code-sends-exceeded') });
      await expect(refusal).toBeVisible();
      await expect(refusal).not.toContainText('WhatsApp');
      await expect(button(page, t('auth:send'))).toBeDisabled();

      await phoneField(page).fill(newPhone());
      await expect(refusal).toHaveCount(0);
      await page.route('**/api/auth/start-verification', async (route) => {
        if (route.request().postData()?.includes('whatsapp')) return route.continue();
        const body = { errorCode: 'code-sends-exceeded', ways: ['whatsapp', 'password', 'later'] };
        return route.fulfill({ status: 429, headers: { 'retry-after': '3000' }, json: body });
      });
      await button(page, t('auth:send')).click();
      await expect(page.getByText(t('auth:leavesWhatsapp'))).toBeVisible();
      await page.getByRole('radio', { name: t('auth:channel.whatsapp') }).check({ force: true });
      await button(page, t('auth:send')).click();
      await expect(code(page)).toBeVisible();
    });
  });
}
