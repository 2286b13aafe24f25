import type { Locator, Page } from '@playwright/test';
import { type App, expect, sizes, test } from './fixtures.ts';
import { openSignedIn } from './people.ts';
import { appIdle } from './idle.ts';
import { fillCard, pay, button } from './steps.ts';
import { wordsOf } from './words.ts';

// The main job, with something killed at every step of it: nothing typed, held or paid is lost.

test.use({
  viewport: sizes.phone,
  locale: 'en-US',
  timezoneId: 'America/Santiago',
  serviceWorkers: 'allow',
  // What was about to be tapped may go, because the page went on by itself: then one looks again.
  actionTimeout: 8000,
});

// The longest file by far: its journeys go to whichever worker is free.
test.describe.configure({ mode: 'parallel' });

const t = wordsOf('en');
const goal = 'I freeze when I have to speak in public';
const typed = {
  [t('booking:details.about')]: 'I want to sleep again',
  [t('booking:details.name')]: 'Inés',
  [t('booking:details.lastName')]: 'Soto',
  [t('booking:details.email')]: 'lost@example.com',
};

type Payments = { payments: { charges: { status: string }[] }[] };

/** How many charges of any card went through. */
const charges = async (app: App): Promise<number> => {
  const { payments } = await app.call<Payments>('GET', '/sandbox/payments');
  return payments.flatMap((intent) => intent.charges).filter(({ status }) => status === 'succeeded')
    .length;
};

