import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { networkIdle } from './idle.ts';
import { button, tellGoal } from './steps.ts';
import { wordsOf } from './words.ts';

/** Opens pages as the person of the phone. */
const enter = async (page: Page, app: App, phone: string, language: 'en' | 'es') => {
  const session = await app.signIn(phone, language);
  // The account keeps the language of whoever opened it before, in another file.
  await app.call('PUT', '/api/configuration', { language }, session.sessionToken);
  await page.addInitScript(
    ([token, number]) => {
      localStorage.setItem('sessionToken', token);
      localStorage.setItem('phoneNumber', number);
    },
    [session.sessionToken, phone] as const,
  );
  return session;
};

const looks = [
  // Demo experts: the first of the roster, who sells in CLP, and one who works in English and GBP.
  {
    language: 'es',
    size: 'phone',
    colorScheme: 'light',
    locale: 'es-CL',
    phone: '+56990010000',
    prices: { whole: '200000', higher: '250000', lower: '150000', each: /30\.000/ },
  },
  {
    language: 'en',
    size: 'desktop',
    colorScheme: 'dark',
    locale: 'en-US',
    phone: '+56990010001',
    prices: { whole: '2000', higher: '2500', lower: '1500', each: /300/ },
  },
] as const;

type Listed = { offerings: { id: string; name: string; version: number }[] };

for (const { language, size, colorScheme, locale, phone, prices } of looks)
  test.describe(`packages and plans in ${language} on a ${size}`, () => {
    const t = wordsOf(language);
    test.use({ viewport: sizes[size], locale, colorScheme, timezoneId: 'America/Santiago' });

    test('are proposed, written, sorted, hidden and deleted, and shown on the page', async ({
      page,
      browser,
      app,
    }) => {
      const { sessionToken: token, userData } = await enter(page, app, phone, language);
      const own = () => app.call<Listed>('GET', '/api/provider-offerings', undefined, token);
      const before = (await own()).offerings;
      expect(before.length).toBeGreaterThan(0);

      await page.goto(`${app.url}/you`);
      await page.getByRole('link', { name: t('you:entries.offerings') }).click();
      const list = page.getByRole('list', { name: t('offering:title') });
      await expect(list.getByRole('listitem')).toHaveCount(before.length);
      await expectAccessible(page, 'the list');
      await expectNoSidewaysScroll(page);

      await button(page, t('offering:propose.action')).click();
      const ideas = page.getByRole('list', { name: t('offering:propose.title') });
      await expect(ideas.getByRole('listitem')).toHaveCount(3);
      await expectAccessible(page, 'the proposals');
      await ideas
        .getByRole('button', { name: t('offering:propose.add') })
        .first()
        .click();
      await expect(list.getByRole('listitem')).toHaveCount(before.length + 1);
      await expect(ideas.getByRole('listitem')).toHaveCount(2);
      // The notice of it has come in, too: nothing moves under the next tap.
      await networkIdle(page);

      await page.getByRole('link', { name: t('offering:add') }).click();
      const name = 'Una charla — one talk';
      const save = button(page, t('offering:form.add'));
      await save.click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.getByLabel(t('offering:form.name'), { exact: true }).fill(name);
      await page
        .getByLabel(t('offering:form.description'), { exact: true })
        .fill('Cinco reuniones para preparar una charla, five meetings for one talk.');
      const price = page.getByLabel(/^(?:Price for all|Precio por todas)/);
      const reduced = page.getByLabel(/^(?:Reduced price|Precio rebajado)/);
      await price.fill(prices.whole);
      await reduced.fill(prices.higher);
      await save.click();
      await expect(page.getByText(t('offering:problems.discountHigh'))).toBeVisible();
      await reduced.fill(prices.lower);
      await expect(page.getByRole('status').filter({ hasText: prices.each })).toBeVisible();
      await expectAccessible(page, 'the form');
      await expectNoSidewaysScroll(page);
      await save.click();
      const rows = list.getByRole('listitem');
      await expect(rows.last()).toContainText(name);

      // By a button, or by dragging.
      const up = page.getByRole('button', { name: t('offering:moveUp', { name }) });
      const handle = rows.last().getByTitle(t('offering:drag'));
      if (size === 'phone') await up.click();
      else await handle.dragTo(rows.nth(before.length));
      await expect(rows.nth(before.length)).toContainText(name);
      await networkIdle(page);
      const made = (await own()).offerings[before.length];
      expect(made?.name).toBe(name);

      // Another tab changes it meanwhile: what was typed stays, and is saved by choice.
      const row = rows.filter({ hasText: name });
      await row.getByRole('link', { name: t('offering:edit') }).click();
      const field = page.getByLabel(t('offering:form.name'), { exact: true });
      await field.fill(`${name} 2`);
      await app.call(
        'POST',
        '/api/provider-offerings',
        { offeringId: made?.id, isEnabled: true, version: made?.version },
        token,
      );
      await button(page, t('offering:form.save')).click();
      await expect(page.getByText(t('offering:conflict.changed')).first()).toBeVisible();
      await expect(field).toHaveValue(`${name} 2`);
      await expectAccessible(page, 'the conflict');
      await button(page, t('offering:conflict.saveMine')).click();
      await expect(rows.filter({ hasText: `${name} 2` })).toBeVisible();

      // Anybody sees what is shown, and nothing that was hidden.
      const first = before[0]?.name ?? '';
      await rows
        .filter({ hasText: first })
        .getByRole('button', { name: t('offering:hide') })
        .click();
      await expect(rows.filter({ hasText: first })).toContainText(t('offering:hidden'));
      const visitor = await browser.newContext({ viewport: sizes[size], locale, colorScheme });
      const theirs = await visitor.newPage();
      await theirs.goto(`${app.url}/expert/${userData.id}`);
      const section = theirs.getByRole('region', { name: t('offering:public.title') });
      await expect(section.getByRole('heading', { name: `${name} 2` })).toBeVisible();
      await expect(section.getByText(first, { exact: true })).toHaveCount(0);
      await expect(section.locator('s').first()).toBeVisible();
      await section.scrollIntoViewIfNeeded();
      await expectAccessible(theirs, 'the expert’s page');
      await expectNoSidewaysScroll(theirs);
      await theirs.goto(app.url);
      await tellGoal(theirs, language);
      const also = theirs.getByText(/^(?:Also as a package|También en un paquete) /);
      await expect(also.first()).toBeVisible();
      await visitor.close();

      await row.getByRole('button', { name: t('offering:delete') }).click();
      await expect(rows).toHaveCount(before.length + 1);
      // Deleted at once, and back by one tap: the same one, at its place.
      await button(page, t('offering:undo')).click();
      await expect(rows.nth(before.length)).toContainText(name);
      expect((await own()).offerings[before.length]?.id).toBe(made?.id);
      await networkIdle(page);
      await row.getByRole('button', { name: t('offering:delete') }).click();
      await expect(rows).toHaveCount(before.length + 1);
      expect((await own()).offerings.some((one) => one.name.startsWith(name))).toBe(false);
    });
  });
