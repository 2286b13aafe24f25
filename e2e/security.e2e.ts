import type { Page } from '@playwright/test';
import { type App, expect, expectAccessible, sizes, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const en = wordsOf('en');
const good = 'violin harbour cactus 27';
const better = 'lantern oyster gravel 81';

let people = 0;
const newPhone = () => {
  people += 1;
  return `+56944${String(700_000 + people)}`;
};

/** A page on which somebody is signed in, as after the right code. */
const openSignedIn = async (page: Page, app: App, path: string, language = 'en') => {
  const phone = newPhone();
  const session = await app.signIn(phone);
  const settings = { isOnboarded: true, language };
  await app.call('PUT', '/api/configuration', settings, session.sessionToken);
  await page.goto(`${app.url}/login`);
  await page.evaluate(
    ({ token, phoneNumber }) => {
      localStorage.setItem('sessionToken', token);
      localStorage.setItem('phoneNumber', phoneNumber);
    },
    { token: session.sessionToken, phoneNumber: phone },
  );
  await page.goto(app.url + path);
  return { phone, ...session };
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('a password is set, signs in beside the code, and is changed with the present one', async ({
  page,
  app,
}) => {
  const { phone } = await openSignedIn(page, app, '/you/security');
  await button(page, en('security:password.set')).click();
  const next = field(page, en('security:password.new'));
  await expect(next).toBeFocused();
  await next.fill('short');
  await button(page, en('security:password.save')).click();
  await expect(page.getByRole('alert')).toContainText('Use at least 10 characters.');
  await next.fill(`${phone.slice(-8)}aaaa`);
  await button(page, en('security:password.save')).click();
  await expect(page.getByRole('alert')).toContainText(en('errors:password-weak'));
  await expect(next).toBeFocused();
  await expectAccessible(page, 'a refused password');
  await next.fill(good);
  await page.keyboard.press('Enter');
  await expect(page.getByText(en('security:password.wasSet'))).toBeVisible();

  await button(page, en('security:password.change')).click();
  await field(page, en('security:password.present')).fill('not the one');
  await next.fill(better);
  await button(page, en('security:password.save')).click();
  await expect(page.getByRole('alert')).toContainText(en('errors:password-wrong'));
  await expect(field(page, en('security:password.present'))).toBeFocused();
  // What was typed below is still there.
  await expect(next).toHaveValue(better);
  await field(page, en('security:password.present')).fill(good);
  await button(page, en('security:password.save')).click();
  await expect(page.getByText(en('security:password.wasChanged'))).toBeVisible();
});
