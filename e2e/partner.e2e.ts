import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { appIdle, networkIdle, settle } from './idle.ts';
import { casa, colorsSeen, brandLink, kept, north, primaryOf, watchColors } from './partners.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const en = wordsOf('en');
const configCall = '**/api/partner/get-partner-config?*';

/** What a link inside the app does. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState({}, '', to), address);

test('a branded link is dressed from its first paint, without a call, and stays so', async ({
  page,
  app,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await watchColors(page);
  await page.goto(app.url);
  await expect(brandLink(page, 'Puente')).toBeVisible();
  const [plain] = await colorsSeen(page);
  await page.goto(`${app.url}/?pId=${casa.slug}`);
  await expect(brandLink(page, casa.name)).toBeVisible();
  await expect(page).toHaveTitle(`Chat · ${casa.name}`);
  await expect(page.getByRole('link', { name: 'Chat', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Casa Abierta brings together',
  );
  const branded = await colorsSeen(page);
  expect(branded).toHaveLength(1);
  expect(branded[0]).not.toBe(plain);
  await expectAccessible(page, 'a branded home');
  await expectNoSidewaysScroll(page);
  // A later visit names nobody: what this device keeps dresses it at once.
  await page.goto(app.url);
  await expect(brandLink(page, casa.name)).toBeVisible();
  expect(await colorsSeen(page)).toEqual(branded);
  await page.goto(`${app.url}/you`);
  await expect(brandLink(page, casa.name)).toBeVisible();
  expect(await colorsSeen(page)).toEqual(branded);
  expect(calls.filter((url) => url.includes('/api/partner/'))).toEqual([]);
});

test('a partner takes its clothes off again when it is left, and the address with it', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/?pId=${casa.slug}`);
  await expect(brandLink(page, casa.name)).toBeVisible();
  const branded = await primaryOf(page);
  await page.getByRole('button', { name: en('shell:leavePartner', { name: casa.name }) }).click();
  await expect(brandLink(page, 'Puente')).toBeVisible();
  expect(await primaryOf(page)).not.toBe(branded);
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page).toHaveTitle('Chat · Puente');
  expect([await kept(page, 'partnerId'), await kept(page, 'partnerConfig')]).toEqual([
    'default',
    null,
  ]);
  await page.reload();
  await expect(brandLink(page, 'Puente')).toBeVisible();
});

test('"default" in an address clears the partner', async ({ page, app }) => {
  await page.goto(`${app.url}/?partnerId=${north.slug}`);
  await expect(brandLink(page, north.name)).toBeVisible();
  await page.goto(`${app.url}/?partnerId=default`);
  await expect(brandLink(page, 'Puente')).toBeVisible();
  expect(await kept(page, 'partnerConfig')).toBeNull();
});

test('a switch waits 300 ms, is not interrupted, and ends 300 ms after loading', async ({
  page,
  app,
}) => {
  await page.clock.install();
  // A partner that nobody knows brings what switches, and nothing else.
  await page.goto(`${app.url}/?pId=nowhere`);
  await expect(brandLink(page, 'Puente')).toBeVisible();
  await appIdle(page);
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  await page.route(configCall, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('partnerId') ?? '');
    await new Promise<void>((done) => answers.push(done));
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);

  await goTo(page, '/?pId=nobody');
  await settle(page);
  await page.clock.runFor(299);
  // Another request starts the wait again, and the first is never loaded.
  await goTo(page, `/?pId=${casa.slug}`);
  await settle(page);
  await page.clock.runFor(299);
  await settle(page);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual([casa.slug]);

  // Requests during a switch are remembered, the last one alone.
  await goTo(page, '/?pId=nobody');
  await goTo(page, `/?pId=${north.slug}`);
  await page.clock.runFor(5000);
  await settle(page);
  expect(asked).toEqual([casa.slug]);
  answers[0]?.();
  await expect(brandLink(page, casa.name)).toBeVisible();
  await page.clock.runFor(299);
  await settle(page);
  await page.clock.runFor(300);
  await settle(page);
  // 599 ms after loading: 300 until it ends, 300 of waiting.
  expect(asked).toEqual([casa.slug]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual([casa.slug, north.slug]);
  answers[1]?.();
  await expect(brandLink(page, north.name)).toBeVisible();
  await page.clock.runFor(600);

  // Back in the history is an address, too; what was read lately is not asked for again.
  await page.evaluate(() => history.go(-2));
  await settle(page);
  await page.clock.runFor(600);
  await settle(page);
});

test('requests that wait for the code of switching together mean the last one', async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  await expect(brandLink(page, 'Puente')).toBeVisible();
  await appIdle(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/get-partner-config')) asked.push(searchParams.get('partnerId') ?? '');
  });
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route('**/assets/partner-switch-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  for (const name of ['nobody', 'no-one', north.slug, casa.slug]) await goTo(page, `/?pId=${name}`);
  release();
  await expect(brandLink(page, casa.name)).toBeVisible();
  expect(asked).toEqual([casa.slug]);
});

