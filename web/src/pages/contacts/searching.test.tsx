import type { Contact, ContactCard } from '@puente/contract/contact';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, refuses, type Answers } from '../../../test/api-server.ts';
import { openApp, type Opening } from '../../../test/app.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, uuid } from '../../../test/replies.ts';
import type { Reply } from '../../lib/api.ts';

atMoment('2026-12-01T12:00Z');

const call = 'POST /api/search';
const ana = person(uuid(2), { name: 'Ana' });
const card = (number: number, username: string, changes: Partial<ContactCard> = {}) => ({
  id: uuid(number),
  name: '',
  lastName: '',
  expertise: '',
  profilePicture: null,
  isVerifiedProvider: false,
  ...changes,
  username,
});
const luz = card(5, 'luz', { name: 'Luz', lastName: 'Vera' });
const paz = card(6, 'paz');

type Found = Reply<typeof call>;
const found = (people: ReturnType<typeof card>[], changes: Partial<Found> = {}): Found => ({
  results: people.map((one) => ({ ...one, isContact: false })),
  total: people.length,
  page: 1,
  limit: 20,
  ...changes,
});
const whole = (changes: Partial<Contact> = {}): Contact => ({
  ...luz,
  isProvider: false,
  isContact: false,
  partnerId: null,
  partnerName: null,
  partnerConfig: null,
  associationPartnerId: null,
  associationPartnerName: null,
  normalRate: null,
  discountedRate: null,
  exchange: null,
  languages: [],
  aboutMe: '',
  ...changes,
});

const opened = (at = '/contacts', server: Answers = {}, opening: Opening = {}) =>
  openApp(at, {
    user: ana,
    ...opening,
    server: { 'GET /api/contacts': { contacts: [paz] }, [call]: found([luz]), ...server },
  });

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });

