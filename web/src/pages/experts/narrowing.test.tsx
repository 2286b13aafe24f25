import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers, type Sent } from '../../../test/api-server.ts';
import { openApp, type Opening } from '../../../test/app.tsx';
import { anExpert } from '../../../test/experts.ts';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Page } from '../../features/directory/queries.ts';
import { router } from '../../routes.tsx';

atMoment('2026-12-01T12:00Z');

const call = 'GET /api/experts';
const counts: Page['counts'] = {
  fields: [
    { field: 'careers', count: 3 },
    { field: 'law', count: 1 },
  ],
  languages: [
    { language: 'es', count: 4 },
    { language: 'en', count: 2 },
  ],
  partners: [{ partner: { id: uuid(1), slug: 'andes', name: 'Andes Mentors' }, count: 3 }],
};
const found = (changes: Partial<Page> = {}): Page => ({
  experts: [anExpert()],
  total: 1,
  partner: null,
  isNearest: false,
  counts,
  emergencyLines: [],
  nextCursor: null,
  ...changes,
});

const opened = (search = '', opening: Opening = {}, answer: Answers[typeof call] = found()) =>
  openApp(`/experts${search}`, {
    isWide: true,
    ...opening,
    server: { [call]: answer, ...opening.server },
  });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chooser = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const priceField = (name = 'Price up to (USD)') =>
  screen.getByRole<HTMLInputElement>('textbox', { name });
const choices = (name: string) => [...chooser(name).options].map(({ text }) => text);
/** What the address says once it has changed. */
const address = (search: string) => waitFor(() => expect(location.search).toBe(search));
const lastAsked = (sent: Sent<typeof call>[]) => sent.at(-1)?.query;

