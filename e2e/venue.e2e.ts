import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { becomeExpert, newPhone, openSignedIn } from './people.ts';
import { button, chooseTime, fillCard, pay, tellAboutYou } from './steps.ts';
import { wordsOf } from './words.ts';

const [providencia, nunoa] = ['cl-13123', 'cl-13120'];

/** An expert who visits people in two areas, and has an office. */
const openPractice = async (app: App): Promise<string> => {
  const session = await app.signIn(newPhone());
  const token = session.sessionToken;
  await becomeExpert(app, session, 'America/Santiago');
  const ranges = [{ start: '09:00', end: '18:00' }];
  const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ranges }));
  await app.call('POST', '/api/availability/set', { weeklyHours }, token);
  const office = { name: 'Barrio Italia', address: 'Avenida Italia 1200, Providencia' };
  const places = {
    version: 0,
    home: { enabled: true, areaIds: [providencia, nunoa] },
    office: { enabled: true, offices: [{ ...office, areaId: providencia }] },
    travelMinutes: 30,
  };
  await app.call('PUT', '/api/provider/places', places, token);
  return session.userData.id;
};

for (const { language, size, locale, timezoneId } of [
  { language: 'en', size: 'desktop', locale: 'en-US', timezoneId: 'Europe/Madrid' },
  { language: 'es', size: 'phone', locale: 'es-CL', timezoneId: 'America/Santiago' },
] as const)
  test.describe(`in ${language} on a ${size}`, () => {
    test.use({ viewport: sizes[size], locale, timezoneId });
    const t = wordsOf(language);
    const heading = (page: Page) => page.getByRole('heading', { level: 1 });
    const isFine = async (page: Page, what: string) => {
      await expectAccessible(page, what);
      await expectNoSidewaysScroll(page);
    };

    test('a visit at home is booked, after an address outside was refused', async ({
      page,
      app,
    }) => {
      const expertId = await openPractice(app);
      const { sessionToken } = await openSignedIn(page, app, '/you', { language });
      await app.call('PUT', '/api/configuration', { timezone: timezoneId }, sessionToken);
      await page.goto(`${app.url}/book/${expertId}`);
      const asked = page.waitForRequest((request) => /mode=home/.test(request.url()));
      await page.getByRole('radio', { name: t('booking:way.home') }).check({ force: true });
      await asked;
      await isFine(page, 'the ways to meet');
      await chooseTime(page);
      await expect(heading(page)).toHaveText(t('booking:titles.about'));
      await page.getByLabel(t('booking:details.about')).fill('I want to sleep again');

      const address = page.getByRole('combobox', { name: t('booking:way.address') });
      await address.pressSequentially('Avenida Pajaritos 2000, Maipú');
      const option = page.getByRole('option', { name: 'Avenida Pajaritos 2000, Maipú' });
      await expect(option).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Providencia, Ñuñoa').first()).toBeVisible();
      await expect(address).toHaveValue('Avenida Pajaritos 2000, Maipú');
      await expect(page.getByLabel(t('booking:details.about'))).toHaveValue(
        'I want to sleep again',
      );
      await isFine(page, 'an address that is refused');

      await address.fill('Los Leones 120, prov');
      await page.getByRole('option', { name: 'Los Leones 120, Providencia' }).click();
      await expect(address).toHaveValue('Los Leones 120, Providencia');
      await expect(page.getByText('Providencia, Ñuñoa')).toBeHidden();
      // The address of the page tells nobody where somebody lives.
      expect(page.url()).not.toContain('Leones');
      await page.reload();
      await expect(address).toHaveValue('Los Leones 120, Providencia');
      await tellAboutYou(page, language, 'home@example.com');
      await expect(pay(page, language)).toBeVisible();
      await fillCard(page, language, '4242 4242 4242 4242');
      await pay(page, language).click();
      await expect(page.getByRole('link', { name: t('booking:toMeeting') })).toBeVisible();
      await expect(page.getByText('Los Leones 120, Providencia')).toBeVisible();
      await isFine(page, 'a visit that is booked');
      await page.getByRole('link', { name: t('booking:toMeeting') }).click();
      const facts = page.getByRole('main');
      await expect(facts.getByText('Los Leones 120, Providencia')).toBeVisible();
      await expect(facts.getByText(t('booking:way.forgotten', { days: '30' }))).toBeVisible();
      if (language === 'en')
        await expect(facts.getByText(t('booking:way.ownTime')).first()).toBeVisible();
      await isFine(page, 'a visit');
    });

    test('an office that is gone leaves the way back to the others', async ({ page, app }) => {
      const expertId = await openPractice(app);
      await openSignedIn(page, app, `/book/${expertId}`, { language });
      await page.getByRole('radio', { name: 'Barrio Italia' }).check({ force: true });
      await chooseTime(page);
      await expect(heading(page)).toHaveText(t('booking:titles.about'));
      await expect(button(page, t('booking:continue'))).toBeVisible();
      const gone = new URL(page.url());
      gone.searchParams.set('meet', '0190a000-0000-7000-8000-000000000001');
      await page.goto(gone.href);
      await expect(page.getByText(t('booking:way.gone'))).toBeVisible();
      await button(page, t('booking:way.otherWay')).click();
      await expect(page.getByRole('radio', { name: t('booking:way.online') })).toBeChecked();
    });
  });
