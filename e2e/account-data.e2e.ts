import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { freeTime } from './booked.ts';
import { openSignedIn } from './people.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

test.use({
  viewport: sizes.phone,
  locale: 'en-US',
  timezoneId: 'America/Santiago',
  // Answers are the test's to give.
  serviceWorkers: 'block',
});

const en = wordsOf('en');
const es = wordsOf('es');

/** A picture whose left half is red and whose right half is blue, with noise that packs badly. */
const drawPicture = async (page: Page): Promise<Buffer> => {
  // As one string: a list of a million numbers takes seconds on its way out of the page.
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1000;
    canvas.height = 500;
    const pen = canvas.getContext('2d')!;
    const { data } = pen.createImageData(1000, 500);
    for (let at = 0; at < data.length; at += 4) {
      const isLeft = (at / 4) % 1000 < 500;
      data[at] = isLeft ? 255 : Math.random() * 120;
      data[at + 1] = Math.random() * 120;
      data[at + 2] = isLeft ? Math.random() * 120 : 255;
      data[at + 3] = 255;
    }
    pen.putImageData(new ImageData(data, 1000, 500), 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};

/** Hands a file to the chooser that the button opens. */
const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser');
  await button(page, en('security:picture.choose')).click();
  await (await chooser).setFiles(file);
};

const pictureOf = async (app: App, token: string) =>
  (await app.call<{ profilePicture: string | null }>('GET', '/api/profile', undefined, token))
    .profilePicture;

test('a picture is cropped, stopped half-way, sent and taken away again', async ({ page, app }) => {
  const { sessionToken } = await openSignedIn(page, app, '/you/profile');
  const buffer = await drawPicture(page);
  await button(page, en('security:picture.add')).click();
  await expectAccessible(page, 'choosing a picture');
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer });
  const use = button(page, en('security:picture.use'));
  await expect(use).toBeEnabled();
  await expectAccessible(page, 'cropping a picture');
  await expectNoSidewaysScroll(page);

  // A circle of 250 px, zoom 1 to 3, rotation by 15° (upload-3).
  const zoom = page.getByLabel(en('security:picture.zoom'), { exact: true });
  const rotation = page.getByLabel(en('security:picture.rotation'), { exact: true });
  await zoom.press('Home');
  await expect(zoom).toHaveValue('1');
  await zoom.press('ArrowRight');
  await expect(zoom).toHaveValue('1.1');
  await zoom.press('End');
  await expect(zoom).toHaveValue('3');
  await zoom.press('Home');
  await rotation.press('ArrowRight');
  await expect(rotation).toHaveValue('15');
  await rotation.press('ArrowLeft');
  // To the right until only what is red is left.
  for (let press = 0; press < 14; press += 1)
    await button(page, en('security:picture.move.right')).press('Enter');

  const network = await page.context().newCDPSession(page);
  // Slow enough that what is looked at meanwhile, on a busy machine, is looked at in time.
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 2000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow);
  await use.click();
  const progress = page.getByRole('progressbar', { name: en('security:picture.uploading') });
  await expect
    .poll(async () => Number(await progress.getAttribute('aria-valuenow')), { intervals: [50] })
    .toBeGreaterThan(0);
  expect(Number(await progress.getAttribute('aria-valuenow'))).toBeLessThan(100);
  await expectAccessible(page, 'sending a picture');
  await button(page, en('security:picture.stop')).click();
  await expect(page.getByText(en('security:picture.stopped'))).toBeVisible();
  expect(await pictureOf(app, sessionToken)).toBeNull();

  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await use.click();
  await expect(page.getByText(en('security:picture.saved'))).toBeVisible();
  const address = await pictureOf(app, sessionToken);
  await expect(page.locator(`main img[src="${address}"]`)).toBeVisible();
  const shown = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const at = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3);
    return { size: [canvas.width, canvas.height], left: at(40, 256), right: at(480, 256) };
  }, address ?? '');
  expect(shown.size).toEqual([512, 512]);
  for (const [red = 0, , blue = 0] of [shown.left, shown.right]) expect(red).toBeGreaterThan(blue);

  await button(page, en('security:picture.change')).click();
  await button(page, en('security:picture.remove')).click();
  await expect(button(page, en('security:picture.add'))).toBeVisible();
  expect(await pictureOf(app, sessionToken)).toBeNull();
});

