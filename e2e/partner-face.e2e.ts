import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { appIdle, watchRequests } from './idle.ts';
import { casa, colorsSeen, brandLink, kept, north, primaryOf, watchColors } from './partners.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const en = wordsOf('en');

for (const [language, locale, welcome] of [
  ['en', 'en-US', 'Casa Abierta brings together'],
  ['es', 'es-CL', 'Casa Abierta reúne'],
] as const)
  test(`a partner's home is painted before any script, and stays where it is, ${language}`, async ({
    browser,
    app,
  }) => {
    const words = wordsOf(language);
    const look = async (page: Page) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(welcome);
      await expect(page.getByText(words('face:onPuente', { name: casa.name }))).toBeVisible();
      // Its logo, in the header of a phone.
      const logo = page.getByRole('banner').locator('img[src^="/media/"]');
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
      const chips = page.getByRole('group', { name: words('chat:openers.label') });
      await expect(chips.getByRole('button')).toHaveCount(4);
      await expect(chips.getByRole('button').first()).toContainText(
        language === 'en' ? 'sleep' : 'dormir',
      );
      // The way to its page, and its own links.
      const about = page.getByRole('link', { name: words('face:page', { name: casa.name }) });
      await expect(about).toHaveAttribute('href', `/partners/${casa.slug}`);
      const links = page.getByRole('link', { name: /^Talleres y encuentros/ });
      await expect(links).toHaveAttribute('href', 'https://example.org/casa-abierta/talleres');
      const leave = page.getByRole('button', {
        name: words('shell:leavePartner', { name: casa.name }),
      });
      await expect(leave).toBeVisible();
      return {
        links: await links.boundingBox(),
        leave: await leave.boundingBox(),
        primary: await primaryOf(page),
        top: (await page.getByRole('heading', { level: 1 }).boundingBox())?.y,
        chips: (await chips.boundingBox())?.y,
      };
    };
    const still = await browser.newContext({
      ...{ javaScriptEnabled: false, locale, viewport: sizes.phone },
    });
    const painted = await still.newPage();
    await painted.goto(`${app.url}/?pId=${casa.slug}`);
    // Without scripts nothing measures for the page: the driver still does.
    const before = await look(painted);
    expect(before.primary).toContain('#2f6f5e');
    await still.close();

    const context = await browser.newContext({ locale, viewport: sizes.phone });
    context.on('page', watchRequests);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const moved = { sum: 0 };
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${app.url}/?pId=${casa.slug}`);
    await appIdle(page);
    expect(await look(page)).toEqual(before);
    const moved = await page.evaluate(
      () => (globalThis as unknown as { moved: { sum: number } }).moved.sum,
    );
    expect(moved).toBeLessThan(0.02);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `a partner's home, ${language}, ${colorScheme}`);
    }
    await page.setViewportSize(sizes.desktop);
    await expectAccessible(page, `a partner's home, ${language}, wide`);
    await page.setViewportSize(sizes.phone);
    // From one partner's link to another's: nothing of the first is left, from the first paint on.
    await watchColors(page);
    await page.goto(`${app.url}/?pId=${north.slug}`);
    await expect(brandLink(page, north.name, words)).toBeVisible();
    await expect(page.getByText(welcome)).toHaveCount(0);
    const seen = await colorsSeen(page);
    expect(seen).toHaveLength(1);
    expect(seen[0]).not.toBe(before.primary);
    // Its page, for people who don't chat.
    await page.getByRole('link', { name: words('face:page', { name: north.name }) }).click();
    await expect(page).toHaveURL(`${app.url}/partners/${north.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: north.name })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: words('face:people', { name: north.name }) }),
    ).toBeVisible();
    await appIdle(page);
    for (const size of ['phone', 'desktop'] as const) {
      await page.setViewportSize(sizes[size]);
      await expectAccessible(page, `the page of a partner, ${language}, ${size}`);
      await expectNoSidewaysScroll(page);
    }
    await context.close();
  });

for (const [language, size, locale, partner, goal, more] of [
  [
    ...(['en', 'desktop', 'en-US', north] as const),
    ...(['I want to renovate my kitchen in Santiago', 'someone who speaks English'] as const),
  ],
  [
    ...(['es', 'phone', 'es-CL', casa] as const),
    ...(['Quiero remodelar mi cocina en Santiago', 'alguien que hable inglés'] as const),
  ],
] as const)
  test.describe(`in ${language} on a ${size}`, () => {
    test.use({ locale, viewport: sizes[size] });
    test('one tap leaves the group of a partner, for the rest of the conversation', async ({
      page,
      app,
    }) => {
      const words = wordsOf(language);
      const sent: string[] = [];
      page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => sent.push(String(payload))),
      );
      const asked = () =>
        sent
          .map((text) => JSON.parse(text) as { type: string; partnerId?: string | null })
          .filter(({ type }) => type === 'chat')
          .map(({ partnerId }) => partnerId);
      await page.goto(`${app.url}/?pId=${partner.slug}`);
      const input = page.getByLabel(words('chat:message'), { exact: true });
      await input.fill(goal);
      await input.press('Enter');
      const everywhere = page.getByRole('button', { name: words('chat:actions.everywhere') });
      await expect(everywhere).toBeVisible();
      await expectAccessible(page, `an answer within a partner, ${language}`);
      await expectNoSidewaysScroll(page);
      await everywhere.click();
      // What was asked of everybody finds whom the kitchen needs, and offers no further way out.
      const answers = page.getByRole('listitem').filter({ hasText: goal });
      await expect(answers).toHaveCount(2);
      await expect(
        answers
          .last()
          .getByRole('link', { name: words('chat:seeTimes') })
          .first(),
      ).toBeVisible();
      await expect(everywhere).toHaveCount(0);
      await input.fill(more);
      await input.press('Enter');
      await expect.poll(asked).toEqual([partner.slug, null, null]);
    });
  });

test('a manager sets how the partner shows itself, and sees it at once', async ({ page, app }) => {
  // Another journey may have signed this manager in a moment ago.
  await app.advance('PT2M');
  const { sessionToken } = await app.signIn('+12125550202');
  const config = `/api/partner/get-partner-config?partnerId=${north.slug}`;
  const { id } = await app.call<{ id: string }>('GET', config);
  const settings = `/api/partner/${id}/settings`;
  const before = await app.call<object>('GET', settings, undefined, sessionToken);
  await app.call('PUT', '/api/configuration', { isOnboarded: true }, sessionToken);
  await page.goto(`${app.url}/healthz`);
  await page.evaluate((token) => {
    localStorage.setItem('sessionToken', token);
    localStorage.setItem('phoneNumber', '+12125550202');
  }, sessionToken);
  // The manager's own device knows the partner: its copy of the config is fresh for 30 minutes.
  await page.goto(`${app.url}/?pId=${north.slug}`);
  await expect(brandLink(page, north.name)).toBeVisible();
  const dressed = await primaryOf(page);
  // Painted by the server: the device knows the partner once the page's script has run.
  await expect.poll(() => kept(page, 'partnerConfig')).not.toBeNull();
  await page.goto(`${app.url}/you/partner/settings`);
  await expect(brandLink(page, north.name)).toBeVisible();
  const color = page.getByLabel(en('facesettings:colors.primaryColor'), { exact: true });
  await expect(color).toHaveValue('#35589a');
  await appIdle(page);
  try {
    // Contrast is told: fine as chosen, adjusted, and not a colour.
    await expect(page.getByText(/Used as you chose it/).first()).toBeVisible();
    await color.fill('#9fd0ff');
    await expect(page.getByText(/contrast of \d+\.\d:1/).first()).toBeVisible();
    await color.fill('#7aa5e0');
    await expect(page.getByText(/Adjusted: white text .* Buttons use #/).first()).toBeVisible();
    for (const [size, colorScheme] of [
      ['phone', 'light'],
      ['desktop', 'dark'],
    ] as const) {
      await page.setViewportSize(sizes[size]);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `settings of a partner, ${size}, ${colorScheme}`);
      await expectNoSidewaysScroll(page);
    }
    // From here to the pages of clients it is a desktop.
    await color.fill('blue');
    await page.getByLabel(en('facesettings:slug.label'), { exact: true }).fill('north bridge');
    await page.getByRole('button', { name: en('facesettings:save'), exact: true }).click();
    await expect(page.getByText(en('facesettings:problems.color'))).toBeVisible();
    await expect(page.getByText(en('facesettings:problems.some'))).toBeVisible();

    await color.fill('#8a2f2f');
    await page.getByLabel(en('facesettings:slug.label'), { exact: true }).fill('northbridge-ny');
    await page.getByLabel(en('facesettings:name'), { exact: true }).fill('Northbridge NY');
    await page.getByRole('button', { name: en('facesettings:save'), exact: true }).click();
    await expect(page.getByText(/northbridge still leads here until/)).toBeVisible();
    // At once, although the device had read the config a moment ago.
    await expect(brandLink(page, 'Northbridge NY')).toBeVisible();
    expect(await primaryOf(page)).not.toBe(dressed);

    // Another tab saved meanwhile: nothing is lost without being told.
    const now = await app.call<{ version: number }>('GET', settings, undefined, sessionToken);
    await app.call('PUT', settings, { ...now, name: 'Northbridge City' }, sessionToken);
    await page.getByLabel(en('facesettings:name'), { exact: true }).fill('Mine');
    await page.getByRole('button', { name: en('facesettings:save'), exact: true }).click();
    await page.getByRole('button', { name: en('facesettings:takeNewer') }).click();
    await expect(page.getByLabel(en('facesettings:name'), { exact: true })).toHaveValue(
      'Northbridge City',
    );

    // The slug of before leads to the new one, on both pages, here on a phone.
    await page.setViewportSize(sizes.phone);
    await page.goto(`${app.url}/partners/${north.slug}`);
    await expect(page).toHaveURL(`${app.url}/partners/northbridge-ny`);
    await page.goto(`${app.url}/?pId=${north.slug}`);
    await expect(brandLink(page, 'Northbridge City')).toBeVisible();
    // Painted by the server: what the device keeps is settled once the app is all there.
    await appIdle(page);
    expect(await kept(page, 'partnerId')).toBe('northbridge-ny');
    // And in the list of experts, which is then narrowed by the partner's present name.
    await page.goto(`${app.url}/experts?partner=${north.slug}`);
    await expect(page).toHaveURL(`${app.url}/experts?partner=northbridge-ny`);
    await page
      .getByRole('button', { name: en('directory:filtersSet_one', { count: '1' }) })
      .click();
    const partners = page.getByLabel(en('directory:partner'), { exact: true });
    await expect(partners).toHaveValue('northbridge-ny');
    await expect(partners.getByRole('option', { selected: true })).toHaveText(
      /^Northbridge City \(\d+\)$/,
    );
  } finally {
    const now = await app.call<{ version: number }>('GET', settings, undefined, sessionToken);
    await app.call('PUT', settings, { ...before, version: now.version }, sessionToken);
  }
});
