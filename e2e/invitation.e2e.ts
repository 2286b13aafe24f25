import type { Browser, Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { networkIdle, watchRequests } from './idle.ts';
import { becomeExpert, newPhone, openSignedIn } from './people.ts';
import { button, type Language, signIn } from './steps.ts';
import { wordsOf } from './words.ts';

const locales = { en: 'en-US', es: 'es-CL' };

/** What a page asks for of contacts from now on: an invitation needs none of them. */
const contactCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/contacts')) calls.push(request.url());
  });
  return calls;
};

/** Somebody else's page, who came by the link and is no one here yet. */
const openLink = async (browser: Browser, link: string, language: Language) => {
  const context = await browser.newContext({
    viewport: language === 'es' ? sizes.phone : sizes.desktop,
    locale: locales[language],
    timezoneId: 'America/Santiago',
    colorScheme: language === 'es' ? 'dark' : 'light',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  watchRequests(page);
  const calls = contactCalls(page);
  await page.goto(link);
  return { page, calls };
};

/** Signs in on the page of the link, which joins and leads on to the profile. */
const joinBySigningIn = async (
  { page, calls }: Awaited<ReturnType<typeof openLink>>,
  app: App,
  language: Language,
): Promise<void> => {
  const t = wordsOf(language);
  const checked = page.waitForRequest('**/api/auth/check-verification');
  const joined = page.waitForResponse((reply) => /\/api\/[a-z-]+\/join$/.test(reply.url()));
  await signIn(page, app, language, newPhone());
  expect((await checked).postDataJSON()).toMatchObject({ isInviteFlow: true });
  expect((await joined).status()).toBe(200);
  expect(calls).toEqual([]);
  await expect(page).toHaveURL(`${app.url}/you/helping`);
  // Who was asked for a partner has begun already; others see the introduction first.
  const tour = page.getByText(t('draft:tour.help.title'));
  await expect(page.getByRole('progressbar').or(tour).first()).toBeVisible();
};

/** Every part of a manager's place by night on a phone, and by day where it uses the width. */
const expectWholePlace = async (page: Page, language: Language) => {
  const t = wordsOf(language);
  const ways = page.getByRole('navigation', { name: t('partner:sections.label') });
  const wide = ['overview', 'queue', 'settings'] as const;
  for (const section of [...wide, 'members', 'codes', 'managers', 'log'] as const) {
    const name = t(`partner:sections.${section}`);
    await ways.getByText(name).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    // Nothing holds the place of what is still read.
    await expect(page.locator('.breathe')).toHaveCount(0);
    for (const [size, colorScheme] of [
      ['phone', 'dark'],
      ['desktop', 'light'],
    ] as const) {
      if (size === 'desktop' && !wide.some((one) => one === section)) continue;
      await page.setViewportSize(sizes[size]);
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${section}, ${size}`);
      await expectNoSidewaysScroll(page);
    }
  }
};

const groups = [
  { language: 'es', size: 'phone', manager: '+56990000201', group: 'Casa Abierta', uses: 3 },
  { language: 'en', size: 'desktop', manager: '+12125550202', group: 'Northbridge', uses: 1 },
] as const;

for (const { language, size, manager, group, uses } of groups)
  test.describe(`a link into a group, in ${language} on a ${size}`, () => {
    const t = wordsOf(language);
    const locale = locales[language];
    test.use({ viewport: sizes[size], locale, timezoneId: 'America/Santiago' });

    test('takes as many people as it is for and tells the next one', async ({
      page,
      app,
      browser,
    }) => {
      // Another journey may have signed this manager in a moment ago.
      await app.advance('PT2M');
      const { sessionToken: token } = await app.signIn(manager, language);
      await app.call('PUT', '/api/configuration', { language, isOnboarded: true }, token);
      await page.addInitScript(
        ([key, number]) => {
          localStorage.setItem('sessionToken', key);
          localStorage.setItem('phoneNumber', number);
        },
        [token, manager] as const,
      );
      await page.goto(`${app.url}/you/partner/invites`);
      await expect(page.getByText(t('invitation:none')).first()).toBeVisible();
      if (language === 'es') await expectAccessible(page, 'no links yet');
      await page.getByLabel(t('invitation:form.uses')).fill('51');
      await page.getByLabel(t('invitation:form.days')).fill('90');
      await page.getByLabel(t('invitation:form.note')).fill('Taller de abril');
      await button(page, t('invitation:form.create')).click();
      const wrong = t('invitation:form.range', { min: '1', max: '50' });
      await expect(page.getByText(wrong).first()).toBeVisible();
      await page.getByLabel(t('invitation:form.uses')).fill(String(uses));
      await button(page, t('invitation:form.create')).click();
      await expect(page.getByText('Taller de abril')).toBeVisible();
      await expect(page.getByRole('img', { name: t('invitation:share.qrLabel') })).toBeVisible();
      await expectAccessible(page, 'a new link');
      await expectNoSidewaysScroll(page);
      const host = app.url.replace('http://', '');
      const link = `http://${await page.getByText(`${host}/join/`).innerText()}`;

      const used = { token: new URL(link).pathname.replace('/join/', '') };
      for (let person = 1; person < uses; person += 1) {
        const { sessionToken } = await app.signIn(newPhone());
        await app.call('POST', '/api/partner-invites/join', used, sessionToken);
      }
      const visit = await openLink(browser, link, language);
      const last = visit.page;
      await expect(last.getByRole('heading', { level: 1 })).toContainText(group);
      await networkIdle(last);
      await expectAccessible(last, 'the invitation');
      await expectNoSidewaysScroll(last);
      await joinBySigningIn(visit, app, language);
      await last.goto(`${app.url}/you/helping/verification`);
      await expect(last.getByText(group).first()).toBeVisible();
      await last.context().close();

      // Who comes after it is used up is told so.
      const { page: next } = await openLink(browser, link, language);
      const told = next.getByRole('heading', { name: t('join:refused.used.title') });
      await expect(told).toBeVisible();
      await expectAccessible(next, 'a link that is used');
      await expectNoSidewaysScroll(next);
      await next.context().close();
      await page.reload();
      const joined = t('invitation:uses', { uses: String(uses), max: String(uses) });
      await expect(page.getByText(joined)).toBeVisible();
      await expect(page.getByText(t('invitation:state.used'), { exact: true })).toBeVisible();
      if (language === 'es') await expectWholePlace(page, language);
    });
  });

/** An expert makes a link for a friend, who follows it to the end; then it is counted. */
const inviteFriend = async (page: Page, app: App, browser: Browser, language: Language) => {
  const t = wordsOf(language);
  const expert = await openSignedIn(page, app, '/healthz', { language });
  await becomeExpert(app, expert, 'America/Santiago');
  await page.goto(`${app.url}/you`);
  await page.getByRole('link', { name: t('you:entries.invite') }).click();
  await expect(page.getByText(t('invitation:left_other', { count: '10' })).first()).toBeVisible();
  await button(page, t('invitation:create')).click();
  await expect(page.getByRole('img', { name: t('invitation:share.qrLabel') })).toBeVisible();
  await expectAccessible(page, 'a new link');
  await expectNoSidewaysScroll(page);
  const host = app.url.replace('http://', '');
  const link = `http://${await page.getByText(`${host}/join/`).innerText()}`;

  const friend = await openLink(browser, link, language);
  await expect(
    friend.page.getByRole('heading', { name: t('join:heading', { name: 'Paula' }) }),
  ).toBeVisible();
  await expectAccessible(friend.page, 'the invitation of a friend');
  await expectNoSidewaysScroll(friend.page);
  await joinBySigningIn(friend, app, language);
  await friend.page.context().close();
  await page.reload();
  const made = t('invitation:made', { generated: '1', used: '1', max: '10' });
  await expect(page.getByText(made).first()).toBeVisible();
};

test.describe('a link to a friend, in Spanish on a phone', () => {
  test.use({ viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' });

  test('leads to the profile and counts for the month', async ({ page, app, browser }) => {
    await inviteFriend(page, app, browser, 'es');
  });
});

test.describe('a link to a friend, in English on a desktop', () => {
  const t = wordsOf('en');
  test.use({ viewport: sizes.desktop, locale: 'en-US', timezoneId: 'America/New_York' });

  test('leads to the profile, counts for the month, and is taken back', async ({
    page,
    app,
    browser,
  }) => {
    await inviteFriend(page, app, browser, 'en');
    const host = app.url.replace('http://', '');
    await button(page, t('invitation:create')).click();
    await expect(page.getByRole('img', { name: t('invitation:share.qrLabel') })).toBeVisible();
    const second = `http://${await page.getByText(`${host}/join/`).innerText()}`;
    await networkIdle(page);
    await button(page, t('invitation:revoke.action')).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(t('invitation:revoke.quota'))).toBeVisible();
    await expectAccessible(page, 'the question');
    await button(page, t('invitation:revoke.action')).last().click();
    await expect(page.getByText(t('invitation:state.revoked'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('invitation:left_other', { count: '8' })).first()).toBeVisible();

    await page.goto(second);
    await expect(
      page.getByRole('heading', { name: t('join:refused.revoked.title') }),
    ).toBeVisible();
    await expect(page).toHaveTitle(`${t('join:refused.revoked.title')} · Puente`);
    await expectAccessible(page, 'a link that was taken back');
    await page.goto(`${app.url}/you/invite`);
    await button(page, t('invitation:create')).click();
    const own = `http://${await page.getByText(`${host}/join/`).innerText()}`;
    const calls = contactCalls(page);
    await page.goto(own);
    await expect(page.getByRole('heading', { name: t('join:refused.own.title') })).toBeVisible();
    await networkIdle(page);
    expect(calls).toEqual([]);
  });
});
