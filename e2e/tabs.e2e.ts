import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, sizes, test } from './fixtures.ts';
import { settle, appIdle } from './idle.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US' });

const words = wordsOf('en');
const calm = (page: Page) => page.getByRole('heading', { name: words('shell:oneTab.title') });
const useHere = (page: Page) => page.getByRole('button', { name: words('shell:oneTab.use') });
const message = (page: Page) => page.getByLabel('Message', { exact: true });

test.beforeEach(({ context }) => context.clock.install());

type Said = { type: string; atMs: number };

/** Opens a tab of this browser and waits until it takes part. */
const openTab = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await appIdle(page);
  return page;
};

/** Hears what the tabs say to each other, on the page's own clock. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: Said[] = [];
    Object.assign(globalThis, { said });
    new BroadcastChannel('puente-tab').addEventListener('message', ({ data }) => {
      said.push({ type: (data as Said).type, atMs: Date.now() });
    });
  });
const heard = (page: Page): Promise<Said[]> =>
  page.evaluate(() => (globalThis as unknown as { said: Said[] }).said);

const inUse = async (pages: Page[]): Promise<number> => {
  const resting = await Promise.all(pages.map((page) => calm(page).isVisible()));
  return resting.filter((isResting) => !isResting).length;
};

test('the tab just opened is used, the one before rests and loses nothing', async ({
  context,
  app,
}) => {
  const first = await openTab(context, app.url);
  await message(first).fill('half a thought');
  const second = await openTab(context, app.url);
  await expect(calm(first)).toBeVisible();
  await expect(calm(first)).toBeFocused();
  await expectAccessible(first, 'the calm screen');
  await expect(calm(second)).toHaveCount(0);
  await useHere(first).click();
  await expect(calm(second)).toBeVisible();
  await expect(calm(first)).toHaveCount(0);
  await expect(message(first)).toHaveValue('half a thought');
  await expect(message(first)).toBeFocused();
});

test('a tab that rests asks the server for nothing until it is used again', async ({
  context,
  app,
}) => {
  const first = await openTab(context, app.url);
  const second = await openTab(context, app.url);
  await expect(calm(first)).toBeVisible();
  const asked: string[] = [];
  for (const [name, page] of Object.entries({ first, second }))
    page.on('request', (request) => {
      if (request.url().endsWith('/api/config')) asked.push(name);
    });
  // Each looks for a new version when it is online again; a clock that is moved would outrun the
  // words between the tabs.
  for (const page of [first, second])
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
  await expect.poll(() => asked).toContain('second');
  await settle(first);
  expect(asked).not.toContain('first');
  await useHere(first).click();
  await expect.poll(() => asked).toContain('first');
});

test('when the tab in use is closed the other goes on by itself', async ({ context, app }) => {
  const first = await openTab(context, app.url);
  const second = await openTab(context, app.url);
  await expect(calm(first)).toBeVisible();
  await second.close({ runBeforeUnload: true });
  await expect(calm(first)).toHaveCount(0);
});

test('the one in use says so every 3 s', async ({ context, app }) => {
  const page = await openTab(context, app.url);
  const ear = await context.newPage();
  await ear.goto(`${app.url}/favicon.svg`);
  await listen(ear);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.clock.runFor(3000);
  await expect.poll(async () => (await heard(ear)).length).toBeGreaterThan(0);
  await settle(page);
  await settle(ear);
  const before = (await heard(ear)).length;
  await page.clock.runFor(30_000);
  await expect.poll(async () => (await heard(ear)).length).toBe(before + 10);
});

test('one under 10 s old counts as new and is used, one of 10 s no more', async ({
  context,
  app,
}) => {
  const page = await openTab(context, app.url);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await settle(page);
  /** A tab of an age that nobody has touched says that it is in use: what is the answer? */
  const claim = (ageMs: number) =>
    page.evaluate((age) => {
      const other = new BroadcastChannel('puente-tab');
      const from = { id: 'other', isGuarded: false, isAsked: false, usedMs: 0 };
      const said = new Promise<string[]>((answered) => {
        const types: string[] = [];
        other.addEventListener('message', ({ data }) => {
          types.push((data as Said).type);
          // Either it rests now, or it says itself that it is in use: to this claim, or as ever.
          if (types.includes('heard') || types.length === 2) answered(types);
        });
      });
      for (const sinceMs of [Date.now() - age, Date.now() - age])
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one
        other.postMessage({ type: 'here', from: { ...from, sinceMs } });
      return said.finally(() => other.close());
    }, ageMs);
  expect(await claim(10_000)).toEqual(['here', 'here']);
  await expect(calm(page)).toHaveCount(0);
  expect(await claim(9999)).toContain('heard');
  await expect(calm(page)).toBeVisible();
});

test('what nobody answers is said three times more, 300 ms apart', async ({ context, app }) => {
  const page = await openTab(context, app.url);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    const said: [string, number][] = [];
    Object.assign(globalThis, { said });
    const post: (this: BroadcastChannel, data: unknown) => void = Reflect.get(
      BroadcastChannel.prototype,
      'postMessage',
    );
    BroadcastChannel.prototype.postMessage = function (data: { type: string }) {
      said.push([data.type, Date.now()]);
      post.call(this, data);
    };
    // A tab that took over and died at once, without a good-bye.
    const ghost = new BroadcastChannel('puente-tab');
    const from = { id: 'ghost', isGuarded: true, isAsked: false };
    post.call(ghost, { type: 'here', from: { ...from, sinceMs: Date.now(), usedMs: 0 } });
    ghost.close();
  });
  await expect(calm(page)).toBeVisible();
  await expect(page.getByText(words('shell:oneTab.guarded'))).toBeVisible();
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor(1199);
  await expect(calm(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(calm(page)).toHaveCount(0);
  const said = await page.evaluate(
    () => (globalThis as unknown as { said: [string, number][] }).said,
  );
  const asks = said.filter(([type]) => type === 'ask').map(([, atMs]) => atMs);
  expect(asks.map((atMs) => atMs - (asks[0] ?? 0))).toEqual([0, 300, 600, 900]);
});

test('the tab that comes back from paying is never the one that rests', async ({
  context,
  app,
}) => {
  const back = await openTab(
    context,
    `${app.url}/you?activeTab=subscription&payment_status=success`,
  );
  const opened = await openTab(context, app.url);
  await expect(calm(opened)).toBeVisible();
  await expect(calm(back)).toHaveCount(0);
  // A return that comes while another tab is in use takes over.
  await useHere(opened).click();
  await expect(calm(back)).toBeVisible();
  const later = await openTab(context, `${app.url}/you?payment_status=success`);
  await expect(calm(opened)).toBeVisible();
  await expect(calm(later)).toHaveCount(0);
});

test('of tabs opened at the same moment exactly one is used, and of sleepers one wakes', async ({
  context,
  app,
}) => {
  const pages = await Promise.all([1, 2, 3].map(() => openTab(context, app.url)));
  await expect.poll(() => inUse(pages)).toBe(1);
  // All timers ran late: each resting one looks whether somebody is there, and somebody is.
  await context.clock.pauseAt(Date.now() + 3_600_000);
  await context.clock.runFor(10_000);
  await expect.poll(() => inUse(pages)).toBe(1);
});

test('where tabs cannot talk to each other there is no rule', async ({ context, app }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  const first = await openTab(context, app.url);
  const second = await openTab(context, app.url);
  expect(await inUse([first, second])).toBe(2);
});
