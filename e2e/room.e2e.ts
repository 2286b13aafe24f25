import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { bookMeeting, denyDevices, expectMoving, expectSound, visitRoom } from './meeting.ts';
import { holdCalls } from './steps.ts';
import { wordsOf } from './words.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** With camera and microphone: who is faster than the browser's answer goes in without them. */
const enter = async (page: Page, t: ReturnType<typeof wordsOf>, how: 'join' | 'knock') => {
  await expect(page.getByLabel(t('meeting:room.yourVideo'))).toBeVisible();
  await press(page, t(`meeting:check.enter.${how}`));
};

test('two people meet: they see and hear each other, mute, write and leave', async ({
  app,
  browser,
}) => {
  const en = wordsOf('en');
  const es = wordsOf('es');
  const { roomId, host, guest } = await bookMeeting(app);
  const expert = await visitRoom(browser, app, roomId, { person: host });
  await enter(expert.page, en, 'join');
  await expect(
    expert.page.getByText(en('meeting:room.notHereYet', { name: 'Inés Soto' })),
  ).toBeVisible();

  const client = await visitRoom(browser, app, roomId, {
    person: guest,
    language: 'es',
    size: 'phone',
  });
  await expect(client.page.getByLabel(es('meeting:room.yourVideo'))).toBeVisible();
  await expectAccessible(client.page, 'device check');
  await expectNoSidewaysScroll(client.page);
  await enter(client.page, es, 'join');

  await expectMoving(expert.page, en('meeting:room.videoOf', { name: 'Inés Soto' }));
  await expectMoving(client.page, /^Video de (?!Inés)/);
  await expectSound(expert.page);
  await expectSound(client.page);
  await expectAccessible(expert.page, 'in the room');
  await expectNoSidewaysScroll(client.page);

  const tile = expert.page.getByRole('region', { name: 'Inés Soto' });
  await expect(tile.getByLabel(en('meeting:room.muted'))).toBeHidden();
  await press(client.page, es('meeting:control.mic'));
  await expect(tile.getByLabel(en('meeting:room.muted'))).toBeVisible();
  await client.page.keyboard.press('Alt+M');
  await expect(tile.getByLabel(en('meeting:room.muted'))).toBeHidden();

  await press(client.page, es('meeting:control.camera'));
  await expect(
    expert.page.getByLabel(en('meeting:room.videoOf', { name: 'Inés Soto' })),
  ).toHaveAttribute('aria-hidden', 'true');
  await press(client.page, es('meeting:control.camera'));
  await expectMoving(expert.page, en('meeting:room.videoOf', { name: 'Inés Soto' }));

  await press(expert.page, en('meeting:control.screen'));
  await expectMoving(client.page, /^Pantalla de /);
  await press(expert.page, en('meeting:control.screen'));
  await expectMoving(client.page, /^Video de (?!Inés)/);

  await press(expert.page, en('meeting:control.chat'));
  await expert.page.getByLabel(en('meeting:chat.write')).fill('Here is the link');
  await expert.page.keyboard.press('Enter');
  await press(client.page, es('meeting:control.chatUnread_one', { count: '1' }));
  await expect(client.page.getByText('Here is the link')).toBeVisible();
  // The other person stays in view, and no notice lies over the messages.
  await expectMoving(client.page, /^Video de (?!Inés)/);
  await expect(client.page.getByRole('region', { name: /^Camila/ })).toBeInViewport({ ratio: 1 });
  await expect(client.page.getByText(/envió un mensaje$/)).toBeHidden();
  // So on a phone that lies on its side, where the messages stand beside them.
  await client.page.setViewportSize({ width: 844, height: 390 });
  await expect(client.page.getByRole('region', { name: /^Camila/ })).toBeInViewport({ ratio: 1 });
  await expect(client.page.getByRole('log')).toBeInViewport({ ratio: 1 });
  expect((await client.page.getByRole('log').boundingBox())?.height).toBeGreaterThan(120);
  await client.page.setViewportSize(sizes.phone);
  await expectAccessible(client.page, 'messages');
  await client.page.keyboard.press('Escape');

  await press(client.page, es('meeting:control.leave'));
  await expect(client.page.getByRole('heading', { name: es('meeting:left.title') })).toBeVisible();
  await expect(
    expert.page.getByText(en('meeting:notice.left', { name: 'Inés Soto' })),
  ).toBeVisible();
  await expect(
    expert.page.getByRole('heading', { name: en('meeting:room.gone.left', { name: 'Inés Soto' }) }),
  ).toBeVisible();
  await press(client.page, es('meeting:left.back'));
  await enter(client.page, es, 'join');
  await expectMoving(expert.page, en('meeting:room.videoOf', { name: 'Inés Soto' }));
  await expert.context.close();
  await client.context.close();
});

