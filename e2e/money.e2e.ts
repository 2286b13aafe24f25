import { type App, expect, expectAccessible, sizes, test } from './fixtures.ts';
import { newPhone, openSignedIn } from './people.ts';
import { fillCard, pay, button, tellAboutYou } from './steps.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const t = wordsOf('en');
const long = 'Plain words about a life and a craft, long enough to tell one person from another.';

/** An expert whose half hour is 5 dollars: 4715 pesos would be below the smallest price. */
const cheapExpert = async (app: App): Promise<string> => {
  const { sessionToken, userData } = await app.signIn(newPhone());
  const texts = { aboutMe: long, career: long, idealClient: long, uniqueValue: long };
  const profile = { name: 'Paula', lastName: 'Rojas', expertise: 'Public speaking', ...texts };
  const more = { challengeStory: long, languages: ['en'], timezone: 'UTC', durations: [30, 60] };
  const normalRate = { amount: 1000, currency: 'USD' };
  await app.call('PUT', '/worker/profile', { ...profile, ...more, normalRate }, sessionToken);
  const ranges = [{ start: '00:00', end: '24:00' }];
  const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ranges }));
  await app.call('POST', '/api/availability/set', { weeklyHours }, sessionToken);
  return userData.id;
};

const inDays = async (app: App, days: number): Promise<string> => {
  const { now } = await app.call<{ now: string }>('GET', '/api/config');
  const start = Temporal.Instant.from(now).add({ hours: 24 * days });
  return start.round({ smallestUnit: 'hour' }).toString();
};

test('a price too low to convert says so, and money paid back by hand is shown', async ({
  page,
  app,
}) => {
  const expert = await cheapExpert(app);
  const why = 'Charged in USD: in CLP the price would be below the smallest amount we can charge.';
  const { sessionToken } = await openSignedIn(page, app, '/you');
  await app.call('PUT', '/api/configuration', { currency: 'CLP' }, sessionToken);

  await page.goto(`${app.url}/expert/${expert}`);
  await expect(page.getByText(why).first()).toBeVisible();
  await expectAccessible(page, 'a profile with a price that was not converted');

  const start = await inDays(app, 5);
  const time = new URLSearchParams({ step: 'about', start, minutes: '30' });
  await page.goto(`${app.url}/book/${expert}?${time}`);
  await tellAboutYou(page, 'en', 'by-hand@example.com');
  await expect(pay(page, 'en')).toContainText('5.00');
  await page.locator('summary').first().click();
  await expect(page.getByText(why)).toBeVisible();
  await fillCard(page, 'en', '4242 4242 4242 4242');
  await pay(page, 'en').click();
  await expect(page.getByText(t('booking:addToCalendar')).first()).toBeVisible();

  type Own = { bookings: { id: string }[] };
  const { bookings } = await app.call<Own>('GET', '/api/bookings', undefined, sessionToken);
  const id = bookings[0]?.id ?? '';
  type State = { paymentIntentId: string };
  const state = await app.call<State>('GET', `/payment-status/${id}`, undefined, sessionToken);
  await app.call('POST', `/sandbox/payments/${state.paymentIntentId}/refund`, { amount: 200 });

  await page.goto(`${app.url}/activity/${id}`);
  const byHand = /The Puente team refunded .*2\.00 of it/;
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(byHand)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await button(page, t('activity:cancel')).click();
  await expect(
    page.getByText(t('booking:cancel.partBefore', { refunded: '' }).trim()),
  ).toBeVisible();
  await expectAccessible(page, 'cancelling what was paid back in part');
});
