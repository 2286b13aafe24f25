import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { payByCard } from './meeting.ts';
import { becomeExpert, newPhone, openSignedIn } from './people.ts';
import { wordsOf } from './words.ts';

const locales = { en: 'en-US', es: 'es-CL' };

/** A paid meeting some days ahead of the person who is signed in on the page. */
const openMeeting = async (page: Page, app: App, language: 'en' | 'es'): Promise<void> => {
  const { sessionToken } = await openSignedIn(page, app, '/you', { language });
  type Link = { profile: { id: string } };
  const { profile } = await app.call<Link>('GET', '/api/validate/camilarojas');
  const { now } = await app.call<{ now: string }>('GET', '/api/config');
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate();
  const search = new URLSearchParams({
    date: today.add({ days: 5 }).toString(),
    endDate: today.add({ days: 25 }).toString(),
    durationMinutes: '60',
    timezone: 'UTC',
  });
  type Slots = { slots: { start: string }[] };
  const free = await app.call<Slots>('GET', `/api/availability/slots/${profile.id}?${search}`);
  const slot = { providerId: profile.id, start: free.slots[0]?.start, durationMinutes: 60 };
  const who = { name: 'Inés', lastName: 'Soto', email: 'cancels@example.com', about: 'Sleep' };
  type Booked = { booking: { id: string } };
  const path = '/api/booking/book';
  const { booking } = await app.call<Booked>('POST', path, { ...slot, ...who }, sessionToken);
  await payByCard(app, booking.id, sessionToken);
  await page.goto(`${app.url}/activity/${booking.id}`);
};

/** A meeting of the expert who is signed in on the page, which its client cancels a day before. */
const openCancelledLate = async (page: Page, app: App, language: 'en' | 'es'): Promise<void> => {
  const expert = await openSignedIn(page, app, '/you', { language });
  await becomeExpert(app, expert, 'America/Santiago');
  const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    ranges: [{ start: '09:00', end: '18:00' }],
  }));
  await app.call('POST', '/api/availability/set', { weeklyHours }, expert.sessionToken);
  const { sessionToken: token } = await app.signIn(newPhone());
  const { now } = await app.call<{ now: string }>('GET', '/api/config');
  const day = Temporal.Instant.from(now).toZonedDateTimeISO('America/Santiago').toPlainDate();
  const at = { timeZone: 'America/Santiago', plainTime: '12:00' };
  const start = day.add({ days: 5 }).toZonedDateTime(at).toInstant().toString();
  const slot = { providerId: expert.userData.id, start, durationMinutes: 30, currency: 'USD' };
  const who = { name: 'Inés', lastName: 'Soto', email: 'late@example.com', about: 'Sleep' };
  type Booked = { booking: { id: string } };
  const path = '/api/booking/book';
  const { booking } = await app.call<Booked>('POST', path, { ...slot, ...who }, token);
  await payByCard(app, booking.id, token);
  await app.advance('P4D');
  const request = { reason: 'Something came up', confirmed: true };
  await app.call('DELETE', `/api/booking/cancel/${booking.id}`, request, token);
  await page.goto(`${app.url}/activity/${booking.id}`);
};

for (const [language, size] of [
  ['en', 'phone'],
  ['es', 'desktop'],
] as const)
  test.describe(`in ${language} on a ${size}`, () => {
    test.use({
      viewport: sizes[size],
      locale: locales[language],
      timezoneId: 'America/Santiago',
      colorScheme: size === 'phone' ? 'light' : 'dark',
    });

    test('a refund that became less is shown before anything is cancelled', async ({
      page,
      app,
    }) => {
      const t = wordsOf(language);
      await openMeeting(page, app, language);
      await page.getByRole('button', { name: t('activity:cancel'), exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      const shown = dialog.locator('p.font-semibold');
      const before = await shown.textContent();
      const reason = dialog.getByLabel(t('booking:cancel.reason'));
      const understood = dialog.getByLabel(t('booking:cancel.understood'));
      const cancel = dialog.getByRole('button', { name: t('booking:cancel.action') });
      await reason.fill('I have to travel');
      await understood.check();
      // The 24 hours of full refund end while the dialog stands open.
      await app.advance('PT25H');
      await cancel.click();
      await expect(dialog.getByText(t('booking:cancel.changed'))).toBeVisible();
      await expect(shown).not.toHaveText(before ?? '');
      await expect(reason).toHaveValue('I have to travel');
      await expect(understood).not.toBeChecked();
      await expectAccessible(page, 'a refund that changed');
      await expectNoSidewaysScroll(page);
      await understood.check();
      await expect(dialog.getByText(t('booking:cancel.changed'))).toBeHidden();
      await cancel.click();
      await expect(page.getByText(t('booking:cancel.done'))).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(t('booking:status.cancelled')).first()).toBeVisible();
    });

    test('an expert refunds a part of what the terms left', async ({ page, app }) => {
      const t = wordsOf(language);
      await openCancelledLate(page, app, language);
      const amount = page.getByLabel(t('activity:goodwill.amount', { currency: 'USD' }));
      await expect(amount).toBeVisible();
      await expectAccessible(page, 'a refund beyond the terms');
      await expectNoSidewaysScroll(page);
      const send = page.getByRole('button', {
        name: new RegExp(`^${t('activity:goodwill.send')}`),
      });
      await amount.fill('31');
      await send.click();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await amount.fill('10');
      await send.click();
      await expect(page.getByText(t('activity:facts.refunded'), { exact: true })).toBeVisible();
      await expect(amount).toHaveValue('');
      await amount.fill('20');
      await send.click();
      await expect(amount).toBeHidden();
      await expect
        .poll(async () => (await app.mailsTo('late@example.com')).map(({ text }) => text).join())
        .toContain('is refunding you');
    });
  });
