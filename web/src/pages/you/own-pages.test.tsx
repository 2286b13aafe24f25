import type { FunctionComponent } from 'react';
import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply, uuid } from '../../../test/replies.ts';
import { stillOf, type Still, oneByOne } from '../../../test/still.tsx';
import { person } from '../../../test/people.ts';
import { sessionsQuery, type Device } from '../../features/account/sessions.ts';
import { waitingQuery, type Waiting } from '../../features/chat/waiting.ts';
import { friendInvitesQuery } from '../../features/invitation/queries.ts';
import {
  personalLinkQuery,
  shareLinkQuery,
  type PersonalLink,
} from '../../features/link/queries.ts';
import { ownOfferingsQuery } from '../../features/offering/queries.ts';
import { promosQuery } from '../../features/promo/queries.ts';
import * as codes from './codes-page.tsx';
import * as data from './data-page.tsx';
import * as deletion from './delete-page.tsx';
import { FeedbackPage } from './feedback-page.tsx';
import * as invite from './invite-page.tsx';
import * as link from './link-page.tsx';
import * as offerings from './offerings-page.tsx';
import { PreferencesPage } from './preferences-page.tsx';
import * as profile from './profile-page.tsx';
import * as security from './security-page.tsx';
import * as waiting from './waiting-page.tsx';

atMoment('2026-12-01T12:00Z');

const client = person('ana', { name: 'Ana', lastName: 'Soto' });
const expert = person('ines', { isProvider: true });
const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

type OwnPage = {
  path: string;
  Page: FunctionComponent;
  Waiting: FunctionComponent;
  Visitor: FunctionComponent;
  titles: Record<Language, string>;
};

const pages: OwnPage[] = [
  {
    path: '/you/codes',
    Page: codes.CodesPage,
    ...codes,
    titles: { en: 'Promo codes', es: 'Códigos promocionales' },
  },
  { path: '/you/data', Page: data.DataPage, ...data, titles: { en: 'Your data', es: 'Tus datos' } },
  {
    path: '/you/data/delete',
    Page: deletion.DeletePage,
    ...deletion,
    titles: { en: 'Delete your account', es: 'Eliminar tu cuenta' },
  },
  {
    path: '/you/invite',
    Page: invite.InvitePage,
    ...invite,
    titles: { en: 'Invite friends', es: 'Invitar amigos' },
  },
  { path: '/you/link', Page: link.LinkPage, ...link, titles: { en: 'My link', es: 'Mi enlace' } },
  {
    path: '/you/offerings',
    Page: offerings.OfferingsPage,
    ...offerings,
    titles: { en: 'Packages and plans', es: 'Paquetes y planes' },
  },
  {
    path: '/you/profile',
    Page: profile.ProfilePage,
    ...profile,
    titles: { en: 'Profile', es: 'Perfil' },
  },
  {
    path: '/you/security',
    Page: security.SecurityPage,
    ...security,
    titles: { en: 'Security and devices', es: 'Seguridad y dispositivos' },
  },
  {
    path: '/you/waiting',
    Page: waiting.WaitingPage,
    ...waiting,
    titles: { en: "Experts you're waiting for", es: 'Especialistas que esperas' },
  },
];

describe.each(pages)('the page $path', ({ path, Page, Waiting, Visitor, titles }) => {
  it.each(languages)(
    'has one title while it waits, for a visitor and when it is there (%s)',
    async (language) => {
      const heading = `1 ${titles[language]}`;
      expect(headings(await stillOf(<Waiting />, language, { at: path }))).toEqual([heading]);
      const visitor = await stillOf(<Visitor />, language, { at: path });
      expect(headings(visitor)).toEqual([
        heading,
        language === 'en' ? '2 Sign in first' : '2 Primero inicia sesión',
      ]);
      expect(addressOf(visitor, language === 'en' ? 'Sign in' : 'Iniciar sesión')).toBe(
        `/login?next=${encodeURIComponent(path)}`,
      );
      const page = await stillOf(<Page />, language, {
        at: path,
        user: client,
        refused: lost('offline'),
      });
      expect(headings(page)[0]).toBe(heading);
    },
  );

  it.each(languages)('leads up to where it belongs (%s)', async (language) => {
    const [first] = find(
      await stillOf(<Page />, language, { at: path, user: expert, refused: lost('network') }),
      'a',
    );
    expect(first?.getAttribute('href')).toBe(path === '/you/data/delete' ? '/you/data' : '/you');
    expect(first && heard(first)).toMatch(language === 'en' ? /^Back to / : /^Volver a /);
  });
});

