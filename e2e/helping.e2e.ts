import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { networkIdle } from './idle.ts';
import { becomeExpert, openSignedIn } from './people.ts';
import { button, holdCalls } from './steps.ts';
import { wordsOf } from './words.ts';

const sentence =
  'Llevo treinta años cocinando para mi familia y enseñando a otros a cocinar sin miedo en casa.';

/** Where the hours of a day are dragged; hidden from screen readers, which have its fields. */
const strip = (page: Page, day: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: day, exact: true }) })
    .locator('[aria-hidden].touch-pan-y');

/** Drags with the mouse from one hour of a day to another. */
const drag = async (page: Page, day: Locator, [from, to]: readonly [number, number]) => {
  await day.scrollIntoViewIfNeeded();
  const box = await day.boundingBox();
  if (!box) throw new Error('the day is not on the page');
  const at = (hour: number) => box.x + (hour / 24) * box.width;
  await page.mouse.move(at(from), box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(at((from + to) / 2), box.y + box.height / 2);
  await page.mouse.move(at(to), box.y + box.height / 2);
  await page.mouse.up();
};

/** Puts something in the middle of the screen, again and again while the page still glides away. */
const center = (element: Locator) =>
  element.evaluate(async (found) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let still = 0; still < 10; still += 1) {
      const before = scrollY;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (scrollY !== before) still = 0;
      await frame();
    }
  });

/** Drags from one hour of a day to another while the page is busy, so it learns of all moves at once. */
const dragAtOnce = async (page: Page, day: Locator, [from, to]: readonly [number, number]) => {
  await center(day);
  const box = await day.boundingBox();
  if (!box) throw new Error('the day is not on the page');
  const device = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', hour: number) =>
    device.send('Input.dispatchMouseEvent', {
      type,
      x: box.x + (hour / 24) * box.width,
      y: box.y + box.height / 2,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  const busy = page.evaluate(() => {
    for (const end = performance.now() + 500; performance.now() < end;);
  });
  const moves = [send('mousePressed', from), send('mouseMoved', to), send('mouseReleased', to)];
  await Promise.all([busy, ...moves]);
  await device.detach();
};

/** Moves a finger from the middle of something, as the browser itself gets it. */
const swipe = async (page: Page, from: Locator, { by }: { by: { x: number; y: number } }) => {
  await center(from);
  const box = await from.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const device = await page.context().newCDPSession(page);
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= 8; step += 1)
    await device.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: start.x + (by.x * step) / 8, y: start.y + (by.y * step) / 8 }],
    });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await device.detach();
};

