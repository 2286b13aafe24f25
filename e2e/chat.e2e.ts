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
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const t = wordsOf('en');
const goal = 'I freeze when I have to speak in public';

const say = async (page: Page, text: string): Promise<void> => {
  const input = page.getByLabel('Message', { exact: true });
  await input.fill(text);
  await input.press('Enter');
};

/** What the server counts for this browser's visitor. */
const leftOf = async (page: Page, app: App): Promise<number> => {
  const reply = await page.request.get(`${app.url}/api/worker/exchanges`);
  return ((await reply.json()) as { remaining: number }).remaining;
};

/** All that was asked is answered, and so many exchanges are left. */
const expectLeft = async (page: Page, app: App, count: number): Promise<void> => {
  await expect(page.getByRole('link', { name: t('chat:seeTimes') }).first()).toBeVisible();
  await expect(page.getByText(t('chat:looking'))).toHaveCount(0);
  await expect.poll(() => leftOf(page, app)).toBe(count);
};

const question = (page: Page, text: string) => page.getByRole('listitem').getByText(text);

test('a socket that drops in mid-answer doubles and loses nothing, and counts once', async ({
  page,
  app,
}) => {
  let drops = 0;
  await page.routeWebSocket(/\/api\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      if (!String(message).includes('"chunk"') || drops > 0) return;
      drops += 1;
      void socket.close();
      void server.close();
    });
  });
  await page.goto(app.url);
  await say(page, goal);
  await expectLeft(page, app, 14);
  expect(drops).toBe(1);
  await expect(question(page, goal)).toHaveCount(1);
  await expect(page.getByText('Puente:', { exact: true })).toHaveCount(1);
  await say(page, 'someone cheaper');
  await expectLeft(page, app, 13);
});

test('who was found is in sight with the answer, as far as to the way on', async ({
  page,
  app,
}) => {
  const long = 'I cannot sleep, I wake up at four with my heart racing';
  await page.goto(app.url);
  await say(page, long);
  const seeTimes = page.getByRole('link', { name: t('chat:seeTimes') }).first();
  await expect(seeTimes).toBeInViewport({ ratio: 1 });
  const [way, input] = await Promise.all([
    seeTimes.boundingBox(),
    page.getByLabel('Message', { exact: true }).boundingBox(),
  ]);
  expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0);
  await expect(question(page, long)).toBeInViewport({ ratio: 1 });
});

