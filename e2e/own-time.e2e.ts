import type { Page } from '@playwright/test';
import { aboutStep, freeTime, hold, idOf, release, sharedTime } from './booked.ts';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { openSignedIn } from './people.ts';
import { chooseTime, pay, button, tellAboutYou } from './steps.ts';
import { wordsOf } from './words.ts';

const experts = {
  camila: 'camilarojas',
  daniel: 'danielashworth',
  valentina: 'valentinasoto',
  megan: 'megandoyle',
} as const;

const idsOf = async (app: App) => ({
  camila: await idOf(app, experts.camila),
  daniel: await idOf(app, experts.daniel),
  valentina: await idOf(app, experts.valentina),
  megan: await idOf(app, experts.megan),
});

for (const { language, size, locale } of [
  { language: 'en', size: 'desktop', locale: 'en-US' },
  { language: 'es', size: 'phone', locale: 'es-CL' },
] as const)
  test.describe(`in ${language} on a ${size}`, () => {
    test.use({ viewport: sizes[size], locale, timezoneId: 'America/Santiago' });
    const t = wordsOf(language);
    const dialog = (page: Page) =>
      page.getByRole('alertdialog', { name: t('booking:ownClash.title') });
    const choice = (page: Page, name: string) =>
      dialog(page).getByRole('button', { name: t(name) });

    test('the time of another meeting is kept beside it, or changed', async ({ page, app }) => {
      const { camila, daniel } = await idsOf(app);
      const { sessionToken } = await openSignedIn(page, app, '/you', { language });
      const start = await sharedTime(app, camila, daniel);
      await hold(app, sessionToken, camila, start);
      await page.goto(app.url + aboutStep(daniel, start));
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByText(/Camila Rojas/)).toBeVisible();
      await expect(dialog(page).locator('time')).toHaveAttribute('datetime', start);
      await expectAccessible(page, 'the question about another meeting');
      await expectNoSidewaysScroll(page);
      await choice(page, 'booking:ownClash.other').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking:titles.time'));
      await page.goBack();
      await expect(dialog(page)).toBeVisible();
      // Put off: asked again as soon as the person wants to go on.
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText(t('errors:own-clash'))).toBeVisible();
      await tellAboutYou(page, language, 'both@example.com');
      await choice(page, 'booking:ownClash.both').click();
      await expect(page.getByText(t('errors:own-clash'))).toBeHidden();
      await button(page, t('booking:continue')).click();
      await expect(pay(page, language)).toBeVisible();
      // A step back and forth asks no more.
      await page.goBack();
      await expect(page.getByLabel(t('booking:details.about'))).toBeVisible();
      await button(page, t('booking:continue')).click();
      await expect(pay(page, language)).toBeVisible();
    });

    test('a meeting that came in between is asked about when the time is taken', async ({
      page,
      app,
    }) => {
      const { camila, daniel } = await idsOf(app);
      const { sessionToken } = await openSignedIn(page, app, '/you', { language });
      const start = await sharedTime(app, camila, daniel);
      const quoted = page.waitForResponse((reply) => reply.url().endsWith('/api/booking/quote'));
      await page.goto(app.url + aboutStep(daniel, start));
      await quoted;
      await hold(app, sessionToken, camila, start);
      await tellAboutYou(page, language, 'between@example.com');
      await expect(dialog(page).getByText(/Camila Rojas/)).toBeVisible();
      await choice(page, 'booking:ownClash.both').click();
      await expect(pay(page, language)).toBeVisible();
    });

    test('a fourth unpaid time waits until one of three is let go', async ({ page, app }) => {
      const { camila, daniel, valentina, megan } = await idsOf(app);
      const { sessionToken } = await openSignedIn(page, app, '/you', { language });
      // Days apart, so that none overlaps with another.
      for (const [index, id] of [camila, daniel, valentina].entries())
        await hold(app, sessionToken, id, await freeTime(app, id, 3 * index));
      await page.goto(app.url + aboutStep(megan, await freeTime(app, megan, 12)));
      await tellAboutYou(page, language, 'three@example.com');
      await expect(page.getByText(t('errors:hold-limit-reached'))).toBeVisible();
      const holds = page.getByRole('list', { name: t('booking:hold.list') }).getByRole('listitem');
      await expect(holds).toHaveCount(3);
      await expect(holds.getByRole('link')).toHaveCount(3);
      await expectAccessible(page, 'three unpaid times');
      await expectNoSidewaysScroll(page);
      await holds.filter({ hasText: 'Daniel' }).getByRole('button').click();
      await expect(page.getByText(t('errors:hold-limit-reached'))).toBeHidden();
      await button(page, t('booking:continue')).click();
      await expect(pay(page, language)).toBeVisible();
    });

    test('another time with the same expert replaces the one that was held', async ({
      page,
      app,
    }) => {
      const { camila } = await idsOf(app);
      await openSignedIn(page, app, '/you', { language });
      const start = await freeTime(app, camila);
      await page.goto(app.url + aboutStep(camila, start));
      await tellAboutYou(page, language, 'replaced@example.com');
      await expect(pay(page, language)).toBeVisible();
      await expect(page.getByText(t('booking:hold.replaced'))).toBeHidden();
      await page.goto(app.url + aboutStep(camila, await freeTime(app, camila, 1)));
      await button(page, t('booking:continue')).click();
      const note = page.getByRole('status').filter({ hasText: t('booking:hold.replaced') });
      await expect(note.locator('time')).toHaveAttribute('datetime', start);
      await expectAccessible(page, 'a replaced hold');
      await page.reload();
      await expect(note).toBeVisible();
    });

    test('a time that was held twice for nothing has to wait', async ({ page, app }) => {
      const { camila } = await idsOf(app);
      const { sessionToken } = await openSignedIn(page, app, '/you', { language });
      const start = await freeTime(app, camila);
      for (let round = 0; round < 2; round += 1)
        await release(app, sessionToken, await hold(app, sessionToken, camila, start));
      await page.goto(app.url + aboutStep(camila, start));
      await tellAboutYou(page, language, 'twice@example.com');
      await expect(page.getByText(t('errors:hold-repeated'))).toBeVisible();
      const [again = ''] = t('booking:hold.again').split('{{when}}');
      await expect(page.getByText(new RegExp(`^${again}.*\\d{1,2}:\\d{2}`))).toBeVisible();
      await expectAccessible(page, 'a time held twice');
      await expectNoSidewaysScroll(page);
      await button(page, t('booking:gone.all')).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking:titles.time'));
      await chooseTime(page);
    });
  });
