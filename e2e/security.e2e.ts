import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { newPhone, openSignedIn } from './people.ts';
import { networkIdle } from './idle.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

test.use({
  viewport: sizes.phone,
  locale: 'en-US',
  timezoneId: 'America/Santiago',
  // Answers are the test's to give.
  serviceWorkers: 'block',
});

const en = wordsOf('en');
const es = wordsOf('es');
const good = 'violin harbour cactus 27';
const better = 'lantern oyster gravel 81';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('a password is set, signs in beside the code, and is changed with the present one', async ({
  page,
  app,
}) => {
  const { phone, sessionToken } = await openSignedIn(page, app, '/you/security');
  await button(page, en('security:password.set')).click();
  const next = field(page, en('security:password.new'));
  await expect(next).toBeFocused();
  await next.fill('short');
  await button(page, en('security:password.save')).click();
  await expect(page.getByRole('alert')).toContainText('Use at least 10 characters.');
  await next.fill(`${phone.slice(-8)}aaaa`);
  await button(page, en('security:password.save')).click();
  await expect(page.getByRole('alert')).toContainText(en('errors:password-weak'));
  await expect(next).toBeFocused();
  await expectAccessible(page, 'a refused password');
  await next.fill(good);
  await page.keyboard.press('Enter');
  await expect(page.getByText(en('security:password.wasSet'))).toBeVisible();

  await button(page, en('security:password.change')).click();
  await field(page, en('security:password.present')).fill('not the one');
  await next.fill(better);
  await button(page, en('security:password.save')).click();
  await expect(page.getByRole('alert')).toContainText(en('errors:password-wrong'));
  await expect(field(page, en('security:password.present'))).toBeFocused();
  // What was typed below is still there.
  await expect(next).toHaveValue(better);
  await field(page, en('security:password.present')).fill(good);
  await button(page, en('security:password.save')).click();
  await expect(page.getByText(en('security:password.wasChanged'))).toBeVisible();

  // Where a link to a new one would go, if it were forgotten, is no secret to its owner.
  const notes = ['noLinks', 'noLinksThere'].map((key) =>
    page.getByText(en(`security:password.${key}`)),
  );
  await expect(notes[0]!).toBeVisible();
  const saveEmail = (email: string) => app.call('PUT', '/api/profile', { email }, sessionToken);
  await saveEmail('mine@example.org');
  await page.reload();
  await expect(button(page, en('security:password.change'))).toBeVisible();
  for (const note of notes) await expect(note).toHaveCount(0);
  await app.advance('PT16M');
  await saveEmail('later@example.org');
  await page.reload();
  await expect(notes[1]!).toBeVisible();
});

test('a first password long after the sign-in asks for a code, and keeps what was typed', async ({
  page,
  app,
}) => {
  await page.clock.install();
  const { phone } = await openSignedIn(page, app, '/you/security');
  await app.advance('PT16M');
  await button(page, en('security:password.set')).click();
  const next = field(page, en('security:password.new'));
  await next.fill(good);
  await page.keyboard.press('Enter');
  const proof = page.getByRole('group', { name: en('security:password.proofTitle') });
  await expect(proof.getByRole('status')).toContainText(/6-digit code by SMS to \+56\s?9/);
  const code = proof.getByLabel(en('auth:code'), { exact: true });
  await expect(code).toBeFocused();
  await expect(next).toHaveValue(good);
  await expect(page.getByText(/^New code in/)).toBeVisible();
  await expectAccessible(page, 'a code for a first password');
  await expectNoSidewaysScroll(page);

  // Saved without it, with a part and with a wrong one: each says what is missing, where it is.
  await button(page, en('security:password.save')).click();
  await expect(proof.getByRole('alert')).toContainText(en('auth:codeMissing'));
  await expect(code).toBeFocused();
  const right = await app.latestCode(phone);
  await page.keyboard.type(right === '000000' ? '000001' : '000000');
  await expect(proof.getByRole('alert')).toContainText(en('errors:code-wrong'));
  await expectAccessible(page, 'a wrong code for a first password');
  await expect(code).toBeFocused();
  await expect(next).toHaveValue(good);

  // Another code takes the place of the one before.
  await app.advance('PT61S');
  await page.clock.fastForward('01:01');
  await proof.getByRole('button', { name: en('auth:resend') }).click();
  await expect(proof.getByRole('status')).toContainText(en('auth:resent'));
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await page.keyboard.type(await app.latestCode(phone));
  await expect(page.getByText(en('security:password.wasSet'))).toBeVisible();
  await expect(button(page, en('security:password.change'))).toBeVisible();
  await app.call('POST', '/api/auth/login', { phoneNumber: phone, password: good });
});

