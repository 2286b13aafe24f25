import type { Page } from '@playwright/test';
import { expect, expectAccessible, sizes, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' });

const es = wordsOf('es');
const greeting = (page: Page) => page.getByRole('heading', { level: 1 });
const message = (page: Page) => page.getByLabel(es('chat:message'), { exact: true });
const places = (page: Page) => page.getByRole('navigation', { name: es('shell:places.label') });
/** The app has taken the page over. */
const isTaken = (page: Page) => expect(page.locator('#root[data-prerendered]')).toHaveCount(0);

/** Holds the app back until the returned function is called. */
const holdApp = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route('**/assets/app-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
};
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'domcontentloaded' });

for (const [locale, language] of [
  ['en-US', 'en'],
  ['es-CL', 'es'],
] as const)
  test(`home is painted without scripts (${locale})`, async ({ browser, app }) => {
    const context = await browser.newContext({ locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(app.url);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(greeting(page)).toHaveText(wordsOf(language)('chat:greeting'));
    await context.close();
  });

test('the app takes it over without a jump', async ({ page, app }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const seen: { shift: number; first?: Element | null } = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as Shift).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener(
      'DOMContentLoaded',
      () => (seen.first = document.querySelector('h1')),
    );
  });
  await page.goto(app.url);
  await isTaken(page);
  await expect(page).toHaveTitle(`${es('chat:title')} · Puente`);
  const { shift, isSame } = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { shift: number; first: Element } };
    return { shift: seen.shift, isSame: seen.first === document.querySelector('h1') };
  });
  expect(isSame).toBe(true);
  expect(shift).toBeLessThan(0.02);
  expect(errors).toEqual([]);
  await expectAccessible(page, 'home');
});

/** Where the parts of an expert's page begin, and how high its facts and prices are. */
const partsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, main h2, header li, section li, .sticky')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { top, height } = part.getBoundingClientRect();
        const name = part.tagName.startsWith('H') ? part.textContent : part.tagName;
        return `${name} ${Math.round(top + scrollY)} ${Math.round(height)}`;
      }),
  );

/** Where the headings of a list and its experts begin. */
const topsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2')]
      .filter((part) => part.checkVisibility())
      .map(
        (part) => `${part.textContent} ${Math.round(part.getBoundingClientRect().top + scrollY)}`,
      ),
  );

