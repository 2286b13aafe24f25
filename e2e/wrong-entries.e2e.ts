import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { appIdle } from './idle.ts';
import { becomeExpert, newPhone, openSignedIn } from './people.ts';
import { button, holdCalls } from './steps.ts';
import { wordsOf } from './words.ts';

// The last file and a long one: its journeys go to whichever worker is free.
test.describe.configure({ mode: 'parallel' });

const looks = [
  {
    language: 'es',
    size: 'phone',
    locale: 'es-CL',
    colorScheme: 'dark',
    words: {
      friday: /^vie/i,
      four: '16:00',
      why: 'fuera de tu horario de la semana',
      least: '$10.000',
      said: 'Cerrado el 31 de febrero.',
      name: 'rosa.hoy',
    },
  },
  {
    language: 'en',
    size: 'desktop',
    locale: 'en-US',
    colorScheme: 'light',
    words: {
      friday: /^Fri/i,
      four: '4:00 PM',
      why: 'outside your weekly hours',
      least: 'CLP 10,000',
      said: 'Closed on February 31.',
      name: 'rose.today',
    },
  },
] as const;

/** What the page of a step must not lose or add. */
type Kept = {
  draft: { fields: { normalRate: unknown; aboutMe: string } };
  hours: { weeklyHours: { weekday: number }[]; overrides: unknown[]; gridMinutes: number };
  places: { office: { offices: unknown[] } };
  link: { username: string | null };
};

const readOf = (app: App, token: string) => ({
  draft: () => app.call<Kept['draft']>('GET', '/api/provider/draft', undefined, token),
  hours: () => app.call<Kept['hours']>('GET', '/api/availability/schedule', undefined, token),
  places: () => app.call<Kept['places']>('GET', '/api/provider/places', undefined, token),
  link: () => app.call<Kept['link']>('POST', '/api/personal-link/fetch', {}, token),
});

/** Somebody else gives this name to their own account. */
const takeName = async (app: App, username: string) => {
  const { sessionToken } = await app.signIn(newPhone());
  await app.call('PUT', '/api/profile', { username }, sessionToken);
};

/** The first half hour that clients can book, within two weeks. */
const firstTime = async (app: App, providerId: string): Promise<string> => {
  const { now } = await app.call<{ now: string }>('GET', '/api/config');
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate();
  const dates = { date: today.toString(), endDate: today.add({ days: 14 }).toString() };
  const body = { providerIds: [providerId], ...dates, durationMinutes: 30, timezone: 'UTC' };
  type Free = { results: { slots: { start: string }[] }[] };
  const { results } = await app.call<Free>('POST', '/api/availability/batch', body);
  return results[0]?.slots[0]?.start ?? '';
};

const weekdays = [1, 2, 3, 4, 5];
const mornings = [{ start: '09:00', end: '13:00' }];