test.describe('becoming an expert, in Spanish on a phone', () => {
  const t = wordsOf('es');
  test.use({ viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' });

  test('step by step, left and taken up again, until the page is public', async ({
    page,
    app,
    browser,
  }) => {
    const { sessionToken, userData } = await openSignedIn(page, app, '/you', { language: 'es' });
    const saved = page.getByText(t('draft:saved'), { exact: true }).first();
    const next = (step: string) =>
      page.getByRole('link', { name: t('draft:next', { step: t(`draft:steps.${step}.title`) }) });
    await page.getByRole('link', { name: t('you:entries.helping') }).click();

    // The introduction, shown once.
    await expect(page.getByRole('heading', { name: t('draft:tour.help.title') })).toBeVisible();
    await expectAccessible(page, 'the introduction');
    await button(page, t('draft:tour.next')).click();
    await expect(page.getByRole('heading', { name: t('draft:tour.hours.title') })).toBeFocused();
    await button(page, t('draft:tour.skip')).click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await networkIdle(page);
    await page.reload();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page, 'the progress');
    await expectNoSidewaysScroll(page);

    // About: names are the account's, the texts the draft's.
    const about = t('draft:continue', { step: t('draft:steps.about.title') });
    await page.getByRole('link', { name: about }).click();
    await page.getByLabel(t('settings:fields.name'), { exact: true }).fill('Rosa');
    await page.getByLabel(t('settings:fields.lastName'), { exact: true }).fill('Fuentes');
    for (const name of ['aboutMe', 'career', 'idealClient', 'uniqueValue', 'challengeStory'])
      await page.getByLabel(t(`draft:texts.${name}.label`)).fill(sentence);
    await expect(saved).toBeVisible();
    await expectAccessible(page, 'the texts');
    await expectNoSidewaysScroll(page);
    await next('expertise').click();
    await page.getByLabel(t('draft:expertise.label')).fill('Cocina casera sin miedo');
    await next('languages').click();
    await button(page, 'Español').click();
    await expect(saved).toBeVisible();

    // Another device writes meanwhile: both are kept.
    const read = () =>
      app.call<{ version: number; fields: Record<string, unknown> }>(
        'GET',
        '/api/provider/draft',
        undefined,
        sessionToken,
      );
    const { version } = await read();
    const fields = { location: 'Valdivia' };
    await app.call('PATCH', '/api/provider/draft', { version, fields }, sessionToken);
    await next('hours').click();
    // A finger that moves up scrolls, also where hours can be dragged; across a day it draws them.
    await networkIdle(page);
    const sunday = strip(page, 'Domingo');
    await center(sunday);
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await swipe(page, sunday, { by: { x: 0, y: 160 } });
    await expect.poll(scrolled).toBeLessThan(before);
    await expect(page.getByLabel(t('hours:from', { day: 'Domingo', number: '1' }))).toHaveCount(0);
    await swipe(page, sunday, { by: { x: 120, y: 4 } });
    await expect(page.getByLabel(t('hours:to', { day: 'Domingo', number: '1' }))).toHaveValue(
      /^\d\d:[03]0$/,
    );
    await button(page, t('hours:remove', { day: 'Domingo', number: '1' })).click();
    const monday = 'Lunes';
    await button(page, t('hours:addTo', { day: monday })).click();
    await button(page, t('hours:copyOf', { day: monday })).click();
    await expectAccessible(page, 'the days to copy to');
    await button(page, t('hours:copyDone')).click();
    await expect(page.getByLabel(t('hours:from', { day: 'Viernes', number: '1' }))).toHaveValue(
      '09:00',
    );
    // On a phone what clients see lies below all hours, one tap away.
    await button(page, t('hours:view.title')).click();
    await expect(page.getByRole('heading', { name: t('hours:view.title') })).toBeInViewport();
    await expect(saved).toBeVisible();
    await expectNoSidewaysScroll(page);

    // A price below the smallest is refused by name, and what is typed stays.
    // Online is always on: where else is optional.
    await next('where').click();
    await expect(page.getByText(t('place:online.text'))).toBeVisible();
    await next('price').click();
    await page.getByLabel(t('draft:price.currency')).selectOption('CLP');
    const price = page.getByLabel(t('draft:price.normal'), { exact: true });
    await price.fill('4999');
    await expect(page.getByRole('alert').filter({ hasText: '$5.000' })).toBeVisible();
    await expect(price).toHaveValue('4999');
    await price.fill('30.000');
    await expect(page.getByRole('row').filter({ hasText: '$30.000' })).toContainText('$28.200');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page, 'the price');
    await next('link').click();
    await page.getByLabel(t('settings:fields.username'), { exact: true }).fill('rosa.cocina');
    await expect(page.getByText(t('settings:saved'), { exact: true }).first()).toBeVisible();
    await next('verification').click();
    await page.getByRole('radio').first().check({ force: true });
    await expect(saved).toBeVisible();
    await expectAccessible(page, 'the verification');
    expect((await read()).fields).toMatchObject({
      location: 'Valdivia',
      languages: ['es'],
      normalRate: { amount: 30_000, currency: 'CLP' },
    });

    // Nothing is public before it is published.
    const visitor = await browser.newContext();
    const stranger = await visitor.newPage();
    expect((await stranger.goto(`${app.url}/@rosa.cocina`))?.status()).toBe(404);
    await expect(stranger.getByText('Rosa', { exact: false })).toHaveCount(0);
    await page.getByRole('link', { name: t('draft:finish') }).click();
    await button(page, t('draft:publish')).click();
    await expect(page.getByText(t('draft:public.text'))).toBeVisible();
    await expectAccessible(page, 'the published profile');
    await stranger.goto(`${app.url}/@rosa.cocina`);
    await expect(stranger.getByRole('heading', { name: 'Rosa Fuentes' })).toBeVisible();
    await expect(stranger.getByRole('link', { name: t('provider:seeTimes') })).toBeVisible();
    await visitor.close();
    // Its owner is led back to the profile, not to times of their own.
    await page.getByRole('link', { name: t('draft:public.see') }).click();
    const edit = page.getByRole('link', { name: t('provider:own.edit') });
    await expect(edit).toBeVisible();
    await expect(page.getByRole('link', { name: t('provider:seeTimes') })).toHaveCount(0);
    await expectAccessible(page, 'the page, to its owner');
    await edit.click();

    // From now on changes wait for being published, and the hours are the calendar's.
    await page.getByRole('link', { name: t('draft:steps.expertise.title') }).click();
    await page.getByLabel(t('draft:expertise.label')).fill('Cocina chilena sin miedo');
    await expect(saved).toBeVisible();
    await page.getByRole('link', { name: t('draft:toAll') }).click();
    await expect(page.getByText(t('draft:public.changed_one'))).toBeVisible();
    const shown = () =>
      app.call<{ expertise: string }>('GET', `/worker/profile/${userData.id}`, undefined);
    expect((await shown()).expertise).toBe('Cocina casera sin miedo');
    await button(page, t('draft:public.publishChanges')).click();
    await expect(page.getByText(t('draft:public.text'))).toBeVisible();
    expect((await shown()).expertise).toBe('Cocina chilena sin miedo');
  });
});

