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
import { openSignedIn } from './people.ts';
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
  });
