import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: sizes.phone, locale: 'en-US', timezoneId: 'America/Santiago' });

const t = wordsOf('en');

const say = async (page: Page, text: string): Promise<void> => {
  const input = page.getByLabel('Message', { exact: true });
  await input.fill(text);
  await input.press('Enter');
};

test('a conversation about the people on the table leads to the times of one of them', async ({
  page,
  app,
}) => {
  await page.goto(app.url);
  await say(page, 'I freeze when I have to speak in public, at most 60 dollars');
  await expect(page.getByRole('link', { name: t('chat:seeTimes') }).first()).toBeVisible();
  const wish = page.getByRole('button', { name: 'Remove: up to USD 60.00' });
  await expect(wish).toBeVisible();
  await expectAccessible(page, 'an answer with a wish');
  await expectNoSidewaysScroll(page);
  await wish.click();
  await expect(page.getByRole('listitem').getByText('Any price')).toBeVisible();
  await expect(wish).toHaveCount(0);
  // The input rests until the answer is here.
  await expect(page.getByText("I'd still suggest Hannah Okafor").first()).toBeVisible();
  await say(page, 'how much is Hannah for 30 minutes?');
  const times = page.getByRole('link', { name: "See Hannah Okafor's times" });
  await expect(times).toBeVisible();
  await expect(page.getByText('With Hannah Okafor, 30 min costs').first()).toBeVisible();
  await expectAccessible(page, 'an answer with a way to book');
  await times.click();
  await expect(page).toHaveURL(/\/book\/.*start=/);
  await expect(page.getByText('Hannah Okafor').first()).toBeVisible();
});
