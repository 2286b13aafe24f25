import type { Page } from '@playwright/test';
import {
  type App,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  sizes,
  test,
} from './fixtures.ts';
import { openSignedIn } from './people.ts';
import { button } from './steps.ts';
import { wordsOf } from './words.ts';

const told =
  'Soy matrona y vivo en Osorno. Llevo veintidós años atendiendo partos en el hospital y en las casas. ' +
  'Ayudo a madres primerizas con la lactancia y con las primeras semanas en casa. ' +
  'Me encanta conversar con calma y escuchar a cada familia antes de dar un consejo, como se hacía antes. ' +
  'A diferencia de una consulta corta, conmigo hay tiempo y un plan escrito. ' +
  'Lo más difícil fue mi propia lactancia, que no resultó al principio y me enseñó mucho. ' +
  'Hablo español e inglés. Cobro 25 mil pesos la hora y la primera reunión 15 mil. ' +
  'Atiendo lunes y miércoles de 15 a 19 y los sábados de 10 a 13. En Navidad no atiendo. ' +
  'También vendo un paquete de 4 reuniones por 80 mil pesos.';

/** How long a slow person needs for each, in seconds: ten minutes are enough for all (parsing-8). */
const slow = { tap: 5, key: 2, word: 60 / 100 };

/** Counts taps and what is typed on the page, over reloads. */
function countHands(): void {
  const add = (name: string, by: number) =>
    sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + by));
  addEventListener('click', ({ isTrusted }) => add('taps', isTrusted ? 1 : 0), true);
  addEventListener(
    'input',
    ({ isTrusted, target }) => {
      const isTyped =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && target.type !== 'checkbox');
      if (isTrusted && isTyped) add('keys', target.value.length);
    },
    true,
  );
}

