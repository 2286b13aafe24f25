import type { Page } from '@playwright/test';
import { type App, expect, expectAccessible, sizes, test } from './fixtures.ts';
import { chooseTime, fillCard, pay, button, signIn, tellAboutYou } from './steps.ts';
import { signInElsewhere } from './people.ts';
import { networkIdle, appIdle } from './idle.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const t = wordsOf('en');
const goal = 'I freeze when I have to speak in public';

let people = 0;
const newPhone = () => {
  people += 1;
  return `+56956${String(700_000 + people)}`;
};

/** Somebody who has been here before: home opens with the chat, not with the introduction. */
const knownPhone = async (app: App): Promise<string> => {
  const phone = newPhone();
  const { sessionToken } = await app.signIn(phone);
  await app.call('PUT', '/api/configuration', { isOnboarded: true }, sessionToken);
  await app.advance('PT2M');
  return phone;
};

type Payments = { payments: { charges: { status: string }[] }[] };

/** The booking path up to the form, signed in with a code. */
const openForm = async (page: Page, app: App, phone: string) => {
  await page.goto(`${app.url}/@camilarojas`);
  await page
    .getByRole('link', { name: t('provider:seeTimes') })
    .first()
    .click();
  await chooseTime(page);
  await signIn(page, app, 'en', phone);
  await expect(page.getByLabel(t('booking:details.about'))).toBeVisible();
};

const typed = { about: 'I want to sleep again', name: 'Inés', lastName: 'Soto', email: 'i@x.cl' };

const fillForm = async (page: Page) => {
  await page.getByLabel(t('booking:details.about')).fill(typed.about);
  await page.getByLabel(t('booking:details.name'), { exact: true }).fill(typed.name);
  await page.getByLabel(t('booking:details.lastName'), { exact: true }).fill(typed.lastName);
  await page.getByLabel(t('booking:details.email'), { exact: true }).fill(typed.email);
};

const expectForm = async (page: Page) => {
  await expect(page.getByLabel(t('booking:details.about'))).toHaveValue(typed.about);
  await expect(page.getByLabel(t('booking:details.name'), { exact: true })).toHaveValue(typed.name);
  await expect(page.getByLabel(t('booking:details.email'), { exact: true })).toHaveValue(
    typed.email,
  );
};

