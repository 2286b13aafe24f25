import type { UserData } from '@puente/contract/user';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  controls,
  find,
  headings,
  heard,
  wordsIn,
  attributesOf,
} from '../../../test/reading.ts';
import { atMoment, reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
import { managerInvitationsQuery } from '../../features/partner/queries.ts';
import { YouPage } from './you-page.tsx';

atMoment('2026-12-01T12:00Z');

const invitation = {
  id: uuid(1),
  partner: { id: uuid(2), slug: 'andes', name: 'Andes Mentors' },
  invitedBy: 'Tomás Vera',
  expiresAt: '2026-12-10T12:00:00Z',
};

type Given = { user?: Partial<UserData>; isInvited?: boolean };

function you({ user, isInvited = false }: Given, language: 'en' | 'es' = 'en') {
  const { invitations } = reply('GET /api/partner/manager-invitations', {
    invitations: isInvited ? [invitation] : [],
  });
  return stillOf(<YouPage />, language, {
    at: '/you',
    ...(user && { user: person('ines', user) }),
    known: [[managerInvitationsQuery.queryKey, invitations]],
  });
}

/** Where its links lead to. */
const places = (markup: Element) =>
  find(markup, 'a').flatMap((node) => node.getAttribute('href') ?? []);

const ofClients = [
  '/you/profile',
  '/you/preferences',
  '/you/security',
  '/you/waiting',
  '/you/data',
];
const ofExperts = ['/you/offerings', '/you/codes', '/you/link', '/you/invite'];
const ofEverybody = ['/welcome', '/you/feedback', '/terms', '/privacy'];

describe('the page about oneself', () => {
  it('has for visitors the settings of the device and help, and the way to sign in', async () => {
    const markup = await you({});
    expect(places(markup)).toEqual(['/login?next=%2Fyou', '/you/preferences', ...ofEverybody]);
    expect(headings(markup)).toEqual(['1 Hi', '2 This device', '2 Help']);
    expect(controls(markup)).not.toContain('Sign out');
    expect(wordsIn(await you({}, 'es'))).toContain('Iniciar sesión');
  });

  it('has for clients their account, and the way to help others', async () => {
    const markup = await you({ user: {} });
    expect(places(markup)).toEqual(['/you/helping', ...ofClients, ...ofEverybody]);
    expect(headings(markup)).toEqual([
      '1 Hi, Inés',
      '2 Helping others',
      '2 Your account',
      '2 Help',
    ]);
    expect(controls(markup)).toContain('Sign out');
  });

  it('has for experts what they offer as well', async () => {
    const helping = ['/you/helping', '/you/helping/hours', '/you/helping/where', ...ofExperts];
    const expert = places(await you({ user: { isProvider: true } }));
    expect(expert).toEqual([...helping, ...ofClients, ...ofEverybody]);
    expect(wordsIn(await you({ user: { isProvider: true, username: 'ines' } }))).toContain('@ines');
  });

  it('has a way to the organization for its managers, and for whom one invites', async () => {
    const name = 'Your organization Requests, experts, fees and managers';
    const manager = await you({ user: { managedPartners: ['andes'] } });
    expect(addressOf(manager, name)).toBe('/you/partner');
    const invited = await you({ user: {}, isInvited: true });
    expect(wordsIn(invited)).toContain('Andes Mentors invites you to be a manager');
    expect(wordsIn(await you({ user: {}, isInvited: true }, 'es'))).toContain(
      'Andes Mentors te invita',
    );
    expect(places(await you({ user: {} }))).not.toContain('/you/partner');
  });

  it.each([
    [{}, 'Profile Inés Soto · ines@example.com'],
    [{ username: 'ines' }, 'Profile Inés Soto · @ines'],
    [{ lastName: '', email: null }, 'Profile Inés'],
    [{ name: '', lastName: '', email: null }, 'Profile Name, email, username and picture'],
  ])('sums the profile up: %j', async (user, line) => {
    expect(controls(await you({ user }))).toContain(line);
  });

  it('greets somebody without a name all the same, with their phone as people write it', async () => {
    const nameless = { name: '', lastName: '' };
    expect(headings(await you({ user: nameless }))[0]).toBe('1 Hi');
    expect(headings(await you({ user: nameless }, 'es'))[0]).toBe('1 Hola');
    expect(wordsIn(await you({ user: nameless }))).toContain('Phone number: +56 911111111');
  });

  it('shows a picture where there is one, and else letters that nobody hears', async () => {
    const [picture] = find(await you({ user: { profilePicture: '/files/ines.webp' } }), 'img');
    expect(attributesOf(picture)).toMatchObject({ src: '/files/ines.webp', alt: '' });
    const without = await you({ user: {} });
    expect(find(without, 'img')).toEqual([]);
    expect(find(without, 'h1').map(heard)).toEqual(['Hi, Inés']);
  });

  it('says the settings of the account in the language of the page', async () => {
    const settings = { language: 'es', currency: 'CLP', appearance: 'dark' } as const;
    expect(
      controls(await you({ user: settings })).find((name) => name.startsWith('Preferences')),
    ).toMatch(/^Preferences \S+ · CLP · /);
  });
});
