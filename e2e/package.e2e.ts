import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { appIdle, networkIdle, watchRequests } from './idle.ts';
import { becomeExpert, openSignedIn, type Signed } from './people.ts';
import { button, fillCard, pay } from './steps.ts';
import { wordsOf } from './words.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  ranges: [{ start: '09:00', end: '17:00' }],
}));

const name = 'Hablar en público';
const code = 'CHARLA-25';
const view = {
  viewport: sizes.phone,
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
  colorScheme: 'light',
} as const;

/** An expert with hours on every day and a package of five hours, which is no length of theirs. */
const sellFive = async (app: App, expert: Signed): Promise<void> => {
  await becomeExpert(app, expert, 'America/Santiago');
  const { sessionToken: token } = expert;
  await app.call('POST', '/api/availability/set', { weeklyHours: everyDay }, token);
  const offeringData = {
    type: 'package',
    name,
    description: 'Cinco sesiones para preparar una charla y perder el miedo a darla.',
    category: 'careers',
    sessions: 5,
    durationMinutes: 60,
    price: { amount: 60_000, currency: 'USD' },
    discountedPrice: { amount: 50_000, currency: 'USD' },
    scheduling: 'all-at-once',
  };
  await app.call('POST', '/api/provider-offerings', { offeringData }, token);
  const promo = { code, percent: 25, validFrom: '2026-11-01T00:00:00Z' };
  await app.call('POST', '/api/promo/codes', { promo }, token);
  // They come to people's homes in one comuna, too.
  const places = {
    version: 0,
    home: { enabled: true, areaIds: ['cl-13123'] },
    office: { enabled: false, offices: [] },
    travelMinutes: 30,
  };
  await app.call('PUT', '/api/provider/places', places, token);
};

type Package = {
  id: string;
  sessions: { number: number; state: string; start: string; bookingId: string }[];
  cancellation: { terms: { refund: { amount: number } } } | null;
};

const slot = (page: Page, time: string) =>
  page.locator('button[aria-pressed]').filter({ hasText: new RegExp(`^${time}`) });

