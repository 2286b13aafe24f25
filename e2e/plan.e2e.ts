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
import { becomeExpert, newPhone, openSignedIn } from './people.ts';
import { button, fillCard, pay } from './steps.ts';
import { wordsOf } from './words.ts';

type Offered = { path: string; expert: { sessionToken: string } };

/** An expert in Santiago with a plan of four sessions a month, and the page that sells it. */
const sellPlan = async (app: App, language: 'en' | 'es'): Promise<Offered> => {
  const expert = await app.signIn(newPhone(), language);
  await becomeExpert(app, expert, 'America/Santiago');
  const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    ranges: [{ start: '09:00', end: '18:00' }],
  }));
  await app.call('POST', '/api/availability/set', { weeklyHours }, expert.sessionToken);
  const offeringData = {
    type: 'subscription',
    name: 'Steady steps',
    description: 'One meeting each week, on a day that stays yours.',
    category: 'careers',
    sessions: 4,
    durationMinutes: 30,
    price: { amount: 12_000, currency: 'USD' },
    discountedPrice: { amount: 10_800, currency: 'USD' },
  };
  const { offering } = await app.call<{ offering: { id: string } }>(
    'POST',
    '/api/provider-offerings',
    { offeringData },
    expert.sessionToken,
  );
  // They come to people's homes in one comuna, too.
  const places = {
    version: 0,
    home: { enabled: true, areaIds: ['cl-13123'] },
    office: { enabled: false, offices: [] },
    travelMinutes: 30,
  };
  await app.call('PUT', '/api/provider/places', places, expert.sessionToken);
  return { path: `/plan/new/${expert.userData.id}/${offering.id}`, expert };
};

/** A time of day among those offered, as its button begins. */
const timeOfDay = (page: Page, time: RegExp) =>
  page.getByRole('group').getByRole('button').filter({ hasText: time }).first();

type PlanSeen = {
  status: string;
  timeline: unknown[];
  renewsAt: string;
  periods: { status: string; sessions: { state: string }[] }[];
};

const locales = { en: 'en-US', es: 'es-CL' };

const looks: readonly ['en' | 'es', 'phone' | 'desktop', 'light' | 'dark'][] = [
  ['es', 'phone', 'light'],
];

