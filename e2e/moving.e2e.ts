import type { Locator, Page } from '@playwright/test';
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

const zone = 'America/Santiago';

/** Free times of an expert on the first day, some days from now, that has any. */
const freeDay = async (app: App, expertId: string): Promise<string[]> => {
  const dayOf = (start: string) =>
    Temporal.Instant.from(start).toZonedDateTimeISO(zone).toPlainDate();
  const from = dayOf(await freeTime(app, expertId, 6)).add({ days: 1 });
  const search = new URLSearchParams({
    date: from.toString(),
    endDate: from.add({ days: 6 }).toString(),
    durationMinutes: '60',
    timezone: zone,
  });
  type Slots = { slots: { start: string }[] };
  const path = `/api/availability/slots/${expertId}?${search}`;
  const starts = (await app.call<Slots>('GET', path)).slots.map(({ start }) => start);
  return starts.filter((start) => dayOf(start).equals(dayOf(starts[0] ?? '')));
};

/** A paid meeting with a demo expert, at the first free time of a day. */
const openMeeting = async (page: Page, app: App, language: Language) => {
  const { sessionToken } = await openSignedIn(page, app, '/you', { language });
  const expertId = await idOf(app, 'camilarojas');
  const [first] = await freeDay(app, expertId);
  const bookingId = await hold(app, sessionToken, expertId, first);
  await payByCard(app, bookingId, sessionToken);
  return { sessionToken, expertId, bookingId };
};

const expertToken = async (app: App): Promise<string> => {
  type People = { people: { phoneNumber: string; username?: string }[] };
  const { people } = await app.call<People>('GET', '/sandbox/people');
  const camila = people.find(({ username }) => username === 'camilarojas');
  return (await app.signIn(camila?.phoneNumber ?? '')).sessionToken;
};

type Seen = { start: string; proposal: { id: string } | null };

const read = (app: App, bookingId: string, token: string): Promise<Seen> =>
  app.call('GET', `/api/booking/${bookingId}`, undefined, token);

const propose = (app: App, bookingId: string, start: string, token: string): Promise<Seen> =>
  app.call('POST', '/api/booking/propose-new-time', { bookingId, start }, token);

/** Times of the chosen day that can be chosen: the one that the meeting has now is not. */
const times = (page: Page): Locator =>
  page.locator('button[aria-label]:not([aria-disabled])').filter({ hasText: /^\d?\d:\d\d/ });

test.describe('in English on a phone', () => {
  test.use({
    viewport: sizes.phone,
    locale: 'en-US',
    timezoneId: 'America/Santiago',
    colorScheme: 'light',
  });

  test('a client moves a meeting at once, and is told so before', async ({ page, app }) => {
    const t = wordsOf('en');
    const { bookingId, sessionToken } = await openMeeting(page, app, 'en');
    const before = await read(app, bookingId, sessionToken);
    await page.goto(`${app.url}/activity/${bookingId}`);
    await appIdle(page);
    await page.getByRole('button', { name: t('activity:move.action') }).click();
    await expect(page.getByText(/the new time counts at once/)).toBeVisible();
    const present = page.locator(`[data-note="${t('availability:present')}"]`);
    await expect(present).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, 'the calendar for another time');
    await expectNoSidewaysScroll(page);
    // By keyboard, as the focus stands on the heading of what was chosen.
    await times(page).last().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('activity:move.then') })).toBeFocused();
    await expect(page.getByText(t('activity:move.same'))).toBeVisible();
    await expectAccessible(page, 'the chosen time');
    expect((await read(app, bookingId, sessionToken)).start).toBe(before.start);
    await page.getByRole('button', { name: t('activity:move.move') }).click();
    await expect(page.getByText(t('activity:move.moved')).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('activity:changes.title') })).toBeVisible();
    await expect(page.getByText(/^You moved it from/)).toBeVisible();
    expect((await read(app, bookingId, sessionToken)).start).not.toBe(before.start);
    await expectAccessible(page, 'a moved meeting');
  });
});

test.describe('in Spanish on a computer', () => {
  test.use({
    viewport: sizes.desktop,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    colorScheme: 'dark',
  });

  test('an expert proposes, the client proposes back and accepts in the end', async ({
    page,
    app,
  }) => {
    const t = wordsOf('es');
    const { bookingId, expertId, sessionToken } = await openMeeting(page, app, 'es');
    // The last time of its day, which somebody else will take.
    const wanted =
      (await freeDay(app, expertId)).findLast((time) => /T\d\d:[03]0/.test(time)) ?? '';
    const shown = Temporal.Instant.from(wanted).toZonedDateTimeISO(zone);
    const expert = await expertToken(app);
    const { start } = await read(app, bookingId, sessionToken);
    // Too close to be moved without asking.
    await app.setNow(Temporal.Instant.from(start).subtract({ hours: 30 }).toString());
    await propose(app, bookingId, await freeTime(app, expertId, 8), expert);
    await page.goto(`${app.url}/activity`);
    await expect(page.getByText(t('booking:proposal.needed')).first()).toBeVisible();
    // As the link in the email: it shows, and answers nothing.
    await page.goto(`${app.url}/activity/${bookingId}?answer=accept`);
    const accept = page.getByRole('button', { name: t('activity:proposal.accept') });
    await expect(accept).toBeFocused();
    await expectAccessible(page, 'a proposal to answer');
    expect((await read(app, bookingId, sessionToken)).start).toBe(start);

    await page.getByRole('button', { name: t('activity:proposal.other') }).click();
    await expect(page.getByText(/tiene que aceptar primero/)).toBeVisible();
    const clock = `${shown.hour}:${String(shown.minute).padStart(2, '0')}`;
    await times(page)
      .filter({ hasText: new RegExp(`^0?${clock}`) })
      .click();
    const message = page.getByLabel(/^Unas palabras para/);
    await message.fill('Ese día viajo temprano');
    const { sessionToken: stranger } = await app.signIn('+56946711001');
    await hold(app, stranger, expertId, wanted);
    const send = page.getByRole('button', { name: t('activity:move.propose') });
    await send.click();
    await expect(page.getByRole('alert')).toContainText(t('errors:slot-taken'));
    await expect(message).toHaveValue('Ese día viajo temprano');
    await expectAccessible(page, 'a time that was taken meanwhile');
    await page.getByRole('alert').getByRole('button').first().click();
    await send.click();
    await expect(page.getByRole('heading', { name: t('activity:proposal.own') })).toBeVisible();
    await expect(page.getByText('Ese día viajo temprano')).toBeVisible();
    expect((await read(app, bookingId, sessionToken)).start).toBe(start);

    await propose(app, bookingId, await freeTime(app, expertId, 9), expert);
    await page.reload();
    await accept.click();
    await expect(page.getByText(t('activity:proposal.accepted')).first()).toBeVisible();
    const moved = await read(app, bookingId, sessionToken);
    expect(moved.proposal).toBeNull();
    expect(moved.start).not.toBe(start);
    await expectNoSidewaysScroll(page);
  });
});