for (const { language, size, locale, colorScheme, words } of looks)
  test.describe(`an expert, in ${language} on a ${size}`, () => {
    test.use({ viewport: sizes[size], locale, colorScheme, timezoneId: 'America/Santiago' });
    const t = wordsOf(language);
    const isFine = async (page: Page, what: string) => {
      await expectAccessible(page, what);
      await expectNoSidewaysScroll(page);
    };

    test('enters what cannot be, is told why, and loses nothing', async ({ page, app }) => {
      const { sessionToken } = await openSignedIn(page, app, '/healthz', { language });
      await becomeExpert(app, { sessionToken }, 'America/Santiago');
      const weeklyHours = weekdays.map((weekday) => ({ weekday, ranges: mornings }));
      await app.call('POST', '/api/availability/set', { weeklyHours }, sessionToken);
      const read = readOf(app, sessionToken);
      const before = await read.draft();
      const open = (path: string) => page.goto(app.url + path);

      // A program under another name: what was sent before stays.
      await open('/you/helping/verification');
      const send = async (name: string, content: Buffer, label: string) => {
        const chooser = page.waitForEvent('filechooser');
        await button(page, t(`verification:document.${label}`)).click();
        const buffer = content;
        await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
      };
      await send('titulo.txt', Buffer.from('Título de cocinera, 1998'), 'choose');
      await expect(page.getByText(/^TXT · 1 kB/)).toBeVisible();
      await send('titulo.pdf', Buffer.from('4d5a90000300000004000000', 'hex'), 'replace');
      await expect(page.getByText(t('verification:document.wrongType'))).toBeVisible();
      await expect(page.getByText(/^TXT · 1 kB/)).toBeVisible();
      await isFine(page, 'a program as a document');

      // A price below the smallest, also after all steps were looked at.
      await open('/you/helping/price');
      await page.getByLabel(t('draft:price.currency')).selectOption('CLP');
      const price = page.getByLabel(t('draft:price.normal'), { exact: true });
      await price.fill('4999');
      const tooLow = page
        .getByRole('alert')
        .filter({ hasText: t('draft:price.tooLow', { price: words.least }) });
      await expect(tooLow).toBeVisible();
      await isFine(page, 'a price that is too low');
      // A public profile has no next step: what is left of it is all of them.
      await expect(page.getByRole('link', { name: /^(?:Next|Siguiente): / })).toHaveCount(0);
      await page.getByRole('link', { name: t('draft:toAll') }).click();
      await page.goBack();
      await expect(price).toHaveValue('4999');
      await expect(tooLow).toBeVisible();
      expect((await read.draft()).fields.normalRate).toEqual(before.fields.normalRate);

      // An address in Valparaíso.
      await open('/you/helping/where');
      await page.getByText(t('place:office.enable'), { exact: true }).click();
      const office = page.getByLabel(t('place:office.name'));
      await office.fill('Cerro Alegre');
      const address = page.getByRole('combobox', { name: t('place:office.address') });
      await address.fill('Condell 1200, Valparaíso');
      await expect(page.getByText(t('place:address.missing.inside'))).toBeVisible();
      await button(page, t('place:office.add')).click();
      await expect(page.getByText(t('place:address.choose'))).toBeVisible();
      await expect(office).toHaveValue('Cerro Alegre');
      await expect(address).toHaveValue('Condell 1200, Valparaíso');
      await isFine(page, 'an address that is too far away');
      expect((await read.places()).office.offices).toEqual([]);

      // 31 February, entered as a date: the browser shows it and hands over nothing.
      await open('/you/helping/hours');
      await button(page, t('hours:exceptions.add')).click();
      const first = page.getByLabel(t('hours:exceptions.first'));
      await first.focus();
      await page.keyboard.type('02312030');
      const isOdd = () =>
        first.evaluate((field: HTMLInputElement) => field.value === '' && field.validity.badInput);
      expect(await isOdd()).toBe(true);
      await button(page, t('hours:exceptions.done')).click();
      await expect(page.getByText(t('hours:exceptions.problems.noDate'))).toBeVisible();
      await expect(first).toBeFocused();
      expect(await isOdd()).toBe(true);
      await expect(button(page, t('hours:save'))).toBeDisabled();
      // The week as clients see it, and why 16:00 on a Friday is not in it.
      const fridays = page
        .getByRole('group', { name: t('hours:view.days') })
        .getByRole('button', { name: words.friday });
      const { gridMinutes } = await read.hours();
      const count = String((4 * 60 - 30) / gridMinutes + 1);
      await expect(fridays.last()).toContainText(t('hours:view.count_other', { count }));
      await fridays.last().click();
      const missing = t('hours:view.missing', { time: words.four });
      await page.getByRole('button', { name: missing }).click();
      const reason = page.getByRole('status').filter({ hasText: words.why });
      await expect(reason).toContainText(t('hours:why.title', { time: words.four }));
      await isFine(page, 'a date that is none, and a time that is missing');

      // And said in words.
      await open('/you/helping/words');
      const field = page.getByLabel(t('words:field.label'));
      await field.fill(words.said);
      await button(page, t('words:read')).click();
      const unread = page.getByRole('listitem').filter({ hasText: /31/ });
      await expect(unread).toContainText(t('words:reasons.no-such-date'));
      await expect(field).toHaveValue(words.said);
      await isFine(page, 'a date that is none, in words');
      expect((await read.hours()).overrides).toEqual([]);

      // A name that was free a second ago.
      await open('/you/link');
      const name = page.getByLabel(t('settings:fields.username'), { exact: true });
      await name.fill(words.name);
      const free = t('settings:usernameFree', { username: words.name });
      await expect(page.getByText(free).first()).toBeVisible();
      await takeName(app, words.name);
      await button(page, t('link:name.save')).click();
      await expect(page.getByText(t('settings:problems.usernameTaken'))).toBeVisible();
      await expect(page.getByText(free)).toHaveCount(0);
      await expect(name).toHaveValue(words.name);
      await isFine(page, 'a name that was just taken');
      expect((await read.link()).username).toBeNull();
    });

    test('saves in two tabs at once, and decides what clients far away see', async ({
      page,
      context,
      browser,
      app,
    }) => {
      const { sessionToken, userData } = await openSignedIn(page, app, '/healthz', { language });
      await becomeExpert(app, { sessionToken }, 'America/Santiago');
      const read = readOf(app, sessionToken);
      const day = (number: number) =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
          .format(Date.UTC(2024, 0, number))
          .replace(/^./, (letter) => letter.toUpperCase());
      const [saturday, sunday] = [day(6), day(7)];
      const path = '/you/helping/hours';
      await page.goto(app.url + path);
      await appIdle(page);
      await button(page, t('hours:addTo', { day: saturday })).click();
      const release = await holdCalls(page, '**/api/availability/set');
      await button(page, t('hours:save')).click();

      const other = await context.newPage();
      await other.goto(app.url + path);
      await appIdle(other);
      const resting = page.getByRole('button', { name: t('shell:oneTab.use') });
      await expect(resting).toBeVisible();
      await button(other, t('hours:addTo', { day: sunday })).click();
      await button(other, t('hours:save')).click();
      await expect(other.getByText(t('hours:saved'), { exact: true })).toBeVisible();
      release();
      await resting.click();
      await expect(page.getByText(t('errors:hours-changed'))).toBeVisible();
      const typed = page.getByLabel(t('hours:from', { day: saturday, number: '1' }));
      await expect(typed).toHaveValue('09:00');
      expect((await read.hours()).weeklyHours.map(({ weekday }) => weekday)).toEqual([7]);
      await isFine(page, 'hours of another tab');
      const whose = language === 'es' ? 'theirs' : 'mine';
      await button(page, t(`hours:clash.${whose}`)).click();
      const others = page.getByLabel(t('hours:from', { day: sunday, number: '1' }));
      if (whose === 'theirs') await expect(others).toHaveValue('09:00');
      else await expect(page.getByText(t('hours:saved'), { exact: true })).toBeVisible();
      await expect(whose === 'theirs' ? typed : others).toHaveCount(0);
      const [kept] = (await read.hours()).weeklyHours;
      expect(kept?.weekday).toBe(whose === 'theirs' ? 7 : 6);

      // Somebody in another zone reads the same moments on their own clock.
      const zone = 'Europe/Madrid';
      const visitor = await browser.newContext({ viewport: sizes[size], locale, timezoneId: zone });
      const theirs = await visitor.newPage();
      await theirs.goto(`${app.url}/expert/${userData.id}`);
      const time = await firstTime(app, userData.id);
      const clock = new Intl.DateTimeFormat(locale, {
        ...{ timeZone: zone, hour: 'numeric', minute: '2-digit' },
        ...(language === 'es' ? { hourCycle: 'h23' } : {}),
      });
      const next = theirs.getByRole('main').locator(`time[datetime="${time}"]`).first();
      await expect(next).toContainText(clock.format(Date.parse(time)));
      await visitor.close();
    });
  });
