import type { Page } from '@playwright/test';
import { type App, expect } from './fixtures.ts';
import { wordsOf } from './words.ts';

// The steps of the main job, as a person takes them.

export type Language = 'en' | 'es';

const goals: Record<Language, string> = {
  en: 'I cannot sleep, I wake up at four with my heart racing',
  es: 'llevo semanas sin dormir, despierto a las 4 con el corazón a mil',
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const tellGoal = async (page: Page, language: Language): Promise<void> => {
  const t = wordsOf(language);
  await page.getByLabel(t('chat:message'), { exact: true }).fill(goals[language]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: t('chat:seeTimes') }).first()).toBeVisible();
};

/** On the expert's page, or the first step of the path: the first free day and time. */
export const chooseTime = async (page: Page): Promise<void> => {
  const slot = page
    .getByRole('main')
    .locator('button, a')
    .filter({ hasText: /^\d{1,2}:\d{2}/ });
  const day = page.getByRole('gridcell').locator('button:not([disabled])');
  const later = page.getByRole('button', { name: /^(?:See|Ver) / });
  await expect(day.or(later).first()).toBeVisible();
  if ((await day.count()) === 0) await later.first().click();
  if ((await slot.count()) === 0) await day.first().click();
  await slot.first().click();
};

export const signIn = async (
  page: Page,
  app: App,
  language: Language,
  phone: string,
): Promise<void> => {
  const t = wordsOf(language);
  await page.getByLabel(t('auth:phone'), { exact: true }).fill(phone);
  await button(page, t('auth:send')).click();
  const code = page.getByLabel(t('auth:code'), { exact: true });
  await expect(code).toBeVisible();
  // The sixth digit sends the code by itself.
  await code.fill('000000');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await code.fill(await app.latestCode(phone));
};

export const tellAboutYou = async (
  page: Page,
  language: Language,
  email: string,
): Promise<void> => {
  const t = wordsOf(language);
  await page.getByLabel(t('booking:details.about')).fill('I want to sleep again');
  await page.getByLabel(t('booking:details.name'), { exact: true }).fill('Inés');
  await page.getByLabel(t('booking:details.lastName'), { exact: true }).fill('Soto');
  await page.getByLabel(t('booking:details.email'), { exact: true }).fill(email);
  await button(page, t('booking:continue')).click();
};

export const fillCard = async (page: Page, language: Language, number: string): Promise<void> => {
  const t = wordsOf(language);
  await page.getByLabel(t('payment:card.number')).fill(number);
  await page.getByLabel(t('payment:card.expiry')).fill('12 / 34');
  await page.getByLabel(t('payment:card.cvc')).fill('123');
  await page.getByLabel(t('payment:card.name')).fill('Ines Soto');
};

export const pay = (page: Page, language: Language) =>
  page.getByRole('button', { name: new RegExp(`^${wordsOf(language)('payment:pay').trim()}`) });

/** Answers to calls that match wait until they are let go. */
export const holdCalls = async (page: Page, calls: string): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
