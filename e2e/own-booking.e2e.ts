import type { Page } from '@playwright/test';
import { aboutStep, freeTime, hold, idOf } from './booked.ts';
import { expect, expectAccessible, sizes, test } from './fixtures.ts';
import { openSignedIn } from './people.ts';
import { appIdle } from './idle.ts';
import { fillCard, pay, tellAboutYou } from './steps.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const t = wordsOf('en');
test('a booking is shown with its own expert, whoever the address names', async ({ page, app }) => {
  const [camila, daniel] = [await idOf(app, 'camilarojas'), await idOf(app, 'danielashworth')];
  const { sessionToken } = await openSignedIn(page, app, '/you');
  const bookingId = await hold(app, sessionToken, camila);
  for (const step of ['pay', 'done']) {
    await page.goto(`${app.url}/book/${daniel}?step=${step}&bookingId=${bookingId}`);
    await expect(page).toHaveURL(`${app.url}/book/${camila}?step=${step}&bookingId=${bookingId}`);
  }
  await expect(page.getByText(t('booking:unpaid.title'))).toBeVisible();
});

test('a booking that is not there, or of somebody else, leads back to the times', async ({
  page,
  app,
}) => {
  const camila = await idOf(app, 'camilarojas');
  const { sessionToken } = await app.signIn('+56946700001');
  const theirs = await hold(app, sessionToken, camila);
  await openSignedIn(page, app, '/you');
  const missing = page.getByRole('heading', { name: t('booking:missing.title') });
  for (const step of ['pay', 'done'])
    for (const bookingId of [theirs, '6d1f6d9a-0000-4000-8000-5b1d0c0ffee0', 'nonsense']) {
      await page.goto(`${app.url}/book/${camila}?step=${step}&bookingId=${bookingId}`);
      await expect(missing).toBeVisible();
    }
  await expectAccessible(page, 'a booking that is not there');
  await page.getByRole('button', { name: t('booking:gone.all') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking:titles.time'));
  expect(page.url()).not.toContain('bookingId');
});

const calm = (page: Page) => page.getByRole('heading', { name: t('shell:oneTab.title') });

test('a meeting that was paid in one tab is what the other tab leads to', async ({ page, app }) => {
  const camila = await idOf(app, 'camilarojas');
  await openSignedIn(page, app, '/you');
  const address = app.url + aboutStep(camila, await freeTime(app, camila));
  await page.goto(address);
  await page.getByLabel(t('booking:details.about')).fill('I want to sleep again');
  // Of two tabs the one that came last is used: this one has to be all there before.
  await appIdle(page);
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(calm(page)).toBeVisible();
  await tellAboutYou(other, 'en', 'two-tabs@example.com');
  await fillCard(other, 'en', '4242 4242 4242 4242');
  await pay(other, 'en').click();
  await expect(other.getByText(t('booking:addToCalendar')).first()).toBeVisible();
  await page.getByRole('button', { name: t('shell:oneTab.use') }).click();
  await expect(page.getByText(t('booking:addToCalendar')).first()).toBeVisible();
  await expect(page).toHaveURL(/step=done/);
});
