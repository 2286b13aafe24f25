import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

/** Types the phone and its code on the sign-in page. */
const signInByHand = async (page: Page, app: App, language: 'en' | 'es', phone: string) => {
  const t = wordsOf(language);
  await page.getByLabel(t('auth:phone'), { exact: true }).fill(phone);
  await button(page, t('auth:send')).click();
  const code = page.getByLabel(t('auth:code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await app.latestCode(phone));
};

/** Opens pages as the person of the phone. */
const enter = async (page: Page, app: App, phone: string, language: 'en' | 'es' = 'en') => {
  const session = await app.signIn(phone, language);
  await page.addInitScript(
    ([token, number]) => {
      localStorage.setItem('sessionToken', token);
      localStorage.setItem('phoneNumber', number);
    },
    [session.sessionToken, phone] as const,
  );
  return session;
};

const addByUsername = async (app: App, token: string, username: string) => {
  const { results } = await app.call<{ results: { id: string }[] }>(
    'POST',
    '/api/search',
    { username },
    token,
  );
  const id = results[0]?.id ?? '';
  await app.call('POST', '/api/contacts', { contacts: [id] }, token);
  return id;
};

const looks = [
  { language: 'es', size: 'phone', colorScheme: 'light', locale: 'es-CL' },
  { language: 'en', size: 'desktop', colorScheme: 'dark', locale: 'en-US' },
] as const;

for (const { language, size, colorScheme, locale } of looks)
  test.describe(`contacts in ${language} on a ${size}`, () => {
    const t = wordsOf(language);
    test.use({ viewport: sizes[size], locale, colorScheme, timezoneId: 'America/Santiago' });

    test('are found by username, kept, opened and let go', async ({ page, app }) => {
      await page.goto(app.url);
      await page
        .getByRole('navigation', { name: t('shell:places.label') })
        .getByRole('link', { name: t('contact:title') })
        .click();
      await expect(page.getByRole('heading', { name: t('contact:signedOut.title') })).toBeVisible();
      await expectAccessible(page, 'signed out');
      await page.getByRole('link', { name: t('contact:signedOut.action'), exact: true }).click();
      await signInByHand(page, app, language, `+5698610000${size === 'phone' ? 1 : 2}`);

      await expect(page).toHaveURL(/\/contacts$/);
      await expect(page.getByRole('heading', { name: t('contact:empty.title') })).toBeVisible();
      await expectAccessible(page, 'empty');
      await expectNoSidewaysScroll(page);

      const field = page.getByLabel(t('contact:search.label'));
      await field.fill('@Camila R');
      const name = 'Camila Rojas';
      await button(page, t('contact:addOf', { name })).click();
      await expect(button(page, t('contact:isContactOf', { name }))).toBeVisible();
      await expectAccessible(page, 'found');
      await expectNoSidewaysScroll(page);
      // On the narrowest phones a name still stands in one line.
      await page.setViewportSize({ width: 320, height: sizes[size].height });
      const row = page.getByRole('link', { name }).getByText(name, { exact: true });
      await expect.poll(async () => (await row.boundingBox())?.height ?? Infinity).toBeLessThan(32);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(sizes[size]);
      await field.fill('zzzz');
      await expect(
        page.getByRole('heading', { name: t('contact:nobody.title', { term: 'zzzz' }) }),
      ).toBeVisible();
      await expectAccessible(page, 'nobody');

      await field.fill('');
      const list = page.getByRole('list', { name: t('contact:yours') });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page, 'list');
      await list.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(/\/contacts\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(t('provider:chapters.aboutMe')).first()).toBeVisible();
      await expect(button(page, t('contact:isContact'))).toBeVisible();
      await expectAccessible(page, 'contact');
      await expectNoSidewaysScroll(page);

      // A wide screen keeps the list beside the open one.
      await expect(list).toBeVisible({ visible: size === 'desktop' });
      await button(page, t('contact:isContact')).click();
      await page.goBack();
      await expect(page.getByRole('heading', { name: t('contact:empty.title') })).toBeVisible();
      await button(page, t('contact:undo')).click();
      const times = list.getByRole('link', { name: t('contact:seeTimesOf', { name }) });
      await expect(times).toHaveAttribute('href', /^\/book\//);
      await page.reload();
      await expect(list.getByRole('listitem')).toHaveCount(1);
    });

    test('that fail to load say so and are asked for again', async ({ page, app }) => {
      const { sessionToken } = await enter(
        page,
        app,
        `+5698610000${size === 'phone' ? 3 : 4}`,
        language,
      );
      const id = await addByUsername(app, sessionToken, 'camilarojas');
      let isBroken = true;
      await page.route('**/api/contacts**', (route) =>
        isBroken ? route.fulfill({ status: 409, json: {} }) : route.continue(),
      );
      await page.goto(`${app.url}/contacts`);
      await expect(page.getByRole('heading', { name: t('contact:failed') })).toBeVisible();
      await expectAccessible(page, 'failed');
      isBroken = false;
      await button(page, t('common:tryAgain')).click();
      await expect(page.getByRole('link', { name: /^Camila Rojas/ })).toBeVisible();

      isBroken = true;
      await page.goto(`${app.url}/contacts/${id}`);
      await expect(page.getByRole('heading', { name: t('contact:contactFailed') })).toBeVisible();
      await expectAccessible(page, 'contact failed');
      isBroken = false;
      // The list beside it on a wide screen failed as well.
      await button(page, t('common:tryAgain')).last().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Camila Rojas' })).toBeVisible();
    });
  });

test.describe('a person who is nobody’s expert', () => {
  test.use({ viewport: sizes.phone, locale: 'es-CL' });
  const t = wordsOf('es');

  test('is a simple card for members, and hidden from visitors', async ({ page, app }) => {
    const friend = await app.signIn('+56986200001');
    const profile = { username: 'rosario.friend', name: 'Rosario', lastName: '<b>Pérez</b>' };
    await expect(app.call('PUT', '/api/profile', profile, friend.sessionToken)).rejects.toThrow(
      /400/,
    );
    await app.call('PUT', '/api/profile', { ...profile, lastName: 'Pérez' }, friend.sessionToken);
    const address = `${app.url}/contacts/${friend.userData.id}`;
    await page.goto(address);
    await expect(page.getByRole('heading', { name: t('contact:membersOnly.title') })).toBeVisible();
    await expect(page.getByText('Rosario')).toHaveCount(0);
    await expectAccessible(page, 'members only');

    await page.getByRole('link', { name: t('contact:signedOut.action'), exact: true }).click();
    await signInByHand(page, app, 'es', '+56986200002');
    await expect(page.getByRole('heading', { level: 1, name: 'Rosario Pérez' })).toBeVisible();
    await expect(page.getByText('@rosario.friend')).toBeVisible();
    await expectAccessible(page, 'person');
    await expectNoSidewaysScroll(page);
    await button(page, t('contact:add')).click();
    await expect(button(page, t('contact:isContact'))).toBeVisible();
    const up = t('shell:backTo', { place: t('shell:places.contacts') });
    await page.getByRole('link', { name: up }).click();
    await expect(page).toHaveURL(/\/contacts$/);
  });

  test('and cannot be seen is not found, with a way on', async ({ page, app }) => {
    await enter(page, app, '+56986200003', 'es');
    const hidden = await app.signIn('+56986200004');
    for (const id of [hidden.userData.id, '6d1f6d9a-0000-4000-8000-5b1d0c0ffee0', 'nonsense']) {
      await page.goto(`${app.url}/contacts/${id}`);
      await expect(page.getByRole('heading', { name: t('contact:missing.title') })).toBeVisible();
    }
    await expectAccessible(page, 'missing');
    await page.getByRole('link', { name: t('contact:missing.action') }).click();
    await expect(page).toHaveURL(/\/contacts$/);
  });
});

test.describe('adding an expert', () => {
  test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });
  const t = wordsOf('en');

  test('is done after signing in, once, when a visitor wanted it', async ({ page, app }) => {
    await page.goto(`${app.url}/@camilarojas`);
    await page.getByRole('link', { name: t('contact:add'), exact: true }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await signInByHand(page, app, 'en', '+56986300001');
    await expect(page).toHaveURL(/\/@camilarojas$/);
    await expect(button(page, t('contact:isContact'))).toBeVisible();
    await button(page, t('contact:isContact')).click();
    await expect(button(page, t('contact:add'))).toBeVisible();
    await page.reload();
    await expect(button(page, t('contact:add'))).toBeVisible();
  });

  test('is forgotten when the visitor comes back without signing in', async ({ page, app }) => {
    await page.goto(`${app.url}/@camilarojas`);
    await page.getByRole('link', { name: t('contact:add'), exact: true }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByLabel(t('auth:phone'), { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: t('contact:add'), exact: true })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('pendingActionParams')))
      .toBeNull();
  });

  test('is shown at once and taken back when the server refuses', async ({ page, app }) => {
    await enter(page, app, '+56986300002');
    await page.goto(`${app.url}/@camilarojas`);
    const refuse = Promise.withResolvers<void>();
    await page.route('**/api/contacts', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await refuse.promise;
      return route.fulfill({ status: 409, json: { errorCode: 'contact-limit-reached' } });
    });
    await button(page, t('contact:add')).click();
    await expect(button(page, t('contact:isContact'))).toBeVisible();
    refuse.resolve();
    await expect(page.getByText(t('errors:contact-limit-reached'))).toBeVisible();
    await expect(button(page, t('contact:add'))).toBeVisible();
  });

  test('who is a contact since another device added them says so', async ({ page, app }) => {
    const { sessionToken } = await enter(page, app, '+56986300003');
    await page.goto(`${app.url}/@camilarojas`);
    await expect(button(page, t('contact:add'))).toBeVisible();
    await addByUsername(app, sessionToken, 'camilarojas');
    await button(page, t('contact:add')).click();
    await expect(page.getByText(t('contact:exists', { name: 'Camila Rojas' }))).toBeVisible();
    await expect(button(page, t('contact:isContact'))).toBeVisible();
  });
});

