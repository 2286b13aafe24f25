import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses } from '../../../../test/api-server.ts';
import { noteOf, wordsIn } from '../../../../test/reading.ts';
import { atMoment } from '../../../../test/replies.ts';
import { openRead, piece, teller, type Understood, type Words } from '../../../../test/words.ts';
import { local } from '../../../lib/storage.ts';

atMoment('2026-12-01T12:00Z');

const told = 'I teach swimming in Cordoba, in English, Spanish and Klingon.';
const about: NonNullable<Understood['profile']> = {
  proposals: [
    { field: 'expertise', value: 'Swimming', sources: [piece(told, 'I teach swimming')] },
    { field: 'aboutMe', value: 'I teach swimming.', sources: [piece(told, 'I teach swimming')] },
    { field: 'location', value: 'Cordoba', sources: [piece(told, 'Cordoba')] },
    {
      field: 'languages',
      value: ['en', 'es', 'zz'],
      sources: [piece(told, 'English'), piece(told, 'Spanish')],
    },
  ],
};

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chip = (name: string) => button(name).getAttribute('aria-pressed');
const refusedText = /^What's still checked couldn't be saved/;
const saving = 'PATCH /api/provider/draft';

async function opened(given: Words = {}, text = told) {
  const app = await openRead(text, { understood: { profile: about }, ...given });
  await screen.findAllByRole('checkbox');
  return app;
}

describe('proposals about oneself', () => {
  it.each([
    ['en', 'About you', 'Save 4 proposals', 'Save 3 proposals', 'From: I teach swimming'],
    ['es', 'Sobre ti', 'Guardar 4 propuestas', 'Guardar 3 propuestas', 'De: I teach swimming'],
  ] as const)(
    'are taken unless they are left out, each beside its words (%s)',
    async (language, group, four, three, from) => {
      const { person, kept, server } = await opened({ language });
      const list = within(screen.getByRole('region', { name: group }));
      expect(list.getAllByRole('checkbox').every((one) => 'checked' in one && one.checked)).toBe(
        true,
      );
      const [expertise] = list.getAllByRole('listitem');
      expect(expertise && wordsIn(expertise)).toContain(from);
      const [first] = list.getAllByRole('checkbox');
      if (!first || !expertise) throw new Error('nothing proposed');
      expect(button(four)).toBeTruthy();
      await person.click(first);
      expect(within(expertise).queryByRole('textbox')).toBeNull();
      await person.click(button(three));
      await waitFor(() => expect(kept()).toHaveProperty('location', 'Cordoba'));
      expect(kept()).not.toHaveProperty('expertise');
      expect(server.callsTo(saving)).toHaveLength(1);
    },
  );

  it('that were left out can be taken after all, as they were', async () => {
    const { person, kept } = await opened();
    await person.clear(field('What do you help with?'));
    await person.type(field('What do you help with?'), 'Swim');
    await person.click(box('What do you help with?'));
    expect(button('Save 3 proposals')).toBeTruthy();
    await person.click(box('What do you help with?'));
    expect(field('What do you help with?').value).toBe('Swim');
    await person.click(button('Save 4 proposals'));
    await waitFor(() => expect(kept()).toHaveProperty('expertise', 'Swim'));
    expect(local.get('ownWords')).toMatchObject({ owner: teller.id, edits: { expertise: 'Swim' } });
  });

  it('are quoted unless the field has the same words', async () => {
    await opened();
    const items = screen.getByRole('region', { name: 'About you' }).querySelectorAll('li');
    const quotes = [...items].map((item) => item.querySelector('q')?.textContent);
    expect(quotes).toEqual(['I teach swimming', undefined, undefined, 'English … Spanish']);
  });

  it('say what is missing, and what they replace', async () => {
    const { person } = await opened({ draft: { fields: { aboutMe: 'I am Ana', expertise: ' ' } } });
    const who = field('Who are you?');
    const left = Number(/^\d+/.exec(noteOf(who))?.[0]);
    expect(noteOf(who)).toBe(`${left} more characters. This replaces what your profile has now.`);
    expect(noteOf(field('What do you help with?'))).not.toContain('This replaces');
    await person.type(who, 'x'.repeat(3));
    expect(noteOf(who)).toContain(`${left - 3} more characters.`);
    await person.clear(who);
    await person.type(who, 'I am Ana');
    expect(noteOf(who)).not.toContain('This replaces');
    expect(noteOf(field('Where you are'))).toBe('');
  });

  it('have the languages that a profile can have, each to be left out', async () => {
    const { person, kept } = await opened({ language: 'es' });
    const languages = screen.getByRole('group', { name: '¿En qué idiomas puedes reunirte?' });
    const names = within(languages)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Inglés', 'Español']);
    await person.click(button('Inglés'));
    expect([chip('Inglés'), chip('Español')]).toEqual(['false', 'true']);
    await person.click(button('Español'));
    await person.click(button('Inglés'));
    expect([chip('Inglés'), chip('Español')]).toEqual(['true', 'false']);
    await person.click(button(/^Guardar/));
    await waitFor(() => expect(kept()).toMatchObject({ languages: ['en'] }));
  });
});

