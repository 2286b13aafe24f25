import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { openHelping } from '../../../test/drafts.ts';
import { noteOf } from '../../../test/reading.ts';
import { uuid } from '../../../test/replies.ts';
import type { OwnPlaces, Region } from './queries.ts';

type Language = 'en' | 'es';
const area = (id: string, name: string, neighbours: string[]) => ({
  ...{ id, name, neighbours, group: 'Santiago', centre: null },
});
const region: Region = {
  id: 'cl-rm',
  name: 'Santiago, Chile',
  country: 'CL',
  timeZone: 'America/Santiago',
  areas: [
    area('nunoa', 'Ñuñoa', ['providencia']),
    area('providencia', 'Providencia', ['nunoa', 'vitacura']),
    area('vitacura', 'Vitacura', ['providencia']),
  ],
  sources: [],
};
const none: OwnPlaces = {
  home: { enabled: false, areaIds: [] },
  office: { enabled: false, offices: [] },
  travelMinutes: 30,
  version: 1,
};
const home = { enabled: true, areaIds: ['nunoa'] };
const suggestion = (number: number) => ({
  label: `Los Leones ${number}, Providencia`,
  line: `Los Leones ${number}`,
  areaId: 'providencia',
  regionId: region.id,
  lat: null,
  lon: null,
});
const office = { id: uuid(1), name: 'Plaza', address: 'Los Leones 10', areaId: 'providencia' };

const reading = 'GET /api/provider/places';
const saving = 'PUT /api/provider/places';
const suggesting = 'GET /api/places/suggest';