test.describe('the list', () => {
  test.use({ viewport: sizes.desktop, locale: 'en-US' });
  const t = wordsOf('en');

  test('keeps its place while it loads', async ({ page, app }) => {
    const { sessionToken } = await enter(page, app, '+56986400001');
    await addByUsername(app, sessionToken, 'camilarojas');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/contacts?**', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto(`${app.url}/contacts`);
    const loading = page.getByRole('main').getByRole('status', { name: t('common:loading') });
    await expect(loading).toBeVisible();
    await expectAccessible(page, 'loading');
    const before = await loading.boundingBox();
    answer.resolve();
    const first = page
      .getByRole('list', { name: t('contact:yours') })
      .getByRole('listitem')
      .first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBe(before?.y);
    // The first stands open beside the list, whose title the tab keeps.
    await expect(page.getByRole('heading', { level: 1, name: /^Camila/ })).toBeVisible();
    await expect(page).toHaveTitle(`${t('contact:title')} · Puente`);
  });

  test('is not asked for where somebody joins', async ({ page, app }) => {
    await enter(page, app, '+56986400002');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/contacts')) asked.push(pathname);
    });
    await page.goto(`${app.url}/join/abc`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('is searched once for a name that is typed in one go', async ({ page, app }) => {
    await enter(page, app, '+56986400004');
    await page.clock.install();
    await page.goto(`${app.url}/contacts`);
    const asked: string[] = [];
    await page.route('**/api/search', (route) => {
      asked.push((route.request().postDataJSON() as { username: string }).username);
      return route.continue();
    });
    const field = page.getByLabel(t('contact:search.label'));
    await expect(field).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await field.pressSequentially('camila');
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => asked).toEqual(['camila']);
    await page.clock.resume();
    await expect(page.getByRole('link', { name: /^Camila Rojas/ })).toBeVisible();
    await expect(page).toHaveURL(/\?q=camila$/);
  });

  test('tells who verified an expert, without leaving it', async ({ page, app }) => {
    const { sessionToken } = await enter(page, app, '+56986400005');
    await addByUsername(app, sessionToken, 'camilarojas');
    await page.goto(`${app.url}/contacts`);
    const badge = t('shell:verified.by', { partner: 'Casa Abierta' });
    // In the row; on a wide screen the first contact stands open beside it.
    const inRow = page.getByRole('list', { name: t('contact:yours') }).getByRole('button');
    await inRow.and(button(page, badge)).click();
    await expect(page.getByRole('dialog', { name: badge })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inRow.and(button(page, badge))).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Camila Rojas' })).toBeVisible();
    await expectAccessible(page, 'the first contact open beside the list');
    await expect(page).toHaveURL(/\/contacts$/);
  });

  test('is used by keyboard alone', async ({ page, app }) => {
    const { sessionToken } = await enter(page, app, '+56986400003');
    await page.goto(`${app.url}/contacts`);
    await page.getByLabel(t('contact:search.label')).focus();
    await page.keyboard.type('camilarojas');
    await page.keyboard.press('Enter');
    const add = button(page, t('contact:addOf', { name: 'Camila Rojas' }));
    await expect(add).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Camila Rojas/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, t('shell:verified.by', { partner: 'Casa Abierta' }))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, t('contact:isContactOf', { name: 'Camila Rojas' }))).toBeFocused();
    await page.getByLabel(t('contact:search.label')).fill('');
    const list = page.getByRole('list', { name: t('contact:yours') });
    await addByUsername(app, sessionToken, 'danielashworth');
    await page.reload();
    const rows = list.locator('[data-row]');
    const [first, second] = [rows.first(), rows.last()];
    // The list of before is shown until the one with the second person came.
    await expect(rows).toHaveCount(2);
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Camila Rojas' })).toBeVisible();
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Daniel Ashworth' })).toBeVisible();
    await expect(second).toBeFocused();
    await expectAccessible(page, 'list and contact side by side');
  });
});
