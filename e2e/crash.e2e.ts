import type { Page, Route } from '@playwright/test';
import { type App, expect, expectAccessible, sizes, test } from './fixtures.ts';
import { settle, appIdle } from './idle.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');
const secretPhone = '+56911112222';
const hasDigits = /\d[\d\s-]{6,}\d/;

const signInHere = async (
  page: Page,
  app: App,
  phone: string,
  language?: 'en' | 'es',
): Promise<string> => {
  const { sessionToken } = await app.signIn(phone, language);
  await page.addInitScript(
    ([token, number]) => {
      localStorage.setItem('sessionToken', token ?? '');
      localStorage.setItem('phoneNumber', number ?? '');
    },
    [sessionToken, phone],
  );
  return sessionToken;
};

/** A reply that no page can show: what should be a list is a number. */
const breakMeetings = async (page: Page): Promise<void> => {
  await page.route('**/api/bookings*', (route) =>
    route.fulfill({
      json: {
        bookings: [{ id: 'b1', status: 'confirmed' }],
        waiting: [],
        counts: { upcoming: 1, past: 0, cancelled: 0 },
        nextCursor: null,
      },
    }),
  );
};

/** Every report that leaves the page; they still reach the server. */
const gatherReports = (page: Page): string[] => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/error-monitoring')) reports.push(request.postData() ?? '');
  });
  return reports;
};

/** What reports comes, or is lost, when the test says so. */
const holdReporter = async (page: Page) => {
  const held: Route[] = [];
  const isAsked = Promise.withResolvers<string>();
  let answer: ((route: Route) => Promise<void>) | null = null;
  await page.route('**/assets/crash-report-*.js', (route) => {
    isAsked.resolve(route.request().url());
    if (answer) return answer(route);
    held.push(route);
    return undefined;
  });
  const answerAll = (by: (route: Route) => Promise<void>) => {
    answer = by;
    for (const route of held.splice(0)) void by(route);
  };
  return {
    asked: isAsked.promise,
    release: () => answerAll((route) => route.continue()),
    lose: () => answerAll((route) => route.abort()),
  };
};

const sectionTitle = (page: Page, language: 'en' | 'es' = 'en') =>
  page.getByRole('heading', { name: wordsOf(language)('shell:section.title') });

test.describe('a part of a page that breaks', () => {
  test('says so, lets the rest go on, and comes back when tried again', async ({ page, app }) => {
    await signInHere(page, app, '+56911110001');
    await breakMeetings(page);
    await page.goto(`${app.url}/activity`);
    await expect(sectionTitle(page)).toBeVisible();
    // The list's own; beside it stands that its first meeting, which there isn't, was not found.
    await expect(page.getByRole('heading', { name: t('activity:title') })).toBeVisible();
    await expect(page.getByText(t('shell:advice.refresh'))).toBeHidden();
    await expectAccessible(page, 'a broken section');
    await page.unroute('**/api/bookings*');
    await page.getByRole('button', { name: t('shell:section.retry') }).click();
    await expect(page.getByText(t('activity:empty.title'))).toBeVisible();
    await expect(sectionTitle(page)).toBeHidden();
  });

  test('advises to refresh at the second time, and more from the third on', async ({
    page,
    app,
  }) => {
    await signInHere(page, app, '+56911110002');
    await breakMeetings(page);
    await page.goto(`${app.url}/activity`);
    const retry = page.getByRole('button', { name: t('shell:section.retry') });
    await retry.click();
    await expect(page.getByText(t('shell:advice.refresh'))).toBeVisible();
    // The advice is followed, and it still fails: that counts on.
    await page.getByRole('button', { name: t('shell:crash.refresh') }).click();
    await expect(page.getByText(t('shell:advice.persistent'))).toBeVisible();
    await expect(page.getByText(t('shell:advice.refresh'))).toBeHidden();
    await expectAccessible(page, 'advice');
    await page.getByRole('link', { name: t('shell:advice.support') }).click();
    await expect(page).toHaveURL(/\/you\/feedback\?type=bug$/);
    await expect(page.getByLabel(t('feedback:types.bug'), { exact: true })).toBeChecked();
  });

  test('clearing the cache reloads and keeps the session and what was typed', async ({
    page,
    app,
  }) => {
    const token = await signInHere(page, app, '+56911110003');
    await breakMeetings(page);
    await page.goto(`${app.url}/activity`);
    const retry = page.getByRole('button', { name: t('shell:section.retry') });
    await retry.click();
    await expect(page.getByText(t('shell:advice.refresh'))).toBeVisible();
    await retry.click();
    await page.evaluate(async () => {
      sessionStorage.setItem('feedbackDraft', '{"type":null,"text":"mine","name":""}');
      await caches.open('left over');
    });
    const clear = page.getByRole('button', { name: t('shell:advice.clear') });
    await expect(clear).toBeVisible();
    await Promise.all([page.waitForEvent('load'), clear.click()]);
    const left = await page.evaluate(async () => ({
      caches: await caches.has('left over'),
      token: localStorage.getItem('sessionToken'),
      draft: sessionStorage.getItem('feedbackDraft'),
    }));
    expect(left).toMatchObject({ caches: false, token });
    expect(left.draft).toContain('mine');
  });

  test('speaks Spanish on a phone in the dark', async ({ browser, app }) => {
    const context = await browser.newContext({
      viewport: sizes.phone,
      locale: 'es-CL',
      colorScheme: 'dark',
    });
    const page = await context.newPage();
    await signInHere(page, app, '+56911110004', 'es');
    await breakMeetings(page);
    await page.goto(`${app.url}/activity`);
    await expect(sectionTitle(page, 'es')).toBeVisible();
    await expectAccessible(page, 'a broken section in Spanish');
    await context.close();
  });
});