describe('the proposed place', () => {
  it('asks where it is where several have its name, and keeps the zone unless it is told', async () => {
    const questions = [
      {
        kind: 'which-place' as const,
        source: piece(told, 'Cordoba'),
        options: [
          { country: 'AR', timezone: 'America/Argentina/Cordoba' },
          { country: 'ES', timezone: 'Europe/Madrid' },
        ],
      },
    ];
    const draft = { fields: { timezone: 'America/Bogota' } };
    const given = { draft, understood: { profile: { ...about, questions } } };
    const { person, kept } = await opened(given);
    const where = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Where is Cordoba?' });
    expect([...where.options].map(wordsIn)).toEqual([
      expect.stringMatching(/^No change: .*Colombia/),
      expect.stringMatching(/^Argentina · /),
      expect.stringMatching(/^Spain · /),
    ]);
    expect(noteOf(where)).toMatch(/time zone depends on it/);
    await person.type(field('Where you are'), ', AR');
    expect(screen.getByRole('combobox', { name: 'Where is Cordoba, AR?' })).toBe(where);
    await person.selectOptions(where, where.options[1] ?? '');
    await person.click(button('Save 4 proposals'));
    await waitFor(() =>
      expect(kept()).toMatchObject({
        location: 'Cordoba, AR',
        timezone: 'America/Argentina/Cordoba',
      }),
    );
  });

  it('that leaves no doubt sets its zone', async () => {
    const zone = {
      field: 'timezone' as const,
      value: 'America/Argentina/Cordoba',
      sources: [piece(told, 'Cordoba')],
    };
    const proposals = [...(about.proposals ?? []), zone];
    const { person, kept } = await opened({ understood: { profile: { proposals } } });
    expect(screen.queryByRole('combobox')).toBeNull();
    await person.click(box('Where you are'));
    await person.click(button('Save 3 proposals'));
    await waitFor(() => expect(kept()).toHaveProperty('expertise'));
    expect(kept()).not.toHaveProperty('timezone');
    await person.click(box('Where you are'));
    await person.click(button('Save 1 proposal'));
    await waitFor(() => expect(kept()).toHaveProperty('timezone', zone.value));
  });
});

describe('saving what is taken', () => {
  it('is one call however often it is tapped, and then says so and leads on', async () => {
    const answer = held<null>();
    const { person, server, save: keep } = await opened();
    server.answers(saving, async (sent) => {
      await answer.answer();
      return keep(sent);
    });
    const save = button('Save 4 proposals');
    await person.dblClick(save);
    expect(save.getAttribute('aria-busy')).toBe('true');
    await person.click(save);
    answer.release(null);
    const done = await screen.findByText('Everything you kept is saved.');
    expect(done.closest('[role=status]')).toBeTruthy();
    expect(server.callsTo(saving)).toHaveLength(1);
    expect(screen.getByText('Saved: What do you help with?')).toBeTruthy();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    await person.click(screen.getByRole('link', { name: "See what's left" }));
    await waitFor(() => expect(location.pathname).toBe('/you/helping'));
    expect(local.get('ownWords')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Say it in your own words' })).toBeTruthy();
  });

  it.each([
    ['en', /^Not saved yet: /, 'Try again'],
    ['es', /^Aún no se guarda: /, 'Reintentar'],
  ] as const)(
    'that was lost keeps all of it, to be sent again (%s)',
    async (language, said, again) => {
      const {
        person,
        server,
        kept,
        save: keep,
      } = await opened({
        language,
        server: { [saving]: breaks },
      });
      await person.click(button(/^(Save|Guardar) 4/));
      expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
      expect(screen.getAllByRole('checkbox')).toHaveLength(4);
      expect(button(again)).toBeTruthy();
      expect(kept()).toEqual({});
      server.answers(saving, keep);
      await person.click(button(/^(Save|Guardar) 4/));
      await waitFor(() => expect(screen.queryAllByRole('checkbox')).toEqual([]));
      expect(screen.queryByText(said)).toBeNull();
      expect(kept()).toMatchObject({ location: 'Cordoba', expertise: 'Swimming' });
    },
  );

  it('that was refused in part saves the rest, and says that not all was taken', async () => {
    const { person, server, kept, save: keep } = await opened();
    const refused = refuses('invalid-input', {
      fields: [{ path: 'fields.location', message: 'Words of the server' }],
    });
    server.answers(saving, (sent) => (sent.body.fields.location ? refused() : keep(sent)));
    await person.click(button('Save 4 proposals'));
    const problem = await screen.findByText(refusedText);
    expect(problem.closest('[role=alert]')).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toEqual([box('Where you are')]);
    expect(kept()).toMatchObject({ expertise: 'Swimming', languages: ['en', 'es'] });
    await person.type(field('Where you are'), ', Spain');
    server.answers(saving, keep);
    await person.click(button('Save 1 proposal'));
    await waitFor(() => expect(kept()).toHaveProperty('location', 'Cordoba, Spain'));
    expect(screen.queryByText(refusedText)).toBeNull();
  });

  it('stays on the device while something is neither saved nor left out', async () => {
    const { person } = await opened({ kept: { saved: ['expertise'] } });
    for (const name of ['Who are you?', 'Where you are', 'Languages'])
      await person.click(box(name));
    expect(screen.getByText('Everything you kept is saved.')).toBeTruthy();
    await person.click(box('Languages'));
    expect(screen.queryByText('Everything you kept is saved.')).toBeNull();
    expect(button('Save 1 proposal')).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'All steps' }));
    expect(await screen.findByRole('link', { name: 'Go on with it' })).toBeTruthy();
    expect(local.get('ownWords')?.text).toBe(told);
  });
});
