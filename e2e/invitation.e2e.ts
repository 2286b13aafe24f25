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

const manager = '+56990000201';
const locales = { en: 'en-US', es: 'es-CL' };

/** What a page asks for of contacts from now on: an invitation needs none of them. */
const contactCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/contacts')) calls.push(request.url());
  });
  return calls;
};

/** A page of somebody else, who came by the link and is no one here yet. */
const openLink = async (browser: Browser, link: string, language: Language) => {
  const context = await browser.newContext({
    viewport: sizes.phone,
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

test.describe('a link into a group, in Spanish on a phone', () => {
  const t = wordsOf('es');
  test.use({ viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' });

  test('takes three people one after the other and tells the fourth', async ({
    page,
    app,
    browser,
  }) => {
    const { sessionToken: token } = await app.signIn(manager, 'es');
    await app.call('PUT', '/api/configuration', { language: 'es', isOnboarded: true }, token);
    await page.addInitScript(
      ([key, number]) => {
        localStorage.setItem('sessionToken', key);
        localStorage.setItem('phoneNumber', number);
      },
      [token, manager] as const,
    );
    await page.goto(`${app.url}/you/partner/invites`);
    await expect(page.getByText(t('invitation:none')).first()).toBeVisible();
    await expectAccessible(page, 'no links yet');
    await page.getByLabel(t('invitation:form.uses')).fill('51');
    await page.getByLabel(t('invitation:form.days')).fill('90');
    await page.getByLabel(t('invitation:form.note')).fill('Taller de abril');
    await button(page, t('invitation:form.create')).click();
    const wrong = t('invitation:form.range', { min: '1', max: '50' });
    await expect(page.getByText(wrong).first()).toBeVisible();
    await page.getByLabel(t('invitation:form.uses')).fill('3');
    await button(page, t('invitation:form.create')).click();
    await expect(page.getByText('Taller de abril')).toBeVisible();
    await expect(page.getByRole('img', { name: t('invitation:share.qrLabel') })).toBeVisible();
    await expectAccessible(page, 'a new link');
    await expectNoSidewaysScroll(page);
    const host = app.url.replace('http://', '');
    const link = `http://${await page.getByText(`${host}/join/`).innerText()}`;

    const used = { token: new URL(link).pathname.replace('/join/', '') };
    for (let person = 0; person < 2; person += 1) {
      const { sessionToken } = await app.signIn(newPhone());
      await app.call('POST', '/api/partner-invites/join', used, sessionToken);
    }
    const visit = await openLink(browser, link, 'es');
    const third = visit.page;
    await expect(third.getByRole('heading', { level: 1 })).toBeVisible();
    await networkIdle(third);
    await expectAccessible(third, 'the invitation');
    await expectNoSidewaysScroll(third);
    await third.setViewportSize(sizes.desktop);
    await expectAccessible(third, 'the invitation, wide');
    await third.setViewportSize(sizes.phone);
    await joinBySigningIn(visit, app, 'es');
    await third.goto(`${app.url}/you/helping/verification`);
    await expect(third.getByText('Casa Abierta').first()).toBeVisible();
    await third.context().close();

    // Who has used it up is told so, on any screen.
    const { page: fourth } = await openLink(browser, link, 'es');
    const told = fourth.getByRole('heading', { name: t('join:refused.used.title') });
    await expect(told).toBeVisible();
    await expectAccessible(fourth, 'a link that is used');
    await fourth.setViewportSize(sizes.desktop);
    await expectAccessible(fourth, 'a link that is used, wide');
    await expectNoSidewaysScroll(fourth);
    await fourth.context().close();
    await page.reload();
    await expect(page.getByText(t('invitation:uses', { uses: '3', max: '3' }))).toBeVisible();
    await expect(page.getByText(t('invitation:state.used'), { exact: true })).toBeVisible();
    await expectWholePlace(page);
  });

  /** Every part of the manager's place by night on a phone, and by day where it uses the width. */
  const expectWholePlace = async (page: Page) => {
    const ways = page.getByRole('navigation', { name: t('partner:sections.label') });
    const wide = ['overview', 'queue', 'settings'] as const;
    for (const [size, colorScheme, sections] of [
      ['phone', 'dark', [...wide, 'members', 'codes', 'managers', 'log']],
      ['desktop', 'light', wide],
    ] as const) {
      await page.setViewportSize(sizes[size]);
      await page.emulateMedia({ colorScheme });
      for (const section of sections) {
        const name = t(`partner:sections.${section}`);
        await ways.getByText(name).click();
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
        // What was read for the phone is there for the desktop.
        if (size === 'phone') await networkIdle(page);
        await expectAccessible(page, `${section}, ${size}`);
        await expectNoSidewaysScroll(page);
      }
    }
  };
});

test.describe('a link to a friend, in English on a desktop', () => {
  const t = wordsOf('en');
  test.use({ viewport: sizes.desktop, locale: 'en-US', timezoneId: 'America/New_York' });

  test('leads to the profile, counts for the month, and is taken back', async ({
    page,
    app,
    browser,
  }) => {
    const expert = await openSignedIn(page, app, '/you');
    await becomeExpert(app, expert, 'America/New_York');
    await page.reload();
    await page.getByRole('link', { name: t('you:entries.invite') }).click();
    await expect(page.getByText(t('invitation:left_other', { count: '10' })).first()).toBeVisible();
    await button(page, t('invitation:create')).click();
    await expect(page.getByRole('img', { name: t('invitation:share.qrLabel') })).toBeVisible();
    await expectAccessible(page, 'a new link');
    const host = app.url.replace('http://', '');
    const link = `http://${await page.getByText(`${host}/join/`).innerText()}`;

    const friend = await openLink(browser, link, 'en');
    await expect(
      friend.page.getByRole('heading', { name: t('join:heading', { name: 'Paula' }) }),
    ).toBeVisible();
    await expectAccessible(friend.page, 'the invitation of a friend');
    await expectNoSidewaysScroll(friend.page);
    await joinBySigningIn(friend, app, 'en');
    await friend.page.context().close();
    await page.reload();
    const made = t('invitation:made', { generated: '1', used: '1', max: '10' });
    await expect(page.getByText(made).first()).toBeVisible();

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
