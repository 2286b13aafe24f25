import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { networkIdle } from './idle.ts';
import { becomeExpert, newPhone, openSignedIn } from './people.ts';
import { button, fillCard, pay } from './steps.ts';
import { wordsOf } from './words.ts';

const locales = { en: 'en-US', es: 'es-CL' };

const looks: readonly ['en' | 'es', 'phone' | 'desktop', 'light' | 'dark'][] = [
  ['es', 'phone', 'light'],
];

for (const [language, size, scheme] of looks)
  test.describe(`in ${language} on a ${size}`, () => {
    test.use({
      viewport: sizes[size],
      locale: locales[language],
      timezoneId: 'America/Santiago',
      colorScheme: scheme,
    });

    test('a plan is chosen by its days, agreed to, paid, stopped and let go on', async ({
      page,
      app,
    }) => {
      const t = wordsOf(language);
      const expert = await app.signIn(newPhone(), language);
      await becomeExpert(app, expert, 'America/Santiago');
      const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        ranges: [{ start: '09:00', end: '18:00' }],
      }));
      await app.call('POST', '/api/availability/set', { weeklyHours }, expert.sessionToken);
      const offeringData = {
        type: 'subscription',
        name: 'Steady steps',
        description: 'One meeting each week, on a day that stays yours.',
        category: 'careers',
        sessions: 4,
        durationMinutes: 30,
        price: { amount: 12_000, currency: 'USD' },
      };
      const { offering } = await app.call<{ offering: { id: string } }>(
        'POST',
        '/api/provider-offerings',
        { offeringData },
        expert.sessionToken,
      );
      const path = `/plan/new/${expert.userData.id}/${offering.id}`;
      await openSignedIn(page, app, path, { language });
      await networkIdle(page);
      await page.getByRole('button', { name: language === 'es' ? 'jueves' : 'Thursday' }).click();
      const times = page.getByRole('heading', { name: t('plan:buy.first') });
      await expect(times).toBeVisible();
      await expect(page.getByRole('list').locator('time').first()).toBeVisible();
      await expectAccessible(page, 'the days of a plan');
      await expectNoSidewaysScroll(page);
      const [wording = ''] = t('plan:buy.action', { price: '|' }).split('|');
      const submit = page.getByRole('button', { name: wording.trim() });
      await page.getByLabel(t('plan:buy.name'), { exact: true }).fill('Inés');
      await page.getByLabel(t('plan:buy.lastName'), { exact: true }).fill('Soto');
      await page.getByLabel(t('plan:buy.email'), { exact: true }).fill('ines.plan@example.com');
      await submit.click();
      await expect(page.getByText(t('plan:buy.consentMissing'))).toBeVisible();
      await page.getByRole('checkbox').check();
      await submit.click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steady steps');
      await expect(page.getByText(t('plan:status.reserved')).first()).toBeVisible();
      await networkIdle(page);
      await fillCard(page, language, '4242 4242 4242 4242');
      await pay(page, language).click();
      await expect(page.getByText(t('plan:status.active')).first()).toBeVisible();
      await expect(page.getByText(t('plan:timeline.started'))).toBeVisible();
      await expectAccessible(page, 'a plan');
      await expectNoSidewaysScroll(page);

      await button(page, t('plan:stop.open')).click();
      const question = page.getByRole('alertdialog');
      await expect(question.getByText(t('plan:stop.stays'))).toBeVisible();
      await expectAccessible(page, 'the question before stopping');
      await question.getByRole('button', { name: t('plan:stop.action') }).click();
      await expect(page.getByText(t('plan:notice.ending'))).toBeVisible();
      await button(page, t('plan:resume')).click();
      await expect(page.getByText(t('plan:status.active')).first()).toBeVisible();

      await page.goto(`${app.url}/activity`);
      await page
        .getByRole('link', { name: /Steady steps/ })
        .first()
        .click();
      await expect(page.getByText(t('plan:timeline.resumed'))).toBeVisible();
    });
  });
