import type { ContactCard, Contact } from '@puente/contract/contact';
import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
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
  stillOf(<ContactsPage />, language, {
    at: '/contacts',
    user,
    known: [[contactsQuery(user.id).queryKey, reply('GET /api/contacts', { contacts }).contacts]],
  });

describe('the contacts', () => {
  it('are none yet, with a way to find somebody', async () => {
    expect(headings(await list([]))).toEqual(['1 Contacts', '2 No contacts yet']);
    expect(addressOf(await list([]), 'Find an expert')).toBe('/experts');
    expect(headings(await list([], 'es'))).toHaveLength(2);
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
  ])('name each person as they can: %#', async (card, words) => {
    expect(find(await list([card]), 'li').map(heard)).toEqual([words]);
  });

  it('have a way to the times of experts who are free, in a zone that is named once', async () => {
    const free = anExpert({ nextFree: '2026-12-02T13:00:00Z' });
    const markup = await list([free, anExpert({ id: uuid(6), nextFree: '2026-12-01T11:00:00Z' })]);
    expect(controls(markup).filter((name) => name.startsWith('See times'))).toEqual([
      'See times: Camila Rojas',
    ]);
    expect(wordsIn(markup)).toContain('Tomorrow, 10:00 AM');
    expect(wordsIn(markup)).toContain('Times shown in Chile Time.');
    expect(wordsIn(await list([anExpert({ nextFree: null })]))).not.toContain('Times shown in');
    expect(wordsIn(await list([free], 'es'))).toMatch(/mañana, 10:00.*hora de Chile/i);
  });

  it.each(languages)(
    'ask a visitor to sign in, wait, and can be asked for again (%s)',
    async (language) => {
      const visitor = await stillOf(<Visitor />, language, { at: '/contacts' });
      expect(headings(visitor)).toHaveLength(2);
      const links = find(visitor, 'a').map((node) => node.getAttribute('href'));
      expect(links).toEqual(['/login?next=%2Fcontacts']);
      expect(headings(await stillOf(<Waiting />, language, { at: '/contacts' }))).toHaveLength(1);
      const failed = await stillOf(<ContactsPage />, language, {
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
  stillOf(<ContactPage />, language, {
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
  it('who is no expert has a name, offers nothing, and can be kept or removed', async () => {
    const markup = await contact({}, []);
    expect(wordsIn(markup)).toContain('Camila Rojas @camila');
    expect(wordsIn(markup)).toContain("Camila Rojas doesn't offer meetings on Puente.");
    expect(controls(markup)).toContain('Add to contacts');
    expect(controls(await contact({}, [aCard()]))).toContain('Remove from contacts');
    expect(controls(await contact({}, [], 'es'))).not.toContain('Add to contacts');
  });

  it('is never oneself', async () => {
    const self = person(uuid(5));
    const markup = await stillOf(<ContactPage />, 'en', {
      at,
      user: self,
      known: [
        [contactsQuery(self.id).queryKey, []],
        [contactQuery(self.id, uuid(5), 'USD').queryKey, aContact()],
      ],
    });
    expect(controls(markup)).not.toContain('Add to contacts');
  });

  it('without any name is told as that', async () => {
    const nameless = await contact({ name: '', lastName: '', username: null }, []);
    expect(wordsIn(nameless)).toContain("Someone without a name doesn't offer meetings");
    const handle = await contact({ name: '', lastName: '' }, []);
    expect(wordsIn(handle).match(/@camila/g)).toHaveLength(2);
  });

  it.each(languages)(
    'that is gone leads on; that of others only members see (%s)',
    async (language) => {
      const gone = await stillOf(<ContactPage />, language, {
        at,
        user,
        refused: refusal(404, 'not-found'),
      });
      const links = find(gone, 'a').map((node) => node.getAttribute('href'));
      expect(links.slice(-2)).toEqual(['/contacts', '/experts']);
      const visitor = await stillOf(<ContactPage />, language, {
        at,
        refused: refusal(404, 'not-found'),
      });
      const next = encodeURIComponent(at);
      expect(find(visitor, 'a').map((node) => node.getAttribute('href'))).toContain(
        `/login?next=${next}`,
      );
      expect(headings(visitor)).toHaveLength(2);
    },
  );
});