test.describe('the report of a crash', () => {
  test('carries the whole record and no secret', async ({ page, app }) => {
    const reports = gatherReports(page);
    const token = await signInHere(page, app, secretPhone);
    await breakMeetings(page);
    await page.goto(`${app.url}/activity?phone=${encodeURIComponent(secretPhone)}&code=123456`);
    await page.evaluate(
      ([phone, secret]) => {
        sessionStorage.setItem(
          'bookingDraft',
          JSON.stringify({ step: 'pay', providerId: 'p1', form: { about: 'my worry', phone } }),
        );
        localStorage.setItem('userBookingInfo', JSON.stringify({ email: 'ines@correo.cl' }));
        setTimeout(() => {
          throw new RangeError(`code 654321 for ${phone} with Bearer ${secret} of ines@correo.cl`);
        });
      },
      [secretPhone, token],
    );
    await expect.poll(() => reports.length).toBe(2);
    const [rendered = '', thrown = ''] = reports.toSorted((a) =>
      a.includes('RangeError') ? 1 : -1,
    );
    for (const text of reports) {
      for (const secret of [token, '1112222', '123456', '654321', 'correo', 'my worry'])
        expect(text, secret).not.toContain(secret);
    }
    const crash = JSON.parse(rendered) as Record<string, Record<string, unknown>>;
    expect(crash['error']).toMatchObject({ name: 'TypeError' });
    expect(crash['componentStack']).toContain('assets/');
    expect(crash).toMatchObject({
      path: '/activity',
      version: '3.0.0',
      screenSize: expect.stringMatching(/^\d+x\d+$/),
      userAgent: expect.stringContaining('Mozilla/5.0'),
      deviceInfo: { onLine: true },
      performance: { sinceStartMs: expect.any(Number) },
      localStorage: { sessionToken: true, pendingActionParams: false },
    });
    expect(crash).toMatchObject({
      url: expect.stringMatching(/phone=\[hidden\]&code=\[hidden\]$/),
    });
    expect(JSON.parse(thrown)).toMatchObject({
      error: { name: 'RangeError', message: expect.stringContaining('[hidden]') },
      bookingContext: { step: 'pay', providerId: 'p1', hasForm: true },
    });
    expect((JSON.parse(thrown) as { error: { message: string } }).error.message) //
      .not.toMatch(hasDigits);
  });

  test('is sent once for the same crash, for the first five kinds of a page', async ({
    page,
    app,
  }) => {
    const reports = gatherReports(page);
    // What reports comes only when everything broke: imports that wait together end in any order.
    const reporter = await holdReporter(page);
    await page.goto(app.url);
    await page.evaluate(async () => {
      for (const name of ['one', 'one', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'])
        void Promise.reject(new Error(`broke ${name}`));
    });
    await reporter.asked;
    reporter.release();
    await expect.poll(() => reports.length).toBe(5);
    // Everything that was thrown has been heard once this is answered.
    await settle(page);
    expect(reports.map((text) => /broke (\w+)/.exec(text)?.[1])) //
      .toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  test('waits for what reports, which a lost network may have taken along', async ({
    page,
    app,
    context,
  }) => {
    const reporter = await holdReporter(page);
    await page.goto(app.url);
    await page.evaluate(() => void Promise.reject(new Error('broke early')));
    await settle(page);
    const lost = page.evaluate(
      (address) => import(address).catch(() => 'lost'),
      await reporter.asked,
    );
    await context.setOffline(true);
    reporter.lose();
    expect(await lost).toBe('lost');
    await page.unrouteAll({ behavior: 'wait' });
    const sent = page.waitForRequest('**/api/error-monitoring');
    await context.setOffline(false);
    expect((await sent).postData()).toContain('broke early');
  });

  test('waits while there is no network', async ({ page, app, context }) => {
    await page.goto(app.url);
    // What reports has to be here: nothing can be loaded without a network.
    await appIdle(page);
    await context.setOffline(true);
    await page.evaluate(() => void Promise.reject(new Error('broke offline')));
    await page.waitForFunction(() => localStorage.getItem('crashReports') !== null);
    const sent = page.waitForRequest('**/api/error-monitoring');
    await context.setOffline(false);
    expect((await sent).postData()).toContain('broke offline');
    await page.waitForFunction(() => localStorage.getItem('crashReports') === null);
  });
});

test.describe('a page that breaks', () => {
  test('offers a refresh and the details without secrets', async ({ page, app, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/assets/login-page-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function LoginPage() { throw new Error('no room for ${secretPhone}'); }`,
      }),
    );
    await page.goto(`${app.url}/login?pn=${encodeURIComponent(secretPhone)}`);
    await expect(page.getByRole('heading', { name: t('shell:crash.title') })).toBeVisible();
    await expectAccessible(page, 'the crash page');
    await page.getByRole('button', { name: t('shell:crash.copy') }).click();
    await expect(page.getByText(t('shell:crash.copied'))).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toMatchObject({ path: '/login', version: '3.0.0' });
    expect(copied).not.toContain('1112222');
    await page.unroute('**/assets/login-page-*.js');
    await page.getByRole('button', { name: t('shell:crash.refresh') }).click();
    await expect(page.getByLabel(t('auth:phone'), { exact: true })).toBeVisible();
  });

  for (const [language, title] of [
    ['en-US', 'Something broke'],
    ['es-CL', 'Algo se rompió'],
  ] as const)
    test(`says so without scripts and texts (${language})`, async ({ browser, app }) => {
      const context = await browser.newContext({ locale: language });
      const page = await context.newPage();
      await page.route(/\/assets\/app-.*\.js|\/locales\//, (route) => route.abort());
      await page.goto(app.url);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectAccessible(page, 'the plain crash page');
      await page.unroute(/\/assets\/app-.*\.js|\/locales\//);
      await page.getByRole('link').click();
      await expect(page.locator('#main')).toBeVisible();
      await context.close();
    });
});

test.describe('without a network', () => {
  test('a notice says so, a retry looks, and what was read comes anew', async ({
    page,
    app,
    context,
  }) => {
    await signInHere(page, app, '+56911110005');
    await page.goto(`${app.url}/activity`);
    await expect(page.getByText(t('activity:empty.title'))).toBeVisible();
    await appIdle(page);
    await context.setOffline(true);
    await expect(page.getByText(t('shell:offline'))).toBeVisible();
    await expectAccessible(page, 'the offline notice');
    // It stays in sight on a page that is longer than the screen.
    await page.setViewportSize({ width: 390, height: 400 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await expect(page.getByText(t('shell:offline'))).toBeInViewport();
    const retry = page.getByRole('button', { name: t('shell:offlineRetry') });
    await retry.click();
    await expect(page.getByText(t('shell:offlineStill'))).toBeVisible();
    const validated = page.waitForRequest('**/api/auth/validate');
    await context.setOffline(false);
    await validated;
    await expect(page.getByText(t('shell:backOnline'))).toBeVisible();
    await expect(retry).toBeHidden();
  });

  test('a network that the browser does not see is found by the retry', async ({ page, app }) => {
    await page.goto(app.url);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
      globalThis.dispatchEvent(new Event('offline'));
    });
    await page.getByRole('button', { name: t('shell:offlineRetry') }).click();
    await expect(page.getByText(t('shell:offline'))).toBeHidden();
  });

  test('what is sent is refused at once and stays where it was typed', async ({
    page,
    app,
    context,
  }) => {
    await page.goto(`${app.url}/you/feedback?type=thanks`);
    const details = page.getByLabel(t('feedback:text'), { exact: true });
    await details.fill('It worked');
    await appIdle(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: t('feedback:send'), exact: true }).click();
    await expect(page.getByText(t('feedback:kept'))).toBeVisible();
    await expect(details).toHaveValue('It worked');
    await context.setOffline(false);
    await page.getByRole('button', { name: t('feedback:send'), exact: true }).click();
    await expect(page.getByText(t('feedback:sent.title'))).toBeVisible();
  });
});
