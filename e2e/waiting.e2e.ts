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
import { newPhone } from './people.ts';
import { button, type Language, signIn, tellGoal } from './steps.ts';
import { wordsOf } from './words.ts';

/** Manages Casa Abierta, one of the demo's partners. */
const manager = '+56990000201';

const goals: Record<Language, string> = {
  en: 'I want to start beekeeping with a hive',
  es: 'quiero aprender apicultura con una colmena',
};

const plain = 'I work with care, I listen first, and I have done this for more than ten years now.';
const profile = {
  name: 'Berta',
  lastName: 'Paz',
  expertise: 'Beekeeping: hives, swarms and honey',
  expertiseTranslated: 'Apicultura: colmenas, enjambres y miel',
  aboutMe:
    'I keep bees since I was a child and teach beekeeping to people who want their first hive at home.',
  idealClient: 'Beginners in beekeeping who want a first hive and are afraid to lose the swarm.',
  career: plain,
  uniqueValue: plain,
  challengeStory: plain,
  languages: ['es', 'en'],
  timezone: 'America/Santiago',
  durations: [60],
  normalRate: { amount: 6000, currency: 'USD' },
  partnerId: 'casa-abierta',
};

/** A beekeeper joins the demo's partner; gives back what takes the verification away again. */
const beekeeperComes = async (app: App): Promise<() => Promise<void>> => {
  const { sessionToken, userData } = await app.signIn(newPhone());
  await app.call('PUT', '/worker/profile', profile, sessionToken);
  const verify = async (verified: boolean): Promise<void> => {
    await app.advance('PT2M');
    const boss = await app.signIn(manager);
    const path = `/api/partner/providers/${userData.id}/verify`;
    await app.call('POST', path, { verified }, boss.sessionToken);
  };
  await verify(true);
  return () => verify(false);
};

const askFor = async (page: Page, language: Language): Promise<void> => {
  const t = wordsOf(language);
  await page.getByLabel(t('chat:message'), { exact: true }).fill(goals[language]);
  await page.keyboard.press('Enter');
  await expect(button(page, t('waiting:tellMe'))).toBeVisible();
};

for (const [language, locale, size, colorScheme] of [
  ['es', 'es-CL', 'phone', 'light'],
  ['en', 'en-US', 'desktop', 'dark'],
] as const) {
  const t = wordsOf(language);
  test.describe(`in ${language} on a ${size}, ${colorScheme}`, () => {
    test.use({ viewport: sizes[size], locale, colorScheme, timezoneId: 'America/Santiago' });

    test('who waits for an expert is told when one comes, and stops it by the mail', async ({
      page,
      app,
      browser,
    }) => {
      const goal = page.getByRole('main').getByText(goals[language], { exact: true });
      await page.goto(app.url);
      await askFor(page, language);
      await networkIdle(page);
      await expectAccessible(page, 'the answer that found no one');
      await button(page, t('waiting:tellMe')).click();
      await signIn(page, app, language, newPhone());
      await expect(page.getByText(t('waiting:added')).first()).toBeVisible();
      await expect(goal).toHaveCount(1);
      await expect(page.getByText(t('waiting:noEmail'))).toBeVisible();
      await expectAccessible(page, 'what waits');
      await expectNoSidewaysScroll(page);
      // Signed in, a tap in the chat is enough; the same goal waits once.
      const token = await page.evaluate(() => localStorage.getItem('sessionToken') ?? '');
      const email = `waits-${language}@example.org`;
      await app.call('PUT', '/api/profile', { email }, token);
      await app.call('PUT', '/api/configuration', { isOnboarded: true }, token);
      await page.goto(app.url);
      await askFor(page, language);
      await button(page, t('waiting:tellMe')).last().click();
      await expect(page.getByText(t('waiting:told', { email })).first()).toBeVisible();
      await page
        .getByRole('link', { name: t('waiting:seeAll') })
        .first()
        .click();
      await expect(goal).toHaveCount(1);

      const leave = await beekeeperComes(app);
      try {
        await expect.poll(async () => (await app.mailsTo(email)).length).toBe(1);
        await page.reload();
        await expect(page.getByText(t('waiting:came', { name: 'Berta Paz' }))).toBeVisible();
        await expect(page.getByRole('link', { name: t('waiting:see', { name: 'Berta' }) })) //
          .toHaveAttribute('href', /\/expert\//);
        await expectAccessible(page, 'an expert who came');
      } finally {
        await leave();
      }

      // Another goal waits; the link of the mail is opened where nobody is signed in.
      await app.call('POST', '/api/worker/waiting', { goal: `${goals[language]} 2` }, token);
      const [mail] = await app.mailsTo(email);
      const link = /#stop=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const elsewhere = await browser.newContext({ locale, colorScheme, viewport: sizes[size] });
      const visitor = await elsewhere.newPage();
      await visitor.goto(`${app.url}/you/waiting#stop=${link}`);
      await expect(button(visitor, t('waiting:stop.action'))).toBeVisible();
      expect(visitor.url()).not.toContain(link);
      await expectAccessible(visitor, 'stopping by the link of the mail');
      await button(visitor, t('waiting:stop.action')).click();
      await expect(visitor.getByText(t('waiting:stop.doneTitle'))).toBeVisible();
      await elsewhere.close();

      // The expert who came is left, and can be removed as well.
      await page.reload();
      const remove = page.getByRole('button', { name: t('waiting:remove') });
      await expect(remove).toHaveCount(1);
      await remove.click();
      await expect(page.getByText(t('waiting:empty.title'))).toBeVisible();

      // What someone here does is shown on cards, and opening one is told to the server.
      await page.getByRole('link', { name: t('waiting:empty.action') }).click();
      await tellGoal(page, language);
      const told = page.waitForResponse('**/api/worker/suggestions/opened');
      await page
        .getByRole('link', { name: t('chat:seeTimes') })
        .first()
        .click();
      expect((await told).status()).toBe(200);
    });
  });
}