const opened = (places: Partial<OwnPlaces> = {}, server: Answers = {}, language: Language = 'en') =>
  openHelping('where', {
    language,
    server: {
      [reading]: { ...none, ...places },
      'GET /api/service-regions': { regions: [region] },
      [suggesting]: {
        suggestions: [suggestion(10), suggestion(12)],
        from: 'built-in',
        missing: null,
      },
      [saving]: ({ body }) => ({
        ...none,
        ...body,
        travelMinutes: body.travelMinutes ?? none.travelMinutes,
        version: body.version + 1,
        office: {
          ...body.office,
          offices: body.office.offices.map((one, at) => ({ ...one, id: one.id ?? uuid(at + 70) })),
        },
      }),
      ...server,
    },
  });

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('where people are met', () => {
  it('is saved with each change, one after the other', async () => {
    const answer = held<OwnPlaces>();
    const { person, server } = await opened({}, { [saving]: answer.answer });
    await person.click(box(/^I visit people/));
    expect(screen.getByText(/^No comuna chosen yet/)).toBeTruthy();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Travel time' }), '60');
    expect(server.callsTo(saving)).toHaveLength(1);
    const first = { ...none, home: { enabled: true, areaIds: [] }, version: 2 };
    answer.release(first);
    await waitFor(() => expect(server.callsTo(saving)).toHaveLength(2));
    expect(server.callsTo(saving)[1]?.body).toMatchObject({ travelMinutes: 60, version: 2 });
  });

  it.each([
    ['en', breaks, 'Try again', /^We couldn't reach Puente/],
    ['es', refuses('too-many-requests'), 'Reintentar', /./],
  ] as const)(
    'stays as it was chosen where it was not saved, to be sent again (%s)',
    async (language, answer, again, said) => {
      const { person, server } = await opened({}, { [saving]: answer }, language);
      await person.click(box(/^(I visit people|Visito)/));
      expect((await screen.findByRole('alert')).textContent).toMatch(said);
      expect(box(/^(I visit people|Visito)/).checked).toBe(true);
      server.answers(saving, { ...none, home: { enabled: true, areaIds: [] }, version: 2 });
      await person.click(button(again));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      expect(server.callsTo(saving)).toHaveLength(2);
    },
  );

  it.each([
    ["Keep what's here", true, 2],
    ['Take the other', false, 1],
  ] as const)('changed in another tab is asked about: %s', async (choice, isVisiting, calls) => {
    const { person, server } = await opened({}, { [saving]: refuses('places-changed') });
    await person.click(box(/^I visit people/));
    await screen.findByRole('button', { name: choice });
    server.answers(reading, { ...none, version: 7 });
    server.answers(saving, ({ body }) => ({ ...none, home: body.home, version: 8 }));
    await person.click(button(choice));
    await waitFor(() => expect(screen.queryByRole('button', { name: choice })).toBeNull());
    expect(box(/^I visit people/).checked).toBe(isVisiting);
    expect(server.callsTo(saving)).toHaveLength(calls);
    expect(server.callsTo(saving).at(-1)?.body.version).toBe(isVisiting ? 7 : 1);
  });

  it.each(["Keep what's here", 'Take the other'])(
    'says why neither can be done now, and asks on: %s',
    async (choice) => {
      const { person, server } = await opened({}, { [saving]: refuses('places-changed') });
      await person.click(box(/^I visit people/));
      await screen.findByRole('button', { name: choice });
      server.answers(reading, breaks);
      await person.click(button(choice));
      await screen.findByText(/^We couldn't reach Puente/);
      expect(box(/^I visit people/).checked).toBe(true);
      server.answers(reading, { ...none, version: 7 });
      server.answers(saving, ({ body }) => ({ ...none, home: body.home, version: 8 }));
      await person.click(button(choice));
      await waitFor(() => expect(screen.queryByRole('button', { name: choice })).toBeNull());
    },
  );
});

describe('an office', () => {
  const name = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: /^(Name of the|Nombre de la)/ });
  const address = () =>
    screen.getByRole<HTMLInputElement>('combobox', { name: /^(Address|Dirección)$/ });
  const add = () => button(/^(Add office|Agregar oficina)$/);
  const adding = (server: Answers = {}, language: Language = 'en') =>
    opened({ office: { enabled: true, offices: [] } }, server, language);

  it.each([
    ['en', 'Give it a name people can find it by.', 'Choose one of the suggestions.'],
    ['es', 'Ponle un nombre con el que la puedan encontrar.', 'Elige una de las sugerencias.'],
  ] as const)(
    'needs a name and an address of those suggested (%s)',
    async (language, noName, choose) => {
      const { person, server } = await adding({}, language);
      await person.type(address(), 'Los Leones');
      await person.click(add());
      expect(noteOf(name())).toBe(noName);
      expect(noteOf(address())).toBe(choose);
      await person.type(address(), ' ');
      expect(noteOf(address())).not.toBe(choose);
      expect(server.callsTo(saving)).toEqual([]);
    },
  );

  it('is chosen by arrow keys, past either end none, and added once', async () => {
    const { person, server } = await adding();
    await person.type(name(), 'Plaza');
    await person.type(address(), 'Los Leones');
    const list = within(await screen.findByRole('listbox', { name: 'Suggested addresses' }));
    const chosen = () => list.queryByRole('option', { selected: true })?.textContent;
    expect(chosen()).toBeUndefined();
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Los Leones 12, Providencia');
    expect(address().getAttribute('aria-activedescendant')).toBe(
      list.getByRole('option', { selected: true }).id,
    );
    await person.keyboard('{ArrowDown}');
    expect(chosen()).toBeUndefined();
    await person.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(address().value).toBe('Los Leones 10, Providencia');
    expect(address().getAttribute('aria-expanded')).toBe('false');
    expect(server.callsTo(saving)).toEqual([]);
    await person.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove Plaza' })).toBeTruthy();
    expect(server.callsTo(saving)).toHaveLength(1);
    expect(server.callsTo(saving)[0]?.body.office.offices).toEqual([
      { name: 'Plaza', address: 'Los Leones 10', areaId: 'providencia' },
    ]);
  });

  it('closes its suggestions by Escape, and when it is left', async () => {
    const { person } = await adding();
    await person.type(address(), 'Los Leones');
    await screen.findByRole('listbox');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await person.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeTruthy();
    await person.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['number', 'Add the number of the building.'],
    ['area', 'Add the comuna, like "Providencia".'],
    ['inside', 'This place is outside the service area.'],
  ] as const)('says what an address without suggestions lacks: %s', async (missing, said) => {
    const { person } = await adding({
      [suggesting]: { suggestions: [], from: 'built-in', missing },
    });
    await person.type(address(), 'Los Leones');
    await waitFor(() => expect(noteOf(address())).toBe(said));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it.each([
    ['en', 'address-not-in-area'],
    ['es', 'address-not-found'],
  ] as const)(
    'that is refused says why at the address, and keeps what was typed (%s, %s)',
    async (language, code) => {
      const { person } = await adding({ [saving]: refuses(code) }, language);
      await person.type(name(), 'Plaza');
      await person.type(address(), 'Los Leones');
      await person.click(await screen.findByRole('option', { name: 'Los Leones 10, Providencia' }));
      await person.click(add());
      await waitFor(() => expect(address().getAttribute('aria-invalid')).toBe('true'));
      expect(noteOf(address())).not.toMatch(/Words of the server|MISSING/);
      expect([name().value, address().value]).toEqual(['Plaza', 'Los Leones 10, Providencia']);
      expect(screen.queryByRole('button', { name: /^(Remove|Quitar) Plaza/ })).toBeNull();
    },
  );

  it('can be taken away, and then another one added', async () => {
    const { person, server } = await opened({ home, office: { enabled: true, offices: [office] } });
    expect(screen.queryByRole('textbox', { name: /^Name of the/ })).toBeNull();
    await person.click(button('Remove Plaza'));
    await waitFor(() => expect(server.callsTo(saving)).toHaveLength(1));
    expect(server.callsTo(saving)[0]?.body).toMatchObject({ home, office: { offices: [] } });
    await person.click(button('Add another office'));
    expect(name()).toBeTruthy();
  });
});
