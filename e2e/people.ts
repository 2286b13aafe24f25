import type { Page } from '@playwright/test';
import { type App, expect } from './fixtures.ts';

let people = 0;

/** A phone that nobody used yet in this browser's installation. */
export const newPhone = (): string => {
  people += 1;
  return `+56945${String(700_000 + people)}`;
};

export type Signed = { phone: string; sessionToken: string; userData: { id: string } };

/** A page on which somebody new is signed in, as after the right code; they know their way. */
export const openSignedIn = async (
  page: Page,
  app: App,
  path: string,
  settings: { language?: 'en' | 'es'; appearance?: string } = {},
): Promise<Signed> => {
  const phone = newPhone();
  const session = await app.signIn(phone, settings.language);
  const wanted = { isOnboarded: true, ...settings };
  await app.call('PUT', '/api/configuration', wanted, session.sessionToken);
  await page.goto(`${app.url}/login`);
  // Who is here has been looked at: what follows is for the next page.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    ({ token, phoneNumber }) => {
      localStorage.setItem('sessionToken', token);
      localStorage.setItem('phoneNumber', phoneNumber);
    },
    { token: session.sessionToken, phoneNumber: phone },
  );
  await page.goto(app.url + path);
  return { phone, ...session };
};

const long = 'Plain words about a life and a craft, long enough to tell one person from another.';

/** Makes an expert of somebody, without hours. */
export const becomeExpert = async (
  app: App,
  { sessionToken }: Pick<Signed, 'sessionToken'>,
  timezone: string,
): Promise<void> => {
  const profile = {
    name: 'Paula',
    lastName: 'Rojas',
    expertise: 'Public speaking',
    aboutMe: long,
    career: long,
    idealClient: long,
    uniqueValue: long,
    challengeStory: long,
    languages: ['es', 'en'],
    timezone,
    durations: [30],
    normalRate: { amount: 6000, currency: 'USD' },
  };
  await app.call('PUT', '/worker/profile', profile, sessionToken);
};