test('what is kept holds 30 minutes; older is shown and read anew, a failure sets none', async ({
  page,
  app,
}) => {
  let calls = 0;
  let fails = false;
  await page.route(configCall, async (route) => {
    calls += 1;
    await (fails ? route.fulfill({ status: 503, body: '{}' }) : route.continue());
  });
  const start = Date.now();
  await page.clock.setFixedTime(start);
  await page.goto(`${app.url}/?pId=${casa.slug}`);
  await expect(brandLink(page, casa.name)).toBeVisible();
  const readAt = (): Promise<number> =>
    page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('partnerConfig') ?? '{}') as { readAtMs: number })
          .readAtMs,
    );
  // The page is painted before the app has kept anything.
  await expect.poll(async () => (await readAt()) ?? 0).toBeGreaterThan(0);
  const first = await readAt();
  const halfAnHour = 30 * 60_000;

  await page.clock.setFixedTime(first + halfAnHour - 1);
  await page.goto(app.url);
  await expect(brandLink(page, casa.name)).toBeVisible();
  await networkIdle(page);
  expect(calls).toBe(0);

  await page.clock.setFixedTime(first + halfAnHour);
  await page.goto(app.url);
  await expect(brandLink(page, casa.name)).toBeVisible();
  await expect.poll(readAt).toBe(first + halfAnHour);
  expect(calls).toBe(1);

  fails = true;
  await page.clock.setFixedTime(first + 2 * halfAnHour);
  await page.goto(app.url);
  await expect(brandLink(page, 'Puente')).toBeVisible();
  await expect.poll(() => kept(page, 'partnerConfig')).toBeNull();
  expect(calls).toBe(2);
  // The chat still asks in its group, and the next visit tries again.
  expect(await kept(page, 'partnerId')).toBe(casa.slug);
});

test('a logo that does not load gives way to the mark', async ({ page, app }) => {
  const body = {
    id: 'aaaaaaaa-0000-4000-8000-000000000000',
    slug: 'odd',
    name: 'Odd',
    config: {
      welcomeMessage: '',
      resourceLinks: [],
      theme: {
        primaryColor: '#ffee00',
        secondaryColor: '#fff',
        headerColor: 'no colour',
        logo: '/media/gone.png',
      },
    },
  };
  await page.route(configCall, (route) => route.fulfill({ json: body }));
  await page.goto(`${app.url}/?pId=odd`);
  await expect(brandLink(page, 'Odd')).toBeVisible();
  await expect(brandLink(page, 'Odd').locator('svg')).toBeVisible();
  await expect(brandLink(page, 'Odd').locator('img')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `a brand of difficult colours, ${colorScheme}`);
  }
});

test('questions carry the partner over the socket', async ({ page, app }) => {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(String(payload))),
  );
  await page.goto(`${app.url}/?pId=${north.slug}`);
  const input = page.getByLabel('Message', { exact: true });
  await input.fill('my boss keeps blocking my promotion');
  await input.press('Enter');
  await expect(page.getByRole('link', { name: 'See times' }).first()).toBeVisible();
  const question = sent.map((text) => JSON.parse(text) as { type: string; partnerId?: string });
  expect(question.find(({ type }) => type === 'chat')?.partnerId).toBe(north.slug);
});
