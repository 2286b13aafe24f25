import { mkdirSync } from 'node:fs';
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
import { bookMeeting } from './meeting.ts';
import { wordsOf } from './words.ts';

const [en, es] = [wordsOf('en'), wordsOf('es')];

/** Phones of those who manage the partners of the demo. */
const managers: Record<string, string> = {
  'casa-abierta': '+56990000201',
  northbridge: '+12125550202',
};

type Person = { token: string; phone: string };
type Look = { language: 'en' | 'es'; size: keyof typeof sizes; colorScheme: 'light' | 'dark' };

/** A page of a browser of their own, with the person signed in. */
const openAs = async (browser: Browser, app: App, who: Person, look: Look): Promise<Page> => {
  const { language, size, colorScheme } = look;
  await app.call('PUT', '/api/configuration', { isOnboarded: true, language }, who.token);
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: language === 'en' ? 'en-US' : 'es-CL',
    timezoneId: 'America/Santiago',
    colorScheme,
  });
  await context.addInitScript(({ token, phone }) => {
    localStorage.setItem('sessionToken', token);
    localStorage.setItem('phoneNumber', phone);
  }, who);
  const page = await context.newPage();
  watchRequests(page);
  return page;
};

const picture = async (page: Page, name: string) => {
  const dir = process.env['PICTURES'];
  if (!dir) return;
  mkdirSync(dir, { recursive: true });
  await page.screenshot({ path: `${dir}/${name}.png`, fullPage: true });
};

test('a client reviews a meeting, the expert answers, and stars show from the third on', async ({
  browser,
  app,
}) => {
  const meetings = [await bookMeeting(app), await bookMeeting(app), await bookMeeting(app)];
  const [first, second, third] = meetings;
  if (!first || !second || !third) throw new Error('no meetings');
  const last = meetings
    .map(({ start }) => start)
    .toSorted((one, other) => Temporal.Instant.compare(one, other))
    .at(-1);
  await app.setNow(last?.add({ hours: 2 }).toString() ?? '');
  const { name } = await app.call<{ name: string }>('GET', `/worker/profile/${first.host.id}`);

  // Asked once, calmly: stars first.
  const look = { language: 'en', size: 'phone', colorScheme: 'light' } as const;
  const page = await openAs(browser, app, first.guest, look);
  await page.goto(`${app.url}/activity/${first.bookingId}`);
  await expect(page.getByRole('heading', { name: en('review:ask.title', { name }) })).toBeVisible();
  await networkIdle(page);
  await expect(page.getByLabel(en('review:ask.words'))).toHaveCount(0);
  const four = en('review:stars_other', { count: '4' });
  await page.locator('label').filter({ hasText: four }).click();
  await page.getByLabel(en('review:ask.words')).fill('Write to me: ines@example.com');
  await expectAccessible(page, 'a review being written');
  await expectNoSidewaysScroll(page);
  await picture(page, 'ask-en-phone');
  // Kept over a reload, until it is sent.
  await page.reload();
  await networkIdle(page);
  await expect(page.getByLabel(en('review:ask.words'))).toHaveValue(/^Write to me/);
  const send = page.getByRole('button', { name: en('review:ask.send') });
  await send.click();
  await expect(page.getByText(en('errors:contact-details'))).toBeVisible();
  await page.getByLabel(en('review:ask.words')).fill('I sleep through again.');
  await send.click();
  await expect(page.getByText(en('review:ask.sent', { name })).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: en('review:own.title', { name }) })).toBeFocused();
  await expectAccessible(page, 'a review that was sent');
  await page.reload();
  await expect(page.getByText('I sleep through again.')).toBeVisible();
  await expect(page.getByRole('button', { name: en('review:own.change') })).toBeVisible();
  await picture(page, 'own-en-phone');
  await page.goto(`${app.url}/expert/${first.host.id}`);
  await expect(page.getByText(en('review:few', { count: '3' }))).toBeVisible();
  await page.context().close();

  for (const [{ guest }, stars] of [
    [second, 5],
    [third, 5],
  ] as const)
    await app.call('POST', '/api/reviews', { providerId: first.host.id, stars }, guest.token);

  // The expert, whose latest sign-in counts, answers where the meeting is.
  const dark = { language: 'es', size: 'desktop', colorScheme: 'dark' } as const;
  const theirs = await openAs(browser, app, third.host, dark);
  await theirs.goto(`${app.url}/activity/${first.bookingId}`);
  await theirs.getByLabel(es('review:answer.label')).fill('Gracias, Inés.');
  await expectAccessible(theirs, 'an answer being written');
  await picture(theirs, 'answer-es-desktop');
  await theirs.getByRole('button', { name: es('review:answer.send') }).click();
  await expect(theirs.getByText(es('review:answerOf', { name }))).toBeVisible();
  await expect(theirs.getByLabel(es('review:answer.label'))).toHaveCount(0);

  // Everyone sees the mean on the page and in the list.
  await theirs.goto(`${app.url}/expert/${first.host.id}`);
  const rating = es('review:rating_other', { average: '4,7', count: '3' });
  await expect(theirs.getByText(rating).first()).toBeAttached();
  await expect(theirs.getByText('Gracias, Inés.')).toBeVisible();
  await networkIdle(theirs);
  await expectAccessible(theirs, 'a page with reviews');
  await picture(theirs, 'expert-es-desktop');
  await theirs.goto(`${app.url}/experts?q=${encodeURIComponent(name)}`);
  await expect(theirs.getByText(rating).first()).toBeAttached();
  await expectNoSidewaysScroll(theirs);
  await picture(theirs, 'experts-es-desktop');
  await theirs.context().close();

  // The partner that vouches for the expert hides one, with a reason, and is told that it is for good.
  const { partner } = await app.call<{ partner: { slug: string } | null }>(
    'GET',
    `/worker/profile/${first.host.id}`,
  );
  const phone = managers[partner?.slug ?? ''] ?? '';
  const manager = { phone, token: (await app.signIn(phone, 'es')).sessionToken };
  const desk = { language: 'es', size: 'phone', colorScheme: 'light' } as const;
  const managed = await openAs(browser, app, manager, desk);
  await managed.goto(`${app.url}/expert/${first.host.id}`);
  await managed
    .getByRole('listitem')
    .filter({ hasText: 'I sleep through again.' })
    .getByRole('button', { name: es('review:hide.action') })
    .click();
  const dialog = managed.getByRole('alertdialog');
  const hide = dialog.getByRole('button', { name: es('review:hide.action') });
  await expect(hide).toBeDisabled();
  await dialog.getByRole('textbox').fill('Cuenta algo de otra persona.');
  await expectAccessible(managed, 'a review about to be hidden');
  await expectNoSidewaysScroll(managed);
  await picture(managed, 'hide-es-phone');
  await hide.click();
  await expect(managed.getByText(es('review:hide.done')).first()).toBeVisible();
  await expect(managed.getByText('I sleep through again.')).toHaveCount(0);
  await managed.context().close();
});
