import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  address,
  aList,
  choices,
  chooser,
  lastAsked,
  listing,
  openList,
} from '../../../test/directory.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';

atMoment('2026-12-01T12:00Z');

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const priceField = (name = 'Price up to (USD)') =>
  screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the fields of life', () => {
  it.each([
    ['en', 'Work and careers 3', 'Experts: Work and careers', 'Find experts'],
    ['es', 'Trabajo y carrera 3', 'Especialistas: Trabajo y carrera', 'Encuentra especialistas'],
  ] as const)(
    'narrow the list, and a second tap takes it back (%s)',
    async (language, chip, title, all) => {
      const { person: hand, server } = await openList('', { language });
      expect(button(chip).getAttribute('aria-pressed')).toBe('false');
      await hand.click(button(chip));
      await address('?field=careers');
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      await waitFor(() => expect(button(chip).getAttribute('aria-pressed')).toBe('true'));
      expect(lastAsked(server.callsTo(listing))).toMatchObject({ field: 'careers' });
      await hand.click(button(chip));
      await address('');
      expect(await screen.findByRole('heading', { level: 1, name: all })).toBeTruthy();
    },
  );

  it('without anybody are left out, but for the chosen one', async () => {
    await openList('?field=money');
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
    const { person: hand, server } = await openList();
    await hand.selectOptions(chooser('Language'), 'Spanish (4)');
    await address('?language=es');
    await hand.selectOptions(chooser('Available'), 'On a weekend');
    await address('?language=es&day=weekend');
    await hand.selectOptions(chooser('Verified by'), 'Andes Mentors (3)');
    await hand.click(box('Also in person'));
    await hand.click(box('Include experts without verification'));
    await address('?language=es&day=weekend&partner=andes&mode=in-person&verification=any');
    await waitFor(() =>
      expect(lastAsked(server.callsTo(listing))).toMatchObject({
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
    await openList('?language=fr&partner=gone', { language: 'es' });
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
    const { person: hand } = await openList(
      '?day=today&mode=in-person&field=law&q=rent&sort=name',
      {
        language,
        isWide: false,
      },
    );
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
    const { person: hand, server } = await openList(
      '?field=law',
      {},
      aList({ experts: [], total: 0 }),
    );
    expect(screen.getByRole('heading', { name: 'No one fits all of that' })).toBeTruthy();
    server.answers(listing, aList());
    await hand.click(button('Clear filters'));
    await address('');
    expect(await screen.findByRole('link', { name: 'Camila Rojas' })).toBeTruthy();
  });

  it('of nobody where nothing was asked offer nothing to clear', async () => {
    await openList('', {}, aList({ experts: [], total: 0 }));
    expect(screen.getByRole('heading', { name: 'No one fits all of that' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});

describe('the highest price', () => {
  it('is taken when the field is left or on Enter, and not while it is typed', async () => {
    const { person: hand, server } = await openList();
    await hand.type(priceField(), '40');
    expect(location.search).toBe('');
    await hand.tab();
    await address('?price=%2240%22&currency=USD');
    await waitFor(() =>
      expect(lastAsked(server.callsTo(listing))).toMatchObject({
        maxPrice: '4000',
        priceCurrency: 'USD',
      }),
    );
    await hand.type(priceField(), '.5{Enter}');
    await waitFor(() =>
      expect(lastAsked(server.callsTo(listing))).toMatchObject({ maxPrice: '4050' }),
    );
    const before = server.callsTo(listing).length;
    await hand.tab();
    expect(server.callsTo(listing)).toHaveLength(before);
    await hand.clear(priceField());
    await hand.tab();
    await address('');
  });

  it.each([
    ['CLP', 'Price up to (CLP)', '25000', '25000'],
    ['EUR', 'Price up to (EUR)', '25,5', '2550'],
  ] as const)('is in the currency of the person (%s)', async (currency, label, typed, maxPrice) => {
    const { person: hand, server } = await openList('', { user: person(uuid(2), { currency }) });
    await hand.type(priceField(label), `${typed}{Enter}`);
    await waitFor(() =>
      expect(lastAsked(server.callsTo(listing))).toMatchObject({
        maxPrice,
        priceCurrency: currency,
        targetCurrency: currency,
      }),
    );
  });

  it('of a link stays in the currency of the link', async () => {
    const { server } = await openList('?price=30&currency=EUR');
    expect(priceField('Price up to (EUR)').value).toBe('30');
    expect(lastAsked(server.callsTo(listing))).toMatchObject({
      maxPrice: '3000',
      priceCurrency: 'EUR',
      targetCurrency: 'USD',
    });
  });

  it('that is no amount asks for nothing', async () => {
    const { person: hand, server } = await openList();
    await hand.type(priceField(), 'cheap{Enter}');
    await waitFor(() => expect(location.search).toContain('cheap'));
    expect(lastAsked(server.callsTo(listing))).not.toHaveProperty('maxPrice');
    expect(button('Filters')).toBeTruthy();
  });

  it('goes when the filters are cleared, though it was only typed', async () => {
    const { person: hand } = await openList('?day=today');
    await hand.type(priceField(), '4');
    fireEvent.click(button('Clear filters'));
    await address('');
    expect(priceField().value).toBe('');
  });
});
