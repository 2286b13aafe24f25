import type { ContactCard } from '@puente/contract/contact';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openComponent } from '../../../test/app.tsx';
import { person } from '../../../test/people.ts';
import { uuid } from '../../../test/replies.ts';
import { ContactToggle } from './components/contact-toggle.tsx';

const camila: ContactCard = {
  id: uuid(5),
  name: 'Camila',
  lastName: 'Rojas',
  username: 'camila',
  expertise: '',
  profilePicture: null,
  isVerifiedProvider: false,
};
const user = person(uuid(2));
const adding = 'POST /api/contacts';
const removing = 'DELETE /api/contacts/:id';
const added = { added: [camila.id], contacts: [camila] };

type Given = { contacts?: ContactCard[]; server?: Answers; language?: 'en' | 'es' };
const opened = ({ contacts = [], server, language = 'en' }: Given = {}) =>
  openComponent(<ContactToggle person={camila} />, {
    at: `/expert/${camila.id}`,
    user,
    language,
    server: {
      'GET /api/contacts': { contacts },
      [adding]: added,
      [removing]: { removed: true },
      ...server,
    },
  });

const button = (name: string) => screen.findByRole('button', { name });

describe('a person', () => {
  it.each([
    ['en', 'Add to contacts', 'Remove from contacts', 'Camila Rojas is in your contacts'],
    ['es', 'Agregar a contactos', 'Quitar de contactos', 'Camila Rojas está en tus contactos'],
  ] as const)('is a contact at once, before the server has answered (%s)', async (...texts) => {
    const [language, add, remove, done] = texts;
    const answer = held<typeof added>();
    const { person: hand, server } = await opened({
      language,
      server: { [adding]: answer.answer },
    });
    await hand.click(await button(add));
    expect(await button(remove)).toBeTruthy();
    expect(screen.queryByText(done)).toBeNull();
    server.answers('GET /api/contacts', { contacts: [camila] });
    answer.release(added);
    expect(await screen.findByText(done)).toBeTruthy();
    expect(server.callsTo(adding).map(({ body }) => body)).toEqual([{ contacts: [camila.id] }]);
    expect(await button(remove)).toBeTruthy();
  });

  it('who was one already is told as that', async () => {
    const { person: hand } = await opened({ server: { [adding]: refuses('contact-exists') } });
    await hand.click(await button('Add to contacts'));
    expect(await screen.findByText('Camila Rojas was already in your contacts')).toBeTruthy();
  });

  it.each([
    ['en', 'Add to contacts', "Camila Rojas wasn't added", /isn't available right now/],
    ['es', 'Agregar a contactos', 'No pudimos agregar a Camila Rojas', /no está disponible/],
  ] as const)('who could not be added is none again, and it is said why (%s)', async (...texts) => {
    const [language, add, failed, why] = texts;
    const { person: hand } = await opened({
      language,
      server: { [adding]: refuses('unavailable') },
    });
    await hand.click(await button(add));
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(await button(add)).toBeTruthy();
  });

  it('who was removed comes back by undoing it', async () => {
    const { person: hand, server } = await opened({ contacts: [camila] });
    const remove = await button('Remove from contacts');
    expect(remove.title).toBe('Remove Camila Rojas from your contacts');
    server.answers('GET /api/contacts', { contacts: [] });
    await hand.click(remove);
    expect(await screen.findByText('Camila Rojas is no longer in your contacts')).toBeTruthy();
    expect(server.callsTo(removing)[0]?.params).toEqual({ id: camila.id });
    await button('Add to contacts');
    server.answers('GET /api/contacts', { contacts: [camila] });
    await hand.click(await button('Undo'));
    expect(await button('Remove from contacts')).toBeTruthy();
    await waitFor(() => expect(server.callsTo(adding)).toHaveLength(1));
  });

  it('who could not be removed stays', async () => {
    const { person: hand } = await opened({
      contacts: [camila],
      server: { [removing]: refuses('internal') },
    });
    await hand.click(await button('Remove from contacts'));
    expect(await screen.findByText("Camila Rojas wasn't removed")).toBeTruthy();
    expect(await button('Remove from contacts')).toBeTruthy();
  });

  it('is named by each button of a list', async () => {
    await openComponent(<ContactToggle person={camila} short />, {
      user,
      server: { 'GET /api/contacts': { contacts: [camila] } },
    });
    expect(await button('Added: Camila Rojas. Remove')).toBeTruthy();
  });

  it('cannot add themselves', async () => {
    await openComponent(<ContactToggle person={{ ...camila, id: user.id }} />, { user });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is added by a visitor after signing in, who is led back', async () => {
    await openComponent(<ContactToggle person={camila} />, { at: `/expert/${camila.id}` });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to contacts' });
    expect(link.pathname).toBe('/login');
    expect(new URLSearchParams(link.search).get('next')).toBe(`/expert/${camila.id}`);
  });
});