test('a browser that makes no ids, because the page came without TLS, chats all the same', async ({
  page,
  app,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await page.goto(app.url);
  await say(page, goal);
  await expectLeft(page, app, 14);
  // Nor does the shell stop: it starts what comes later.
  await expect(page.locator('[data-content-ready]')).toBeAttached();
});

test('a reload in mid-answer asks the same again and counts once', async ({ page, app }) => {
  await page.routeWebSocket(/\/api\/ws$/, (socket) => {
    const server = socket.connectToServer();
    // The question arrives, the answer never does.
    server.onMessage((message) => {
      if (String(message).includes('"ready"')) socket.send(message);
    });
  });
  await page.goto(app.url);
  await say(page, goal);
  await expect(question(page, goal)).toBeVisible();
  const waiting = page.getByText(t('chat:looking'));
  await expect(waiting.first()).toBeVisible();
  await page.routeWebSocket(/\/api\/ws$/, (socket) => void socket.connectToServer());
  await page.reload();
  await expectLeft(page, app, 14);
  await expect(question(page, goal)).toHaveCount(1);
  await expect(waiting).toHaveCount(0);
});

test('without a connection the words are kept and go by themselves when it is back', async ({
  page,
  app,
}) => {
  await page.routeWebSocket(/\/api\/ws$/, (socket) => void socket.close());
  await page.goto(app.url);
  await page.getByLabel('Message', { exact: true }).focus();
  await networkIdle(page);
  await page.context().setOffline(true);
  await say(page, goal);
  // The shell says so, too, and can be tried again, too.
  const talk = page.getByRole('region', { name: 'Conversation' });
  const again = talk.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(question(page, goal)).toBeVisible();
  await expectAccessible(page, 'a message that did not get through');
  await page.context().setOffline(false);
  await expect(again).toBeHidden();
  await expectLeft(page, app, 14);
});

test('a browser with too many connections open asks over HTTP, and does not knock again at once', async ({
  page,
  app,
}) => {
  let opened = 0;
  await page.routeWebSocket(/\/api\/ws$/, (socket) => {
    opened += 1;
    void socket.close({ code: 4429, reason: 'too-many-requests' });
  });
  await page.clock.install();
  await page.goto(app.url);
  await say(page, goal);
  await expectLeft(page, app, 14);
  expect(opened).toBe(1);
  await page.clock.runFor(40_000);
  await say(page, 'someone cheaper');
  await expectLeft(page, app, 13);
  expect(opened).toBe(1);
  await page.clock.runFor(30_000);
  await expect.poll(() => opened).toBe(2);
});

test('a thread outlives the reload, and a new chat can be taken back', async ({ page, app }) => {
  await page.goto(app.url);
  await say(page, goal);
  await expect(page.getByRole('link', { name: 'See times' }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(question(page, goal)).toBeVisible();
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('chat:greeting'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question(page, goal)).toBeVisible();
});

test('somebody in danger gets one number to call first, and no counter', async ({ page, app }) => {
  await page.goto(app.url);
  await say(page, 'I want to kill myself');
  const lines = page.getByRole('region', { name: t('chat:emergency.title') });
  const call = lines.getByRole('link').first();
  await expect(call).toHaveAttribute('href', 'tel:*4141');
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await expect(lines.getByText('Suicide prevention line')).toBeVisible();
  await expect(lines.getByText(/prevención/)).toHaveCount(0);
  await expect(page.getByLabel('Message', { exact: true })).not.toBeFocused();
  await expect(page.getByRole('link', { name: t('chat:seeTimes') })).toHaveCount(0);
  await expectAccessible(page, 'emergency lines');
  await lines.getByRole('button', { name: 'En español' }).click();
  await expect(lines.getByText('Línea de prevención del suicidio')).toBeVisible();
  await expectAccessible(page, 'emergency lines in the other language');
});

test('the last messages are counted, and none leaves the experts that were found', async ({
  page,
  app,
}) => {
  const left = (count: number) => page.getByText(new RegExp(`^${count} messages? left`));
  await page.goto(app.url);
  await say(page, goal);
  await expectLeft(page, app, 14);
  await expect(left(14)).toHaveCount(0);
  const ask = (index: number) =>
    page.request.post(`${app.url}/api/worker/suggestions`, {
      data: { query: `${goal}, ${index}`, userId: null },
    });
  for (let index = 0; index < 11; index++) await ask(index);
  await page.reload();
  await page.getByLabel('Message', { exact: true }).focus();
  await expect(left(3)).toBeVisible();
  for (let index = 0; index < 2; index++) await ask(index);
  await say(page, 'someone cheaper');
  await expect(page.getByText(t('chat:closed.title'))).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toBeDisabled();
  const found = page.getByRole('status').getByRole('link');
  await expect(found.first()).toHaveAttribute('href', /^\/expert\//);
  await expectAccessible(page, 'a chat that is closed');
  await expectNoSidewaysScroll(page);
});

for (const locale of ['en-US', 'es-CL'] as const)
  test.describe(`on the smallest phone (${locale})`, () => {
    test.use({ viewport: { width: 320, height: 568 }, locale });

    test('a notice covers nothing that is read next', async ({ page, app }) => {
      const words = wordsOf(locale === 'en-US' ? 'en' : 'es');
      await page.goto(app.url);
      const input = page.getByLabel(words('chat:message'), { exact: true });
      await input.fill(words('chat:openers.career'));
      await input.press('Enter');
      await expect(page.getByRole('link', { name: words('chat:seeTimes') }).first()).toBeVisible();
      await page.getByRole('button', { name: words('chat:newChat.name') }).click();
      const undo = page.getByRole('button', { name: words('chat:newChat.undo') });
      await expect(undo).toBeInViewport({ ratio: 1 });
      const notice = page.locator('[data-sonner-toast]');
      const bottom = () =>
        notice.evaluate((box) => {
          const { top, height } = box.getBoundingClientRect();
          return top + height;
        });
      const greeting = page.getByRole('heading', { name: words('chat:greeting') });
      const top = () => greeting.evaluate((heading) => heading.getBoundingClientRect().top);
      await expect.poll(async () => (await bottom()) <= (await top())).toBe(true);
    });
  });

test('nobody is behind a link that is gone', async ({ page, app }) => {
  await page.goto(`${app.url}/@nobody-here`);
  await expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find experts' })).toHaveAttribute(
    'href',
    '/experts',
  );
  await page.getByRole('link', { name: 'Tell us what you need' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
});