test.describe('becoming an expert by saying it, in Spanish on a phone', () => {
  const t = wordsOf('es');
  test.use({ viewport: sizes.phone, locale: 'es-CL', timezoneId: 'America/Santiago' });

  test('one dictated paragraph becomes proposals, a profile, and what waits for it', async ({
    page,
    app,
  }) => {
    // The browser's own recognition needs a microphone and a service: this one hears the paragraph.
    await page.addInitScript((words) => {
      class Recognition {
        onstart: (() => void) | null = null;
        onend: (() => void) | null = null;
        onerror: ((event: { error: string }) => void) | null = null;
        onresult: ((event: unknown) => void) | null = null;
        static times = 0;
        start() {
          Recognition.times += 1;
          setTimeout(() => {
            // The first time the person says no.
            if (Recognition.times === 1) {
              this.onerror?.({ error: 'not-allowed' });
              this.onend?.();
              return;
            }
            this.onstart?.();
            this.onresult?.({
              resultIndex: 0,
              results: [{ isFinal: true, 0: { transcript: words } }],
            });
          }, 0);
        }
        stop() {
          this.onend?.();
        }
        abort() {}
      }
      Object.assign(globalThis, { webkitSpeechRecognition: Recognition });
    }, told);
    await page.addInitScript(countHands);
    const { sessionToken, userData } = await openSignedIn(page, app, '/you/helping', {
      language: 'es',
    });
    await button(page, t('draft:tour.skip')).click();
    await page.getByRole('link', { name: t('words:offer.action') }).click();
    const field = page.getByLabel(t('words:field.label'));
    await expectAccessible(page, 'the field');
    await button(page, t('words:dictation.start')).click();
    await expect(page.getByText(t('words:dictation.denied'))).toBeVisible();
    await button(page, t('words:dictation.start')).click();
    await expect(field).toHaveValue(told);
    await button(page, t('words:dictation.stop')).click();
    await expect(button(page, t('words:dictation.start'))).toBeVisible();
    // Nothing said is lost by a reload.
    await page.reload();
    await expect(field).toHaveValue(told);
    await button(page, t('words:read')).click();

    // Proposals by group, each beside its words.
    const price = page.getByRole('region', { name: t('words:groups.price') });
    await expect(price.getByLabel(t('draft:price.normal'), { exact: true })).toHaveValue('25000');
    await expect(price).toContainText('25 mil pesos la hora');
    const hours = page.getByRole('region', { name: t('words:groups.hours') });
    await expect(hours).toContainText('15:00–19:00');
    await expect(hours).toContainText('Navidad');
    const packages = page.getByRole('region', { name: t('words:groups.offerings') });
    await expect(packages.getByLabel(t('offering:form.name'))).toHaveValue(
      'Paquete de 4 reuniones',
    );
    await expectAccessible(page, 'the proposals');
    await expectNoSidewaysScroll(page);
    // A change of the week survives a reload, like everything here.
    await button(page, t('words:changeHours')).click();
    await page.getByLabel(t('hours:to', { day: 'Sábado', number: '1' })).fill('14:00');
    await page.reload();
    await expect(hours).toContainText('10:00–14:00');
    // One is changed, one is left.
    const about = page.getByRole('region', { name: t('words:groups.about') });
    const expertise = about.getByRole('listitem').filter({ hasText: t('draft:expertise.label') });
    await expertise.getByRole('textbox').fill('Matrona: lactancia sin miedo');
    await about
      .getByRole('checkbox', { name: t('draft:languages.location'), exact: true })
      .uncheck();
    await page.getByRole('button', { name: /^Guardar \d+ propuestas$/ }).click();
    await expect(page.getByText(t('words:doneButLater')).first()).toBeVisible();
    type Fields = Record<string, unknown>;
    const read = () =>
      app.call<{ fields: Fields }>('GET', '/api/provider/draft', undefined, sessionToken);
    const { fields } = await read();
    expect(fields).toMatchObject({
      expertise: 'Matrona: lactancia sin miedo',
      languages: ['en', 'es'],
      normalRate: { amount: 25_000, currency: 'CLP' },
      discountedRate: { amount: 15_000, currency: 'CLP' },
    });
    const saturday = { weekday: 6, ranges: [{ start: '10:00', end: '14:00' }] };
    expect(fields['weeklyHours']).toHaveLength(3);
    expect(fields['weeklyHours']).toContainEqual(saturday);
    expect(fields['location'] ?? null).toBeNull();

    // What is left is the name and the link; then it is public, and the rest can be saved.
    await page.getByRole('link', { name: t('words:onwards') }).click();
    await page
      .getByRole('link', { name: t('draft:steps.about.title') })
      .first()
      .click();
    await page.getByLabel(t('settings:fields.name'), { exact: true }).fill('Elena');
    await page.getByLabel(t('settings:fields.lastName'), { exact: true }).fill('Soto');
    await expect(page.getByText(t('settings:saved'), { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: t('draft:toAll') }).click();
    await button(page, t('draft:publish')).click();
    await expect(page.getByText(t('draft:public.text'))).toBeVisible();
    // From the first page to a public one; the paragraph is spoken, not typed.
    const [taps, keys] = await page.evaluate(() =>
      ['taps', 'keys'].map((name) => Number(sessionStorage.getItem(name))),
    );
    const words = told.split(' ').length;
    const seconds = (taps ?? 0) * slow.tap + (keys ?? 0) * slow.key + words * slow.word;
    test.info().annotations.push({
      type: 'hands',
      description: `${taps} taps, ${keys} keys, ${words} words: ${Math.round(seconds)} s`,
    });
    expect(taps).toBeGreaterThan(5);
    expect(keys).toBeGreaterThan(20);
    expect(seconds).toBeLessThan(10 * 60);
    const shown = await page.request.get(`${app.url}/worker/profile/${userData.id}`);
    expect(await shown.json()).toMatchObject({
      name: 'Elena',
      expertise: 'Matrona: lactancia sin miedo',
      prices: expect.arrayContaining([
        expect.objectContaining({ price: { amount: 25_000, currency: 'CLP' } }),
      ]),
    });
    await page.getByRole('link', { name: t('words:offer.goOn') }).click();
    await page.getByRole('button', { name: /^Guardar \d+ propuestas$/ }).click();
    await expect(page.getByText(t('words:done')).first()).toBeVisible();
    await expectAccessible(page, 'all of it saved');
    type Calendar = { overrides: { date: string; ranges: unknown[] }[] };
    const { overrides } = await app.call<Calendar>(
      'GET',
      '/api/availability/schedule',
      undefined,
      sessionToken,
    );
    expect(overrides).toEqual([{ date: expect.stringMatching(/-12-25$/), ranges: [] }]);
    type Listed = { offerings: { name: string; sessions: number }[] };
    const { offerings } = await app.call<Listed>(
      'GET',
      '/api/provider-offerings',
      undefined,
      sessionToken,
    );
    expect(offerings).toMatchObject([{ name: 'Paquete de 4 reuniones', sessions: 4 }]);
  });

  test('a price in doubt stands beside its doubt, and is saved once somebody looked', async ({
    page,
    app,
  }) => {
    const { sessionToken } = await openSignedIn(page, app, '/you/helping', { language: 'es' });
    type Rates = Record<'normalRate' | 'discountedRate', { amount: number } | null>;
    type Read = { version: number; fields: Rates };
    const read = () => app.call<Read>('GET', '/api/provider/draft', undefined, sessionToken);
    const { version } = await read();
    const money = (amount: number) => ({ amount, currency: 'CLP' });
    const fields = { normalRate: money(30_000), discountedRate: money(15_000) };
    await app.call('PATCH', '/api/provider/draft', { version, fields }, sessionToken);
    await page.reload();
    await page.getByRole('link', { name: t('words:offer.action') }).click();
    await page
      .getByLabel(t('words:field.label'))
      .fill(
        'Soy matrona. Entre semana 35, los sábados 45, y pido la mitad por adelantado. ' +
          'Vendo un paquete de 3 sesiones por 120 mil o 100 mil.',
      );
    await button(page, t('words:read')).click();
    const price = page.getByRole('region', { name: t('words:groups.price') });
    const normal = price.getByLabel(t('draft:price.normal'), { exact: true });
    await expect(normal).toHaveValue('35000');
    await expect(price).toContainText(/¿Quisiste decir \$35\.000?/);
    for (const [words, reason] of [
      ['los sábados 45', 'one-price'],
      ['la mitad por adelantado', 'deposit'],
    ] as const) {
      const doubt = price.getByRole('listitem').filter({ hasText: words }).last();
      await expect(doubt).toContainText(t(`words:reasons.${reason}`));
    }
    // The text says nothing of the first meeting: its price stays.
    const first = price.getByLabel(new RegExp(`^${t('draft:price.first')}`));
    await expect(first).toHaveValue('15000');
    await expect(price).toContainText(t('words:kept.first'));
    const packages = page.getByRole('region', { name: t('words:groups.offerings') });
    await expect(packages.getByLabel(/^Precio por todas las sesiones/)).toHaveValue('');
    await expect(packages).toContainText(t('words:unclearPrice'));
    await expectAccessible(page, 'the doubts');
    await expectNoSidewaysScroll(page);
    // All of it stands above the button.
    const boxes = page.getByRole('checkbox', { name: t('draft:steps.price.title'), exact: true });
    await expect(boxes).not.toBeChecked();
    await page.getByRole('button', { name: /^Guardar 1 propuesta$/ }).click();
    await expect(page.getByText(t('words:doneButDoubt')).first()).toBeVisible();
    expect((await read()).fields).toMatchObject(fields);
    // Looked at, it is wanted; a reload forgets nothing of it.
    await boxes.check();
    await page.reload();
    await expect(boxes).toBeChecked();
    await page.getByRole('button', { name: /^Guardar 1 propuesta$/ }).click();
    await expect(page.getByText(/^Guardado: /).last()).toBeVisible();
    await expect
      .poll(async () => (await read()).fields)
      .toMatchObject({ normalRate: money(35_000), discountedRate: money(15_000) });
  });

  /** Has a new expert's words read, and tells what of them is saved in the end. */
  const readWords = async (page: Page, app: App, words: string) => {
    const { sessionToken } = await openSignedIn(page, app, '/you/helping', { language: 'es' });
    await button(page, t('draft:tour.skip')).click();
    await page.getByRole('link', { name: t('words:offer.action') }).click();
    await page.getByLabel(t('words:field.label')).fill(words);
    await button(page, t('words:read')).click();
    const savedFields = async (): Promise<Record<string, unknown>> =>
      (
        await app.call<{ fields: Record<string, unknown> }>(
          'GET',
          '/api/provider/draft',
          undefined,
          sessionToken,
        )
      ).fields;
    return { savedFields };
  };

  test('who changes a price in doubt wants it', async ({ page, app }) => {
    const { savedFields } = await readWords(page, app, 'Cobro 45 mil la hora más IVA.');
    const box = page.getByRole('checkbox', { name: t('draft:steps.price.title'), exact: true });
    await expect(box).not.toBeChecked();
    await page.getByLabel(t('draft:price.normal'), { exact: true }).fill('53550');
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: /^Guardar 1 propuesta$/ }).click();
    await expect(page.getByText(t('words:done')).first()).toBeVisible();
    expect((await savedFields())['normalRate']).toEqual({ amount: 53_550, currency: 'CLP' });
  });

  test('which of several places of one name is asked, and tells the zone', async ({
    page,
    app,
  }) => {
    const { savedFields } = await readWords(page, app, 'Vivo en Córdoba.');
    const place = page.getByLabel(t('words:whichPlace', { place: 'Córdoba' }));
    await expect(place).toHaveValue('');
    await place.selectOption({ value: 'Europe/Madrid' });
    await expectAccessible(page, 'which place');
    await page.getByRole('button', { name: /^Guardar 1 propuesta$/ }).click();
    await expect(page.getByText(t('words:done')).first()).toBeVisible();
    expect(await savedFields()).toMatchObject({ location: 'Córdoba', timezone: 'Europe/Madrid' });
  });
});