test('a picture that cannot be taken is refused in words, and what was cropped stays', async ({
  page,
  app,
}) => {
  const { sessionToken } = await openSignedIn(page, app, '/you/profile', { appearance: 'dark' });
  const buffer = await drawPicture(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await button(page, en('security:picture.add')).click();
  const refused = page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('alert');
  await choose(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await expect(refused).toContainText(en('security:picture.wrongType'));
  const huge = Buffer.alloc(5_000_001);
  await choose(page, { name: 'huge.png', mimeType: 'image/png', buffer: huge });
  await expect(refused).toContainText(en('security:picture.tooLarge', { own: '5.1', size: '5' }));
  await choose(page, { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(refused).toContainText(en('security:picture.broken'));
  expect(sent.filter((url) => url.includes('profile-picture'))).toEqual([]);

  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer });
  const use = button(page, en('security:picture.use'));
  const zoom = page.getByLabel(en('security:picture.zoom'), { exact: true });
  await zoom.press('ArrowRight');
  for (const [status, errorCode] of [
    [413, 'too-large'],
    [415, 'unsupported-type'],
  ] as const) {
    await page.route('**/api/profile-picture', (route) =>
      route.fulfill({ status, json: { errorCode } }),
    );
    await use.click();
    await expect(refused).toContainText(en(`errors:${errorCode}`));
    await page.unroute('**/api/profile-picture');
  }
  await page.route('**/api/profile-picture', (route) => route.abort());
  await use.click();
  await expect(refused).toContainText(en('errors:network'));
  await expectAccessible(page, 'a picture that did not get through');
  await page.unroute('**/api/profile-picture');
  await expect(zoom).toHaveValue('1.1');
  await use.click();
  await expect(page.getByText(en('security:picture.saved'))).toBeVisible();
  expect(await pictureOf(app, sessionToken)).not.toBeNull();
});

test('a picture that stands still for a minute is given up, and a session that is over ends here, too', async ({
  page,
  app,
}) => {
  await page.clock.install();
  await openSignedIn(page, app, '/you/profile');
  const buffer = await drawPicture(page);
  await button(page, en('security:picture.add')).click();
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer });
  const use = button(page, en('security:picture.use'));
  await expect(use).toBeEnabled();
  await page.route('**/api/profile-picture', () => new Promise(() => undefined));
  const asked = page.waitForRequest('**/api/profile-picture');
  await use.click();
  await asked;
  await expect(button(page, en('security:picture.stop'))).toBeVisible();
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000));
  await page.clock.runFor(50_000);
  await expect(button(page, en('security:picture.stop'))).toBeVisible();
  await page.clock.runFor(10_000);
  await page.clock.resume();
  await expect(page.getByText(en('errors:timeout'))).toBeVisible();

  await page.unroute('**/api/profile-picture');
  await page.route('**/api/profile-picture', (route) =>
    route.fulfill({ status: 401, json: { errorCode: 'unauthenticated' } }),
  );
  await use.click();
  await expect(page.getByText(en('shell:sessionExpired'))).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fyou/);
});

test('everything kept comes as one file, also after it failed', async ({ page, app }) => {
  const { phone, sessionToken } = await openSignedIn(page, app, '/you/data', { language: 'es' });
  await app.call('PUT', '/api/profile', { name: 'Inés', lastName: 'Soto' }, sessionToken);
  await expectAccessible(page, 'the own data');
  await page.route('**/api/profile/export', (route) =>
    route.fulfill({ status: 500, json: { errorCode: 'internal' } }),
  );
  await button(page, es('security:data.export')).click();
  await expect(page.getByRole('alert')).toContainText(es('errors:internal'));
  await page.unroute('**/api/profile/export');
  const download = page.waitForEvent('download');
  await button(page, es('security:data.export')).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^puente-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    profile: { phoneNumber: phone, name: 'Inés' },
    bookings: [],
    contacts: [],
  });
  await expect(
    page.getByText(es('security:data.exported', { name: file.suggestedFilename() })),
  ).toBeVisible();
});

/** A time with a demo expert that is held for this person. */
const holdTime = async (app: App, token: string): Promise<void> => {
  type People = { people: { phoneNumber: string; role: string }[] };
  const { people: demo } = await app.call<People>('GET', '/sandbox/people');
  const expert = demo.find(({ role }) => role === 'provider');
  const { userData } = await app.signIn(expert?.phoneNumber ?? '');
  const details = { name: 'Inés', lastName: 'Soto', email: 'ines@example.com', about: 'Sleep' };
  const start = await freeTime(app, userData.id);
  const slot = { providerId: userData.id, start, durationMinutes: 60 };
  await app.call('POST', '/api/booking/book', { ...slot, ...details }, token);
};

test('an account is deleted once all is settled, with a calm goodbye', async ({ page, app }) => {
  await page.setViewportSize(sizes.desktop);
  const { sessionToken, phone } = await openSignedIn(page, app, '/you/data', {
    appearance: 'dark',
  });
  await holdTime(app, sessionToken);
  await page.getByRole('link', { name: en('security:data.delete') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('security:delete.title'));
  await expectAccessible(page, 'deleting the account');
  const action = button(page, en('security:delete.action'));
  await action.press('Enter');
  await expect(page.getByRole('alert')).toContainText(en('security:delete.understoodMissing'));
  const tick = page.getByLabel(en('security:delete.understood'));
  await expect(tick).toBeFocused();
  await page.keyboard.press('Space');
  await action.click();
  await expect(page.getByText(en('security:delete.openTitle'))).toBeVisible();
  await expect(page.getByText(en('security:delete.open.bookings'))).toBeVisible();
  await expectAccessible(page, 'something is still open');
  await expect(tick).toBeChecked();

  // The hold runs out: nothing is open any more.
  await app.advance('PT16M');
  await action.click();
  await expect(page.getByText(en('security:goodbye.title'))).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/`);
  await expectAccessible(page, 'goodbye');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).not.toContain(phone);
  expect(await app.call('POST', '/api/auth/validate', { token: sessionToken })).toEqual({
    valid: false,
  });
  await button(page, en('security:goodbye.action')).click();
  await expect(page.getByText(en('security:goodbye.title'))).toBeHidden();
});