for (const [language, size, scheme] of looks)
  test.describe(`in ${language} on a ${size}`, () => {
    test.use({
      viewport: sizes[size],
      locale: locales[language],
      timezoneId: 'America/Santiago',
      colorScheme: scheme,
    });

    test('a plan is chosen by its days, agreed to, paid, stopped and let go on', async ({
      page,
      app,
    }) => {
      const t = wordsOf(language);
      const { path, expert } = await sellPlan(app, language);
      const client = await openSignedIn(page, app, path, { language });
      await networkIdle(page);
      // Somebody else has the second Thursday at ten.
      const startDate = await page.getByLabel(t('plan:buy.start')).inputValue();
      const pattern = { weekdays: [4], time: '10:00' };
      const { sessions } = await app.call<{ sessions: { start: string; end: string }[] }>(
        'POST',
        '/api/booking/plan-dates',
        { offeringId: path.split('/').at(-1), startDate, pattern, timezone: 'America/Santiago' },
        client.sessionToken,
      );
      await app.call('POST', '/api/availability/block', sessions[1], expert.sessionToken);
      await expect(page.getByText(t('plan:with', { name: 'Paula Rojas' }))).toBeVisible();
      await page.getByRole('radio', { name: t('booking:way.home') }).check({ force: true });
      await page.getByRole('button', { name: language === 'es' ? 'jueves' : 'Thursday' }).click();
      const ten = timeOfDay(page, /^10:00/);
      await expect(ten).toHaveAttribute(
        'data-note',
        t('plan:buy.someFree', { free: '3', count: '4' }),
      );
      await ten.click();
      const times = page.getByRole('heading', { name: t('plan:buy.first') });
      await expect(times).toBeVisible();
      const taken = page.getByRole('listitem').filter({ hasText: t('plan:buy.taken') });
      await expect(taken).toHaveCount(1);
      await expectAccessible(page, 'the days of a plan');
      await expectNoSidewaysScroll(page);
      // On the calendar of the month, or one that is offered near it.
      await taken.getByRole('button', { name: t('plan:choose.action') }).click();
      const calendar = page.getByRole('dialog');
      await expect(calendar.getByText(t('availability:moreTimes'))).toBeVisible();
      await networkIdle(page);
      await expectAccessible(page, 'another time of a plan');
      await calendar.getByRole('button', { name: t('common:close') }).click();
      await taken.getByRole('group').getByRole('button').first().click();
      await expect(taken).toHaveCount(0);

      const submit = button(page, t('plan:buy.action'));
      const address = page.getByRole('combobox', { name: t('booking:way.address') });
      await address.fill('Avenida Pajaritos 2000, Maipú');
      await page.getByRole('option', { name: 'Avenida Pajaritos 2000, Maipú' }).click();
      await page.getByLabel(t('plan:buy.name'), { exact: true }).fill('Inés');
      await page.getByLabel(t('plan:buy.lastName'), { exact: true }).fill('Soto');
      await page.getByLabel(t('plan:buy.email'), { exact: true }).fill('ines.plan@example.com');
      await submit.click();
      await expect(page.getByText(t('plan:buy.consentMissing'))).toBeVisible();
      await page.getByRole('checkbox').check();
      await submit.click();
      // Out of the comuna: what was typed and chosen stays.
      const refusal = page.locator('#home-address').getByText('Providencia').first();
      await expect(refusal).toBeVisible();
      await expectAccessible(page, 'an address that is refused');
      await expect(address).toHaveValue('Avenida Pajaritos 2000, Maipú');
      await expect(page.getByLabel(t('plan:buy.name'), { exact: true })).toHaveValue('Inés');
      await address.fill('Los Leones 120, prov');
      await page.getByRole('option', { name: 'Los Leones 120, Providencia' }).click();
      await submit.click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steady steps');
      await expect(page.getByText(t('plan:status.reserved')).first()).toBeVisible();
      await networkIdle(page);
      await expect(page.getByText('Los Leones 120').first()).toBeVisible();
      // On a phone the payment stands in place of the navigation.
      const places = page.getByRole('navigation', { name: t('shell:places.label') });
      await expect(places).toBeHidden();
      // A declined card charges nothing; another one pays.
      await fillCard(page, language, '4000 0000 0000 0002');
      await pay(page, language).click();
      await expect(page.getByText(t('payment:declines.declined')).first()).toBeVisible();
      await expect(page.getByText(t('plan:status.reserved')).first()).toBeVisible();
      await expectAccessible(page, 'a card that was declined');
      await fillCard(page, language, '4242 4242 4242 4242');
      await pay(page, language).click();
      await expect(page.getByText(t('plan:status.active')).first()).toBeVisible();
      await expect(page.getByText(t('plan:timeline.started'))).toBeVisible();
      const begun = page.getByRole('heading', { level: 1 });
      await expect(begun).toHaveText(t('plan:begun.title', { name: 'Paula' }));
      await expect(places).toBeVisible();
      await expectAccessible(page, 'a plan that has begun');
      await expectNoSidewaysScroll(page);
      await page.reload();
      await expect(begun).toHaveText('Steady steps');
      await expectAccessible(page, 'a plan');
      await expectNoSidewaysScroll(page);

      await button(page, t('plan:stop.open')).click();
      const question = page.getByRole('alertdialog');
      await expect(question.getByText(t('plan:stop.stays'))).toBeVisible();
      await expectAccessible(page, 'the question before stopping');
      await question.getByRole('button', { name: t('plan:stop.action') }).click();
      await expect(page.getByText(t('plan:notice.ending'))).toBeVisible();
      await expect(question).toBeHidden();
      await button(page, t('plan:resume')).click();
      await expect(page.getByText(t('plan:status.active')).first()).toBeVisible();

      await page.goto(`${app.url}/activity`);
      await page
        .getByRole('link', { name: /Steady steps/ })
        .first()
        .click();
      await expect(page.getByText(t('plan:timeline.resumed'))).toBeVisible();
      // A session says that it is one of the plan, and leads back to it.
      await page
        .getByRole('link', { name: new RegExp(`^${t('plan:see')}`) })
        .first()
        .click();
      const part = t('activity:facts.included.plan', { number: '1', total: '4' });
      await expect(page.getByText(part)).toBeVisible();
      // Of 108 dollars, in pesos by the rates of the day.
      await expect(page.getByText(/^Pagaste un mes del plan\. \$\d+\.\d{3} /)).toBeVisible();
      await expectAccessible(page, 'a session of a plan');
      await page.getByRole('link', { name: 'Steady steps', exact: true }).click();
      await expect(page.getByText(t('plan:timeline.resumed'))).toBeVisible();
    });
  });

