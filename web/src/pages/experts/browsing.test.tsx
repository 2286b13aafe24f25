import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses } from '../../../test/api-server.ts';
import {
  address,
  aList,
  choices,
  chooser,
  lastAsked,
  listing,
  openList,
} from '../../../test/directory.tsx';
import { anExpert } from '../../../test/experts.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Page } from '../../features/directory/queries.ts';
import { router } from '../../routes.tsx';

atMoment('2026-12-01T12:00Z');

const button = (name: string | RegExp) => screen.getByRole('button', { name });

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
      const { person: hand } = await openList(search, { language });
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
    await openList('?sort=fit');
    expect(chooser('Sort by').value).toBe('next');
  });
});

describe('the words', () => {
  const words = () => screen.getByRole<HTMLInputElement>('searchbox');

  it('are searched for on Enter, and go with them to the chat', async () => {
    const { person: hand, server } = await openList();
    await hand.type(words(), ' rent {Enter}');
    await address('?q=rent');
    await waitFor(() => expect(lastAsked(server.callsTo(listing))).toMatchObject({ q: 'rent' }));
    expect(words().value).toBe(' rent ');
    await hand.clear(words());
    await address('');
  });

  it('change by the way back, too', async () => {
    await openList('?q=rent');
    expect(words().value).toBe('rent');
    await act(() => router.navigate({ to: '/experts', search: { q: 'sleep' } }));
    await waitFor(() => expect(words().value).toBe('sleep'));
  });
});

describe('a list that is on its way', () => {
  it('stays, paler, and is replaced by the next one', async () => {
    const next = held<Page>();
    const { person: hand, server } = await openList();
    server.answers(listing, next.answer);
    await hand.click(button('Law 1'));
    const list = await screen.findByRole('region', { name: 'Experts' });
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByRole('link', { name: 'Camila Rojas' })).toBeTruthy();
    await act(async () => next.release(aList({ experts: [anExpert({ name: 'Luz' })] })));
    expect(await screen.findByRole('link', { name: 'Luz Rojas' })).toBeTruthy();
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'));
  });

  it.each([
    ['en', 'Work and careers 3', "The experts didn't load", 'Try again'],
    ['es', 'Trabajo y carrera 3', 'No pudimos cargar los especialistas', 'Reintentar'],
  ] as const)(
    'and is refused can be tried again, with its filters (%s)',
    async (language, chip, failed, again) => {
      const { person: hand, server } = await openList('?mode=in-person', { language });
      server.answers(listing, refuses('too-many-requests'));
      await hand.click(button(chip));
      expect(await screen.findByText(failed)).toBeTruthy();
      expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]?.checked).toBe(true);
      server.answers(listing, aList());
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
      const first = aList({ total: 2, nextCursor: cursor });
      const { person: hand, server } = await openList('', { language }, first);
      server.answers(listing, refuses('too-many-requests'));
      await hand.click(button(more));
      expect((await screen.findByRole('alert')).textContent).toMatch(why);
      expect(screen.getByRole('link', { name: 'Camila Rojas' })).toBeTruthy();
      const next = held<Page>();
      server.answers(listing, next.answer);
      await hand.dblClick(button(more));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(server.callsTo(listing)).toHaveLength(3);
      expect(lastAsked(server.callsTo(listing))).toMatchObject({ cursor });
      next.release(aList({ total: 2, experts: [anExpert({ id: uuid(6), name: 'Luz' })] }));
      expect(await screen.findByRole('link', { name: 'Luz Rojas' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Camila Rojas' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: more })).toBeNull();
    },
  );

  it('an old name of a partner leads on to the present one', async () => {
    await openList(
      '?partner=old-andes&field=law',
      {},
      aList({
        partner: { id: uuid(1), slug: 'andes', name: 'Andes Mentors' },
      }),
    );
    await address('?partner=andes&field=law');
    expect(chooser('Verified by').value).toBe('andes');
  });
});