describe('a page for experts', () => {
  const forExperts = pages.filter(({ path }) =>
    ['/you/codes', '/you/invite', '/you/link', '/you/offerings'].includes(path),
  );

  it.each(forExperts)(
    '$path tells others what it is for, and how to become one',
    async ({ path, Page }) => {
      for (const [language, action] of [
        ['en', 'Become an expert'],
        ['es', 'Ser especialista'],
      ] as const) {
        const markup = await stillOf(<Page />, language, { at: path, user: client });
        expect(addressOf(markup, action)).toBe('/you/helping');
        expect(headings(markup)).toHaveLength(2);
      }
    },
  );

  it.each(forExperts)(
    '$path that did not load says what, why, and can be tried again',
    async ({ path, Page }) => {
      const failed = (error: ReturnType<typeof lost>, language: Language) =>
        stillOf(<Page />, language, { at: path, user: expert, refused: error });
      expect(controls(await failed(lost('network'), 'en')).at(-1)).toBe('Try again');
      expect(controls(await failed(lost('network'), 'es')).at(-1)).toBe('Reintentar');
      const why = await oneByOne(
        [lost('network'), lost('offline'), lost('timeout'), refusal(500, 'internal')],
        async (error) => wordsIn(await failed(error, 'en')),
      );
      expect(new Set(why).size).toBeGreaterThanOrEqual(3);
      expect(why.join()).not.toContain('Words of the server');
    },
  );
});

describe('the own promo codes', () => {
  it.each(languages)('are none yet, in words (%s)', async (language) => {
    const known: Still['known'] = [[promosQuery({ userId: expert.id }).queryKey, []]];
    const markup = await stillOf(<codes.CodesPage />, language, {
      at: '/you/codes',
      user: expert,
      known,
    });
    expect(headings(markup).length).toBeGreaterThan(1);
  });
});

describe('the own offerings', () => {
  it.each(languages)(
    'that somebody else has or that are gone are told as that (%s)',
    async (language) => {
      const at = `/you/offerings?edit=${uuid(9)}`;
      const known: Still['known'] = [
        [ownOfferingsQuery(expert.id).queryKey, []],
        [['provider', 'own', expert.id], { field: 'careers' }],
      ];
      const markup = await stillOf(<offerings.OfferingsPage />, language, {
        at,
        user: expert,
        known,
      });
      const links = find(markup, 'a').map((node) => node.getAttribute('href'));
      expect(links).toEqual(['/you/offerings', '/you/offerings']);
      expect(headings(markup)).toHaveLength(2);
    },
  );
});

describe('the form of an own offering', () => {
  it.each([
    ['new', '1 New package or plan', '1 Nuevo paquete o plan'],
    [uuid(9), '1 Edit', '1 Editar'],
  ])('is under its own title, with a way up to all: %s', async (edit, english, spanish) => {
    for (const [language, title] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const markup = await stillOf(<offerings.OfferingsPage />, language, {
        at: `/you/offerings?edit=${edit}`,
        user: expert,
        refused: lost('network'),
      });
      expect(headings(markup)[0]).toBe(title);
      expect(find(markup, 'a')[0]?.getAttribute('href')).toBe('/you/offerings');
    }
  });
});

