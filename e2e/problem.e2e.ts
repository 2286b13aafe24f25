import type { Page } from '@playwright/test';
import { freeTime, hold, idOf } from './booked.ts';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { appIdle } from './idle.ts';
import { payByCard } from './meeting.ts';
import { openSignedIn } from './people.ts';
import { wordsOf } from './words.ts';

type Language = 'en' | 'es';

/** A paid meeting of somebody new with a demo expert, which ended an hour ago, on its page. */
const openPastMeeting = async (page: Page, app: App, language: Language): Promise<string> => {
  const { sessionToken } = await openSignedIn(page, app, '/you', { language });
  const expertId = await idOf(app, 'camilarojas');
  const start = await freeTime(app, expertId);
  const bookingId = await hold(app, sessionToken, expertId, start);
  await payByCard(app, bookingId, sessionToken);
  await app.setNow(Temporal.Instant.from(start).add({ hours: 2 }).toString());
  await page.goto(`${app.url}/activity/${bookingId}`);
  await appIdle(page);
  return bookingId;
};

/** The same page as its expert sees it. */
const becomeItsExpert = async (page: Page, app: App, language: Language): Promise<void> => {
  type People = { people: { phoneNumber: string; username?: string }[] };
  const { people } = await app.call<People>('GET', '/sandbox/people');
  const phone = people.find(({ username }) => username === 'camilarojas')?.phoneNumber ?? '';
  const { sessionToken } = await app.signIn(phone, language);
  await app.call('PUT', '/api/configuration', { isOnboarded: true, language }, sessionToken);
  const address = page.url();
  await page.goto(`${app.url}/healthz`);
  await page.evaluate(
    ({ token, phoneNumber }) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('sessionToken', token);
      localStorage.setItem('phoneNumber', phoneNumber);
    },
    { token: sessionToken, phoneNumber: phone },
  );
  await page.goto(address);
  await appIdle(page);
};

const zone = { timezoneId: 'America/Santiago' };

test.describe('in English on a phone', () => {
  test.use({ viewport: sizes.phone, locale: 'en-US', colorScheme: 'light', ...zone });

  test('a client reports what went wrong, and its expert refunds a part', async ({ page, app }) => {
    const t = wordsOf('en');
    await openPastMeeting(page, app, 'en');
    const open = page.getByRole('button', { name: t('problem:open') });
    await open.click();
    await page.getByRole('button', { name: t('problem:form.leave') }).click();
    await expect(open).toBeFocused();
    await open.click();
    await expectAccessible(page, 'the form for a report');
    await page.getByRole('button', { name: t('problem:form.send') }).click();
    await expect(page.getByText(t('problem:form.kindMissing')).first()).toBeVisible();
    await page.getByRole('radio', { name: t('problem:kinds.quality') }).check({ force: true });
    await expect(page.getByText(/we refund half of what you paid/)).toBeVisible();
    await page.getByLabel(t('problem:form.text')).fill('We spoke of something else all the time.');
    await expectNoSidewaysScroll(page);
    // A tablet that is turned shows the list beside it, and loses nothing.
    await page.setViewportSize(sizes.desktop);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expect(page.getByLabel(t('problem:form.text'))).toHaveValue(
      /something else all the time/,
    );
    await page.setViewportSize(sizes.phone);
    // Nor does a reload lose it, until it is sent.
    await page.reload();
    await appIdle(page);
    await expect(page.getByLabel(t('problem:form.text'))).toHaveValue(
      /something else all the time/,
    );
    await expect(page.getByRole('radio', { name: t('problem:kinds.quality') })).toBeChecked();
    await page.getByRole('button', { name: t('problem:form.send') }).click();
    await expect(page.getByRole('heading', { name: t('problem:reported') })).toBeFocused();
    await expect(page.getByText(/can answer until/)).toBeVisible();
    await expectAccessible(page, 'a report that waits');

    await becomeItsExpert(page, app, 'en');
    await expect(page.getByText('We spoke of something else all the time.')).toBeVisible();
    await expect(page.getByText(t('problem:card.earningsWait'))).toBeVisible();
    await page.getByRole('radio', { name: t('problem:answer.part') }).check({ force: true });
    await page.getByRole('textbox', { name: /^Amount in/ }).fill('99999999');
    await page.getByRole('button', { name: t('problem:answer.send') }).click();
    await expect(page.getByText(/^Enter an amount of up to/)).toBeVisible();
    await page.getByRole('textbox', { name: /^Amount in/ }).fill('5');
    await expectAccessible(page, 'the form for an answer');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Refund [^a]/ }).click();
    await expect(page.getByText(/ was refunded to /)).toBeVisible();
    await expect(page.getByText(/^You refunded /)).toBeVisible();
  });
});

test.describe('in Spanish on a computer', () => {
  test.use({ viewport: sizes.desktop, locale: 'es-CL', colorScheme: 'dark', ...zone });

  test('an expert objects to a no-show, which asks the team', async ({ page, app }) => {
    const t = wordsOf('es');
    await openPastMeeting(page, app, 'es');
    await page.getByRole('button', { name: t('problem:open') }).click();
    await page.getByRole('radio', { name: /no llegó$/ }).check({ force: true });
    await expect(page.getByText(/te devolvemos todo/)).toBeVisible();
    await page.getByRole('button', { name: t('problem:form.send') }).click();
    await expect(page.getByRole('heading', { name: t('problem:reported') })).toBeFocused();

    await becomeItsExpert(page, app, 'es');
    await page.getByRole('radio', { name: t('problem:answer.object') }).check({ force: true });
    await page.getByLabel(t('problem:answer.text')).fill('Nos reunimos por teléfono toda la hora.');
    await expectAccessible(page, 'the form for an objection');
    await page.getByRole('button', { name: t('problem:answer.send') }).click();
    await expect(page.getByText(t('problem:card.operator'))).toBeVisible();
    await expect(page.getByText(t('problem:lines.objected.you'))).toBeVisible();
    await expectAccessible(page, 'an objection');
  });
});