describe('the fields of life', () => {
  it.each([
    ['en', 'Work and careers 3', 'Experts: Work and careers', 'Find experts'],
    ['es', 'Trabajo y carrera 3', 'Especialistas: Trabajo y carrera', 'Encuentra especialistas'],
  ] as const)(
    'narrow the list, and a second tap takes it back (%s)',
    async (language, chip, title, all) => {
      const { person: hand, server } = await opened('', { language });
      expect(button(chip).getAttribute('aria-pressed')).toBe('false');
      await hand.click(button(chip));
      await address('?field=careers');
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      await waitFor(() => expect(button(chip).getAttribute('aria-pressed')).toBe('true'));
      expect(lastAsked(server.callsTo(call))).toMatchObject({ field: 'careers' });
      await hand.click(button(chip));
      await address('');
      expect(await screen.findByRole('heading', { level: 1, name: all })).toBeTruthy();
    },
  );

  it('without anybody are left out, but for the chosen one', async () => {
    await opened('?field=money');
    const chips = within(screen.getByRole('group', { name: 'Field' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Work and careers 3',
      'Law 1',
      'Money 0',
    ]);
    expect(button('Money 0').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the filters', () => {
  it('ask the server what the person chose, and stand in the address', async () => {
    const { person: hand, server } = await opened();
    await hand.selectOptions(chooser('Language'), 'Spanish (4)');
    await address('?language=es');
    await hand.selectOptions(chooser('Available'), 'On a weekend');
    await address('?language=es&day=weekend');
    await hand.selectOptions(chooser('Verified by'), 'Andes Mentors (3)');
    await hand.click(box('Also in person'));
    await hand.click(box('Include experts without verification'));
    await address('?language=es&day=weekend&partner=andes&mode=in-person&verification=any');
    await waitFor(() =>
      expect(lastAsked(server.callsTo(call))).toMatchObject({
        language: 'es',
        day: 'weekend',
        partner: 'andes',
        mode: 'in-person',
        verification: 'any',
        timezone: 'America/Santiago',
      }),
    );
    await hand.click(box('Also in person'));
    await hand.selectOptions(chooser('Available'), 'Any day');
    await address('?language=es&partner=andes&verification=any');
    expect(chooser('Language').value).toBe('es');
  });

  it('list languages by their names, and partners by theirs, with how many there are', async () => {
    await opened('?language=fr&partner=gone', { language: 'es' });
    expect(choices('Idioma')).toEqual([
      'Cualquier idioma',
      'Español (4)',
      'Francés (0)',
      'Inglés (2)',
    ]);
    expect(chooser('Idioma').value).toBe('fr');
    expect(choices('Con verificación de')).toEqual([
      'Cualquier organización',
      'Andes Mentors (3)',
      'gone',
    ]);
    expect(chooser('Con verificación de').value).toBe('gone');
  });

  it.each([
    ['en', 'Filters', 'Filters (2 set)', 'Filters (1 set)', 'Clear filters'],
    ['es', 'Filtros', 'Filtros (2 activos)', 'Filtros (1 activo)', 'Quitar filtros'],
  ] as const)('are behind a button on a phone, which counts them (%s)', async (...given) => {
    const [language, none, two, one, clear] = given;
    const { person: hand } = await opened('?day=today&mode=in-person&field=law&q=rent&sort=name', {
      language,
      isWide: false,
    });
    const open = button(two);
    expect(open.getAttribute('aria-expanded')).toBe('false');
    await hand.click(open);
    expect(open.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(open.getAttribute('aria-controls') ?? '')).toBeTruthy();
    await hand.click(screen.getAllByRole('checkbox')[0] ?? open);
    expect(await screen.findByRole('button', { name: one })).toBeTruthy();
    await hand.click(button(clear));
    await address('?q=rent&sort=name');
    expect(await screen.findByRole('button', { name: none })).toBeTruthy();
    expect(screen.queryByRole('button', { name: clear })).toBeNull();
  });

  it('that leave nobody are cleared from the empty list, too', async () => {
    const { person: hand, server } = await opened(
      '?field=law',
      {},
      found({ experts: [], total: 0 }),
    );
    expect(screen.getByRole('heading', { name: 'No one fits all of that' })).toBeTruthy();
    server.answers(call, found());
    await hand.click(button('Clear filters'));
    await address('');
    expect(await screen.findByRole('link', { name: 'Camila Rojas' })).toBeTruthy();
  });

  it('of nobody where nothing was asked offer nothing to clear', async () => {
    await opened('', {}, found({ experts: [], total: 0 }));
    expect(screen.getByRole('heading', { name: 'No one fits all of that' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});

describe('the highest price', () => {
  it('is taken when the field is left or on Enter, and not while it is typed', async () => {
    const { person: hand, server } = await opened();
    await hand.type(priceField(), '40');
    expect(location.search).toBe('');
    await hand.tab();
    await address('?price=%2240%22&currency=USD');
    await waitFor(() =>
      expect(lastAsked(server.callsTo(call))).toMatchObject({
        maxPrice: '4000',
        priceCurrency: 'USD',
      }),
    );
    await hand.type(priceField(), '.5{Enter}');
    await waitFor(() =>
      expect(lastAsked(server.callsTo(call))).toMatchObject({ maxPrice: '4050' }),
    );
    const before = server.callsTo(call).length;
    await hand.tab();
    expect(server.callsTo(call)).toHaveLength(before);
    await hand.clear(priceField());
    await hand.tab();
    await address('');
  });

  it.each([
    ['CLP', 'Price up to (CLP)', '25000', '25000'],
    ['EUR', 'Price up to (EUR)', '25,5', '2550'],
  ] as const)('is in the currency of the person (%s)', async (currency, label, typed, maxPrice) => {
    const { person: hand, server } = await opened('', { user: person(uuid(2), { currency }) });
    await hand.type(priceField(label), `${typed}{Enter}`);
    await waitFor(() =>
      expect(lastAsked(server.callsTo(call))).toMatchObject({
        maxPrice,
        priceCurrency: currency,
        targetCurrency: currency,
      }),
    );
  });

  it('of a link stays in the currency of the link', async () => {
    const { server } = await opened('?price=30&currency=EUR');
    expect(priceField('Price up to (EUR)').value).toBe('30');
    expect(lastAsked(server.callsTo(call))).toMatchObject({
      maxPrice: '3000',
      priceCurrency: 'EUR',
      targetCurrency: 'USD',
    });
  });

  it('that is no amount asks for nothing', async () => {
    const { person: hand, server } = await opened();
    await hand.type(priceField(), 'cheap{Enter}');
    await waitFor(() => expect(location.search).toContain('cheap'));
    expect(lastAsked(server.callsTo(call))).not.toHaveProperty('maxPrice');
    expect(button('Filters')).toBeTruthy();
  });

  it('goes when the filters are cleared, though it was only typed', async () => {
    const { person: hand } = await opened('?day=today');
    await hand.type(priceField(), '4');
    fireEvent.click(button('Clear filters'));
    await address('');
    expect(priceField().value).toBe('');
  });
});

describe('the order', () => {
  it.each([
    ['en', '', 'Sort by', ['Next available', 'Lowest price', 'Name'], 'next'],
    [
      'es',
      '?q=renta',
      'Ordenar por',
      ['Mejor coincidencia', 'Primera hora disponible', 'Menor precio', 'Nombre'],
      'fit',
    ],
  ] as const)(
    'has its usual one, by whether there are words (%s)',
    async (language, search, label, all, usual) => {
      const { person: hand } = await opened(search, { language });
      expect(choices(label)).toEqual(all);
      expect(chooser(label).value).toBe(usual);
      await hand.selectOptions(chooser(label), 'price');
      await address(`${search || '?'}${search && '&'}sort=price`);
      await waitFor(() => expect(chooser(label).value).toBe('price'));
      await hand.selectOptions(chooser(label), usual);
      await address(search);
    },
  );

  it('by fit is nothing without words', async () => {
    await opened('?sort=fit');
    expect(chooser('Sort by').value).toBe('next');
  });
});

describe('the words', () => {
  const words = () => screen.getByRole<HTMLInputElement>('searchbox');

  it('are searched for on Enter, and go with them to the chat', async () => {
    const { person: hand, server } = await opened();
    await hand.type(words(), ' rent {Enter}');
    await address('?q=rent');
    await waitFor(() => expect(lastAsked(server.callsTo(call))).toMatchObject({ q: 'rent' }));
    expect(words().value).toBe(' rent ');
    await hand.clear(words());
    await address('');
  });

  it('change by the way back, too', async () => {
    await opened('?q=rent');
    expect(words().value).toBe('rent');
    await act(() => router.navigate({ to: '/experts', search: { q: 'sleep' } }));
    await waitFor(() => expect(words().value).toBe('sleep'));
  });
});

describe('a list that is on its way', () => {
  it('stays, paler, and is replaced by the next one', async () => {
    const next = held<Page>();
    const { person: hand, server } = await opened();
    server.answers(call, next.answer);
    await hand.click(button('Law 1'));
    const list = await screen.findByRole('region', { name: 'Experts' });
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByRole('link', { name: 'Camila Rojas' })).toBeTruthy();
    await act(async () => next.release(found({ experts: [anExpert({ name: 'Luz' })] })));
    expect(await screen.findByRole('link', { name: 'Luz Rojas' })).toBeTruthy();
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  });

  it.each([
    ['en', 'Work and careers 3', "The experts didn't load", 'Try again'],
    ['es', 'Trabajo y carrera 3', 'No pudimos cargar los especialistas', 'Reintentar'],
  ] as const)(
    'and is refused can be tried again, with its filters (%s)',
    async (language, chip, failed, again) => {
      const { person: hand, server } = await opened('?mode=in-person', { language });
      server.answers(call, refuses('too-many-requests'));
      await hand.click(button(chip));
      expect(await screen.findByText(failed)).toBeTruthy();
      expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]?.checked).toBe(true);
      server.answers(call, found());
      await hand.click(button(again));
      expect(await screen.findByRole('link', { name: 'Camila Rojas' })).toBeTruthy();
      expect(location.search).toBe('?mode=in-person&field=careers');
    },
  );

  it.each([
    ['en', 'Show more', /^That was a little fast/],
    ['es', 'Mostrar más', /^Eso fue muy rápido/],
  ] as const)(
    'has a page more, and says why that does not come (%s)',
    async (language, more, why) => {
      const cursor = 'x'.repeat(8);
      const first = found({ total: 2, nextCursor: cursor });
      const { person: hand, server } = await opened('', { language }, first);
      server.answers(call, refuses('too-many-requests'));
      await hand.click(button(more));
      expect((await screen.findByRole('alert')).textContent).toMatch(why);
      expect(screen.getByRole('link', { name: 'Camila Rojas' })).toBeTruthy();
      const next = held<Page>();
      server.answers(call, next.answer);
      await hand.dblClick(button(more));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(server.callsTo(call)).toHaveLength(3);
      expect(lastAsked(server.callsTo(call))).toMatchObject({ cursor });
      next.release(found({ total: 2, experts: [anExpert({ id: uuid(6), name: 'Luz' })] }));
      expect(await screen.findByRole('link', { name: 'Luz Rojas' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Camila Rojas' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: more })).toBeNull();
    },
  );

  it('an old name of a partner leads on to the present one', async () => {
    await opened(
      '?partner=old-andes&field=law',
      {},
      found({
        partner: { id: uuid(1), slug: 'andes', name: 'Andes Mentors' },
      }),
    );
    await address('?partner=andes&field=law');
    expect(chooser('Verified by').value).toBe('andes');
  });
});