test.describe('becoming an expert by saying it, in English on a desktop', () => {
  const t = wordsOf('en');
  test.use({ viewport: sizes.desktop, locale: 'en-US', timezoneId: 'America/Chicago' });

  test('a paragraph becomes prices and hours, and a free first meeting is told to be none', async ({
    page,
    app,
  }) => {
    const { sessionToken } = await openSignedIn(page, app, '/you/helping', {
      timezone: 'America/Chicago',
    });
    await button(page, t('draft:tour.skip')).click();
    await page.getByRole('link', { name: t('words:offer.action') }).click();
    await page
      .getByLabel(t('words:field.label'))
      .fill(
        'I charge $60 an hour and the first call is free. I have time Tuesdays from 4 to 7 pm.',
      );
    await button(page, t('words:read')).click();
    const price = page.getByRole('region', { name: t('words:groups.price') });
    await expect(price).toContainText(t('words:freeFirst', { price: '$5' }));
    await expectAccessible(page, 'a free first meeting');
    const first = price.getByLabel(new RegExp(`^${t('draft:price.first')}`));
    await expect(first).toHaveValue('');
    await expect(price.getByRole('alert')).toHaveCount(0);
    // Nobody looked at it yet.
    const box = page.getByRole('checkbox', { name: t('draft:steps.price.title'), exact: true });
    await expect(box).not.toBeChecked();
    await first.fill('10');
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: /^Save 2 proposals$/ }).click();
    await expect(page.getByText(t('words:done')).first()).toBeVisible();
    type Draft = { fields: Record<'normalRate' | 'discountedRate', { amount: number }> };
    const draft = await app.call<Draft>('GET', '/api/provider/draft', undefined, sessionToken);
    expect(draft.fields).toMatchObject({
      normalRate: { amount: 6000, currency: 'USD' },
      discountedRate: { amount: 1000, currency: 'USD' },
    });
    await expectNoSidewaysScroll(page);
  });
});