test('a code for a first password that cannot be sent leaves the form as it is', async ({
  page,
  app,
}) => {
  const { phone } = await openSignedIn(page, app, '/you/security', { language: 'es' });
  await app.advance('PT16M');
  await page.route('**/api/auth/start-verification', (route) =>
    route.fulfill({ status: 400, json: { errorCode: 'gateway-unavailable' } }),
  );
  await button(page, es('security:password.set')).click();
  const next = field(page, es('security:password.new'));
  await next.fill(good);
  await button(page, es('security:password.save')).click();
  const proof = page.getByRole('group', { name: es('security:password.proofTitle') });
  await expect(proof.getByRole('alert')).toContainText(es('errors:gateway-unavailable'));
  await expect(next).toHaveValue(good);
  await expectAccessible(page, 'a code that was not sent');
  await page.unroute('**/api/auth/start-verification');
  await proof.getByRole('button', { name: es('auth:send') }).click();
  const code = proof.getByLabel(es('auth:code'), { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await app.latestCode(phone));
  await expect(page.getByText(es('security:password.wasSet'))).toBeVisible();
});

test('a phone and password sign in where one wanted to go, by keyboard alone', async ({
  page,
  app,
}) => {
  const phone = newPhone();
  const { sessionToken } = await app.signIn(phone);
  await app.call('PUT', '/api/configuration', { isOnboarded: true }, sessionToken);
  await app.call('POST', '/api/auth/update-password', { newPassword: good }, sessionToken);
  await page.goto(`${app.url}/login?next=%2Fyou%2Fdata`);
  // The code is the way that is offered; a password asks to be looked for.
  await expect(page.locator('input[type=password]')).toHaveCount(0);
  await field(page, en('auth:phone')).fill(phone);
  await page.getByRole('link', { name: en('auth:password.use') }).focus();
  await page.keyboard.press('Enter');
  const password = field(page, en('auth:password.label'));
  await expect(password).toBeVisible();
  await expectAccessible(page, 'signing in by password');
  // What was typed for the code stands here, too.
  await expect(field(page, en('auth:phone'))).not.toHaveValue('');
  await button(page, en('auth:password.action')).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(en('auth:password.missing'));
  await expect(password).toBeFocused();
  await page.keyboard.type('not the one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(en('errors:credentials-wrong'));
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await button(page, en('auth:password.show')).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(good);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/you/data`);
});

test('guessing a password is stopped, with the way in by a code', async ({ page, app }) => {
  const phone = newPhone();
  const { sessionToken } = await app.signIn(phone);
  await app.call('POST', '/api/auth/update-password', { newPassword: good }, sessionToken);
  await page.goto(`${app.url}/login?way=password`);
  await field(page, en('auth:phone')).fill(phone);
  const action = button(page, en('auth:password.action'));
  const refused = page.getByRole('alert');
  for (let guess = 1; guess <= 5; guess += 1) {
    await field(page, en('auth:password.label')).fill(`guess number ${guess}`);
    await action.click();
    await expect(refused).toContainText(en('errors:credentials-wrong'));
  }
  await field(page, en('auth:password.label')).fill(good);
  await action.click();
  await expect(refused).toContainText(en('errors:tries-exceeded'));
  await expect(action).toBeDisabled();
  await expectAccessible(page, 'too many guesses');
  await page.getByRole('link', { name: en('auth:password.useCode') }).click();
  // The code of the account's opening is a minute old by then.
  await app.advance('PT61S');
  await button(page, en('auth:send')).click();
  const code = field(page, en('auth:code'));
  await expect(code).toBeVisible();
  await code.fill(await app.latestCode(phone));
  await expect(page).not.toHaveURL(/login/);
});

test('a password is taken away by who knows it', async ({ page, app }) => {
  const { sessionToken } = await openSignedIn(page, app, '/you');
  await app.call('POST', '/api/auth/update-password', { newPassword: good }, sessionToken);
  await page.goto(`${app.url}/you/security`);
  await button(page, en('security:password.remove')).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page, 'removing the password');
  const present = dialog.getByLabel(en('security:password.present'), { exact: true });
  await present.fill('not the one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(en('errors:password-wrong'));
  await present.fill(good);
  await page.keyboard.press('Enter');
  await expect(page.getByText(en('security:password.wasRemoved'))).toBeVisible();
  await expect(button(page, en('security:password.set'))).toBeVisible();
});

test('devices are listed, fail alone, and are all signed out at once', async ({ page, app }) => {
  await page.route('**/api/auth/sessions', (route) =>
    route.fulfill({ status: 403, json: { errorCode: 'forbidden' } }),
  );
  const { sessionToken } = await openSignedIn(page, app, '/you/security', { language: 'es' });
  await expect(page.getByText(es('security:devices.failed'))).toBeVisible();
  await expect(button(page, es('security:password.set'))).toBeVisible();
  await page.unroute('**/api/auth/sessions');
  await button(page, es('common:tryAgain')).click();
  await expect(page.getByText(es('security:devices.this'))).toBeVisible();
  await expectAccessible(page, 'devices');
  await expectNoSidewaysScroll(page);

  await button(page, es('security:devices.everywhere')).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'signing out everywhere');
  await dialog.getByRole('button', { name: es('security:devices.stay') }).click();
  await expect(dialog).toBeHidden();
  await button(page, es('security:devices.everywhere')).click();
  await dialog.getByRole('button', { name: es('security:devices.everywhere') }).click();
  await expect(page).toHaveURL(`${app.url}/you`);
  await expect(page.getByRole('link', { name: es('you:signedOut.action') })).toBeVisible();
  const left = await app.call('POST', '/api/auth/validate', { token: sessionToken });
  expect(left).toEqual({ valid: false });
});

test('a link signs in on another device, once, and this one is signed out', async ({
  page,
  app,
  browser,
}) => {
  const { phone } = await openSignedIn(page, app, '/you/security');
  await button(page, en('security:link.make')).click();
  // What the person does is what finds out that the session ended, not the look for updates.
  await page.route('**/api/config', (route) => route.abort());
  await networkIdle(page);
  const address = field(page, en('security:link.address'));
  await expect(page.getByRole('img', { name: en('security:link.qr') })).toBeVisible();
  await expectAccessible(page, 'the sign-in link');
  const url = await address.inputValue();

  const elsewhere = await browser.newContext({ viewport: sizes.desktop, colorScheme: 'dark' });
  const other = await elsewhere.newPage();
  await other.goto(url);
  await expect(other).toHaveURL(`${app.url}/`);
  await expect.poll(() => other.evaluate(() => localStorage.getItem('phoneNumber'))).toBe(phone);
  await other.goto(`${app.url}/you/security`);
  await expect(other.getByText(en('security:devices.this'), { exact: true })).toBeVisible();
  await expectAccessible(other, 'security on a desktop in the dark');

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: en('shell:places.activity') }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await other.goto(url);
  await expect(other).not.toHaveURL(/authToken/);
  await elsewhere.close();
});

test('a sign-in link is shown for 15 minutes, and the word that it was copied for 3 s', async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openSignedIn(page, app, '/you/security');
  await button(page, en('security:link.make')).click();
  const address = field(page, en('security:link.address'));
  const url = await address.inputValue();
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
  await button(page, en('security:link.copy')).click();
  const copied = button(page, en('security:link.copied'));
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.clock.runFor(2999);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1);
  await expect(copied).toBeHidden();
  // Pages follow the server's clock with each answer; here they follow their own.
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.runFor('14:30');
  await expect(address).toBeVisible();
  await page.clock.runFor('00:31');
  await expect(page.getByText(en('security:link.over'))).toBeVisible();
  await page.unroute('**/api/**');
  await page.clock.resume();
  await button(page, en('security:link.again')).click();
  await expect(address).not.toHaveValue(url);
});

test('a forgotten password is set anew by the mailed link, which leaves no trace', async ({
  page,
  app,
}) => {
  const phone = newPhone();
  const email = `reset-${phone.slice(1)}@example.com`;
  const { sessionToken } = await app.signIn(phone);
  await app.call('PUT', '/api/configuration', { isOnboarded: true, language: 'en' }, sessionToken);
  await app.call('POST', '/api/auth/update-password', { newPassword: good }, sessionToken);
  // Afterwards: nobody without an address is told of a password.
  await app.call('PUT', '/api/profile', { email }, sessionToken);

  await page.goto(`${app.url}/login?way=password`);
  await page.getByRole('link', { name: en('auth:password.forgot') }).click();
  const address = field(page, en('auth:forgot.email'));
  await address.fill('nobody');
  await button(page, en('auth:forgot.action')).click();
  await expect(page.getByRole('alert')).toContainText(en('auth:forgot.emailWrong'));
  for (const asked of ['nobody@example.com', email]) {
    await address.fill(asked);
    await button(page, en('auth:forgot.action')).click();
    // The same words, whether there is such an account or not.
    await expect(
      page.getByText(en('auth:forgot.sentText', { email: asked, minutes: '30' })),
    ).toBeVisible();
    if (asked !== email) await button(page, en('auth:forgot.again')).click();
  }
  await expect.poll(async () => (await app.mailsTo(email)).length).toBe(1);
  const [mail] = await app.mailsTo(email);
  const link = /https?:\S+#token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';

  await page.goto(`${app.url}/reset-password`);
  await expect(page.getByText(en('security:reset.noToken'))).toBeVisible();
  // Opened where this page already stands, and in a page of its own: the token leaves at once.
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await expect(page).toHaveURL(`${app.url}/reset-password`);
  await expect(field(page, en('security:password.new'))).toBeVisible();
  await page.goto(`${app.url}/login`);
  await page.goto(link);
  await expect(page).toHaveURL(`${app.url}/reset-password`);
  await expectAccessible(page, 'a new password');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain(new URL(link).hash.slice('#token='.length));

  await field(page, en('auth:phone')).fill(newPhone());
  const password = field(page, en('security:password.new'));
  await password.fill(better);
  await button(page, en('security:reset.save')).click();
  await expect(page.getByRole('alert')).toContainText(en('errors:link-invalid'));
  await expect(page.getByRole('link', { name: en('security:reset.askAgain') })).toBeVisible();
  await field(page, en('auth:phone')).fill(phone);
  await password.fill('password1234');
  await button(page, en('security:reset.save')).click();
  await expect(page.getByRole('alert')).toContainText(en('errors:password-weak'));
  await password.fill(better);
  await page.keyboard.press('Enter');
  await expect(page.getByText(en('security:reset.doneText'))).toBeVisible();
  await page.getByRole('link', { name: en('security:reset.signIn') }).click();
  await field(page, en('auth:phone')).fill(phone);
  await field(page, en('auth:password.label')).fill(better);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/`);

  // Once used it is worth nothing.
  await page.goto(link);
  await field(page, en('auth:phone')).fill(phone);
  await password.fill(good);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(en('errors:link-invalid'));
});