describe('the own link', () => {
  const own: PersonalLink = {
    username: null,
    personalLink: null,
    url: null,
    formerUsernames: [],
  };
  const share = {
    link: 'https://puente.example/expert/1',
    qrTarget: 'https://puente.example/expert/1',
    username: null,
    title: 'Inés Soto',
    text: 'Careers',
  };
  const shown = (changes: Partial<PersonalLink>, language: Language = 'en') =>
    stillOf(<link.LinkPage />, language, {
      at: '/you/link',
      user: expert,
      known: [
        [
          shareLinkQuery(expert.id).queryKey,
          reply('POST /api/link/generate', { ...share, username: changes.username ?? null }),
        ],
        [
          personalLinkQuery(expert.id).queryKey,
          reply('POST /api/personal-link/fetch', { ...own, ...changes }),
        ],
      ],
    });

  it('is there without a name, too, and one can be chosen', async () => {
    expect(addressOf(await shown({}), 'puente.example/expert/1')).toBe(
      'https://puente.example/expert/1',
    );
    expect(headings(await shown({}))).toContain('2 Choose your username');
    expect(headings(await shown({ username: 'ines' }))).not.toContain('2 Choose your username');
  });

  it('tells until which day here a former name leads on', async () => {
    const formerUsernames = [{ username: 'ines.soto', until: '2027-02-01T01:00:00Z' }];
    expect(wordsIn(await shown({ username: 'ines', formerUsernames }))).toMatch(
      /ines\.soto .*Sunday, January 31, 2027/,
    );
    expect(wordsIn(await shown({ username: 'ines', formerUsernames }, 'es'))).toMatch(
      /ines\.soto .*31 de enero de 2027/,
    );
  });
});

describe('the devices that are signed in', () => {
  const device = (changes: Partial<Device>): Device => ({
    id: uuid(50),
    device: 'Chrome, Android',
    createdAt: '2026-11-30T15:00:00Z',
    expiresAt: '2026-12-30T15:00:00Z',
    isCurrent: true,
    ...changes,
  });
  const shown = (sessions: Device[], language: Language = 'en') =>
    stillOf(<security.SecurityPage />, language, {
      at: '/you/security',
      user: client,
      known: [[sessionsQuery.queryKey, reply('GET /api/auth/sessions', { sessions })]],
    });

  it('are told apart, this one marked, one without a name as that', async () => {
    const markup = await shown([
      device({}),
      device({ id: uuid(51), device: '', isCurrent: false }),
    ]);
    const [first, second] = find(markup, 'li').map(heard);
    expect(first).toMatch(/^Chrome, Android This device .*Chile Time/);
    expect(second).toMatch(/^Unknown device /);
    expect(second).not.toContain('This device');
    const spanish = find(await shown([device({ device: '' })], 'es'), 'li').map(heard);
    expect(spanish[0]).toMatch(/^Dispositivo desconocido Este dispositivo/);
  });
});

describe('the goals that wait', () => {
  const goal = (changes: Partial<Waiting>): Waiting => ({
    id: uuid(60),
    goal: 'Learn to fly <gliders>',
    language: 'en',
    createdAt: '2026-11-01T12:00:00Z',
    until: '2027-02-01T01:00:00Z',
    expert: null,
    ...changes,
  });
  const shown = (goals: Waiting[], language: Language = 'en', user = client) =>
    stillOf(<waiting.WaitingPage />, language, {
      at: '/you/waiting',
      user,
      known: [[waitingQuery(user.id).queryKey, reply('GET /api/worker/waiting', { goals }).goals]],
    });

  it('are none, or as they were written, until a day here', async () => {
    expect(headings(await shown([]))).toHaveLength(2);
    const words = wordsIn(await shown([goal({})]));
    expect(words).toContain('Learn to fly <gliders>');
    expect(words).toContain('Sunday, January 31, 2027');
    expect(wordsIn(await shown([goal({ language: 'es' })], 'es'))).toContain('31 de enero de 2027');
  });

  it('lead to who came, who has left even so', async () => {
    const came = goal({ expert: { id: uuid(61), name: 'Bruno', lastName: 'Díaz' } });
    const markup = await shown([came]);
    expect(wordsIn(markup)).toContain('Bruno Díaz');
    const links = find(markup, 'a').map((node) => node.getAttribute('href'));
    expect(links).toContain(`/expert/${uuid(61)}`);
  });

  it('need an email address to be answered', async () => {
    const without = person('ana', { email: null });
    expect(addressOf(await shown([], 'en', without), 'Add your email')).toBe('/you/profile#email');
    expect(addressOf(await shown([]), 'Add your email')).toBeUndefined();
  });
});

