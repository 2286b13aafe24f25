import type { Page } from '@playwright/test';
import { aboutStep, freeTime } from './booked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { networkIdle } from './idle.ts';
import { openSignedIn, signInElsewhere } from './people.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const t = wordsOf('en');
const stage = 'I freeze when I have to speak in public';
const sleep = 'I cannot sleep, I wake up at four with my heart racing';

const say = async (page: Page, text: string): Promise<void> => {
  const input = page.getByLabel(t('chat:message'), { exact: true });
  await input.fill(text);
  await input.press('Enter');
  await expect(page.getByRole('link', { name: t('chat:seeTimes') }).first()).toBeVisible();
  await networkIdle(page);
};

const beginAnew = async (page: Page): Promise<void> => {
  await button(page, t('chat:newChat.name')).click();
  await button(page, t('chat:newChat.keep')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('chat:greeting'));
};

/** A question in the conversation, not a title in the list. */
const question = (page: Page, text: string) =>
  page.getByRole('region', { name: t('chat:conversation') }).getByText(text);

test('earlier conversations have a name, are gone on with, and are deleted one by one', async ({
  page,
  app,
}) => {
  const { phone, sessionToken } = await openSignedIn(page, app, '/');
  await say(page, stage);
  await beginAnew(page);
  const earlier = button(page, t('chat:earlier'));
  // Its text stands at the edge of the column, where the greeting does.
  const edge = await page.getByRole('heading', { level: 1 }).boundingBox();
  const icon = await earlier.locator('svg').boundingBox();
  expect(Math.abs((icon?.x ?? 0) - (edge?.x ?? 0))).toBeLessThan(2);
  await say(page, sleep);
  await earlier.click();
  const list = page.getByRole('dialog', { name: t('chat:earlier') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByText(stage)).toBeVisible();
  await expectAccessible(page, 'earlier conversations');
  await expectNoSidewaysScroll(page);
  // A name of one's own, by keyboard: Escape leaves the name and not the list, Enter keeps it.
  const rename = list.getByRole('button', { name: t('conversations:rename', { title: stage }) });
  const name = list.getByRole('textbox', { name: t('conversations:name') });
  await rename.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Before the wed');
  await expectAccessible(page, 'a conversation to be renamed');
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(rename).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Before the wedding');
  await page.keyboard.press('Enter');
  const own = { title: 'Before the wedding' };
  await expect(list.getByRole('button', { name: t('conversations:rename', own) })).toBeFocused();
  await list.getByText(own.title).click();
  await expect(list).toHaveCount(0);
  await expect(question(page, stage)).toBeVisible();
  await expect(question(page, sleep)).toHaveCount(0);
  // What is said now belongs there, also after a reload.
  await page.reload();
  await say(page, 'someone cheaper');
  const read = () =>
    app.call<{ chats: { title: string; count: number }[] }>(
      'GET',
      '/api/worker/chats',
      undefined,
      sessionToken,
    );
  await expect
    .poll(async () => (await read()).chats.map(({ title, count }) => [title, count]))
    .toEqual([
      [own.title, 4],
      [sleep, 2],
    ]);
  await earlier.click();
  await list.getByRole('button', { name: t('conversations:delete', { title: sleep }) }).click();
  await expect(button(page, t('conversations:keep'))).toBeFocused();
  await expectAccessible(page, 'a conversation to be deleted');
  await button(page, t('conversations:keep')).click();
  await expect(list.getByRole('button', { name: /^Delete: / })).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, t('conversations:deleteNow')).click();
  await expect(page.getByText(t('conversations:deleted')).first()).toBeVisible();
  await expect(list).toHaveCount(0);
  await expect(earlier).toHaveCount(0);
  expect((await read()).chats).toHaveLength(1);

  // The page stays still while it tells that the session has ended.
  await signInElsewhere(page, app, phone);
  await page.getByLabel(t('chat:message'), { exact: true }).fill('half a thought');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const isTold = document.body.textContent.includes('Session expired');
      if (isTold && location.pathname === '/')
        seen.push(document.body.textContent.includes('speak in public') ? 'chat' : 'empty');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['chat']));
});

test('a summary of the chat goes to the expert as the person left it, once they ticked that', async ({
  page,
  app,
}) => {
  const { sessionToken } = await openSignedIn(page, app, '/');
  await say(page, `${sleep}, write to ines@example.com`);
  const card = page.getByRole('link', { name: t('chat:seeTimes') }).first();
  const id = /[0-9a-f-]{36}$/.exec((await card.getAttribute('href')) ?? '')?.[0] ?? '';
  await page.goto(`${app.url}${aboutStep(id, await freeTime(app, id))}`);
  const tick = page.getByRole('checkbox');
  await expect(tick).not.toBeChecked();
  await tick.check();
  const text = page.getByLabel(/^What .+ will read$/);
  await expect(text).toHaveValue(/^Looking for help with: “I cannot sleep.*”\nExperts seen: /s);
  await expect(text).not.toHaveValue(/ines@example/);
  await expectAccessible(page, 'a summary to share');
  await expectNoSidewaysScroll(page);
  await text.fill('I sleep four hours.');
  await page.getByLabel(t('booking:details.name'), { exact: true }).fill('Inés');
  await page.getByLabel(t('booking:details.lastName'), { exact: true }).fill('Soto');
  await page.getByLabel(t('booking:details.email'), { exact: true }).fill('ines@example.org');
  await page.getByRole('button', { name: t('booking:continue') }).click();
  await expect(page).toHaveURL(/step=pay/);
  const { bookings } = await app.call<{ bookings: { id: string; chatSummary?: string }[] }>(
    'GET',
    '/api/bookings',
    undefined,
    sessionToken,
  );
  expect(bookings.map(({ chatSummary }) => chatSummary)).toEqual(['I sleep four hours.']);
  await page.goto(`${app.url}/activity/${bookings[0]?.id}`);
  await expect(page.getByText('I sleep four hours.')).toBeVisible();
  await expectAccessible(page, 'what was shared');
  await button(page, t('booking:shared.stop')).click();
  await expect(page.getByText('I sleep four hours.')).toHaveCount(0);
});
