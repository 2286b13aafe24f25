import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import {
  chooseTime,
  fillCard,
  holdCalls,
  type Language,
  pay,
  button,
  signIn,
  tellAboutYou,
  tellGoal,
} from './steps.ts';
import { wordsOf } from './words.ts';

const en = wordsOf('en');

// Things move here, as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });
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
        const price = page.getByRole('article').first().locator('.tabular > span').first();
        const shown = await price.innerText();
        const nextFree = page.getByRole('article').first().locator('time');
        const offered = (await nextFree.getAttribute('datetime')) ?? '';
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
        // The first time that is offered for the price of the card is the card's, or the next of the grid
        // where a quarter of an hour has passed meanwhile.
        const start = new URL(page.url()).searchParams.get('start') ?? '';
        expect([0, 15]).toContain((Date.parse(start) - Date.parse(offered)) / 60_000);
        await expectAccessible(page, 'about you');
        // The person's own words are there already.
        await expect(page.getByText(t('booking:details.fromChat'))).toBeVisible();
        await expect(page.getByLabel(t('booking:details.about'))).toHaveValue(/sleep|dormir/);
        await tellAboutYou(page, language, email);
        await expect(pay(page, language)).toBeInViewport({ ratio: 1 });
        // Neither does a low window, or one line more of terms, put it out of sight.
        await page.setViewportSize({ ...viewport, height: 560 });
        await expect(pay(page, language)).toBeInViewport({ ratio: 1 });
        await page.setViewportSize(viewport);
        // What the card in the chat said.
        await expect(pay(page, language)).toContainText(shown);
        await expectAccessible(page, 'pay');
        await expectNoSidewaysScroll(page);
        await fillCard(page, language, '4000 0000 0000 9995');
        await pay(page, language).click();
        await expect(page.getByText(t('payment:declines.insufficientFunds')).first()).toBeVisible();
        await fillCard(page, language, '4242 4242 4242 4242');
        await pay(page, language).click();
        await expect(page.getByText(t('booking:addToCalendar')).first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t('booking:success.title', { name: 'Camila' }),
        );
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
        // The card offers neither that time nor a first meeting any more.
        await page.goto(app.url);
        await expect(price).not.toHaveText(shown);
        await expect(nextFree).not.toHaveAttribute('datetime', offered);
      });
    });

test.describe('by keyboard alone', () => {
  test.use({ viewport: sizes.desktop, locale: 'en-US', timezoneId: 'America/Santiago' });

  const tabTo = async (page: Page, name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element?.getAttribute('aria-label') ?? '';
        const labels = element instanceof HTMLInputElement ? element.labels : null;
        return `${label} ${labels?.[0]?.textContent ?? ''} ${element?.textContent ?? ''}`.trim();
      });
      if (name.test(focused)) return;
    }
    throw new Error(`the keyboard never reaches ${name}`);
  };

  test('a time is booked and paid', async ({ page, app }) => {
    const phone = '+56983300001';
    await page.goto(`${app.url}/@camilarojas`);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    const day = page.getByRole('gridcell').locator('button:not([disabled])').first();
    await expect(day).toHaveAttribute('aria-label', /\d{4}/);
    await day.focus();
    await page.keyboard.press('Enter');
    const slot = page.locator('button:focus');
    await expect(slot).toHaveAccessibleName(/\d{1,2}:\d{2}.*to.*\d{1,2}:\d{2}/);
    await page.keyboard.press('Enter');
    await page.getByLabel('Phone number', { exact: true }).fill(phone);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await page.keyboard.type(await app.latestCode(phone));
    await expect(page.getByLabel('First name')).toBeVisible();
    await tabTo(page, /First name/);
    await page.keyboard.type('Kim');
    await tabTo(page, /Last name/);
    await page.keyboard.type('Lee');
    await tabTo(page, /^Email|Email$/);
    await page.keyboard.type('kim@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Card number')).toBeVisible();
    await tabTo(page, /Card number/);
    await page.keyboard.type('4242424242424242');
    await tabTo(page, /Expiry/);
    await page.keyboard.type('1234');
    await tabTo(page, /Security code/);
    await page.keyboard.type('123');
    await tabTo(page, /Name on card/);
    await page.keyboard.type('Kim Lee');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Add to calendar').first()).toBeVisible();
  });
});

test('a bank that asks for 3-D Secure leads back to the confirmed meeting', async ({
  page,
  app,
}) => {
  await page.setViewportSize(sizes.phone);
  const phone = '+56983300002';
  await page.goto(`${app.url}/@camilarojas`);
  await page
    .getByRole('link', { name: /See times|Ver horarios/ })
    .first()
    .click();
  await chooseTime(page);
  await signIn(page, app, 'en', phone);
  await tellAboutYou(page, 'en', 'secure@example.com');
  await fillCard(page, 'en', '4000 0027 6000 3184');
  await pay(page, 'en').click();
  const answer = await holdCalls(page, '**/confirm-payment');
  await page.getByRole('button', { name: /Approve/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    en('booking:confirming.bankYes'),
  );
  answer();
  await expect(page.getByText('Add to calendar').first()).toBeVisible();
  expect(page.url()).not.toContain('payment_intent');
});

test('a meeting is cancelled with its refund shown before', async ({ page, app }) => {
  await page.setViewportSize(sizes.phone);
  const phone = '+56983300003';
  // Nobody signs in as this expert: other journeys open Camila's account in English browsers.
  await page.goto(`${app.url}/@gonzaloarriaga`);
  await page
    .getByRole('link', { name: /See times|Ver horarios/ })
    .first()
    .click();
  await chooseTime(page);
  await signIn(page, app, 'en', phone);
  await tellAboutYou(page, 'en', 'cancels@example.com');
  await fillCard(page, 'en', '4242 4242 4242 4242');
  await pay(page, 'en').click();
  await expect(page.getByText('Add to calendar').first()).toBeVisible();
  await page.goto(`${app.url}/activity`);
  await page
    .getByRole('link', { name: /Gonzalo/ })
    .first()
    .click();
  await button(page, en('booking:cancel.action')).first().click();
  const dialog = page.getByRole('alertdialog');
  const [refund = ''] = en('booking:cancel.refundAll', { refund: '|' }).split('|');
  await expect(dialog.getByText(refund)).toBeVisible();
  await expectAccessible(page, 'cancel dialog');
  await dialog.getByLabel(en('booking:cancel.reason')).fill('Something came up');
  await dialog.getByLabel(en('booking:cancel.understood')).check();
  await dialog.getByRole('button', { name: en('booking:cancel.action') }).click();
  await expect(page.getByText(en('booking:cancel.done')).first()).toBeVisible();
  await expect
    .poll(async () => (await app.mailsTo('cancels@example.com')).map((mail) => mail.subject))
    .toContainEqual(expect.stringMatching(/^Canceled/));
  // The expert hears of both in their own language.
  await expect
    .poll(async () =>
      (await app.mailsTo('gonzalo-arriaga@example.com')).map((mail) => mail.subject),
    )
    .toContainEqual(expect.stringMatching(/^Cancelad/));
});