test("an expert's page is painted whole without scripts, where the app will put it", async ({
  browser,
  page,
  app,
}) => {
  const settings = { viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' };
  const context = await browser.newContext({ ...settings, javaScriptEnabled: false });
  const painted = await context.newPage();
  await painted.goto(`${app.url}/@camilarojas`);
  const bar = (on: Page) => on.locator('.sticky').filter({ hasText: es('provider:seeTimes') });
  const price = (await bar(painted).locator('p').innerText()).replaceAll(/\s+/g, ' ');
  expect(price).toContain('25.000');
  await expect(bar(painted).getByRole('link')).toHaveAttribute('href', /^\/book\/[0-9a-f-]{36}$/);
  const before = await partsOf(painted);
  await context.close();
  await page.goto(`${app.url}/@camilarojas`);
  await isTaken(page);
  await expect(page.getByRole('link', { name: es('contact:add') })).toBeVisible();
  expect((await bar(page).locator('p').innerText()).replaceAll(/\s+/g, ' ')).toBe(price);
  // Packages come last, and later.
  expect(await partsOf(page)).toEqual(expect.arrayContaining(before));
  expect(before.length).toBeGreaterThan(10);
});

for (const [size, viewport] of Object.entries(sizes))
  for (const [locale, language] of [
    ['en-US', 'en'],
    ['es-CL', 'es'],
  ] as const)
    for (const path of ['/experts', '/experts?field=law', '/partners/casa-abierta'])
      test(`${path} is painted where the app will put it, in ${language} on a ${size}`, async ({
        browser,
        app,
      }) => {
        const t = wordsOf(language);
        const settings = { viewport, locale, timezoneId: 'America/Santiago' };
        const still = await browser.newContext({ ...settings, javaScriptEnabled: false });
        const painted = await still.newPage();
        await painted.goto(`${app.url}${path}`);
        const before = await topsOf(painted);
        await still.close();
        const living = await browser.newContext(settings);
        const page = await living.newPage();
        await page.goto(`${app.url}${path}`);
        await isTaken(page);
        await expect(
          page.getByText(t('directory:speaks', { languages: '' }).trim()).first(),
        ).toBeVisible();
        expect(await topsOf(page)).toEqual(expect.arrayContaining(before));
        expect(before.length).toBeGreaterThan(4);
        await living.close();
      });

test('a field tapped before the app has come narrows the list without another load', async ({
  page,
  app,
}) => {
  const release = await holdApp(page);
  await open(page, `${app.url}/experts?language=en`);
  await page.getByRole('link', { name: es('directory:fields.law') }).click();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  release();
  await isTaken(page);
  const law = es('directory:inField', { field: es('directory:fields.law') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(law);
  await expect(page).toHaveURL(/language=en.*field=law|field=law.*language=en/);
  expect(loads).toBe(0);
});

for (const [locale, timezoneId, isOther] of [
  // A reader from elsewhere who is there, and one from there who is elsewhere.
  ['en-US', 'America/Santiago', false],
  ['es-CL', 'Asia/Tokyo', true],
] as const)
  test.describe(`an expert's page for ${locale} in ${timezoneId}`, () => {
    test.use({ locale, timezoneId });
    const t = wordsOf(locale === 'en-US' ? 'en' : 'es');

    test('tells the clock of the expert, before and after, only where it is another', async ({
      page,
      app,
    }) => {
      const release = await holdApp(page);
      await open(page, `${app.url}/@camilarojas`);
      const [name = ''] = t('provider:zone', { name: 'Camila', time: '|', zone: '' }).split('|');
      const clock = page.getByText(name.trim());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camila Rojas');
      await expect(clock).toBeVisible({ visible: isOther });
      release();
      await isTaken(page);
      await expect(page.getByRole('link', { name: t('contact:add') })).toBeVisible();
      await expect(clock).toBeVisible({ visible: isOther });
    });
  });

test('what is typed before the app has come is kept', async ({ page, app }) => {
  const release = await holdApp(page);
  await open(page, app.url);
  await message(page).pressSequentially('Quiero');
  release();
  await message(page).pressSequentially(' cambiar de carrera');
  await isTaken(page);
  await message(page).pressSequentially(' a los 45');
  await expect(message(page)).toHaveValue('Quiero cambiar de carrera a los 45');
  await page.reload();
  await expect(message(page)).toHaveValue('Quiero cambiar de carrera a los 45');
});

for (const [what, ask] of [
  [
    'Enter',
    async (page: Page) => {
      await message(page).fill(es('chat:openers.career'));
      await message(page).press('Enter');
    },
  ],
  [
    'an opener',
    (page: Page) => page.getByRole('button', { name: es('chat:openers.career') }).click(),
  ],
] as const)
  test(`what is sent by ${what} before the app has come is sent once`, async ({ page, app }) => {
    const release = await holdApp(page);
    await open(page, app.url);
    await ask(page);
    release();
    const question = page.getByRole('listitem').getByText(es('chat:openers.career'));
    await expect(page.getByRole('link', { name: es('chat:seeTimes') }).first()).toBeVisible();
    await expect(question).toHaveCount(1);
    await expect(message(page)).toHaveValue('');
  });

test("what isn't this device's is not shown meanwhile", async ({ page, app }) => {
  await page.goto(app.url);
  await isTaken(page);
  for (const [key, value, hasFrame] of [
    ['partnerId', 'casa-abierta', false],
    ['userConfig', '{"language":"en"}', false],
    ['chatDraft', 'medio pensamiento', true],
  ] as const) {
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    const release = await holdApp(page);
    await open(page, app.url);
    await expect(page.locator('#root h1'), key).toBeHidden();
    await expect(page.locator('#root nav'), key).toBeVisible({ visible: hasFrame });
    release();
    await isTaken(page);
    await expect(greeting(page), key).toBeVisible();
    await page.unroute('**/assets/app-*.js');
    await page.evaluate(() => localStorage.clear());
  }
  await open(page, app.url);
  await expect(places(page)).toBeVisible();
});

type Shift = { value: number };
