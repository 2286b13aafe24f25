import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment, lost, refusal, reply, uuid } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { aPartner } from '../../../test/partners.ts';
import { person } from '../../../test/people.ts';
import {
  managedPartnersQuery,
  managerInvitationsQuery,
  type ManagedPartner,
} from '../../features/partner/queries.ts';
import { PartnerPage, Visitor, Waiting } from './partner-page.tsx';

atMoment('2026-12-01T12:00Z');

const user = person('ines', { managedPartners: ['andes'] });
const languages = ['en', 'es'] as const;

const page = (partners: ManagedPartner[], at: string, language: 'en' | 'es' = 'en') =>
  stillOf(<PartnerPage />, language, {
    at,
    user,
    known: [
      [managedPartnersQuery.queryKey, reply('GET /api/partner/managed', { partners }).partners],
    ],
  });

describe("the place of a partner's managers", () => {
  it('has a way to each section, and says where one is', async () => {
    for (const [language, first] of [
      ['en', 'Overview'],
      ['es', 'Resumen'],
    ] as const) {
      const markup = await page([aPartner()], '/you/partner', language);
      const links = find(markup, 'nav li > a');
      expect(links).toHaveLength(8);
      const open = find(markup, 'a').filter((node) => node.getAttribute('aria-current'));
      expect(open.map(heard)).toEqual([first]);
      expect(headings(markup)).toEqual(['1 Andes Mentors', `2 ${first}`]);
    }
  });

  it.each([
    ['/you/partner/queue', 'Requests'],
    ['/you/partner/members', 'Experts'],
    ['/you/partner/settings', 'Page and welcome'],
    ['/you/partner/nowhere', 'Overview'],
  ])('opens %s as %s', async (at, title) => {
    expect(headings(await page([aPartner()], at))[1]).toBe(`2 ${title}`);
  });

  it('counts who waits, for eyes and ears alike', async () => {
    const waiting = async (count: number, language: 'en' | 'es') =>
      controls(await page([aPartner({ waiting: count })], '/you/partner', language)).join(', ');
    expect(await waiting(0, 'en')).not.toContain('waiting');
    expect(await waiting(1, 'en')).toContain('Requests 1 request is waiting');
    expect(await waiting(12, 'en')).toContain('Requests 12 requests are waiting');
    expect(await waiting(1, 'es')).toContain('Solicitudes 1 solicitud espera');
    expect(await waiting(2, 'es')).toContain('Solicitudes 2 solicitudes esperan');
  });

  it('is that of the partner in the address, where somebody manages several', async () => {
    const other = aPartner({ id: uuid(2), slug: 'salud', name: 'Salud y Vida' });
    const both = await page([aPartner(), other], `/you/partner/log?partner=${other.id}`, 'es');
    expect(headings(both)[0]).toBe('1 Salud y Vida');
    expect(addressOf(both, 'Especialistas')).toBe(`/you/partner/members?partner=${other.id}`);
    const options = find(both, 'option');
    expect(options.map(heard)).toEqual(['Andes Mentors', 'Salud y Vida']);
    const chosen = options.filter((node) => node.hasAttribute('selected'));
    expect(chosen.map(heard)).toEqual(['Salud y Vida']);
    const unknown = await page([aPartner(), other], '/you/partner?partner=gone');
    expect(headings(unknown)[0]).toBe('1 Andes Mentors');
    expect(addressOf(await page([aPartner()], '/you/partner'), 'Experts')).toBe(
      '/you/partner/members',
    );
  });

  it.each(languages)('that did not load can be tried again (%s)', async (language) => {
    for (const error of [lost('network'), refusal(503, 'unavailable'), refusal(404, 'not-found')]) {
      const failed = await stillOf(<PartnerPage />, language, {
        at: '/you/partner',
        user,
        refused: error,
      });
      expect(headings(failed)).toEqual([
        language === 'en'
          ? "2 We couldn't load your organization"
          : '2 No pudimos cargar tu organización',
      ]);
      expect(controls(failed)).toEqual([language === 'en' ? 'Try again' : 'Reintentar']);
    }
  });

  it.each(languages)('asks visitors to sign in and waits in its frame (%s)', async (language) => {
    const visitor = await stillOf(<Visitor />, language, { at: '/you/partner/queue' });
    const signIn = language === 'en' ? 'Sign in' : 'Iniciar sesión';
    expect(addressOf(visitor, signIn)).toBe('/login?next=%2Fyou%2Fpartner%2Fqueue');
    expect(headings(await stillOf(<Waiting />, language))).toHaveLength(1);
  });
});

describe('the place of somebody who manages nothing', () => {
  const invitation = {
    id: uuid(41),
    partner: { id: uuid(1), slug: 'andes', name: 'Andes Mentors' },
    invitedBy: 'Inés Soto',
    expiresAt: '2026-12-10T12:00:00Z',
  };
  const alone = (invitations: (typeof invitation)[], language: 'en' | 'es') => {
    const { invitations: read } = reply('GET /api/partner/manager-invitations', { invitations });
    return stillOf(<PartnerPage />, language, {
      at: '/you/partner',
      user: person('ana'),
      known: [[managerInvitationsQuery.queryKey, read]],
    });
  };

  it('says how one comes to it', async () => {
    expect(wordsIn(await alone([], 'en'))).toContain('A manager can add you by your phone number.');
    expect(wordsIn(await alone([], 'es'))).toContain('No administras una organización');
  });

  it('has each invitation with its answers', async () => {
    const markup = await alone([invitation, { ...invitation, id: uuid(42) }], 'en');
    expect(headings(markup)).toEqual([
      '1 Your organization',
      '2 Andes Mentors invites you to be a manager',
      '2 Andes Mentors invites you to be a manager',
    ]);
    expect(wordsIn(markup)).toContain('Inés Soto asks you to help manage Andes Mentors');
    expect(controls(await alone([invitation], 'es')).slice(-2)).toEqual(['Aceptar', 'Rechazar']);
  });
});
