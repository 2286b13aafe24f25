import type { Page } from '@playwright/test';
import type { App } from './fixtures.ts';
import { networkIdle } from './idle.ts';

let people = 0;

/** A phone that nobody used yet in this browser's installation. */
export const newPhone = (): string => {
  people += 1;
  return `+56945${String(700_000 + people)}`;
};

/**
 * A sign-in on another device, later than any code was sent here, ends the session of a page. It
 * hears of it by what it asks next, and not by its look for updates, which may come at any moment.
 */
export const signInElsewhere = async (page: Page, app: App, phone: string): Promise<void> => {
  await page.route('**/api/config', (route) => route.abort());
  await networkIdle(page);
  await app.advance('PT2M');
  await app.signIn(phone);
};

export type Signed = { phone: string; sessionToken: string; userData: { id: string } };

/** A page on which somebody new is signed in, as after the right code; they know their way. */
export const openSignedIn = async (
  page: Page,
  app: App,
  path: string,
  settings: { language?: 'en' | 'es'; appearance?: string; timezone?: string } = {},
): Promise<Signed> => {
  const phone = newPhone();
  const session = await app.signIn(phone, settings.language);
  const wanted = { isOnboarded: true, ...settings };
  await app.call('PUT', '/api/configuration', wanted, session.sessionToken);
  // The shortest answer of the same origin: nothing of the app runs yet.
  await page.goto(`${app.url}/healthz`);
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