const message = (page: Page) => page.getByLabel(t('chat:message'), { exact: true });
/** By the beginning of its label: some go on with "optional". */
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label.replace('?', '\\?')}(?: ·|$)`) });
/** Cards and profiles call it the same, but lead to different places. */
const seeTimes = (page: Page, place: string) =>
  page
    .getByRole('link', { name: t('chat:seeTimes') })
    .and(page.locator(`[href^="/${place}/"]`))
    .first();
const chatLink = (page: Page) => seeTimes(page, 'expert');
const times = (page: Page) => seeTimes(page, 'book');
const slot = (page: Page) =>
  page
    .getByRole('main')
    .locator('button, a')
    .filter({ hasText: /^\d{1,2}:\d{2}/ })
    .first();

type Step = {
  name: string;
  /** Where one sees that one is here. */
  sign: (page: Page) => Locator;
  /** What was sent goes out by itself as soon as it can. */
  goesByItself?: boolean;
  /** What a person does to be ready; done again only for what is never kept, such as a card. */
  prepare?: (page: Page) => Promise<void>;
  /** What must still be there, whatever happened. */
  holds: (page: Page) => Promise<void>;
  /** One tap. */
  act: (page: Page) => Promise<void>;
};

const steps: Step[] = [
  {
    name: 'the goal is typed',
    sign: message,
    goesByItself: true,
    prepare: (page) => message(page).fill(goal),
    holds: (page) => expect(message(page)).toHaveValue(goal),
    act: (page) => message(page).press('Enter'),
  },
  {
    name: 'experts are recommended',
    sign: chatLink,
    holds: (page) => expect(chatLink(page)).toBeVisible(),
    act: (page) => chatLink(page).click(),
  },
  {
    name: 'an expert is read',
    sign: times,
    holds: (page) => expect(times(page)).toBeVisible(),
    act: (page) => times(page).click(),
  },
  {
    name: 'times are shown',
    sign: slot,
    // The last free day: no notice runs out while the clock moves.
    prepare: async (page) => {
      await page.getByRole('gridcell').locator('button:not([disabled]):visible').last().click();
      await expect(slot(page)).toBeVisible();
    },
    holds: (page) => expect(slot(page)).toBeVisible(),
    act: (page) => slot(page).click(),
  },
  {
    name: 'the form is filled',
    sign: (page) => field(page, t('booking:details.about')),
    prepare: async (page) => {
      for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
    },
    holds: async (page) => {
      for (const [label, text] of Object.entries(typed))
        await expect(field(page, label)).toHaveValue(text);
    },
    act: (page) => button(page, t('booking:continue')).click(),
  },
  {
    name: 'it is paid',
    sign: (page) => pay(page, 'en'),
    // No card is ever kept: it is typed again.
    holds: (page) => expect(pay(page, 'en')).toBeVisible(),
    act: async (page) => {
      await fillCard(page, 'en', '4242 4242 4242 4242');
      await pay(page, 'en').click();
    },
  },
];

const done = (page: Page) => page.getByText(t('booking:addToCalendar')).first();

/** How long a person waits before they look again. */
const glanceMs = 4000;

/** A journey on the way; another tab may take over. */
type Way = { page: Page; app: App; phone: string };

type Kill = {
  strike: (way: Way) => Promise<void>;
  /** Makes good what can be; absent where nothing else comes back: the person just goes on. */
  mend?: (way: Way) => Promise<void>;
  endsSession?: boolean;
};

const kills: Record<string, Kill> = {
  'the network': {
    strike: ({ page }) => page.context().setOffline(true),
    mend: ({ page }) => page.context().setOffline(false),
  },
  'the server': {
    strike: ({ app }) => app.kill(),
    mend: ({ app }) => app.start(),
  },
  'the session': {
    strike: async ({ page, app }) => {
      const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
      await app.call('POST', '/api/auth/logout', {}, token ?? '');
      // Late enough for the next code (five an hour), early enough for the quote and the hold.
      await app.advance('PT13M');
    },
    mend: () => Promise.resolve(),
    endsSession: true,
  },
  'the service worker': {
    strike: async ({ page }) => {
      await page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        await Promise.all(registrations.map((registration) => registration.unregister()));
        for (const name of await caches.keys()) await caches.delete(name);
      });
    },
  },
  'the tab': {
    strike: async (way) => {
      const { page } = way;
      const address = page.url();
      way.page = await page.context().newPage();
      await page.close();
      await way.page.goto(address);
    },
  },
};

const enterCode = async ({ page, app, phone }: Way) => {
  await field(page, t('auth:phone')).fill(phone);
  await button(page, t('auth:send')).click();
  const code = field(page, t('auth:code'));
  await expect(code).toBeVisible();
  await code.fill(await app.latestCode(phone));
};

/** What goes by itself is waited for, unless it stands there again as it was typed. */
const isForPerson = async (step: Step, page: Page): Promise<boolean> =>
  !step.goesByItself || (await message(page).inputValue()) !== '';

/** To the next step, whatever stands between them: a person looks, and does what helps. */
const goOn = async (way: Way, step: Step, next: Locator) => {
  const { page } = way;
  const login = field(page, t('auth:phone'));
  const again = page
    .getByRole('main')
    .getByRole('button', { name: t('common:tryAgain') })
    .first();
  const refresh = page.getByRole('main').getByRole('link', { name: t('shell:crash.refresh') });
  const looksFor = next.or(login).or(again).or(refresh).or(step.sign(page)).first();
  await expect(async () => {
    // Something to go by; without it one looks at a page that is still coming.
    await expect(looksFor).toBeVisible({ timeout: glanceMs });
    if (await next.isVisible()) return;
    if (await login.isVisible()) {
      await enterCode(way);
      // Back where one was: there is no need to wait before one looks again.
      await expect(next.or(step.sign(page)).first()).toBeVisible({ timeout: glanceMs });
      expect(await next.isVisible()).toBe(true);
    } else if (await again.isVisible()) await again.click({ timeout: glanceMs });
    else if (await refresh.isVisible()) await refresh.click({ timeout: glanceMs });
    else if ((await step.sign(page).isVisible()) && (await isForPerson(step, page))) {
      await step.holds(page);
      await step.act(page);
    }
    await expect(next).toBeVisible({ timeout: glanceMs });
  }).toPass({ timeout: 60_000 });
};

const walk = async (way: Way, from: number, to: number) => {
  for (const [index, step] of steps.slice(from, to).entries()) {
    await step.prepare?.(way.page);
    await step.act(way.page);
    await expect(steps[from + index + 1]?.sign(way.page) ?? done(way.page)).toBeVisible();
  }
};

const expectOneMeeting = async ({ page, app }: Way, chargesBefore: number) => {
  await page.goto(`${app.url}/activity`);
  const upcoming = page.getByRole('region', { name: t('booking:status.confirmed') });
  await expect(upcoming.getByRole('listitem')).toHaveCount(1);
  expect((await charges(app)) - chargesBefore).toBe(1);
};

for (const [what, kill] of Object.entries(kills))
  test(`${what} dies at every step, and the meeting is booked and paid once`, async ({
    page,
    app,
  }) => {
    test.setTimeout(480_000);
    const before = await charges(app);
    const { phone } = await openSignedIn(page, app, '/');
    const way: Way = { page, app, phone };
    for (const [index, step] of steps.entries())
      await test.step(step.name, async () => {
        await step.prepare?.(way.page);
        // With all that a page defers: what is shown when no more code comes is part of it.
        await appIdle(way.page);
        await kill.strike(way);
        if (kill.mend) {
          // The page may have found out before the person did anything, and be elsewhere already.
          await step.act(way.page).catch(() => undefined);
          await kill.mend(way);
        } else {
          await step.holds(way.page);
          await step.act(way.page);
        }
        const next = steps[index + 1]?.sign(way.page) ?? done(way.page);
        if (kill.endsSession) await expect(way.page).toHaveURL(/\/login/);
        if (kill.mend) await goOn(way, step, next);
        await expect(next).toBeVisible();
      });
    await expectOneMeeting(way, before);
  });

// Done on the other side, and nobody here heard of it: asked again, it must be the same.
const calls = {
  'the slot was held': { path: '**/api/booking/book', step: 4 },
  'the card was charged': { path: '**/sandbox/stripe/v1/payment_intents/*/confirm', step: 5 },
  'the payment was settled': { path: '**/confirm-payment', step: 5 },
};

/** Deeds of one journey. One payment has one of them: its second call follows the first by itself. */
const journeys: (keyof typeof calls)[][] = [
  ['the slot was held', 'the card was charged'],
  ['the payment was settled'],
];

/** Does a step and kills once its call was answered by the other side; then goes on. */
const strikeAfter = async (way: Way, deed: keyof typeof calls, kill: Kill) => {
  const { page } = way;
  const { path, step: at } = calls[deed];
  const step = steps[at];
  if (!step) throw new Error('no such step');
  await step.prepare?.(page);
  const struck = new Promise<void>((strikes, fails) => {
    void page.route(
      path,
      async (route) => {
        await route.fetch();
        // A tab that is closed takes its calls along.
        const end = kill.mend ? route.abort() : Promise.resolve();
        await Promise.all([kill.strike(way), end]).then(() => strikes(), fails);
      },
      { times: 1 },
    );
  });
  await step.act(page);
  await struck;
  await kill.mend?.(way);
  await goOn(way, step, steps[at + 1]?.sign(way.page) ?? done(way.page));
};

test.describe('after the deed, before the answer:', () => {
  test.use({ serviceWorkers: 'block' });

  for (const deeds of journeys)
    for (const what of ['the server', 'the tab'] as const)
      test(`${what} dies when ${deeds.join(', and when ')}`, async ({ page, app }) => {
        const before = await charges(app);
        const { phone } = await openSignedIn(page, app, '/');
        const way: Way = { page, app, phone };
        let from = 0;
        for (const deed of deeds)
          await test.step(deed, async () => {
            const at = calls[deed].step;
            await walk(way, from, at);
            const kill = kills[what];
            if (!kill) throw new Error(`nothing kills ${what}`);
            await strikeAfter(way, deed, kill);
            from = at + 1;
          });
        await walk(way, from, steps.length);
        await expectOneMeeting(way, before);
      });
});
