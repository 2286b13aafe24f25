import type { Page } from '@playwright/test';
import { freeTime, hold, idOf } from './booked.ts';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { appIdle } from './idle.ts';
import { payByCard } from './meeting.ts';
import { openSignedIn } from './people.ts';
import { wordsOf } from './words.ts';

const meet = async (app: App, token: string, expertId: string, daysLater: number) => {
  const bookingId = await hold(app, token, expertId, await freeTime(app, expertId, daysLater));
  await payByCard(app, bookingId, token);
  return bookingId;
};

const cancel = (app: App, token: string, bookingId: string) =>
  app.call(
    'DELETE',
    `/api/booking/cancel/${bookingId}`,
    { reason: 'A cold', confirmed: true },
    token,
  );

const rows = (page: Page) => page.getByRole('main').locator('[data-row]');

test.describe('a client on a phone', () => {
  test.use({
    viewport: sizes.phone,
    locale: 'en-US',
    timezoneId: 'America/Santiago',
    colorScheme: 'light',
  });

  test('finds a meeting again by group, words and the way back, and books it again', async ({
    page,
    app,
  }) => {
    const t = wordsOf('en');
    const { sessionToken } = await openSignedIn(page, app, '/activity');
    await expect(page.getByText(t('activity:empty.title'))).toBeVisible();
    const camila = await idOf(app, 'camilarojas');
    const other = await idOf(app, 'valentinasoto');
    for (const day of [3, 4, 5]) await meet(app, sessionToken, camila, day);
    await meet(app, sessionToken, other, 10);
    await cancel(app, sessionToken, await meet(app, sessionToken, other, 12));
    await hold(app, sessionToken, other, await freeTime(app, other, 14));

    await page.reload();
    await expect(page.getByRole('heading', { name: t('activity:waiting') })).toBeVisible();
    await expect(rows(page)).toHaveCount(5);
    await appIdle(page);
    await expectAccessible(page, 'what is ahead');
    await expectNoSidewaysScroll(page);
    const tab = (group: string) =>
      page.getByRole('link', { name: new RegExp(`^${t(`activity:tabs.${group}`)}\\s*\\d`) });
    await expect(tab('upcoming')).toHaveText(/5$/);
    await expect(tab('upcoming')).toHaveAttribute('aria-current', 'page');
    await expect(tab('past')).toHaveText(/0$/);

    const search = page.getByRole('searchbox');
    await search.fill('VALENTÍN');
    await expect(page).toHaveURL(/q=VALENT/);
    await expect(rows(page)).toHaveCount(2);
    await expect(search).toBeFocused();
    await tab('cancelled').click();
    await expect(page).toHaveURL(/show=cancelled/);
    await expect(rows(page)).toHaveCount(1);
    await search.fill('nobody by that name');
    await expect(page.getByRole('heading', { name: /No meetings match/ })).toBeVisible();
    await expectAccessible(page, 'nothing found');
    await page.getByRole('button', { name: t('activity:search.clear') }).click();
    await expect(rows(page)).toHaveCount(1);

    await rows(page).click();
    await expect(page.getByRole('heading', { name: t('activity:changes.title') })).toBeVisible();
    const lines = page.locator('section[aria-labelledby=changes] li');
    await expect(lines).toHaveText([/^We held/, /^You paid/, /confirmed/, /canceled/, /refund/]);
    await expectAccessible(page, 'a canceled meeting');
    await page.goBack();
    await expect(tab('cancelled')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(tab('upcoming')).toHaveAttribute('aria-current', 'page');
    await page.goForward();
    await page.getByRole('link', { name: new RegExp(`^${t('booking:again')}`) }).click();
    await expect(page).toHaveURL(new RegExp(`/book/${other}\\?minutes=60`));
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    // As after a length that the expert has taken back since.
    await page.goto(`${app.url}/book/${camila}?minutes=75&meet=home`);
    await expect(page.getByText(/no longer offers meetings of 1 hr 15 min/)).toBeVisible();
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    await expectAccessible(page, 'times for a length that is gone');
  });
});

test.describe('an expert on a computer', () => {
  test.use({
    viewport: sizes.desktop,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    colorScheme: 'dark',
  });

  test('opens a meeting of before from an address and goes along the list by keys', async ({
    page,
    app,
  }) => {
    const t = wordsOf('es');
    type People = { people: { phoneNumber: string; username?: string }[] };
    const { people } = await app.call<People>('GET', '/sandbox/people');
    const phone = people.find(({ username }) => username === 'camilarojas')?.phoneNumber ?? '';
    const { sessionToken: client } = await app.signIn('+56946712001');
    const camila = await idOf(app, 'camilarojas');
    const bookings = [await meet(app, client, camila, 0), await meet(app, client, camila, 1)];
    type Seen = { end: string };
    const last = await app.call<Seen>('GET', `/api/booking/${bookings[1]}`, undefined, client);
    await app.setNow(last.end);
    const { sessionToken } = await app.signIn(phone, 'es');
    await page.goto(`${app.url}/healthz`);
    await page.evaluate(
      ([token = '', number = '']) => {
        localStorage.setItem('sessionToken', token);
        localStorage.setItem('phoneNumber', number);
        localStorage.setItem('language', 'es');
      },
      [sessionToken, phone],
    );
    // Of Inés, without her accent.
    await page.goto(`${app.url}/activity?show=past&as=expert&q=ines`);
    const chip = page.getByRole('button', { name: t('activity:roles.expert') });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page).nth(1)).toBeVisible();
    // As in a mailbox the first stands open.
    await expect(rows(page).first()).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: t('activity:changes.title') })).toBeVisible();
    // And the tab is still the list's.
    await expect(page).toHaveTitle(`${t('activity:title')} · Puente`);
    await expectAccessible(page, 'the past of an expert');
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/activity\/[\w-]+\?.*show=past/);
    await expect(page.getByRole('heading', { name: t('activity:changes.title') })).toBeVisible();
    const lines = page.locator('section[aria-labelledby=changes] li');
    // Nothing of the hold before.
    await expect(lines).toHaveText([/pagó/, /quedó confirmada/]);
    await expect(page.getByRole('link', { name: t('booking:again') })).toHaveCount(0);
    await expectAccessible(page, 'a meeting beside the list');
    await chip.click();
    await expect(page).toHaveURL(/as=expert/);
    // By a link of its own, the list beside it is the group that it is in.
    await page.goto(`${app.url}/activity/${bookings[0]}`);
    await expect(page.locator('[data-row][aria-current=page]')).toBeVisible();
    const past = page.getByRole('link', { name: new RegExp(`^${t('activity:tabs.past')}`) });
    await expect(past).toHaveAttribute('aria-current', 'page');
    // Beside a list without a meeting, the other half says what it is for.
    await page.goto(`${app.url}/activity?show=past&q=zzzz`);
    await expect(page.getByText(t('activity:opensHere'))).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expectAccessible(page, 'a list without a meeting');
  });
});