test('a server that cannot be reached is said, and nothing is lost', async ({ app, browser }) => {
  const en = wordsOf('en');
  const es = wordsOf('es');
  const { roomId, host, guest } = await bookMeeting(app);
  const first = await visitRoom(browser, app, roomId, { size: 'phone' });
  await expect(first.page.getByLabel(en('meeting:room.yourVideo'))).toBeVisible();
  await first.page.getByLabel(en('meeting:check.name'), { exact: true }).fill('Tomás');
  await first.context.setOffline(true);
  await press(first.page, en('meeting:check.enter.knock'));
  await expect(first.page.getByText(en('meeting:check.late'))).toBeVisible();
  await expectAccessible(first.page, 'no way in for now');
  // The notice above the page that the device is offline has such a button, too.
  await first.page
    .getByRole('main')
    .getByRole('button', { name: en('common:tryAgain'), exact: true })
    .click();
  await expect(first.page.getByText(en('meeting:check.late'))).toBeVisible();
  await first.context.setOffline(false);
  await expect(
    first.page.getByRole('heading', { name: en('meeting:knocking.title') }),
  ).toBeVisible();
  await press(first.page, en('meeting:knocking.stop'));
  await press(first.page, en('meeting:left.back'));
  await first.page.reload();
  await expect(first.page.getByLabel(en('meeting:check.name'), { exact: true })).toHaveValue(
    'Tomás',
  );
  await first.context.close();

  // The server itself is gone: who waits at the door is in as soon as it is back, without a tap.
  const client = await visitRoom(browser, app, roomId, { person: guest, language: 'es' });
  await expect(client.page.getByLabel(es('meeting:room.yourVideo'))).toBeVisible();
  const late = await visitRoom(browser, app, roomId, { person: host });
  await expect(late.page.getByLabel(en('meeting:room.yourVideo'))).toBeVisible();
  await late.page.route('**/api/meeting/*', (route) => route.abort());
  await late.page.reload();
  await expect(late.page.getByText(en('meeting:failedText'))).toBeVisible();
  await expectAccessible(late.page, 'a room that did not load');
  await app.kill();
  await press(client.page, es('meeting:check.enter.join'));
  await expect(client.page.getByText(es('meeting:check.late'))).toBeVisible();
  await late.page.unroute('**/api/meeting/*');
  await app.start();
  await enter(late.page, en, 'join');
  await expectMoving(client.page, /^Video de (?!Inés)/);
  await expectMoving(late.page, en('meeting:room.videoOf', { name: 'Inés Soto' }));
  for (const { context } of [client, late]) await context.close();
});

