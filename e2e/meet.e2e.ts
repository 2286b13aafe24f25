import type { Page } from '@playwright/test';
import { type App, expect, sizes, test } from './fixtures.ts';
import { bookMeeting } from './meeting.ts';
import { newPhone, openSignedIn, signInElsewhere } from './people.ts';
import { appIdle } from './idle.ts';
import { chooseTime } from './steps.ts';
import { wordsOf } from './words.ts';

// Two tabs of one browser, or two devices of one person: what the one does, the other must know.

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const [en, es] = [wordsOf('en'), wordsOf('es')];
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const calm = (page: Page) => page.getByRole('heading', { name: en('shell:oneTab.title') });

/** Another tab of the same browser, which is the one in use then. */
const openBeside = async (first: Page, address: string): Promise<Page> => {
  await appIdle(first);
  const page = await first.context().newPage();
  await page.goto(address);
  await appIdle(page);
  await expect(calm(first)).toBeVisible();
  return page;
};
const useHere = async (page: Page) => {
  await page.getByRole('button', { name: en('shell:oneTab.use') }).click();
  await expect(calm(page)).toHaveCount(0);
};

const signInHere = (page: Page, session: { sessionToken: string }, phone: string) =>
  page.evaluate(
    ([token, number]) => {
      localStorage.setItem('sessionToken', token ?? '');
      localStorage.setItem('phoneNumber', number ?? '');
    },
    [session.sessionToken, phone],
  );

/** By the screens, as the person would, with the code that was sent. */
const signInAgain = async (page: Page, app: App, phone: string) => {
  await app.advance('PT2M');
  await field(page, en('auth:phone')).fill(phone);
  await page.getByRole('button', { name: en('auth:send'), exact: true }).click();
  await expect(field(page, en('auth:code'))).toBeVisible();
  await field(page, en('auth:code')).fill(await app.latestCode(phone));
  await expect(page).not.toHaveURL(/\/login/);
};

/** On the page of a meeting that somebody booked, signed in as them. */
const openBooked = async (page: Page, app: App) => {
  const { guest, bookingId } = await bookMeeting(app, 600);
  await app.call('PUT', '/api/configuration', { isOnboarded: true, language: 'en' }, guest.token);
  await page.goto(app.url);
  await signInHere(page, { sessionToken: guest.token }, guest.phone);
  await page.goto(`${app.url}/activity/${bookingId}`);
  return { guest, bookingId };
};

test('the next person of a browser finds nothing of the one before in another tab', async ({
  page,
  app,
}) => {
  await openBooked(page, app);
  await expect(page.getByText('I want to sleep again')).toBeVisible();
  const other = await openBeside(page, `${app.url}/you`);
  await other.getByRole('button', { name: en('you:signOut') }).click();
  await expect(link(other, en('you:signedOut.action'))).toBeVisible();
  const phone = newPhone();
  await signInHere(other, await app.signIn(phone), phone);
  await expect(page.getByText('I want to sleep again')).toHaveCount(0);
  // Also where nothing new can be read.
  await page.route('**/api/**', (route) => route.abort());
  await useHere(page);
  await expect(page.getByText('I want to sleep again')).toHaveCount(0);
});

test('feedback is for who typed it: not for the next person, and back after the session ended', async ({
  page,
  app,
}) => {
  const { phone } = await openSignedIn(page, app, '/you/feedback');
  await field(page, en('feedback:text')).fill('only mine');
  const other = await openBeside(page, `${app.url}/you`);
  await signInElsewhere(other, app, phone);
  await link(other, en('shell:places.activity')).click();
  await expect(other).toHaveURL(/\/login/);
  await signInAgain(other, app, phone);
  await useHere(page);
  await expect(field(page, en('feedback:text'))).toHaveValue('only mine');

  await useHere(other);
  await link(other, en('shell:places.you')).click();
  await other.getByRole('button', { name: en('you:signOut') }).click();
  await expect(link(other, en('you:signedOut.action'))).toBeVisible();
  const next = newPhone();
  await signInHere(other, await app.signIn(next), next);
  await useHere(page);
  await expect(field(page, en('feedback:text'))).toHaveValue('');
});

test('a booking half typed is there after the session ended and began again in another tab', async ({
  page,
  app,
}) => {
  const { phone } = await openSignedIn(page, app, '/@camilarojas');
  await link(page, en('provider:seeTimes')).first().click();
  await chooseTime(page);
  await field(page, en('booking:details.name')).fill('Inés');
  const other = await openBeside(page, `${app.url}/you`);
  await signInElsewhere(other, app, phone);
  await link(other, en('shell:places.activity')).click();
  await expect(other).toHaveURL(/\/login/);
  await signInAgain(other, app, phone);
  await useHere(page);
  await expect(field(page, en('booking:details.name'))).toHaveValue('Inés');
});

