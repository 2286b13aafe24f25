import type { Page } from '@playwright/test';
import { aboutStep, freeTime, idOf } from './booked.ts';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { appIdle, networkIdle } from './idle.ts';
import { openSignedIn } from './people.ts';
import { button, fillCard, holdCalls, pay, tellAboutYou } from './steps.ts';
import { wordsOf } from './words.ts';

// What the path from an expert to a meeting is for somebody who walks it on a phone.

// Things move here, as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const timesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .filter({ hasText: /^\d{1,2}:\d{2}/ });

/** Later than any other journey left the clock, with all times of a day and some weeks of a month to come. */
async function toEarlyMonday(app: App): Promise<void> {
  const { now } = await app.call<{ now: string }>('GET', '/api/config');
  const here = Temporal.Instant.from(now).toZonedDateTimeISO('America/Santiago');
  const next = here.add({ days: 8 - here.dayOfWeek }).with({ hour: 6 });
  const first = here.add({ months: 1 }).with({ day: 1, hour: 6 });
  const monday = next.day <= 14 ? next : first.add({ days: (8 - first.dayOfWeek) % 7 });
  await app.setNow(monday.toInstant().toString());
}

for (const [language, width] of [
  ['en', sizes.phone.width],
  ['es', 320],
] as const) {
  const t = wordsOf(language);
  test.describe(`the times of an expert, ${width} wide`, () => {
    test.use({
      viewport: { width, height: sizes.phone.height },
      locale: language === 'en' ? 'en-US' : 'es-CL',
      timezoneId: 'America/Santiago',
    });

    test('are there without scrolling, and never wider than the phone', async ({ page, app }) => {
      await toEarlyMonday(app);
      const release = await holdCalls(page, '**/api/availability/slots/**');
      await page.goto(`${app.url}/book/${await idOf(app, 'patriciaespinoza')}`);
      const days = page.getByRole('gridcell').getByRole('button', { disabled: false });
      await expect(days.first()).toBeVisible();
      await expect(page.getByRole('status').first()).toBeAttached();
      await expectNoSidewaysScroll(page);
      release();
      const times = timesOf(page);
      await expect(times.nth(5)).toBeInViewport({ ratio: 1 });
      await expect(times.first()).toHaveAccessibleDescription(t('availability:earliest'));
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, 'one week and its times');
      // The place of the four places is for the times.
      await expect(page.getByRole('navigation', { name: t('shell:places.label') })).toBeHidden();

      // One week, which opens into a month of which no week is over.
      const rows = page.getByRole('grid').getByRole('row');
      await expect(rows).toHaveCount(1);
      const month = page.locator('button[aria-expanded]').filter({ hasText: /20\d\d/ });
      await month.click();
      await expect(rows).not.toHaveCount(1);
      await expect(page.locator('td.today, [data-today]').first()).toBeVisible();
      const first = page.getByRole('gridcell').first();
      const [shown, today] = await Promise.all([
        first.getAttribute('data-day'),
        page.locator('[data-today]').getAttribute('data-day'),
      ]);
      const away = Temporal.PlainDate.from(shown ?? '').until(today ?? '', { largestUnit: 'days' });
      expect(away.days).toBeLessThan(7);
      await days.last().click();
      await expect(rows).toHaveCount(1);

      const all = await times.count();
      await page.getByRole('button', { name: t('availability:moreTimes') }).click();
      expect(await times.count()).toBeGreaterThan(all);
    });
  });
}

/** A phone of a few years ago in the country. */
const slowPhone = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** `blank` says what stood there instead, for the first few frames without a heading. */
type Film = {
  frames: number;
  blank: string[];
  /** Frames of the path that didn't say with whom. */
  nameless: number;
  wide: number;
  shift: number;
};

/** Looks at every frame from now on: is there a screen, does it fit, does it jump. */
const film = (page: Page, name: string): Promise<void> =>
  page.evaluate((expert) => {
    const seen = { frames: 0, blank: [] as string[], nameless: 0, wide: 0, shift: 0 };
    Object.assign(globalThis, { film: seen });
    const { documentElement: root } = document;
    const look = () => {
      seen.frames += 1;
      const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
      const isBlank = !headings.some((one) => one.offsetParent && one.textContent !== '');
      if (isBlank && seen.blank.length < 5)
        seen.blank.push(
          `${location.href} ${document.querySelector('main')?.outerHTML.slice(0, 600)}`,
        );
      const isNamed = document.querySelector('main')?.textContent.includes(expert);
      // The end has the bank's answer to wait for, and says so.
      const isBefore = /^\/book\/(?!.*step=done)/.test(location.pathname + location.search);
      if (isBefore && !isNamed) seen.nameless += 1;
      seen.wide = Math.max(seen.wide, root.scrollWidth - root.clientWidth);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  }, name);

test.describe('a day that has few times', () => {
  test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

  test('is followed by the next free one, whose times are taken alike', async ({ page, app }) => {
    let first: string | null = null;
    await page.route('**/api/availability/slots/**', async (route) => {
      const { searchParams } = new URL(route.request().url());
      const date = searchParams.get('date');
      if (!searchParams.has('endDate')) first ??= date;
      const response = await route.fetch();
      const { slots, ...rest } = (await response.json()) as { slots: unknown[] };
      const json = { ...rest, slots: date === first ? slots.slice(0, 1) : slots };
      await route.fulfill({ response, json });
    });
    await page.goto(`${app.url}/book/${await idOf(app, 'patriciaespinoza')}`);
    // "Today · Tuesday, November 24", or later "Friday, November 27, 2026".
    const days = page.getByRole('main').getByRole('region', { name: /day, \w+ \d/ });
    await expect(days).toHaveCount(2);
    const times = (day: number) => timesOf(page).and(days.nth(day).getByRole('button'));
    await expect(times(0)).toHaveCount(1);
    await expect(times(1).first()).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'two days and their times');
    await times(1).first().click();
    await expect(page).toHaveURL(/step=about/);
    const chosen = new URL(page.url()).searchParams.get('start') ?? '';
    const here = Temporal.Instant.from(chosen).toZonedDateTimeISO('America/Santiago');
    expect(here.toPlainDate().toString() > (first ?? '')).toBe(true);
  });
});

