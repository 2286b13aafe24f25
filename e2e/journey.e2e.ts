import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { wordsOf } from './words.ts';

type Language = 'en' | 'es';

const goals: Record<Language, string> = {
  en: 'I cannot sleep, I wake up at four with my heart racing',
  es: 'llevo semanas sin dormir, despierto a las 4 con el corazón a mil',
};

const say = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const tellGoal = async (page: Page, language: Language): Promise<void> => {
  const t = wordsOf(language);
  await page.getByLabel(t('chat:message'), { exact: true }).fill(goals[language]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: t('chat:seeTimes') }).first()).toBeVisible();
};

/** On the expert's page, or the first step of the path: the first free day and time. */
const chooseTime = async (page: Page): Promise<void> => {
  const slot = page
    .getByRole('main')
    .locator('button, a')
    .filter({ hasText: /^\d{1,2}:\d{2}/ });
  const day = page.getByRole('gridcell').locator('button:not([disabled])');
  const later = page.getByRole('button', { name: /^(?:See|Ver) / });
  await expect(day.or(later).first()).toBeVisible();
  if ((await day.count()) === 0) await later.first().click();
  if ((await slot.count()) === 0) await day.first().click();
  await slot.first().click();
};

const signIn = async (page: Page, app: App, language: Language, phone: string): Promise<void> => {
  const t = wordsOf(language);
  await page.getByLabel(t('auth:phone'), { exact: true }).fill(phone);
  await say(page, t('auth:send')).click();
  const code = page.getByLabel(t('auth:code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill('000000');
  await say(page, t('auth:verify')).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await code.fill(await app.latestCode(phone));
  const verify = say(page, t('auth:verify'));
  if (await verify.isVisible()) await verify.click().catch(() => undefined);
};

const tellAboutYou = async (page: Page, language: Language, email: string): Promise<void> => {
  const t = wordsOf(language);
  await page.getByLabel(t('booking:details.about')).fill('I want to sleep again');
  await page.getByLabel(t('booking:details.name'), { exact: true }).fill('Inés');
  await page.getByLabel(t('booking:details.lastName'), { exact: true }).fill('Soto');
  await page.getByLabel(t('booking:details.email'), { exact: true }).fill(email);
  await say(page, t('booking:continue')).click();
};

const fillCard = async (page: Page, language: Language, number: string): Promise<void> => {
  const t = wordsOf(language);
  await page.getByLabel(t('payment:card.number')).fill(number);
  await page.getByLabel(t('payment:card.expiry')).fill('12 / 34');
  await page.getByLabel(t('payment:card.cvc')).fill('123');
  await page.getByLabel(t('payment:card.name')).fill('Ines Soto');
};

const pay = (page: Page, language: Language) =>
  page.getByRole('button', { name: new RegExp(`^${wordsOf(language)('payment:pay').trim()}`) });

const locales: Record<Language, string> = { en: 'en-US', es: 'es-CL' };

for (const language of ['es', 'en'] as const)
  for (const [size, viewport] of Object.entries(sizes))
    test.describe(`in ${language} on a ${size}`, () => {
      test.use({
        viewport,
        locale: locales[language],
        timezoneId: 'America/Santiago',
        colorScheme: size === 'phone' ? 'light' : 'dark',
      });

      test('a goal told in the chat becomes a paid meeting', async ({ page, app }) => {
        const t = wordsOf(language);
        const phone = `+5698${language === 'es' ? 1 : 2}${size === 'phone' ? 1 : 2}00001`;
        const email = `${language}-${size}@example.com`;
        await page.goto(app.url);
        await expectAccessible(page, 'home');
        await tellGoal(page, language);
        await expectAccessible(page, 'cards');
        await expectNoSidewaysScroll(page);
        await page
          .getByRole('link', { name: t('chat:seeTimes') })
          .first()
          .click();
        await expect(page.getByText(t('provider:chapters.aboutMe')).first()).toBeVisible();
        await expectAccessible(page, 'expert');
        const times = page.getByRole('link', { name: t('provider:seeTimes') });
        if (size === 'phone') await times.first().click();
        await chooseTime(page);
        await signIn(page, app, language, phone);
        await expect(page.getByLabel(t('booking:details.about'))).toBeVisible();
        await expectAccessible(page, 'about you');
        await tellAboutYou(page, language, email);
        await expect(pay(page, language)).toBeVisible();
        await expectAccessible(page, 'pay');
        await expectNoSidewaysScroll(page);
        await fillCard(page, language, '4000 0000 0000 9995');
        await pay(page, language).click();
        await expect(page.getByText(t('payment:declines.insufficientFunds')).first()).toBeVisible();
        await fillCard(page, language, '4242 4242 4242 4242');
        await pay(page, language).click();
        await expect(page.getByText(t('booking:addToCalendar')).first()).toBeVisible();
        await expectAccessible(page, 'done');
        await expect.poll(async () => (await app.mailsTo(email)).length).toBeGreaterThan(0);
        const [mail] = await app.mailsTo(email);
        expect(mail?.subject).toMatch(language === 'es' ? /^Confirmad/ : /^Confirmed/);
        expect(mail?.attachments.some((file) => file.content.includes('METHOD:REQUEST'))).toBe(
          true,
        );
        await page.goto(`${app.url}/activity`);
        await expect(page.getByText(t('booking:status.confirmed')).first()).toBeVisible();
        await expectAccessible(page, 'activity');
        await expectNoSidewaysScroll(page);
      });
    });