test('what a meeting is about is typed on after a sign-in on another device', async ({
  page,
  app,
}) => {
  const { guest, bookingId } = await openBooked(page, app);
  const change = page.getByRole('button', { name: en('booking:about.change') });
  await change.click();
  await expect(field(page, en('booking:details.about'))).toBeFocused();
  await page.getByRole('button', { name: en('booking:about.leave') }).click();
  await expect(change).toBeFocused();
  await change.click();
  await field(page, en('booking:details.about')).fill('half a thought');
  await signInElsewhere(page, app, guest.phone);
  await page.getByRole('button', { name: en('booking:about.save') }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInAgain(page, app, guest.phone);
  await expect(page).toHaveURL(new RegExp(bookingId));
  await expect(field(page, en('booking:details.about'))).toHaveValue('half a thought');
  await page.getByRole('button', { name: en('booking:about.save') }).click();
  // The field says it as well while it is being saved.
  await expect(change).toBeFocused();
  await page.reload();
  await expect(change).toBeVisible();
  await expect(page.getByText('half a thought')).toBeVisible();
});

test('saving a profile leaves alone what another device saved meanwhile', async ({ page, app }) => {
  const { sessionToken } = await openSignedIn(page, app, '/you/profile');
  await field(page, en('settings:fields.name')).fill('Inés');
  const elsewhere = { email: 'elsewhere@example.org', lastName: 'Soto' };
  await app.call('PUT', '/api/profile', elsewhere, sessionToken);
  const other = await openBeside(page, `${app.url}/you`);
  await useHere(page);
  // What was saved elsewhere comes in, and what is typed here stays.
  await expect(field(page, en('settings:fields.lastName'))).toHaveValue('Soto');
  await expect(field(page, en('settings:fields.name'))).toHaveValue('Inés');
  await app.call('PUT', '/api/profile', { city: 'Santiago' }, sessionToken);
  await page.getByRole('button', { name: en('settings:save'), exact: true }).click();
  await expect(page.getByText(en('settings:saved'))).toBeVisible();
  const saved = await app.call('GET', '/api/profile', undefined, sessionToken);
  expect(saved).toMatchObject({ name: 'Inés', ...elsewhere, city: 'Santiago' });
  await other.close();
});

test('a chat that went on in another tab goes on here, and nothing of it is lost', async ({
  page,
  app,
}) => {
  const ask = async (tab: Page, text: string) => {
    await field(tab, en('chat:message')).fill(text);
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('listitem').filter({ hasText: text })).toBeVisible();
    await expect(field(tab, en('chat:message'))).toHaveValue('');
  };
  const expectLeft = (count: number) =>
    expect
      .poll(async () => {
        const reply = await page.request.get(`${app.url}/api/worker/exchanges`);
        return ((await reply.json()) as { remaining: number }).remaining;
      })
      .toBe(count);
  await page.goto(app.url);
  await ask(page, 'I freeze when I have to speak in public');
  await expect(link(page, en('chat:seeTimes')).first()).toBeVisible();
  const other = await openBeside(page, app.url);
  await ask(other, 'And I cannot sleep');
  const answered = other.getByRole('listitem').filter({ hasText: 'And I cannot sleep' });
  await expect(answered.getByRole('link', { name: en('chat:seeTimes') }).first()).toBeVisible();
  await expectLeft(13);
  await useHere(page);
  await expect(page.getByText('And I cannot sleep')).toBeVisible();
  await ask(page, 'My cofounder and I keep fighting');
  await expectLeft(12);
  await page.reload();
  for (const text of ['speak in public', 'I cannot sleep', 'keep fighting'])
    await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
});

test('language and partner of the other tab are those of this one when it is used again', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/`);
  const other = await openBeside(page, `${app.url}/?pId=casa-abierta`);
  await other.goto(`${app.url}/you/preferences`);
  await appIdle(other);
  await other.getByText(en('settings:languages.es'), { exact: true }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'es');
  await useHere(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Casa Abierta');
  await expect(link(page, es('shell:places.you'))).toBeVisible();
});

test('a code that was sent is not lost to an update that comes by itself', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/login`);
  await appIdle(page);
  await field(page, en('auth:phone')).fill(newPhone());
  await page.getByRole('button', { name: en('auth:send'), exact: true }).click();
  await field(page, en('auth:code')).fill('123');
  await page.route('**/api/config', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), version: '4.0.0' } });
  });
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(
    page.getByRole('status').filter({ hasText: en('shell:update.title') }),
  ).toBeVisible();
  await expect(field(page, en('auth:code'))).toHaveValue('123');
});

for (const [given, words] of [
  [{ status: 200, json: { status: 'pending', error: 'Not today' } }, 'Not today'],
  [{ status: 200, json: { status: 'pending' } }, 'Verification failed'],
  [{ status: 400, json: { error: 'Boom' } }, 'Verification failed (400): Boom'],
  [{ status: 400, json: {} }, 'Verification failed (400): Unknown error'],
] as const)
  test(`a code that is not approved says: ${words}`, async ({ page, app }) => {
    const phone = newPhone();
    await page.goto(`${app.url}/login`);
    await field(page, en('auth:phone')).fill(phone);
    await page.getByRole('button', { name: en('auth:send'), exact: true }).click();
    await page.route('**/api/auth/check-verification', (route) => route.fulfill(given));
    await field(page, en('auth:code')).fill('123456');
    await expect(page.getByRole('alert')).toContainText(words);
    expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
    await page.unroute('**/api/auth/check-verification');
    await field(page, en('auth:code')).fill(await app.latestCode(phone));
    await expect(page).not.toHaveURL(/\/login/);
  });
