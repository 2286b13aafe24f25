import { expect, expectAccessible, expectNoSidewaysScroll, sizes, test } from './fixtures.ts';
import { networkIdle } from './idle.ts';
import { becomeExpert, openSignedIn } from './people.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

test.describe('where an expert meets people', () => {
  const t = wordsOf('es');
  test.use({ viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' });

  test('areas with their neighbors, an office by keyboard, another tab, the public page', async ({
    page,
    app,
  }) => {
    const { sessionToken, userData } = await openSignedIn(page, app, '/you', { language: 'es' });
    await becomeExpert(app, { sessionToken }, 'America/Santiago');
    await page.reload();
    await page.getByRole('link', { name: t('you:entries.where') }).click();
    const saved = page.getByText(t('place:saved'), { exact: true }).first();
    await expect(page.getByText(t('place:online.text'))).toBeVisible();
    await networkIdle(page);

    // Home visits: one comuna is searched without its accents, its neighbors come in one tap.
    await page.getByLabel(t('place:home.enable')).check({ force: true });
    await expect(page.getByText(t('place:home.none'))).toBeVisible();
    await page.getByRole('searchbox').fill('nunoa');
    await button(page, 'Ñuñoa').click();
    await expect(page.getByText(t('place:home.chosen_one', { count: '1' }))).toBeVisible();
    await button(page, t('place:home.neighbors_other', { count: '6' })).click();
    await expect(page.getByText(t('place:home.chosen_other', { count: '7' }))).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(button(page, 'Providencia')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'Maipú')).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page, 'the areas');
    await expectNoSidewaysScroll(page);

    // An office: outside the region nothing is suggested, inside arrows and Enter choose.
    await page.getByLabel(t('place:office.enable')).check({ force: true });
    await page.getByLabel(t('place:office.name')).fill('Los Leones');
    const address = page.getByRole('combobox', { name: t('place:office.address') });
    await address.fill('Condell 1200, Valparaíso');
    await expect(page.getByText(t('place:address.missing.inside'))).toBeVisible();
    await button(page, t('place:office.add')).click();
    await expect(page.getByText(t('place:address.choose'))).toBeVisible();
    await address.fill('Los Leones 120, prov');
    const option = page.getByRole('option', { name: 'Los Leones 120, Providencia' });
    await expect(option).toBeVisible();
    await expect(address).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, 'the suggestions');
    await address.press('Escape');
    await expect(option).toBeHidden();
    await address.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await address.press('Enter');
    await expect(address).toHaveValue('Los Leones 120, Providencia');
    await button(page, t('place:office.add')).click();
    await expect(button(page, t('place:office.remove', { name: 'Los Leones' }))).toBeVisible();
    await expect(saved).toBeVisible();

    // Another tab changes the travel time: the person decides, and nothing is lost.
    type Own = { version: number; travelMinutes: number; home: { areaIds: string[] } };
    const read = () => app.call<Own>('GET', '/api/provider/places', undefined, sessionToken);
    await networkIdle(page);
    const own = await read();
    expect(own.home.areaIds).toHaveLength(7);
    await app.call('PUT', '/api/provider/places', { ...own, travelMinutes: 90 }, sessionToken);
    await page.getByLabel(t('place:travel.label')).selectOption('45');
    await expect(page.getByText(t('errors:places-changed'))).toBeVisible();
    await expectAccessible(page, 'the clash');
    await button(page, t('place:clash.mine')).click();
    await expect.poll(async () => (await read()).travelMinutes).toBe(45);

    // Clients see it.
    await page.goto(`${app.url}/expert/${userData.id}`);
    await expect(page.getByText('Los Leones 120, Providencia')).toBeVisible();
    await expect(page.getByText(/Te visita en tu casa en .*Ñuñoa/)).toBeVisible();
    await expectAccessible(page, 'the public page');
    await expectNoSidewaysScroll(page);
  });
});
