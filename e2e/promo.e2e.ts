import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { networkIdle, watchRequests } from './idle.ts';
import { becomeExpert, openSignedIn } from './people.ts';
import { button, chooseTime } from './steps.ts';
import { wordsOf } from './words.ts';

const looks = [
  { language: 'en', size: 'phone', colorScheme: 'light', locale: 'en-US' },
  { language: 'es', size: 'desktop', colorScheme: 'dark', locale: 'es-CL' },
] as const;

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  ranges: [{ start: '09:00', end: '17:00' }],
}));

for (const { language, size, colorScheme, locale } of looks)
  test.describe(`promo codes in ${language} on a ${size}`, () => {
    const t = wordsOf(language);
    const view = { viewport: sizes[size], locale, colorScheme, timezoneId: 'America/Santiago' };
    test.use(view);

    test('are made, used before paying, counted and paused', async ({ page, browser, app }) => {
      const expert = await openSignedIn(page, app, '/you', { language });
      await becomeExpert(app, expert, 'America/Santiago');
      const { sessionToken: token, userData } = expert;
      await app.call('POST', '/api/availability/set', { weeklyHours: everyDay }, token);
      const code = `JOURNEY-${language}`;

      await page.goto(`${app.url}/you/codes`);
      const make = button(page, t('promo:form.make'));
      await make.click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.getByLabel(t('promo:form.code'), { exact: true }).fill(code.toLowerCase());
      await page.getByLabel(t('promo:form.percent'), { exact: true }).fill('25');
      await page.getByLabel(t('promo:form.maxUses'), { exact: true }).fill('1');
      await make.click();
      const list = page.getByRole('list', { name: t('promo:list') });
      await expect(list.getByRole('heading', { name: code.toUpperCase() })).toBeVisible();
      await expectAccessible(page, 'the codes');
      await expectNoSidewaysScroll(page);

      const theirs = await browser.newContext({ ...view, serviceWorkers: 'block' });
      const client = await theirs.newPage();
      watchRequests(client);
      await openSignedIn(client, app, `/book/${userData.id}`, { language });
      await chooseTime(client);
      await button(client, t('booking:promo.open')).click();
      const field = client.getByLabel(t('booking:promo.label'), { exact: true });
      const apply = button(client, t('booking:promo.apply'));
      await expect(apply).toBeDisabled();
      await field.fill('NO-SUCH-CODE');
      await apply.click();
      await expect(client.getByText(t('errors:promo-invalid')).first()).toBeVisible();
      await expectAccessible(client, 'a refused code');
      await field.fill(` ${code.toLowerCase()} `);
      await field.press('Enter');
      await expect(button(client, t('booking:promo.remove'))).toBeVisible();
      // On a phone the lines of the price are folded.
      const folded = client.locator('details > summary').first();
      if (await folded.isVisible()) await folded.click();
      const line = t('booking:price.promo', { code: code.toUpperCase() });
      await expect(client.locator('dt').filter({ hasText: line }).first()).toBeVisible();
      await expectAccessible(client, 'a code that counts');
      await expectNoSidewaysScroll(client);
      // A reload keeps the code.
      await client.reload();
      await expect(button(client, t('booking:promo.remove'))).toBeVisible();
      await theirs.close();

      const pause = t('promo:pauseNamed', { code: code.toUpperCase() });
      await networkIdle(page);
      await list.getByRole('button', { name: pause }).click();
      await expect(list.getByText(t('promo:states.paused'))).toBeVisible();
    });
  });
