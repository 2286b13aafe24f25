import { idOf, freeTime } from './booked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { payByCard } from './meeting.ts';
import { openSignedIn } from './people.ts';
import { wordsOf } from './words.ts';

const locales = { en: 'en-US', es: 'es-CL' };
const named = {
  en: { receipt: /^Receipt No\. \d+$/, creditNote: /^Credit note No\. \d+$/ },
  es: { receipt: /^Comprobante N\.º \d+$/, creditNote: /^Nota de crédito N\.º \d+$/ },
};

/** Sheets of a printed page. */
const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const [language, size, scheme] of [
  ['en', 'phone', 'light'],
  ['es', 'desktop', 'dark'],
] as const)
  test.describe(`in ${language} on a ${size}`, () => {
    test.use({
      viewport: sizes[size],
      locale: locales[language],
      timezoneId: 'America/Santiago',
      colorScheme: scheme,
    });

    test('what was paid and what went back is followed, read and printed', async ({
      page,
      app,
    }) => {
      const t = wordsOf(language);
      const bills = `bills-${language}-${crypto.randomUUID()}@example.com`;
      const { sessionToken } = await openSignedIn(page, app, '/you', { language });
      const providerId = await idOf(app, 'camilarojas');
      const { booking } = await app.call<{ booking: { id: string } }>(
        'POST',
        '/api/booking/book',
        {
          providerId,
          start: await freeTime(app, providerId, 5),
          durationMinutes: 60,
          name: 'Inés',
          lastName: 'Soto',
          email: 'ines.receipts@example.com',
          invoiceEmail: bills,
          about: 'Sleep',
        },
        sessionToken,
      );
      await payByCard(app, booking.id, sessionToken);
      await page.goto(`${app.url}/activity/${booking.id}`);
      await page.getByRole('link', { name: named[language].receipt }).click();
      const receipt = page.getByRole('article');
      await expect(receipt.getByRole('heading', { level: 1 })).toHaveText(named[language].receipt);
      await expect(receipt.getByText('Inés Soto')).toBeVisible();
      await expect(receipt.getByText(bills)).toBeVisible();
      await expectAccessible(page, 'a receipt');
      await expectNoSidewaysScroll(page);

      const wish = { reason: 'Ill', confirmed: true };
      await app.call('DELETE', `/api/booking/cancel/${booking.id}`, wish, sessionToken);
      await page.goto(`${app.url}/activity/${booking.id}`);
      await page.getByRole('link', { name: named[language].creditNote }).click();
      const note = page.getByRole('article').nth(1);
      await expect(note.getByRole('heading', { level: 2 })).toHaveText(named[language].creditNote);
      await expect(note.getByText(t('receipt:reason.client-cancelled'))).toBeVisible();
      await expect(note).toBeInViewport();
      await expectAccessible(page, 'a receipt with a credit note');
      await expectNoSidewaysScroll(page);

      await page.emulateMedia({ media: 'print' });
      await expect(receipt.first()).toBeVisible();
      await expect(page.getByRole('button', { name: t('receipt:print') })).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      for (const format of ['A4', 'Letter']) expect(sheetsOf(await page.pdf({ format }))).toBe(2);
    });
  });