test('others knock: the host lets one in and refuses another', async ({ app, browser }) => {
  const en = wordsOf('en');
  const { roomId, host } = await bookMeeting(app);
  const first = await visitRoom(browser, app, roomId, { size: 'phone' });
  await expect(first.page.getByRole('heading', { level: 1 })).toHaveText(en('meeting:title'));
  await enter(first.page, en, 'knock');
  await expect(first.page.getByText(en('meeting:check.nameMissing'))).toBeVisible();
  await first.page.getByLabel(en('meeting:check.name'), { exact: true }).fill('Tomás');
  await enter(first.page, en, 'knock');
  await expect(first.page.getByText(en('meeting:knocking.noHost'))).toBeVisible();

  const expert = await visitRoom(browser, app, roomId, { person: host });
  await enter(expert.page, en, 'join');
  const dialog = expert.page.getByRole('dialog', {
    name: en('meeting:knock.title', { name: 'Tomás' }),
  });
  await expect(first.page.getByText(en('meeting:knocking.text'))).toBeVisible();
  await expectAccessible(expert.page, 'a knock');
  // It covers no message: a phone makes room for it above them, other screens have it beside them.
  await press(expert.page, en('meeting:control.chat'));
  for (const size of [sizes.phone, { width: 844, height: 390 }, { width: 1024, height: 700 }]) {
    await expert.page.setViewportSize(size);
    const [knock, chat] = await Promise.all(
      [dialog, expert.page.getByRole('complementary')].map((part) => part.boundingBox()),
    );
    const isAbove = (knock?.y ?? 0) + (knock?.height ?? 0) <= (chat?.y ?? 0);
    const isBeside = (knock?.x ?? 0) + (knock?.width ?? 0) <= (chat?.x ?? 0);
    expect(isAbove || isBeside).toBe(true);
  }
  await expert.page.setViewportSize(sizes.desktop);
  await expert.page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: en('meeting:knock.admit') }).click();
  await expectMoving(expert.page, en('meeting:room.videoOf', { name: 'Tomás' }));
  await expectMoving(first.page, /'s video$/);
  await press(expert.page, en('meeting:room.sendOut', { name: 'Tomás' }));
  await expect(
    first.page.getByRole('heading', { name: en('meeting:refused.forbidden.title') }),
  ).toBeVisible();

  // Who was sent out has to pause, and with them everybody at the same address.
  await app.advance('PT61S');
  const second = await visitRoom(browser, app, roomId);
  await second.page.getByLabel(en('meeting:check.name'), { exact: true }).fill('Mallory');
  await enter(second.page, en, 'knock');
  await press(expert.page, en('meeting:knock.refuse'));
  await expect(
    second.page.getByRole('heading', { name: en('meeting:refused.forbidden.title') }),
  ).toBeVisible();
  await expectAccessible(second.page, 'refused');
  for (const { context } of [first, expert, second]) await context.close();
});