const enterCode = async (page: Page, app: App, phone: string) => {
  await app.advance('PT2M');
  await page.getByLabel(t('auth:phone'), { exact: true }).fill(phone);
  await button(page, t('auth:send')).click();
  const code = page.getByLabel(t('auth:code'), { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await app.latestCode(phone));
};

test('a session that ends in mid-form gives the form back to the same person', async ({
  page,
  app,
}) => {
  const phone = newPhone();
  await openForm(page, app, phone);
  await fillForm(page);
  await signInElsewhere(page, app, phone);
  await button(page, t('booking:continue')).click();
  // The network comes back just then: who is here is asked while the session is ending.
  await expect(page.getByRole('alert').filter({ hasText: 'Session expired' })).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(/\/login/);
  await enterCode(page, app, phone);
  await expect(page).toHaveURL(/\/book\//);
  await expectForm(page);
});

test('a session that ends in mid-form shows nothing of it to somebody else', async ({
  page,
  app,
}) => {
  const phone = newPhone();
  await openForm(page, app, phone);
  await fillForm(page);
  await signInElsewhere(page, app, phone);
  await button(page, t('booking:continue')).click();
  await expect(page).toHaveURL(/\/login/);
  await enterCode(page, app, await knownPhone(app));
  await expect(page).toHaveURL(/\/book\//);
  await expect(page.getByLabel(t('booking:details.about'))).toHaveValue('');
  await expect(page.getByLabel(t('booking:details.name'), { exact: true })).toHaveValue('');
  await page.goto(app.url);
  await expect(page.getByRole('region', { name: t('booking:resume.label') })).toBeHidden();
});

test('a closed tab leaves the booking one tap away in the next one', async ({ page, app }) => {
  const phone = await knownPhone(app);
  await openForm(page, app, phone);
  await fillForm(page);
  await page.close();
  const next = await page.context().newPage();
  await next.goto(app.url);
  const kept = next.getByRole('region', { name: t('booking:resume.label') });
  await expect(kept).toContainText('Camila');
  await expectAccessible(next, 'a kept booking');
  await kept.getByRole('link', { name: t('booking:draft.goOn') }).click();
  await expectForm(next);
  await next.goto(app.url);
  await kept.getByRole('button', { name: t('booking:resume.discard') }).click();
  await expect(kept).toBeHidden();
  await next.reload();
  await expect(next.getByLabel(t('chat:message'), { exact: true })).toBeVisible();
  await expect(kept).toBeHidden();
});

test('a booking offered again is offered after the session ended and began anew, too', async ({
  page,
  app,
}) => {
  const phone = await knownPhone(app);
  await openForm(page, app, phone);
  await fillForm(page);
  await page.close();
  const next = await page.context().newPage();
  await next.goto(app.url);
  const kept = next.getByRole('region', { name: t('booking:resume.label') });
  await expect(kept).toBeVisible();
  await signInElsewhere(next, app, phone);
  await next.goto(`${app.url}/contacts`);
  await expect(next).toHaveURL(/\/login/);
  await enterCode(next, app, phone);
  await next.getByRole('link', { name: t('shell:places.chat') }).click();
  await kept.getByRole('link', { name: t('booking:draft.goOn') }).click();
  await expectForm(next);
});

test('signing out in one tab empties the others', async ({ page, app }) => {
  const phone = await knownPhone(app);
  await openForm(page, app, phone);
  await fillForm(page);
  const left = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  expect(await left()).toContain(typed.about);
  // Of two tabs the one that came last is used: this one has to be all there before.
  await appIdle(page);
  const other = await page.context().newPage();
  await other.goto(`${app.url}/you`);
  await other.getByRole('button', { name: t('you:signOut') }).click();
  await expect(other.getByRole('link', { name: t('you:signedOut.action') })).toBeVisible();
  await expect.poll(left).not.toContain(typed.about);
  expect(await left()).not.toContain(typed.name);
});

test('half a thought in the chat outlives the reload and the tab', async ({ page, app }) => {
  await page.goto(app.url);
  await page.getByLabel(t('chat:message'), { exact: true }).fill(goal);
  await page.reload();
  await expect(page.getByLabel(t('chat:message'), { exact: true })).toHaveValue(goal);
  await page.close();
  const next = await page.context().newPage();
  await next.goto(app.url);
  await expect(next.getByLabel(t('chat:message'), { exact: true })).toHaveValue(goal);
});

test('a question that met an ended session is answered after signing in again', async ({
  page,
  app,
}) => {
  const phone = await knownPhone(app);
  await page.goto(`${app.url}/login?next=%2Factivity`);
  await enterCode(page, app, phone);
  await expect(page).toHaveURL(/\/activity/);
  await page.getByRole('link', { name: t('shell:places.chat') }).click();
  const input = page.getByLabel(t('chat:message'), { exact: true });
  await expect(input).toBeVisible();
  await signInElsewhere(page, app, phone);
  await input.fill(goal);
  await input.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await enterCode(page, app, phone);
  await expect(page.getByRole('link', { name: t('chat:seeTimes') }).first()).toBeVisible();
  await expect(page.getByRole('listitem').getByText(goal)).toHaveCount(1);
});

test('without a network the form says so, keeps what was typed and goes on later', async ({
  page,
  app,
}) => {
  await openForm(page, app, newPhone());
  await fillForm(page);
  await expect(page.getByRole('complementary').or(page.getByRole('main')).first()).toBeVisible();
  await networkIdle(page);
  await page.context().setOffline(true);
  await button(page, t('booking:continue')).click();
  await expect(page.getByText(t('errors:offline')).first()).toBeVisible();
  await expectForm(page);
  await page.context().setOffline(false);
  await button(page, t('booking:continue')).click();
  await expect(pay(page, 'en')).toBeVisible();
});

const chargesOf = async (app: App) => {
  const { payments } = await app.call<Payments>('GET', '/sandbox/payments');
  return payments
    .flatMap((intent) => intent.charges)
    .filter(({ status }) => status === 'succeeded');
};

test('of a tab that is duplicated while paying one rests, and the meeting is paid once', async ({
  page,
  app,
}) => {
  await openForm(page, app, newPhone());
  await tellAboutYou(page, 'en', 'twice@example.com');
  await fillCard(page, 'en', '4242 4242 4242 4242');
  const before = (await chargesOf(app)).length;
  const opened = page.waitForEvent('popup');
  // Like the browser's own "duplicate": the copy starts with all that this tab keeps.
  await page.evaluate(() => void globalThis.open(location.href));
  const copy = await opened;
  const calm = (tab: Page) => tab.getByRole('heading', { name: t('shell:oneTab.title') });
  const resting = async () => (await calm(copy).isVisible()) || (await calm(page).isVisible());
  await expect.poll(resting).toBe(true);
  // Which of the two rests depends on how far the copy was; the other is where the money goes.
  const [used, rests] = (await calm(copy).isVisible()) ? [page, copy] : [copy, page];
  await expect(calm(used)).toHaveCount(0);
  await expect(rests.getByText(t('shell:oneTab.guarded'))).toBeVisible();
  await fillCard(used, 'en', '4242 4242 4242 4242');
  await pay(used, 'en').click();
  await expect(used.getByText(t('booking:addToCalendar')).first()).toBeVisible();
  // Whoever goes back to the other tab is told, and not asked for the money again.
  await rests.getByRole('button', { name: t('shell:oneTab.use') }).click();
  await expect(rests.getByText(t('booking:addToCalendar')).first()).toBeVisible();
  expect((await chargesOf(app)).length - before).toBe(1);
});

test('a server that dies while it is paid loses no cent and charges once', async ({
  page,
  app,
}) => {
  const charges = () => chargesOf(app);
  await openForm(page, app, newPhone());
  await tellAboutYou(page, 'en', 'dies@example.com');
  await fillCard(page, 'en', '4242 4242 4242 4242');
  const before = (await charges()).length;
  // The card is charged; of our own calls none comes through any more.
  const ours = (url: URL) => /^\/(?:confirm-payment|payment-status|api\/)/.test(url.pathname);
  await page.route(ours, (route) => route.abort());
  await pay(page, 'en').click();
  await expect(page.getByText(t('payment:safeToRepeat'))).toBeVisible();
  await page.unroute(ours);
  await page.reload();
  await expect(page.getByText(t('booking:addToCalendar')).first()).toBeVisible();
  expect((await charges()).length - before).toBe(1);
});
