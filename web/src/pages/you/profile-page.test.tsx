import type { UserData } from '@puente/contract/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { breaks, held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp } from '../../../test/app.tsx';
import { person } from '../../../test/people.ts';
import { uuid } from '../../../test/replies.ts';
import { tab } from '../../lib/storage.ts';

const saving = 'PUT /api/profile';
const ana = person(uuid(2), { name: 'Ana', lastName: 'Soto', email: 'ana@example.com' });

const opened = (server: Answers = {}, language: 'en' | 'es' = 'en', at = '/you/profile') =>
  openApp(at, { user: ana, language, server });

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

const texts = {
  en: {
    first: 'First name',
    last: 'Last name',
    save: 'Save changes',
    noName: 'Enter your first name.',
    noLast: 'Enter your last name.',
    signs: 'Use letters only, no symbols such as < or >.',
    email: /^Email/,
    noEmail: "This doesn't look like an email address. Check it.",
  },
  es: {
    first: 'Nombre',
    last: 'Apellido',
    save: 'Guardar cambios',
    noName: 'Ingresa tu nombre.',
    noLast: 'Ingresa tu apellido.',
    signs: 'Usa solo letras, sin signos como < o >.',
    email: /^Correo/,
    noEmail: 'Esto no parece un correo. Revísalo.',
  },
} as const;
const languages = ['en', 'es'] as const;

describe('the own profile', () => {
  it.each(languages)(
    'says of each field what is wrong, the first one first (%s)',
    async (language) => {
      const said = texts[language];
      const { person: hand, server } = await opened({}, language);
      await hand.clear(field(said.first));
      await hand.clear(field(said.last));
      await hand.click(button(said.save));
      expect(await screen.findByText(said.noName)).toBeTruthy();
      expect(screen.getByText(said.noLast)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(field(said.first)));
      await hand.type(field(said.first), '<b>');
      await hand.type(field(said.last), 'Soto');
      await hand.clear(field(said.email));
      await hand.type(field(said.email), 'ana@');
      await hand.click(button(said.save));
      expect(await screen.findByText(said.signs)).toBeTruthy();
      expect(screen.getByText(said.noEmail)).toBeTruthy();
      expect(screen.queryByText(said.noLast)).toBeNull();
      expect(server.callsTo(saving)).toEqual([]);
    },
  );

  it('sends what was changed alone, and says that it is saved', async () => {
    const answer = held<UserData>();
    const { person: hand, server } = await opened({ [saving]: answer.answer });
    await hand.clear(field('First name'));
    await hand.type(field('First name'), ' Anita ');
    expect(tab.get('profileDraft')).toMatchObject({ owner: ana.id });
    await hand.click(button('Save changes'));
    await waitFor(() => expect(button('Save changes').getAttribute('aria-busy')).toBe('true'));
    await hand.click(button('Save changes'));
    expect(server.callsTo(saving).map(({ body }) => body)).toEqual([{ name: 'Anita' }]);
    answer.release({ ...ana, name: 'Anita' });
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(field('First name').value).toBe('Anita');
    expect(tab.get('profileDraft')).toBeNull();
  });

  it('keeps what is typed while it is being saved, and sends that alone next', async () => {
    const answer = held<UserData>();
    const { person: hand, server } = await opened({ [saving]: answer.answer });
    await hand.type(field('First name'), ' ');
    await hand.click(button('Save changes'));
    await waitFor(() => expect(server.callsTo(saving)).toHaveLength(1));
    await hand.type(field('Last name'), ' Vera');
    answer.release(ana);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(field('First name').value).toBe('Ana');
    expect(field('Last name').value).toBe('Soto Vera');
    expect(tab.get('profileDraft')).toMatchObject({ typed: { lastName: 'Soto Vera' } });
    await hand.click(button('Save changes'));
    await waitFor(() => expect(server.callsTo(saving)).toHaveLength(2));
    expect(server.callsTo(saving).at(-1)?.body).toEqual({ lastName: 'Soto Vera' });
  });

  it.each([
    ['en', /^Not saved yet\. /],
    ['es', /^Todavía no se guardó\. /],
  ] as const)(
    'that was lost on its way keeps what was typed, and says so (%s)',
    async (language, notSaved) => {
      const said = texts[language];
      const { person: hand } = await opened({ [saving]: breaks }, language);
      await hand.type(field(said.last), ' Vera');
      await hand.click(button(said.save));
      expect((await screen.findByRole('alert')).textContent).toMatch(notSaved);
      expect(field(said.last).value).toBe('Soto Vera');
      expect(tab.get('profileDraft')).toMatchObject({ typed: { lastName: 'Soto Vera' } });
    },
  );

  it('marks the field that the server refuses, and nothing beside the button', async () => {
    const refused = refuses('invalid-input', {
      fields: [{ path: 'email', message: 'Words of the server' }],
    });
    const { person: hand } = await opened({ [saving]: refused });
    await hand.clear(field(/^Email/));
    await hand.type(field(/^Email/), 'ana@example.org');
    await hand.click(button('Save changes'));
    expect(await screen.findByText(texts.en.noEmail)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Email/)));
    expect(screen.queryByText(/Not saved yet|Words of the server/)).toBeNull();
  });

  it('begins at the field that a link names', async () => {
    await opened({}, 'en', '/you/profile#email');
    expect(document.activeElement).toBe(field(/^Email/));
  });

  it('has what was typed before a reload, and only for who typed it', async () => {
    tab.set('profileDraft', { owner: ana.id, typed: { name: 'Anita' } });
    await opened();
    expect(field('First name').value).toBe('Anita');
    expect(field('Last name').value).toBe('Soto');
  });

  it('is not what somebody else typed', async () => {
    tab.set('profileDraft', { owner: uuid(3), typed: { name: 'Bruno' } });
    await opened();
    expect(field('First name').value).toBe('Ana');
  });
});