test.describe('the hours of an expert', () => {
  const t = wordsOf('en');
  test.use({ viewport: sizes.desktop, locale: 'en-US', timezoneId: 'America/Santiago' });

  test('are edited beside what clients see, and a missing time tells why', async ({
    page,
    app,
  }) => {
    const { sessionToken } = await openSignedIn(page, app, '/you', { language: 'en' });
    await becomeExpert(app, { sessionToken }, 'America/Santiago');
    await page.goto(`${app.url}/you/helping/hours`);
    const day = 'Wednesday';
    await button(page, t('hours:addTo', { day })).click();
    await page.getByLabel(t('hours:from', { day, number: '1' })).fill('22:00');
    await page.getByLabel(t('hours:to', { day, number: '1' })).fill('02:00');
    await expect(page.getByText(t('hours:nextDay'))).toBeVisible();
    const days = page.getByRole('group', { name: t('hours:view.days') });
    await days
      .getByRole('button', { name: /^Wed.*\d+ times/ })
      .first()
      .click();
    // Shown before it is saved.
    await expect(page.getByText(t('hours:notSavedYet'))).toBeVisible();
    const offered = page.getByRole('button', { name: '10:00 PM', exact: true });
    await offered.click();
    await expect(page.getByText(t('hours:why.offered', { time: '10:00 PM' }))).toBeVisible();
    await page.getByRole('button', { name: t('hours:view.missing', { time: '4:00 PM' }) }).click();
    await expect(page.getByText('outside your weekly hours')).toBeVisible();
    // On a small phone the times are longer than the screen: the answer stays in sight above them.
    await page.setViewportSize({ width: 390, height: 500 });
    await page.getByRole('button', { name: t('hours:view.missing', { time: '9:30 PM' }) }).click();
    await expect(page.getByText(t('hours:why.title', { time: '9:30 PM' }))).toBeInViewport();
    await page.setViewportSize(sizes.desktop);
    await expectAccessible(page, 'the hours');
    await expectNoSidewaysScroll(page);

    // Hours are dragged as well: new ones across free time, then an edge of them.
    const saturday = strip(page, 'Saturday');
    const ends = page.getByLabel(t('hours:to', { day: 'Saturday', number: '1' }));
    await drag(page, saturday, [10, 14]);
    await expect(page.getByLabel(t('hours:from', { day: 'Saturday', number: '1' }))).toHaveValue(
      '10:00',
    );
    await expect(ends).toHaveValue('14:00');
    await drag(page, saturday, [13.9, 17]);
    await expect(ends).toHaveValue('17:00');
    await dragAtOnce(page, saturday, [16.9, 19]);
    await expect(ends).toHaveValue('19:00');

    // Another tab saves first: nothing typed is lost.
    await app.call('POST', '/api/availability/set', { bufferMinutes: 30 }, sessionToken);
    await button(page, t('hours:save')).click();
    await expect(page.getByText(t('errors:hours-changed'))).toBeVisible();
    await expect(page.getByLabel(t('hours:to', { day, number: '1' }))).toHaveValue('02:00');
    await expectAccessible(page, 'the refusal');
    await button(page, t('hours:clash.mine')).click();
    await expect(page.getByText(t('hours:saved'), { exact: true })).toBeVisible();

    // Days off, and a block with its reason.
    await button(page, t('hours:exceptions.add')).click();
    await page.getByLabel(t('hours:exceptions.first')).fill('2030-12-24');
    await page.getByLabel(t('hours:exceptions.last')).fill('2030-12-26');
    await button(page, t('hours:exceptions.done')).click();
    // Taken away and brought back by one tap.
    await page.getByRole('button', { name: /^Remove .*24/ }).click();
    await button(page, t('hours:undo')).click();
    await expect(page.getByRole('button', { name: /^Remove .*24/ })).toBeVisible();
    // Public holidays, one by one or all of them.
    const holidays = page.getByRole('group', { name: /^Holidays of Chile/ });
    const christmas = holidays.getByRole('button', { name: /Christmas Day/ }).first();
    await christmas.click();
    await expect(christmas).toHaveAttribute('aria-pressed', 'true');
    await button(page, t('hours:holidays.none')).click();
    await expect(christmas).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page, 'the holidays');
    // What is changed while it is being saved stays, and waits for the next time.
    const release = await holdCalls(page, '**/api/availability/set');
    await button(page, t('hours:save')).click();
    const pause = page.getByLabel(t('hours:rules.bufferMinutes'));
    await pause.selectOption('15');
    release();
    await expect(page.getByText(t('hours:notSavedYet'))).toBeVisible();
    await expect(pause).toHaveValue('15');
    await button(page, t('hours:save')).click();
    await expect(page.getByText(t('hours:notSavedYet'))).toBeHidden();
    await networkIdle(page);
    type Saved = { weeklyHours: unknown; overrides: { date: string }[]; timezone: string };
    const read = () =>
      app.call<Saved>('GET', '/api/availability/schedule', undefined, sessionToken);
    const wednesday = { weekday: 3, ranges: [{ start: '22:00', end: '02:00' }] };
    const dragged = { weekday: 6, ranges: [{ start: '10:00', end: '19:00' }] };
    await expect.poll(async () => (await read()).overrides.length).toBe(3);
    expect((await read()).weeklyHours).toEqual([wednesday, dragged]);

    // Another zone asks what it means.
    await page.getByRole('button', { name: t('hours:zone.label'), exact: false }).click();
    await page.getByRole('combobox', { name: t('hours:zone.search') }).fill('Madrid');
    await page
      .getByRole('option', { name: /Madrid/ })
      .first()
      .click();
    await expectAccessible(page, 'the change of zone');
    await button(page, t('hours:zone.done')).click();
    await expect.poll(async () => (await read()).timezone).toBe('Europe/Madrid');
    expect((await read()).weeklyHours).toEqual([wednesday, dragged]);
  });
});