test.describe('a package in Spanish on a phone', () => {
  const t = wordsOf('es');
  test.use(view);

  test('is bought, moved, lost in part, placed again and cancelled', async ({
    page,
    browser,
    app,
  }) => {
    const theirs = await browser.newContext({ ...view, serviceWorkers: 'block' });
    const theirPage = await theirs.newPage();
    watchRequests(theirPage);
    const expert = await openSignedIn(theirPage, app, '/you', { language: 'es' });
    await sellFive(app, expert);
    const expertId = expert.userData.id;
    const client = await openSignedIn(page, app, `/expert/${expertId}`, { language: 'es' });
    const token = client.sessionToken;

    // From the expert's page to one calendar, which knows what was chosen.
    await page.getByRole('link', { name: t('offering:public.buy_other', { count: '5' }) }).click();
    await expect(
      page.getByRole('heading', { name: t('package:buy.timesAll_other', { count: '5' }) }),
    ).toBeVisible();
    await appIdle(page);
    const laterWeek = page.getByRole('button', { name: t('availability:nextWeek') });
    for (let weeks = 0; weeks < 2; weeks += 1) {
      await laterWeek.click();
      await networkIdle(page);
    }
    await slot(page, '9:00|^09:00').click();
    await expect(slot(page, '9:00|^09:00')).toHaveAttribute('aria-pressed', 'true');
    // Half an hour later it would overlap.
    await expect(page.locator(`[data-note="${t('availability:overlaps')}"]`).first()).toBeVisible();
    await slot(page, '11:00').click();
    await laterWeek.click();
    await networkIdle(page);
    for (const time of ['9:00|^09:00', '11:00', '13:00']) await slot(page, time).click();
    await expect(
      page.getByText(t('package:buy.chosen_other', { done: '5', count: '5' })).first(),
    ).toBeVisible();
    // One too many is none: what was chosen stays.
    await slot(page, '15:00').click();
    await expect(
      page.getByText(t('package:buy.tooMany_other', { count: '5' })).first(),
    ).toBeVisible();
    await slot(page, '13:00').click();
    await slot(page, '15:00').click();
    await expectAccessible(page, 'the times');
    await expectNoSidewaysScroll(page);
    await button(page, t('booking:continue')).click();

    // Another person takes one of the times while this one tells who they are.
    await page.getByLabel(t('booking:details.about')).fill('Una charla en mayo');
    await page.getByLabel(t('booking:details.name'), { exact: true }).fill('Inés');
    await page.getByLabel(t('booking:details.lastName'), { exact: true }).fill('Soto');
    await page
      .getByLabel(t('booking:details.email'), { exact: true })
      .fill('ines.paquete@example.com');
    // A code lowers the price, also after a reload; the words typed so far stay.
    await button(page, t('booking:promo.open')).click();
    const typed = page.getByLabel(t('booking:promo.label'), { exact: true });
    await typed.fill('NO-ES');
    await typed.press('Enter');
    await expect(page.getByText(t('errors:promo-invalid')).first()).toBeVisible();
    await typed.fill(code.toLowerCase());
    await typed.press('Enter');
    await expect(button(page, t('booking:promo.remove'))).toBeVisible();
    await page.reload();
    await expect(button(page, t('booking:promo.remove'))).toBeVisible();
    const summary = page.locator('details > summary').first();
    await summary.click();
    const line = page.locator('dt').filter({ hasText: t('booking:price.promo', { code }) });
    await expect(line.first()).toBeVisible();
    await expectAccessible(page, 'a code that counts');
    await expectNoSidewaysScroll(page);
    await summary.click();
    await expect(page.getByLabel(t('booking:details.about'))).toHaveValue('Una charla en mayo');
    await networkIdle(page);
    const taken = new URL(page.url()).searchParams.get('times')?.split(',').at(-1) ?? '';
    const { sessionToken: stranger } = await app.signIn('+56946722001');
    await app.call(
      'POST',
      '/api/booking/book',
      {
        providerId: expertId,
        start: taken,
        durationMinutes: 30,
        name: 'Eva',
        lastName: 'Paz',
        email: 'eva@example.com',
        about: '',
      },
      stranger,
    );
    await button(page, t('booking:continue')).click();
    const gone = page.getByRole('alert').filter({ hasText: t('package:buy.taken_one') });
    await expect(gone).toBeVisible();
    await expectAccessible(page, 'a time that was taken meanwhile');
    await gone.getByRole('button').first().click();
    await expect(gone).toHaveCount(0);
    await expect(page.getByLabel(t('booking:details.about'))).toHaveValue('Una charla en mayo');
    await networkIdle(page);
    await button(page, t('booking:continue')).click();

    await fillCard(page, 'es', '4242424242424242');
    await expectAccessible(page, 'the payment');
    await expectNoSidewaysScroll(page);
    await page.locator('details > summary').first().click();
    await expect(line.first()).toBeVisible();
    await pay(page, 'es').click();
    await expect(
      page.getByRole('heading', {
        name: t('package:done.title_other', { count: '5', name: 'Paula' }),
      }),
    ).toBeVisible();
    const times = page.getByRole('list', { name: t('package:times') });
    await expect(times.getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page, 'the end');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, t('booking:addToCalendar')).click(),
    ]);
    const calendar = readFileSync(await file.path(), 'utf8');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect(calendar.match(/END:VCALENDAR/g)).toHaveLength(1);

    await page.getByRole('link', { name: t('package:see') }).click();
    const sessions = page
      .getByRole('list')
      .filter({ hasText: t('package:session', { number: '5' }) });
    await expect(page.getByText(t('package:progress', { done: '0', total: '5' }))).toBeVisible();
    await expect(line).toBeVisible();
    await expectAccessible(page, 'the package');
    await expectNoSidewaysScroll(page);

    // The last one is moved at once.
    const read = async (): Promise<Package> => {
      const list = await app.call<{ packages: Package[] }>(
        'GET',
        '/api/booking/packages',
        undefined,
        token,
      );
      return list.packages[0] as Package;
    };
    const before = await read();
    const session = (of: Package, number: number) =>
      of.sessions[number - 1] as Package['sessions'][number];
    const open = (number: number, of = page) =>
      of.goto(`${app.url}/activity/${session(before, number).bookingId}`);
    await open(5);
    await expect(
      page.getByText(t('activity:facts.included.package', { number: '5', total: '5' })),
    ).toBeVisible();
    await appIdle(page);
    await expectAccessible(page, 'a session');
    await button(page, t('activity:move.action')).click();
    await page
      .locator('button[aria-label]:not([aria-disabled])')
      .filter({ hasText: /^\d?\d:\d\d/ })
      .first()
      .click();
    await button(page, t('activity:move.move')).click();
    await expect(page.getByText(t('activity:move.moved')).first()).toBeVisible();
    expect(session(await read(), 5).start).not.toBe(session(before, 5).start);

    // The first one is cancelled late: it is used.
    const { start: first } = session(before, 1);
    await app.setNow(Temporal.Instant.from(first).subtract({ hours: 30 }).toString());
    await open(1);
    await appIdle(page);
    await button(page, t('activity:cancel')).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(t('booking:cancel.creditSpent'))).toBeVisible();
    await expectAccessible(page, 'what becomes of a session');
    await dialog.getByLabel(t('booking:cancel.reason')).fill('Una reunión del trabajo');
    await dialog.getByLabel(t('booking:cancel.understoodCredit')).check();
    await dialog.getByRole('button', { name: t('booking:cancel.action') }).click();
    await expect(page.getByText(t('activity:facts.creditSpent'))).toBeVisible();

    // The expert sees which one it is, and cancels another: its credit comes back.
    await open(3, theirPage);
    await expect(
      theirPage.getByText(t('activity:facts.included.package', { number: '3', total: '5' })),
    ).toBeVisible();
    await appIdle(theirPage);
    await expectAccessible(theirPage, 'a session, to its expert');
    await button(theirPage, t('activity:cancel')).click();
    await expect(
      theirPage.getByText(t('booking:cancel.creditReturnsToClient', { name: 'Inés' })),
    ).toBeVisible();
    const question = theirPage.getByRole('alertdialog');
    await question.getByLabel(t('booking:cancel.reason')).fill('Me enfermé');
    await question.getByLabel(t('booking:cancel.understoodCredit')).check();
    await question.getByRole('button', { name: t('booking:cancel.action') }).click();
    await expect(theirPage.getByText(t('activity:facts.creditReturned'))).toBeVisible();
    await theirPage.getByRole('link', { name: t('package:whole') }).click();
    await expect(theirPage.getByRole('heading', { name: t('package:sessions') })).toBeVisible();
    await expectAccessible(theirPage, 'a package, to its expert');
    await expectNoSidewaysScroll(theirPage);
    await theirs.close();

    await page.goto(`${app.url}/activity`);
    await expect(
      page.getByText(new RegExp(t('activity:package.left_one', { count: '1' }))),
    ).toBeVisible();
    await expectAccessible(page, 'the package among the meetings');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page.getByText(t('package:left_one', { count: '1' }))).toBeVisible();
    await appIdle(page);
    await button(page, t('package:choose')).click();
    // The week after next: far enough ahead to be refunded.
    for (let weeks = 0; weeks < 2; weeks += 1) {
      await laterWeek.click();
      await networkIdle(page);
    }
    await expectAccessible(page, 'a time for a credit');
    // At home: an address outside of the comuna loses nothing, nor does a reload on a turned phone.
    const asked = page.waitForRequest((request) => /mode=home/.test(request.url()));
    await page.getByRole('radio', { name: t('booking:way.home') }).check({ force: true });
    await asked;
    await networkIdle(page);
    for (let weeks = 0; weeks < 2; weeks += 1) {
      await laterWeek.click();
      await networkIdle(page);
    }
    await slot(page, '15:00').click();
    const address = page.getByRole('combobox', { name: t('booking:way.address') });
    await address.fill('Avenida Pajaritos 2000, Maipú');
    await page.getByRole('option', { name: 'Avenida Pajaritos 2000, Maipú' }).click();
    await button(page, t('package:place.action')).click();
    await expect(page.getByText('Providencia').first()).toBeVisible();
    await expectAccessible(page, 'an address that is refused');
    await page.setViewportSize({ width: sizes.phone.height, height: sizes.phone.width });
    await page.reload();
    await expect(address).toHaveValue('Avenida Pajaritos 2000, Maipú');
    await page.setViewportSize(sizes.phone);
    await address.fill('Los Leones 120, prov');
    await page.getByRole('option', { name: 'Los Leones 120, Providencia' }).click();
    await expectAccessible(page, 'the time that was picked');
    await expectNoSidewaysScroll(page);
    await button(page, t('package:place.action')).click();
    await expect(page.getByText(t('package:place.done', { number: '3' })).first()).toBeVisible();
    // The one that was cancelled late counts as used, and nobody met yet.
    await expect(page.getByText(t('package:progress', { done: '0', total: '5' }))).toBeVisible();
    await expect(sessions.getByText(t('package:state.spent'))).toBeVisible();

    // The rest is cancelled: the second begins too soon to be paid back, three give 90 % each.
    await networkIdle(page);
    await button(page, t('package:cancel.open')).click();
    const rest = page.getByRole('alertdialog');
    const bySession = rest.getByRole('list', { name: t('package:cancel.each') });
    await expect(bySession.getByRole('listitem')).toHaveCount(4);
    await expect(bySession.getByText(/faltan menos de 48 horas/)).toHaveCount(1);
    await expect(bySession.getByText(/90 %/)).toHaveCount(3);
    await expectAccessible(page, 'the refund by session');
    await rest.getByLabel(t('package:cancel.reason')).fill('Me mudo');
    await rest.getByLabel(t('package:cancel.understood')).check();
    await rest.getByRole('button', { name: t('package:cancel.action') }).click();
    await expect(page.getByText(t('package:status.partially-cancelled'))).toBeVisible();
    expect((await read()).cancellation).toBeNull();
    await expect(sessions.getByText(t('package:state.refunded')).first()).toBeVisible();
    await expectAccessible(page, 'a cancelled package');
    await expectNoSidewaysScroll(page);
  });
});