test.describe('in another zone than the expert', () => {
  test.use({
    viewport: sizes.desktop,
    locale: locales.en,
    timezoneId: 'America/New_York',
    colorScheme: 'dark',
  });

  test('a month without a time and with a card that died is mended by hand', async ({
    page,
    app,
  }) => {
    const t = wordsOf('en');
    const { path, expert } = await sellPlan(app, 'en');
    await openSignedIn(page, app, path, { language: 'en', timezone: 'America/New_York' });
    await networkIdle(page);
    const email = page.getByLabel(t('plan:buy.email'), { exact: true });
    const submit = button(page, t('plan:buy.action'));
    await page.getByRole('button', { name: 'Thursday' }).click();
    await timeOfDay(page, /^10:00/).click();
    await expect(page.getByText(/Chile Time for Paula/).first()).toBeVisible();
    await page.getByLabel(t('plan:buy.name'), { exact: true }).fill('Inés');
    await page.getByLabel(t('plan:buy.lastName'), { exact: true }).fill('Soto');
    await email.fill('ines.month');
    await page.getByRole('checkbox').check();
    await submit.click();
    await expect(page.getByText(t('plan:buy.emailWrong'))).toBeVisible();
    await expect(email).toBeFocused();

    await page.reload();
    await expect(email).toHaveValue('ines.month');
    await expect(page.getByRole('button', { name: 'Thursday' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await email.fill('ines.month@example.com');
    await page.getByRole('checkbox').check();
    await submit.click();

    await expect(page.getByText(t('plan:status.reserved')).first()).toBeVisible();
    await networkIdle(page);
    const address = new URL(page.url()).pathname;
    // Using the page renews its session.
    const token = () => page.evaluate(() => localStorage.getItem('sessionToken') ?? '');
    const read = async () =>
      app.call<PlanSeen>('GET', `/api/booking${address}`, undefined, await token());
    // The bank is told no: nothing is charged, and the times are still held.
    await fillCard(page, 'en', '4000 0027 6000 3184');
    await pay(page, 'en').click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.getByText(t('payment:declines.authentication')).first()).toBeVisible();
    await expect(page.getByText(t('plan:status.reserved')).first()).toBeVisible();
    expect((await read()).timeline).toEqual([]);
    await networkIdle(page);
    // A card that pays now, and no more once it is kept.
    await fillCard(page, 'en', '4000 0000 0000 0341');
    await pay(page, 'en').click();
    await expect(page.getByText(t('plan:status.active')).first()).toBeVisible();
    const head = page.getByRole('heading', { level: 1 });
    await expect(head).toHaveText(t('plan:begun.title', { name: 'Paula' }));

    const { renewsAt } = await read();
    const renewal = Temporal.Instant.from(renewsAt);
    // The expert is away on the first Thursday of the next month.
    const day = renewal.toZonedDateTimeISO('America/Santiago').toPlainDate();
    const thursday = day.add({ days: (4 - day.dayOfWeek + 7) % 7 });
    const overrides = [0, 7].map((days) => ({
      date: thursday.add({ days }).toString(),
      ranges: [],
    }));
    await app.call('POST', '/api/availability/set', { overrides }, expert.sessionToken);
    await app.setNow(renewal.subtract({ hours: 7 * 24 - 1 }).toString());
    await expect.poll(async () => (await read()).periods.length, { timeout: 60_000 }).toBe(2);
    await page.reload();
    const choose = page.getByRole('button', { name: t('plan:choose.action') });
    await expect(choose.first()).toBeVisible();
    await networkIdle(page);
    const open = await choose.count();
    await expectAccessible(page, 'a month with a session that has no time');
    await expectNoSidewaysScroll(page);
    await choose.first().click();
    const dialog = page.getByRole('dialog');
    const free = dialog.locator('button[aria-label]:not([aria-disabled])', {
      hasText: /^\d?\d:\d\d/,
    });
    await expect(free.first()).toBeVisible();
    await networkIdle(page);
    await expectAccessible(page, 'a time for a session of the month');
    await free.first().click();
    await expect(page.getByText(t('plan:choose.done')).first()).toBeVisible();
    await expect(choose).toHaveCount(open - 1);

    await app.setNow(renewal.add({ minutes: 1 }).toString());
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('past-due');
    await page.reload();
    await expect(page.getByText(t('plan:notice.refused'))).toBeVisible();
    await networkIdle(page);
    await expectAccessible(page, 'a plan whose card was declined');
    await expectNoSidewaysScroll(page);
    await fillCard(page, 'en', '4000 0027 6000 3184');
    await pay(page, 'en').click();
    await page.getByRole('button', { name: /Approve/ }).click();
    await expect(page.getByText(t('plan:timeline.renewed'))).toBeVisible();
    await expect(page.getByText(t('plan:status.active')).first()).toBeVisible();
    // A later month begins nothing.
    await expect(head).toHaveText('Steady steps');
    await expect(page.getByRole('heading', { name: t('plan:pay.title') })).toHaveCount(0);
  });
});