describe('settings', () => {
  it.each(languages)(
    'are of the device for visitors, of the account for others (%s)',
    async (language) => {
      const at = '/you/preferences';
      const visitor = await stillOf(<PreferencesPage />, language, { at });
      const own = await stillOf(<PreferencesPage />, language, { at, user: client });
      expect(find(own, 'form').length).toBe(find(visitor, 'form').length + 1);
      const chosen = find(visitor, 'input').filter((node) => node.hasAttribute('checked'));
      expect(chosen).toHaveLength(2);
      expect(wordsIn(visitor)).not.toBe(wordsIn(own));
    },
  );

  it.each(languages)(
    'feedback can be given by anybody, about what was linked (%s)',
    async (language) => {
      const at = '/you/feedback?type=bug';
      const markup = await stillOf(<FeedbackPage />, language, { at });
      expect(headings(markup)).toHaveLength(1);
      expect(find(markup, 'textarea').length + find(markup, 'input').length).toBeGreaterThan(0);
    },
  );
});

describe('deleting the account', () => {
  it.each(languages)('says first what goes and what stays (%s)', async (language) => {
    const markup = await stillOf(<deletion.DeletePage />, language, {
      at: '/you/data/delete',
      user: client,
    });
    expect(find(markup, 'li').map(heard).filter(Boolean)).toHaveLength(4);
    expect(headings(markup).filter((heading) => heading.startsWith('2 ')).length).toBeGreaterThan(
      2,
    );
    const links = find(markup, 'a').map((node) => node.getAttribute('href'));
    expect(links).toEqual(['/you/data', '/you/data', '/you/data']);
  });
});

describe('the links that an expert made for friends', () => {
  const stats = { remaining: 2, generated: 1, used: 0, max: 3, renewsAt: '2027-01-01T03:00:00Z' };
  const one = {
    id: uuid(70),
    state: 'open' as const,
    url: 'https://puente.example/join/f1',
    uses: 0,
    maxUses: 1,
    createdAt: '2026-11-30T12:00:00Z',
    expiresAt: '2026-12-14T02:00:00Z',
  };
  type Reply = {
    stats?: Partial<typeof stats>;
    states?: ('open' | 'used' | 'revoked' | 'expired')[];
  };
  const shown = ({ stats: changed, states = [] }: Reply, language: Language = 'en') =>
    stillOf(<invite.InvitePage />, language, {
      at: '/you/invite',
      user: expert,
      known: [
        [
          friendInvitesQuery(expert.id).queryKey,
          reply('POST /api/invitations/list', {
            stats: { ...stats, ...changed },
            invitations: states.map((state, at) => ({ ...one, id: uuid(70 + at), state })),
          }),
        ],
      ],
    });

  it('count what is left of the month, and from when there are new ones in the own zone', async () => {
    expect(wordsIn(await shown({}))).toContain('2 invitations left this month 1 of 3 made, 0 used');
    expect(wordsIn(await shown({ stats: { remaining: 1 } }))).toContain(
      '1 invitation left this month',
    );
    expect(wordsIn(await shown({ stats: { remaining: 1 } }, 'es'))).toContain(
      'Te queda 1 invitación',
    );
    expect(wordsIn(await shown({}))).toContain(
      'New ones from Fri, Jan 1, 2027 at 12:00 AM (Chile Time)',
    );
  });

  it('can be made while some are left', async () => {
    expect(controls(await shown({}))).toContain('Create a link');
    expect(controls(await shown({ stats: { remaining: 0 } }))).not.toContain('Create a link');
    expect(wordsIn(await shown({ stats: { remaining: 0 } }, 'es'))).toContain(
      'Te quedan 0 invitaciones',
    );
  });

  it('stand by state: open ones can be sent and taken back, and are good until a time', async () => {
    const all = await shown({ states: ['open', 'used', 'revoked', 'expired'] });
    expect(headings(all)).toEqual(['1 Invite friends', '2 Open links', '2 Links that are over']);
    const [open, used, revoked, expired] = find(all, 'li').map(heard);
    expect(open).toMatch(/^Open 0 of 1 joined Good until .*December 13, 2026 at 11:00 PM/);
    expect(open).toMatch(/Send Take back$/);
    expect(used).toBe('Used 0 of 1 joined');
    expect(revoked).toBe('Taken back 0 of 1 joined');
    expect(expired).toMatch(/^Expired 0 of 1 joined Was good until/);
    expect(headings(await shown({ states: ['used'] }, 'es'))[1]).toBe(
      '2 Enlaces que ya terminaron',
    );
    expect(headings(await shown({}))[1]).toBe('2 No links yet');
  });
});