test.describe('on a slow phone', () => {
  test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });
  const t = wordsOf('en');

  test('each screen of the path follows the one before it', async ({ page, app }) => {
    await openSignedIn(page, app, '/@patriciaespinoza');
    const seeTimes = page.getByRole('link', { name: t('provider:seeTimes') });
    await expect(seeTimes).toBeVisible();
    // The app's own link is meant here; the painted one has a test of its own.
    await appIdle(page);
    await slowPhone(page);
    await film(page, 'Patricia');
    const release = await holdCalls(page, '**/assets/pay-step-*.js');
    await seeTimes.click();
    await timesOf(page).first().click();
    const next = page.getByRole('button', { name: t('booking:continue') });
    await expect(next).toBeInViewport({ ratio: 1 });
    await tellAboutYou(page, 'en', 'slow@example.com');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking:titles.pay'));
    await expect(page.getByText('Patricia').first()).toBeVisible();
    release();
    // The price doesn't change from the profile to the button, and the button needs no scrolling.
    await expect(pay(page, 'en')).toBeInViewport({ ratio: 1 });
    await fillCard(page, 'en', '4242 4242 4242 4242');
    await pay(page, 'en').click();
    await expect(page.getByText(t('booking:addToCalendar')).first()).toBeVisible();
    await networkIdle(page);
    const seen = await page.evaluate(() => (globalThis as unknown as { film: Film }).film);
    expect(seen.frames).toBeGreaterThan(20);
    expect(seen).toMatchObject({ blank: [], nameless: 0, wide: 0 });
    expect(seen.shift).toBeLessThan(0.02);
  });
});

test.describe('a tap on the page that the server painted', () => {
  test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });
  const t = wordsOf('en');

  test('waits for the app on that page, which stays until the times can be drawn', async ({
    page,
    app,
  }) => {
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await slowPhone(page);
    const release = await holdCalls(page, '**/assets/app-*.js');
    await page.goto(`${app.url}/@patriciaespinoza`, { waitUntil: 'domcontentloaded' });
    const seeTimes = page.getByRole('link', { name: t('provider:seeTimes') });
    await film(page, 'Patricia');
    await seeTimes.click();
    const line = () =>
      page.evaluate(() => getComputedStyle(document.body, '::before').animationName);
    expect(await line()).toBe('run-on');
    release();
    // Whoever is impatient taps again.
    await seeTimes.click();
    await expect(timesOf(page).first()).toBeVisible();
    expect(await line()).toBe('none');
    const seen = await page.evaluate(() => (globalThis as unknown as { film: Film }).film);
    expect(seen.frames).toBeGreaterThan(20);
    expect(seen).toMatchObject({ blank: [], nameless: 0, wide: 0 });
    expect(seen.shift).toBeLessThan(0.02);
    expect(documents).toBe(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Patricia Espinoza');
    expect(documents).toBe(1);
  });
});

test.describe('a hold', () => {
  test.use({ viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' });
  const t = wordsOf('es');

  test('says when it is nearly over, and is taken again with a tap', async ({ page, app }) => {
    const expert = await idOf(app, 'patriciaespinoza');
    await openSignedIn(page, app, '/you', { language: 'es' });
    await page.goto(app.url + aboutStep(expert, await freeTime(app, expert, 1)));
    await tellAboutYou(page, 'es', 'again@example.com');
    const card = page.getByLabel(t('payment:card.number'));
    await expect(card).toBeVisible();
    const [ending = ''] = t('booking:hold.ending', { left: '|' }).split('|');
    await expect(page.getByText(ending)).toBeHidden();
    await app.advance('PT13M30S');
    await page.reload();
    await expect(page.getByText(ending)).toBeVisible();
    await expectAccessible(page, 'a hold near its end');
    await app.advance('PT2M');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking:hold.overTitle'));
    await expect(page.getByText(t('booking:gone.near'))).toBeVisible();
    await expectAccessible(page, 'a hold that is over');
    await button(page, t('booking:hold.holdAgain')).click();
    await expect(card).toBeVisible();
    await expect(page.getByText(ending)).toBeHidden();
  });
});