test('a lost connection comes back, and the other one never hears of it', async ({
  app,
  browser,
}) => {
  const en = wordsOf('en');
  const { roomId, host, guest } = await bookMeeting(app);
  const expert = await visitRoom(browser, app, roomId, { person: host });
  const client = await visitRoom(browser, app, roomId, { person: guest });
  for (const { page } of [expert, client]) await enter(page, en, 'join');
  await expectMoving(client.page, /'s video$/);

  await client.context.setOffline(true);
  await expect(client.page.getByText(en('meeting:room.reconnecting'))).toBeVisible();
  await press(client.page, en('meeting:control.chat'));
  await client.page.getByLabel(en('meeting:chat.write')).fill('Are you there?');
  await client.page.keyboard.press('Enter');
  await expect(client.page.getByText(en('meeting:chat.sending'))).toBeVisible();
  await client.context.setOffline(false);
  await expect(client.page.getByText(en('meeting:room.reconnecting'))).toBeHidden();
  await expect(client.page.getByText(en('meeting:chat.sending'))).toBeHidden();
  await press(expert.page, en('meeting:control.chatUnread_one', { count: '1' }));
  await expect(expert.page.getByText('Are you there?')).toHaveCount(1);
  await expectMoving(client.page, /'s video$/);
  await expectMoving(expert.page, /'s video$/);
  await expect(
    expert.page.getByText(en('meeting:notice.left', { name: 'Inés Soto' })),
  ).toBeHidden();
  await expect(
    expert.page.getByText(en('meeting:notice.lost', { name: 'Inés Soto' })),
  ).toBeHidden();

  // The page loaded anew comes back to the same meeting, and the talk goes on.
  await client.page.reload();
  await enter(client.page, en, 'join');
  await expectMoving(expert.page, en('meeting:room.videoOf', { name: 'Inés Soto' }));
  await expectMoving(client.page, /'s video$/);
  for (const { context } of [expert, client]) await context.close();
});

test('who has no camera, or nothing at all, comes in and gets help', async ({ app, browser }) => {
  const en = wordsOf('en');
  const { roomId, host, guest } = await bookMeeting(app);
  const expert = await visitRoom(browser, app, roomId, {
    person: host,
    script: denyDevices(['video']),
  });
  await expect(expert.page.getByText(en('meeting:lacking.video'))).toBeVisible();
  await expectAccessible(expert.page, 'camera denied');
  await press(expert.page, en('meeting:check.enter.withSound'));
  const client = await visitRoom(browser, app, roomId, {
    person: guest,
    size: 'phone',
    script: denyDevices(['audio', 'video']),
  });
  await expect(client.page.getByText(en('meeting:lacking.both'))).toBeVisible();
  await press(client.page, en('meeting:check.enter.toListen'));
  await expectSound(client.page);
  await expect(
    expert.page.getByRole('region', { name: 'Inés Soto' }).getByLabel(en('meeting:room.muted')),
  ).toBeVisible();
  for (const { context } of [expert, client]) await context.close();
});

test('a room says when it opens, that it is cancelled, over, or not there', async ({
  app,
  browser,
}) => {
  const en = wordsOf('en');
  const es = wordsOf('es');
  const { roomId, guest, host, start, bookingId } = await bookMeeting(app, 11);
  const { page, context } = await visitRoom(browser, app, roomId, { person: guest, size: 'phone' });
  await expect(page.getByRole('timer')).toHaveText(/^Opens in \d{1,2}:\d\d$/);
  await press(page, en('meeting:early.check'));
  await expect(page.getByLabel(en('meeting:room.yourVideo'))).toBeVisible();
  await expectAccessible(page, 'too early');
  await press(page, en('meeting:early.checkEnd'));
  await app.setNow(start.subtract({ minutes: 130 }).toString());
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(en('meeting:early.in', { time: '2 hr 10 min' }));
  await app.setNow(start.subtract({ minutes: 9 }).toString());
  await page.reload();
  await enter(page, en, 'join');
  await app.call(
    'DELETE',
    `/api/booking/cancel/${bookingId}`,
    { reason: 'Ill', confirmed: true },
    host.token,
  );
  await expect(page.getByRole('heading', { name: en('meeting:cancelled.title') })).toBeVisible();
  await expectAccessible(page, 'cancelled');
  // Before anything is known of a room, its door stands there without its parts.
  const tell = await holdCalls(page, '**/api/meeting/*');
  await page.goto(`${app.url}/Abcdefgh12`);
  await expect(page.getByRole('heading', { name: en('meeting:title') })).toBeVisible();
  await expect(page.getByRole('status')).toHaveAccessibleName(en('common:loading'));
  await expectAccessible(page, 'a room on its way');
  await expectNoSidewaysScroll(page);
  tell();
  await expect(page.getByRole('heading', { name: en('meeting:unknown.title') })).toBeVisible();
  await context.close();

  const next = await bookMeeting(app);
  // Who leaves in the last minutes is asked how it was, and can still go back.
  await app.setNow(next.start.add({ minutes: 55 }).toString());
  const late = await visitRoom(browser, app, next.roomId, { person: next.guest, language: 'es' });
  await enter(late.page, es, 'join');
  await press(late.page, es('meeting:control.leave'));
  await expect(late.page.getByRole('heading', { name: es('meeting:left.title') })).toBeFocused();
  await expect(late.page.getByRole('heading', { name: es('meeting:over.howWasIt') })).toBeVisible();
  await expectAccessible(late.page, 'left near the end');
  await press(late.page, es('meeting:left.back'));
  // After its end the door tells how long the room stays.
  await app.setNow(next.start.add({ minutes: 62 }).toString());
  await late.page.reload();
  const [stays = ''] = es('meeting:check.ended', { time: '|' }).split('|');
  await expect(late.page.getByText(stays)).toBeVisible();
  await enter(late.page, es, 'join');
  await press(late.page, es('meeting:control.chat'));
  await late.page.getByLabel(es('meeting:chat.write')).fill('https://example.com/diario');
  await late.page.keyboard.press('Enter');
  await expect(late.page.getByText(es('meeting:chat.sending'))).toBeHidden();
  await app.setNow(next.start.add({ minutes: 90 }).toString());
  await expect(late.page.getByRole('heading', { name: es('meeting:over.title') })).toBeVisible();
  // What was written can be kept.
  const written = late.page.getByRole('region', { name: es('meeting:written.title') });
  await expect(written.getByRole('link', { name: 'https://example.com/diario' })).toBeVisible();
  const [file] = await Promise.all([
    late.page.waitForEvent('download'),
    written.getByRole('button', { name: es('meeting:written.save') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(es('meeting:written.file'));
  expect(await text(await file.createReadStream())).toContain(': https://example.com/diario');
  await press(late.page, es('meeting:over.ratings.good'));
  await late.page.getByLabel(es('meeting:over.more')).fill('Dormí bien');
  await press(late.page, es('meeting:over.send'));
  await expect(late.page.getByText(es('meeting:over.sent'))).toBeVisible();
  await expect(late.page.getByText(es('meeting:over.nextFree'))).toBeVisible();
  await expect(late.page.getByRole('link', { name: es('meeting:over.seeTimes') })).toHaveAttribute(
    'href',
    `/book/${next.host.id}`,
  );
  await expectAccessible(late.page, 'over');
  // Asked once: answered, it isn't asked again.
  await late.page.reload();
  await expect(late.page.getByRole('link', { name: es('meeting:over.seeTimes') })).toBeVisible();
  await expect(late.page.getByRole('heading', { name: es('meeting:over.howWasIt') })).toBeHidden();
  await late.context.close();
});

test('a meeting stays in its tab until the person moves on, and can be gone back to', async ({
  app,
  browser,
}) => {
  const en = wordsOf('en');
  const { roomId, guest } = await bookMeeting(app);
  const { page, context } = await visitRoom(browser, app, roomId, { person: guest });
  const calm = (tab: Page) => tab.getByRole('heading', { name: en('shell:oneTab.title') });
  const mic = page.getByRole('button', { name: en('meeting:control.mic'), exact: true });
  await enter(page, en, 'join');
  await expect(mic).toBeVisible();

  // Opened later, and yet the one that rests: a meeting is going on.
  const other = await context.newPage();
  await other.goto(app.url);
  await expect(calm(other)).toBeVisible();
  await expect(other.getByText(en('shell:oneTab.guarded'))).toBeVisible();
  await expectAccessible(other, 'the calm screen beside a meeting');
  await expect(calm(page)).toHaveCount(0);
  await expect(mic).toBeVisible();

  // The person wants to go on there: the meeting lets go of camera and microphone.
  const live = () =>
    page.evaluate(() => {
      const { testTracks } = globalThis as unknown as { testTracks: MediaStreamTrack[] };
      return testTracks.filter(({ readyState }) => readyState === 'live').length;
    });
  expect(await live()).toBeGreaterThan(0);
  await other.getByRole('button', { name: en('shell:oneTab.use') }).click();
  await expect(calm(page)).toBeVisible();
  await expect.poll(live).toBe(0);
  await other.close({ runBeforeUnload: true });
  await expect(calm(page)).toHaveCount(0);
  await press(page, en('meeting:left.back'));
  await enter(page, en, 'join');
  await expect(page.getByText(/isn't here yet$/)).toBeVisible();
  await context.close();
});
