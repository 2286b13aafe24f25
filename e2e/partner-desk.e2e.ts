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
import { becomeExpert, newPhone } from './people.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

const en = wordsOf('en');
const es = wordsOf('es');
test.use({ viewport: sizes.desktop, locale: 'en-US', timezoneId: 'America/New_York' });

/** Manages Northbridge in the demo, where James Whitfield and Natalie Brooks wait. */
const manager = '+12125550202';

/** Signs in on this page as somebody else. */
const openAs = async (page: Page, app: App, phone: string, path: string) => {
  await app.advance('PT2M');
  const { sessionToken } = await app.signIn(phone);
  await page.goto(`${app.url}/healthz`);
  await page.evaluate(
    ({ token, phoneNumber }) => {
      localStorage.clear();
      localStorage.setItem('sessionToken', token);
      localStorage.setItem('phoneNumber', phoneNumber);
    },
    { token: sessionToken, phoneNumber: phone },
  );
  await page.goto(app.url + path);
  return sessionToken;
};

const openSection = async (page: Page, name: string) => {
  await networkIdle(page);
  await page
    .getByRole('navigation', { name: en('partner:sections.label') })
    .getByText(name)
    .click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await networkIdle(page);
};

test('a manager answers requests, takes back, and invites and removes a manager', async ({
  page,
  app,
}) => {
  // Somebody without a word of English asks Northbridge as well.
  const phone = newPhone();
  const { sessionToken } = await app.signIn(phone, 'es');
  await app.call('PUT', '/api/configuration', { language: 'es', isOnboarded: true }, sessionToken);
  await becomeExpert(app, { sessionToken }, 'America/Santiago');
  const draft = await app.call<{ version: number }>(
    'GET',
    '/api/provider/draft',
    undefined,
    sessionToken,
  );
  const { version } = await app.call<{ version: number }>(
    'PATCH',
    '/api/provider/draft',
    { version: draft.version, fields: { partnerId: 'northbridge' } },
    sessionToken,
  );
  await app.call('POST', '/api/provider/draft/publish', { version }, sessionToken);

  await openAs(page, app, manager, '/you');
  await networkIdle(page);
  await page.getByRole('link', { name: en('you:entries.partner') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Northbridge' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'the overview');

  await openSection(page, en('partner:sections.queue'));
  await page.getByRole('button', { name: /James Whitfield/ }).click();
  await button(page, en('partner:queue.approve')).click();
  await expect(
    page.getByText(en('partner:queue.approved', { name: 'James Whitfield' })).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /Paula Rojas/ }).click();
  await button(page, en('partner:queue.refuse')).click();
  const words = 'Your certificate has no date on it.';
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('No');
  await dialog.getByRole('button', { name: en('partner:reason.refuse.action') }).click();
  await expect(dialog.getByText(en('partner:reason.tooShort', { count: '10' }))).toBeVisible();
  await dialog.getByRole('textbox').fill(words);
  await expectAccessible(page, 'a refusal with its reason');
  await dialog.getByRole('button', { name: en('partner:reason.refuse.action') }).click();
  await expect(
    page.getByText(en('partner:queue.sent', { name: 'Paula Rojas' })).first(),
  ).toBeVisible();

  await openSection(page, en('partner:sections.members'));
  const james = page.getByRole('listitem').filter({ hasText: 'James Whitfield' });
  await page.getByLabel(en('partner:members.search')).fill('james w');
  await expect(page.getByRole('status').filter({ hasText: /^1 / })).toBeAttached();
  const more = en('partner:members.more', { name: 'James Whitfield' });
  await james.getByRole('button', { name: more }).click();
  await expectAccessible(page, 'what can be done with an expert');
  await james.getByRole('button', { name: new RegExp(en('partner:members.takeBack')) }).click();
  await dialog.getByRole('textbox').fill('Your license has ended; send us the new one.');
  await dialog.getByRole('button', { name: en('partner:reason.take-back.action') }).click();
  await expect(james.getByText(en('partner:states.pending'))).toBeVisible();
  await expectAccessible(page, 'the experts');

  await openSection(page, en('partner:sections.managers'));
  const helper = newPhone();
  await page.getByLabel(en('partner:managers.phone'), { exact: true }).fill(helper);
  await button(page, en('partner:managers.send')).click();
  await expect(
    page.getByText(en('partner:managers.ending', { digits: helper.slice(-4) })),
  ).toBeVisible();
  await expectAccessible(page, 'the managers');

  // Codes for its experts' meetings, and how it shows itself.
  await openSection(page, en('partner:sections.codes'));
  await page.getByLabel(en('promo:form.code'), { exact: true }).fill('north-desk');
  await page.getByLabel(en('promo:form.percent'), { exact: true }).fill('10');
  await button(page, en('promo:form.make')).click();
  const codes = page.getByRole('list', { name: en('promo:list') });
  await expect(codes.getByRole('heading', { name: 'NORTH-DESK' })).toBeVisible();
  await expectAccessible(page, 'the codes of a partner');
  await networkIdle(page);
  await codes.getByRole('button', { name: en('promo:pauseNamed', { code: 'NORTH-DESK' }) }).click();
  await expect(codes.getByText(en('promo:states.paused'))).toBeVisible();

  // On a phone: who is invited accepts, and is a manager until the other one removes them.
  await page.setViewportSize(sizes.phone);
  await openAs(page, app, helper, '/you/partner');
  await button(page, en('partner:invited.accept')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Northbridge' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await openAs(page, app, manager, '/you/partner/managers');
  const remove = en('partner:managers.remove');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${remove}`) })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('partner:managers.remove'), exact: true })
    .click();
  await expect(page.getByText(en('partner:managers.removed')).first()).toBeVisible();
  await openSection(page, en('partner:sections.log'));
  await expect(page.getByText(en('partner:acts.manager-removed')).last()).toBeVisible();
  await expect(page.getByText(en('partner:acts.expert-refused')).last()).toBeVisible();
  await expectAccessible(page, 'the log');
  await expectNoSidewaysScroll(page);

  // The expert reads the reason, and asks again.
  await openAs(page, app, phone, '/you/helping/verification');
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page, 'a refusal, read by the expert');
  await networkIdle(page);
  await page.getByLabel(es('verification:application.message')).fill('Ahora con fecha.');
  await button(page, es('verification:application.send')).click();
  await expect(button(page, es('verification:application.withdraw'))).toBeVisible();
  const waits = page.getByText(es('draft:verification.pending', { name: 'Northbridge' }));
  await expect(waits).toBeVisible();

  // Who is asked for more is not told to wait.
  await app.advance('PT2M');
  const again = await app.signIn(manager);
  const { applications } = await app.call<{ applications: { id: string; name: string }[] }>(
    'GET',
    '/api/partner/applications?partnerId=northbridge&which=open',
    undefined,
    again.sessionToken,
  );
  const { id } = applications.find(({ name }) => name === 'Paula') ?? { id: '' };
  const asked = 'Falta la segunda hoja.';
  const answer = { decision: 'ask', message: asked };
  const path = `/api/partner/applications/${id}/decide`;
  await app.call('POST', path, answer, again.sessionToken);
  await page.reload();
  await expect(page.getByText(asked)).toBeVisible();
  await expect(waits).toHaveCount(0);
});
