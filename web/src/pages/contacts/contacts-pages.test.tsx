import type { ContactCard, Contact } from '@puente/contract/contact';
import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, heard } from '../../../test/markup.ts';
import { wordsIn } from '../../../test/page.tsx';
import { person } from '../../../test/people.ts';
import { atMoment, lost, refusal, reply, screenOf, uuid } from '../../../test/screen.tsx';
import { contactQuery, contactsQuery } from '../../features/contact/queries.ts';
import { ContactPage } from './contact-page.tsx';
import { ContactsPage, Visitor, Waiting } from './contacts-page.tsx';

atMoment('2026-12-01T12:00Z');

type Language = 'en' | 'es';
const user = person('ana');
const languages = ['en', 'es'] as const;

const aCard = (changes: Partial<ContactCard> = {}): ContactCard => ({
  id: uuid(5),
  name: 'Camila',
  lastName: 'Rojas',
  username: 'camila',
  expertise: '',
  profilePicture: null,
  isVerifiedProvider: false,
  ...changes,
});
const anExpert = (changes: Partial<ContactCard> = {}) =>
  aCard({ expertise: 'Careers', languages: ['en'], isVerifiedProvider: true, ...changes });

const list = (contacts: ContactCard[], language: Language = 'en') =>
  screenOf(<ContactsPage />, language, {
    at: '/contacts',
    user,
    known: [[contactsQuery(user.id).queryKey, reply('GET /api/contacts', { contacts }).contacts]],
  });

describe('the contacts', () => {
  it('are none yet, with a way to find somebody', () => {
    expect(headings(list([]))).toEqual(['1 Contacts', '2 No contacts yet']);
    expect(addressOf(list([]), 'Find an expert')).toBe('/experts');
    expect(headings(list([], 'es'))).toHaveLength(2);
  });

  it.each([
    [aCard(), 'Camila Rojas @camila'],
    [aCard({ username: null }), 'Camila Rojas'],
    [aCard({ name: '', lastName: '' }), '@camila @camila'],
    [aCard({ name: '', lastName: '', username: null }), 'Someone without a name'],
    [anExpert({ username: 'x' }), 'Camila Rojas Verified Careers'],
    [
      anExpert({ name: 'W'.repeat(80), lastName: 'Ñ'.repeat(80) }),
      `${'W'.repeat(80)} ${'Ñ'.repeat(80)} Verified Careers`,
    ],
  ])('name each person as they can: %#', (card, words) => {
    expect(find(list([card]), 'li').map(heard)).toEqual([words]);
  });

  it('have a way to the times of experts who are free, in a zone that is named once', () => {
    const free = anExpert({ nextFree: '2026-12-02T13:00:00Z' });
    const markup = list([free, anExpert({ id: uuid(6), nextFree: '2026-12-01T11:00:00Z' })]);
    expect(controls(markup).filter((name) => name.startsWith('See times'))).toEqual([
      'See times: Camila Rojas',
    ]);
    expect(wordsIn(markup)).toContain('Tomorrow, 10:00 AM');
    expect(wordsIn(markup)).toContain('Times shown in Chile Time.');
    expect(wordsIn(list([anExpert({ nextFree: null })]))).not.toContain('Times shown in');
    expect(wordsIn(list([free], 'es'))).toMatch(/mañana, 10:00.*hora de Chile/i);
  });

  it.each(languages)(
    'ask a visitor to sign in, wait, and can be asked for again (%s)',
    (language) => {
      const visitor = screenOf(<Visitor />, language, { at: '/contacts' });
      expect(headings(visitor)).toHaveLength(2);
      const links = find(visitor, 'a').map(({ attributes }) => attributes['href']);
      expect(links).toEqual(['/login?next=%2Fcontacts']);
      expect(headings(screenOf(<Waiting />, language, { at: '/contacts' }))).toHaveLength(1);
      const failed = screenOf(<ContactsPage />, language, {
        at: '/contacts',
        user,
        refused: lost('network'),
      });
      expect(controls(failed)).toContain(language === 'en' ? 'Try again' : 'Reintentar');
    },
  );
});

const aContact = (changes: Partial<Contact> = {}): Contact => ({
  ...aCard(),
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
const at = `/contacts/${uuid(5)}`;
const contact = (changes: Partial<Contact>, contacts: ContactCard[], language: Language = 'en') =>
  screenOf(<ContactPage />, language, {
    at,
    user,
    known: [
      [contactsQuery(user.id).queryKey, reply('GET /api/contacts', { contacts }).contacts],
      [
        contactQuery(user.id, uuid(5), 'USD').queryKey,
        reply('GET /api/contacts/:id', { contact: aContact(changes) }).contact,
      ],
    ],
  });

describe('a contact', () => {
  it('who is no expert has a name, offers nothing, and can be kept or removed', () => {
    const markup = contact({}, []);
    expect(wordsIn(markup)).toContain('Camila Rojas @camila');
    expect(wordsIn(markup)).toContain("Camila Rojas doesn't offer meetings on Puente.");
    expect(controls(markup)).toContain('Add to contacts');
    expect(controls(contact({}, [aCard()]))).toContain('Remove from contacts');
    expect(controls(contact({}, [], 'es'))).not.toContain('Add to contacts');
  });

  it('is never oneself', () => {
    const self = person(uuid(5));
    const markup = screenOf(<ContactPage />, 'en', {
      at,
      user: self,
      known: [
        [contactsQuery(self.id).queryKey, []],
        [contactQuery(self.id, uuid(5), 'USD').queryKey, aContact()],
      ],
    });
    expect(controls(markup)).not.toContain('Add to contacts');
  });

  it('without any name is told as that', () => {
    const nameless = contact({ name: '', lastName: '', username: null }, []);
    expect(wordsIn(nameless)).toContain("Someone without a name doesn't offer meetings");
    const handle = contact({ name: '', lastName: '' }, []);
    expect(wordsIn(handle).match(/@camila/g)).toHaveLength(2);
  });

  it.each(languages)('that is gone leads on; that of others only members see (%s)', (language) => {
    const gone = screenOf(<ContactPage />, language, {
      at,
      user,
      refused: refusal(404, 'not-found'),
    });
    const links = find(gone, 'a').map(({ attributes }) => attributes['href']);
    expect(links.slice(-2)).toEqual(['/contacts', '/experts']);
    const visitor = screenOf(<ContactPage />, language, { at, refused: refusal(404, 'not-found') });
    const next = encodeURIComponent(at);
    expect(find(visitor, 'a').map(({ attributes }) => attributes['href'])).toContain(
      `/login?next=${next}`,
    );
    expect(headings(visitor)).toHaveLength(2);
  });
});