describe('a search by username', () => {
  it.each([
    ['en', '1 person', 'Add Luz Vera to your contacts'],
    ['es', '1 persona', 'Agregar a Luz Vera a tus contactos'],
  ] as const)('reads what is typed as the server does (%s)', async (language, count, add) => {
    const { person: hand, server } = await opened('/contacts', {}, { language });
    await link('@paz');
    await hand.type(field(), '@Lú z{Enter}');
    expect(await link('Luz Vera')).toBeTruthy();
    expect(screen.getByText(count).getAttribute('role')).toBe('status');
    expect(screen.getByText('@luz')).toBeTruthy();
    expect(screen.getByRole('button', { name: add })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '@paz' })).toBeNull();
    expect(server.callsTo(call).map(({ body }) => body)).toEqual([{ username: 'luz', page: 1 }]);
  });

  it('too short shows the own contacts, as does an empty one', async () => {
    const { person: hand, server } = await opened();
    await hand.type(field(), '@l{Enter}');
    expect(await link('@paz')).toBeTruthy();
    expect(server.callsTo(call)).toEqual([]);
    await hand.type(field(), 'uz{Enter}');
    await link('Luz Vera');
    await hand.clear(field());
    expect(await link('@paz')).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('starts by itself after a pause in typing, once', async () => {
    const { person: hand, server } = await opened();
    await hand.type(field(), 'luz');
    expect(await link('Luz Vera')).toBeTruthy();
    expect(server.callsTo(call)).toHaveLength(1);
    expect(location.search).toBe('?q=luz');
  });

  it.each([
    ['en', 'No username begins with “zz”', 'Tell us what you need'],
    ['es', 'Ningún nombre de usuario empieza con «zz»', 'Decir qué necesitas'],
  ] as const)('that finds nobody leads to the chat (%s)', async (language, title, action) => {
    await opened('/contacts?q=zz', { [call]: found([]) }, { language });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect((await link(action)).pathname).toBe('/');
    expect(screen.getByText(/^No one found$|^No encontramos a nadie$/).getAttribute('role')).toBe(
      'status',
    );
  });

  it('keeps what was found, paler, until the next is there', async () => {
    const next = held<Found>();
    const { person: hand, server } = await opened('/contacts?q=lu');
    await link('Luz Vera');
    server.answers(call, next.answer);
    await hand.type(field(), 'p{Enter}');
    const list = await screen.findByRole('region', { name: 'People found' });
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'));
    expect(await link('Luz Vera')).toBeTruthy();
    next.release(found([card(7, 'lupe')]));
    expect(await link('@lupe')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Luz Vera' })).toBeNull());
  });

  it.each([
    [
      'en',
      "The search didn't work",
      'That was a little fast. Wait a moment and try again.',
      'Try again',
    ],
    [
      'es',
      'La búsqueda no funcionó',
      'Eso fue muy rápido. Espera un poco e inténtalo de nuevo.',
      'Reintentar',
    ],
  ] as const)('that is refused keeps the words, and can be tried again (%s)', async (...texts) => {
    const [language, failed, why, again] = texts;
    const refused = { [call]: refuses('too-many-requests') };
    const { person: hand, server } = await opened('/contacts?q=luz', refused, { language });
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(field().value).toBe('luz');
    server.answers(call, found([luz]));
    await hand.click(screen.getByRole('button', { name: again }));
    expect(await link('Luz Vera')).toBeTruthy();
  });

  it('goes on page by page', async () => {
    const first = found([luz], { total: 2, limit: 1 });
    const { person: hand, server } = await opened('/contacts?q=lu', { [call]: first });
    await link('Luz Vera');
    expect(screen.getByText('2 people')).toBeTruthy();
    server.answers(call, found([card(7, 'lupe')], { total: 2, page: 2, limit: 1 }));
    await hand.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await link('@lupe')).toBeTruthy();
    expect(server.callsTo(call).at(-1)?.body).toEqual({ username: 'lu', page: 2 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  });
});

describe('somebody who was found', () => {
  it('is added in the list, and stays where they are', async () => {
    const { person: hand, server } = await opened('/contacts?q=lu', {
      'POST /api/contacts': { added: [luz.id], contacts: [luz] },
    });
    const add = await screen.findByRole('button', { name: 'Add Luz Vera to your contacts' });
    server.answers('GET /api/contacts', { contacts: [luz, paz] });
    await hand.click(add);
    expect(await screen.findByRole('button', { name: 'Added: Luz Vera. Remove' })).toBeTruthy();
    expect(server.callsTo('POST /api/contacts')[0]?.body).toEqual({ contacts: [luz.id] });
  });

  it.each([
    ['contact-limit-reached', 'en', "Luz Vera wasn't added"],
    ['contact-limit-reached', 'es', 'No pudimos agregar a Luz Vera'],
    ['not-found', 'en', "Luz Vera wasn't added"],
  ] as const)('and cannot be added is told so: %s (%s)', async (code, language, failed) => {
    const { person: hand } = await opened(
      '/contacts?q=lu',
      { 'POST /api/contacts': refuses(code) },
      { language },
    );
    const add =
      language === 'en' ? 'Add Luz Vera to your contacts' : 'Agregar a Luz Vera a tus contactos';
    await hand.click(await screen.findByRole('button', { name: add }));
    const toast = (await screen.findByText(failed)).closest('li');
    expect(toast?.textContent).not.toContain('Words of the server');
    expect(toast?.textContent?.length).toBeGreaterThan(failed.length + 10);
    expect(await screen.findByRole('button', { name: add })).toBeTruthy();
  });
});

describe("a person's card", () => {
  const at = `/contacts/${luz.id}`;
  const asked = (contact: Contact | ReturnType<typeof refuses>, opening: Opening = {}) =>
    opened(
      at,
      { 'GET /api/contacts/:id': typeof contact === 'function' ? contact : { contact } },
      opening,
    );

  it.each([
    ['en', "Luz Vera doesn't offer meetings on Puente.", 'Add to contacts'],
    ['es', 'Luz Vera no ofrece reuniones en Puente.', 'Agregar a contactos'],
  ] as const)(
    'says who it is, and that they offer no meetings (%s)',
    async (language, text, add) => {
      await asked(whole(), { language });
      const heading = await screen.findByRole('heading', { level: 1, name: 'Luz Vera' });
      expect(within(heading.parentElement ?? heading).getByText('@luz')).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(await screen.findByRole('button', { name: add })).toBeTruthy();
      expect(document.title).toContain('Luz Vera');
    },
  );

  it('of somebody without a name says the username once', async () => {
    await asked(whole({ name: '', lastName: '' }));
    expect(await screen.findByRole('heading', { level: 1, name: '@luz' })).toBeTruthy();
    expect(screen.getAllByText('@luz')).toHaveLength(1);
  });

  it.each([
    ['en', 'Profile not found', 'Go to your contacts'],
    ['es', 'No encontramos este perfil', 'Ir a tus contactos'],
  ] as const)('that is gone leads on (%s)', async (language, title, action) => {
    await asked(refuses('not-found'), { language });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect((await link(action)).pathname).toBe('/contacts');
  });

  it('is for members, and a visitor is led back to it', async () => {
    await openApp(at, { server: { 'GET /worker/profile/:id': refuses('not-found') } });
    expect(await screen.findByText('Sign in to see this contact')).toBeTruthy();
    expect((await link('Sign in')).search).toContain(encodeURIComponent(at));
  });
});
